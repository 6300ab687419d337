// What reading knows of Chinese in both of its scripts, for their files. The words are written by hand;
// Tests/Checks/Translations holds them to right and to wrong translations.

import DialogLocales

enum Chinese {
  static let denial: StaticString = """
    grammar: *不* *别* *別* *否* *未* *无* *無* *勿* *没* *沒* *非*
    meaning: *避免* *以免* *免得* *防止* *陌生* *悄悄* *拒* *禁* *失* *错* *錯* *放弃* *放棄* *难* *離線* *丢* *仅* *只* *停* *删* *关闭* *取消* *误* *永久*
    failure: *失败* *失敗* *错误* *錯誤* *出错* *出錯*
    besides: *未来* *未來* *未满* *未滿* *无线* *無線* *非常* *除非* *是否* *否则* *否則* *别人* *別人* *特别* *特別* *分别* *分別* *类别* *類別* *级别* *級別* *识别* *識別* *性别* *性別* *别名* *別名* *个别* *個別* *不仅* *不僅* *不久* *不断* *不斷* *不少*
    plain: *看不到* *看不见* *看不見* *听不到* *聽不到* *打不开* *打不開* *不会* *不會* *不能* *无法* *無法* *不可* *没有* *沒有* *未能* *切勿*
    affirming: *不可或缺* *不会再* *错过* *錯過* *忘记* *忘記* *遗漏*
    sure: 不
    offline: *离线* *離線* *断开* *斷開* *中断* *中斷* *脱机*
    keeping: *保留* *留下* *保存*
    hiding: *隐藏* *隱藏* *只有你* *只有您* *仅* *僅*
    invalidity: *过期* *過期* *失效* *错误* *錯誤* *有误* *有誤*
    gratis: *免费* *免費*
    paid: *付费* *付費* *收费* *收費*
    taken: *占用* *被占* *已订* *已訂* *预订* *預訂* *售罄* *已满* *已滿* *售完* *已被使用* *满了* *滿了* *客满* *客滿* *坐满* *坐滿* *占满* *佔滿* *用尽* *用盡* *用完*
    vacancy: *还有* *還有* *尚有* *空位* *空间* *空間* *余地* *餘地*
    outdated: *过旧* *過舊* *过时* *過時* *旧版* *舊版* *陈旧* *陳舊* *老旧* *老舊* *较旧* *較舊* *太旧* *太舊*
    readOnly: *只读* *唯讀* *仅供查看* *僅供檢視* *只能查看* *只能檢視*
    outage: *宕机* *當機* *故障* *停机* *停機* *停止* *瘫痪* *癱瘓* *维护* *維護* *崩溃* *中断* *中斷*
    loss: *丢失* *遗失* *遺失* *失踪* *失蹤* *消失* *缺失*
    closure: *受限* *限制* *关闭* *關閉* *封锁* *封鎖* *锁定* *鎖定* *闭馆* *閉館* *休馆* *休館* *停业* *停業* *歇业* *歇業* *公休* *打烊*
    privacy: *私密* *私人* *私有*
    refusal: *拒绝* *拒絕* *被拒*
    difference: *不同* *异* *異* *差别*
    limit: *最多* *至多* *以内* *以下* *上限* *最大* *最长* *仅* *只* *至少* *以上* *最少* *限制* *仅限* *僅限*
    emptiness: *空*
    only: *仅* *僅* *只有* *仅在* *只在* *只会在* *只會在*
    surelyUnless: *除非*
    finality: *永久* *彻底* *徹底* *不可逆* *不可恢复* *不可復原*
    delay: *等* *保持* *再*
    """

  static let senses: StaticString = """
    savemoney: *保存* *存储* *儲存* *存儲* *储存*
    freespace: *免费* *免費*
    freeofcharge: *自由* *空闲* *空閒*
    view: *意见* *意見* *观点* *觀點* *优先* *優先*
    matchgame: *符合* *相符* *吻合*
    matchsame: *比赛* *比賽* *火柴*
    ordersequence: *订单* *訂單* *订购* *訂購* *命令*
    orderpurchase: *顺序* *順序* *命令* *次序*
    backbody: *返回*
    backside: *后背* *後背* *背脊*
    draftpick: *草稿*
    bookreserve: *书籍* *書籍* *图书* *圖書* *书桌* *書桌* *书本* *書本*
    playmedia: *玩耍* *游玩* *遊玩*
    playgame: *播放*
    rightcorrect: *右侧* *右側* *右边* *右邊*
    leftremaining: *左侧* *左側* *左边* *左邊*
    closenear: *关闭* *關閉*
    watchdevice: *观看* *觀看*
    watchvideo: *手表* *手錶*
    balance: *平衡*
    boarding: *董事会* *董事會* *木板* *登板*
    tablefurniture: *表格*
    lettercharacter: *信件* *信函*
    lamp: *轻便* *輕便* *轻量* *輕量*
    shop: *存储* *儲存* *存儲* *储存*
    personalbest: *录音* *錄音* *录制* *錄製* *录像* *錄影*
    jogging: *运行* *運行* *执行* *執行*
    running: *跑步* *奔跑*
    rating: *比率* *汇率* *匯率* *利率* *费率* *費率*
    gratuity: *提示* *技巧*
    doorkey: *按键* *按鍵* *键盘* *鍵盤*
    keyboardkey: *钥匙* *鑰匙*
    secondordinal: *秒*
    textcharacter: *角色* *人物*
    clearsky: *清除*
    musictrack: *跟踪* *追踪* *追蹤*
    interestrate: *兴趣* *興趣*
    parking: *公园* *公園*
    trialperiod: *审判* *審判*
    appcrash: *坠毁* *墜毀* *撞车* *撞車*
    problem: *发行* *發行* *期刊*
    likephoto: *相似* *类似* *類似* *好像*
    changemoney: *更改* *变更* *變更*
    shareothers: *股*
    closeshut: *靠近* *附近*
    checkverify: *支票*
    streamvideo: *小溪* *溪流*
    clearerase: *清晰* *晴*
    courtsport: *法院* *法庭*
    dismissclose: *解雇* *解僱* *开除* *開除*
    mousecomputer: *老鼠*
    lookat: *意见* *意見* *观点* *觀點* *视图顺序* *檢視順序*
    placeput: *地点* *地點* *放置* *场所* *場所*
    showsee: *表演* *演出* *节目结果* *節目結果*
    changealter: *零钱* *零錢* *找零*
    billinvoice: *钞票* *鈔票* *纸币* *紙幣* *紙鈔* *法案*
    billbanknote: *账单* *帳單* *法案*
    trainrail: *训练* *訓練*
    trainexercise: *火车* *火車* *列车* *列車*
    datecalendar: *约会* *約會*
    racecontest: *种族* *種族*
    patientperson: *耐心*
    patientcalm: *病人* *患者*
    coolfan: *粉丝* *粉絲*
    followerfan: *风扇* *風扇* *电扇* *電扇*
    drawtie: *绘画* *繪畫* *画画* *畫畫* *领带* *領帶*
    drawpicture: *平局* *抽签* *抽籤*
    stockgoods: *股票*
    ringdevice: *戒指*
    scaleweigh: *规模* *規模* *比例*
    schoolsubject: *主题* *主旨*
    emailsubject: *科目* *学科* *學科*
    seasonyear: *调味* *調味*
    poolswim: *台球* *撞球*
    presentgift: *当前* *目前* *出席*
    firejob: *开火* *火灾* *著火*
    carplate: *盘子* *盤子*
    """

  static let modality: StaticString = """
    can: *可以* *能够* *能夠*
    must: *必须* *必須* *需要*
    without: *没有* *沒有* *无*
    """

  static let clauses: StaticString = """
    sequence: 再 才
    comma: ，
    conditionOpenings: 如果 如 若 要是 假如 倘若
    conditionConceded: *即使* *即便* *也* *仍* *都* *依然* *就算* *哪怕* *照常* *照樣* *照样* *还* *還* *无论* *無論* *不管*
    conditionConceding: *即使* *即便* *就算* *哪怕* *縱使*
    conditionTurned: *逾* *超* *过* *過* *免* *缺* *继续* *繼續* *保持* *仍* *忘* *难* *難* *迟* *遲* *晚* *空*
    """

  static let states: StaticString = """
    titles: 了
    openings: 正在
    sign: 已
    verbs: 删 移 显 隐 标 查 清 恢 下 编 选 打 保 存 分 发 退 关
    """

  static let buttons: StaticString = """
    acknowledging: 知道了 我知道了 明白了 明白 好的 好 了解 瞭解 返回 收到 確定 确定
    pressing: 轻点 輕點 点击 點擊 点按 选择 選擇 按 轻触
    """

  static let questions: StaticString = """
    ends: 吗 嗎 呢 么 吧 没有
    mark: ？
    """

  static let address: StaticString = """
    formalName: 您
    familiarName: 你
    formalParts: 您
    familiarParts: 你
    """

  static let counters: StaticString = """
    counted: 箱=boxes,bottles,items 盒=boxes,items 人=people 位=people,letters 名=people 张=pictures,items,tickets,files 張=pictures,items,tickets,files 条=pets,videos,messages,files,items 條=pets,videos,messages,files,items 首=songs 辆=cars 輛=cars 本=books,items 只=pets,devices,cups,messages,days,shoes,pens,bottles 隻=pets,devices,cups,shoes,pens,bottles 件=boxes,videos,messages,letters,songs,books,files,items,devices,tickets,days 份=things 封=messages,letters,files,items 头=pets 頭=pets 匹=pets 棵=trees 株=trees 杯=cups
    usual: cars=辆/輛 pets=只/隻 pictures=张/張 tickets=张/張 flowers=朵 shoes=双/雙 umbrellas=把 bottles=瓶 pens=支 people=位 letters=封 songs=首 books=本 trees=棵 cups=杯 devices=台
    others: 人份 位数 位數 位置 位于 位於 名称 名稱 条件 條件 条款 條款 首先 首次 首页 首頁 本地 本机 本機 本身 本月 本周 本週 只能 只会 只會 只需 只有 只要 只在 只可 只是 件数 件數 份额 份額 封面 封存 封锁 封鎖 头像 頭像 匹配
    numbered: 个 個 张 張 条 條 位 人 名 项 項 次 天 年 周 週 小时 小時 分钟 分鐘 秒 种 種 封 台 臺 部 件 份 步 首 段 篇 组 組 页 頁 本 册 冊 则 則 款 倍 枚 字符 幅 串
    """

  /// What multiplies numbers (`AmountWords`).
  static let amounts: StaticString = """
    12: 打
    half: *半小时* *半小時* *半个小时* *半個小時* *半天*
    beyond: *个半小时* *個半小時* *小时半* *小時半*
    """

  static let people: StaticString = """
    joining: 和 或 与 與
    bare: before prefix
    """

  static let marks: StaticString = """
    quotations: “” ‘’ 「」 『』 《》 〈〉
    """
}

/// Words that are told by their characters.
enum ChineseLetters {
  /// Chinese words that no reduplication makes, in both kinds of characters.
  /// Nouns that stand twice in no word, unless a letter after them makes another noun: 文件文件夹.
  static let repeatedNouns: WordSet = .words(
    """
    文件 檔案 照片 视频 影片 订单 訂單 账号 帳號 密码 密碼 消息 訊息 邮件 郵件 设备 裝置 网络 網路 页面 頁面 相册 相簿 用户 电池 電池 \
    屏幕 螢幕 备份 備份 酒店 飯店 航班 医院 醫院 老师 老師 会议 會議 日历 日曆 行程 地址 电话 電話 手机 手機 电脑 電腦 预订 預訂
    """)
  static let endsOfNouns = Set("夹夾名号號卡证證机機册冊包库庫版者".unicodeScalars)
  static let repeatedWords: WordSet = .words(
    """
    已经 已經 可以 需要 如果 因为 因為 我们 我們 无法 無法 没有 沒有 正在 或者 以及 所有 任何 其他 这个 這個 那个 那個 您的 \
    你的 我的 他们 他們 必须 必須 应该 應該 将会 將會 是否 不能 不会 不會 当前 當前
    """)
  /// What people are asked to do, said twice among friends alone.
  static let repeatedRequests: Set<String> = .words(
    """
    检查 檢查 确认 確認 选择 選擇 输入 輸入 更新 连接 連接 连线 連線 登录 登入 重试 重試 打开 打開 开启 開啟 关闭 關閉 保存 儲存 删除 刪除 下载 下載 \
    安装 安裝 设置 設定 联系 聯絡 查看 允许 允許 启用 啟用 添加 加入 使用 前往
    """)
  static let hanCounters = Set("台个個张張条條部种種天件".unicodeScalars)
  static let hanNumerals = Set("十第百零〇一二三四五六七八九千".unicodeScalars)
  /// Chinese words of grammar, with the characters that make another word with one of the two: 现在在.
  static let repeatedHan:
    [Unicode.Scalar: (before: Set<Unicode.Scalar>, after: Set<Unicode.Scalar>)] = {
      let lists = [
        ("在", "现現存实實所内內外潜潛正好旨还還自健", "线線场場职職校乎意于於座世野家"),
        ("的", "目", "确確士话話"), ("将", "即必终終", "来來近军軍就领領"), ("將", "即必終", "來近軍就領"),
        ("已", "不", "经經知"), ("到", "直等", "达達来來场場期处處底"), ("被", "", "子褥套单單"),
        ("和", "暖平温溫柔缓緩饱飽总總共亲親谐諧", "气氣谐諧平解"), ("请", "申邀", "求教假客示"), ("請", "申邀", "求教假客示"),
        ("与", "参", "会其"),
        ("與", "參", "會其"), ("从", "", "业事前来容此"), ("從", "", "業事前來容此"), ("您", "", ""), ("你", "", ""),
        ("该", "应", ""), ("該", "應", ""), ("这", "", ""), ("這", "", ""), ("未", "", "来來必知"),
        ("并", "合", "入列行发且非"),
        ("無", "", "線法限論"), ("无", "", "线法限论"), ("是", "还還但于於不只总總就也都", "否非"),
        ("有", "没沒所只拥擁具享還还佔占", "效趣限用利關关名機机色声聲所些時时序害道意"),
      ]
      var table: [Unicode.Scalar: (before: Set<Unicode.Scalar>, after: Set<Unicode.Scalar>)] = [:]
      for (word, before, after) in lists {
        table[word.unicodeScalars.first!] = (Set(before.unicodeScalars), Set(after.unicodeScalars))
      }
      return table
    }()
  /// Please.
  static let pleas: Set<Unicode.Scalar> = ["请", "請"]
  /// Two of something.
  static func two(in own: HanSets) -> String { own == .traditional ? "兩" : "两" }
  static let numberTwo: Unicode.Scalar = "二"
}
