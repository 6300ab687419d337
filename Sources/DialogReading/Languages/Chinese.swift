// What reading knows of Chinese in both of its scripts, for their files. The words are written by hand;
// Tests/Checks/Translations holds them to right and to wrong translations.

enum Chinese {
  static let denial: StaticString = """
    grammar: *不* *别* *別* *否* *未* *无* *無* *勿* *没* *沒* *非*
    meaning: *拒* *禁* *失* *错* *錯* *放弃* *放棄* *难* *離線* *丢* *仅* *只* *停* *删* *关闭* *取消* *误* *永久*
    failure: *失败* *失敗* *错误* *錯誤* *出错* *出錯*
    besides: *未来* *未來* *未满* *未滿* *无线* *無線* *非常* *除非* *是否* *否则* *否則* *别人* *別人* *特别* *特別* *分别* *分別* *类别* *類別* *级别* *級別* *识别* *識別* *性别* *性別* *别名* *別名* *个别* *個別* *不仅* *不僅* *不久* *不断* *不斷* *不少*
    plain: *不会* *不會* *不能* *无法* *無法* *不可* *没有* *沒有* *未能* *切勿*
    affirming: *不可或缺* *不会再* *错过* *錯過* *忘记* *忘記* *遗漏*
    sure: 不
    offline: *离线* *離線* *断开* *斷開* *中断* *中斷* *脱机*
    keeping: *保留* *留下* *保存*
    hiding: *隐藏* *隱藏* *只有你* *只有您* *仅* *僅*
    invalidity: *过期* *過期* *失效* *错误* *錯誤* *有误* *有誤*
    gratis: *免费* *免費*
    paid: *付费* *付費* *收费* *收費*
    privacy: *私密* *私人* *私有*
    refusal: *拒绝* *拒絕* *被拒*
    difference: *不同* *异* *異* *差别*
    limit: *最多* *至多* *以内* *以下* *上限* *最大* *最长* *仅* *只* *至少* *以上* *最少*
    emptiness: *空*
    only: *仅* *僅* *只有* *仅在* *只在* *只会在* *只會在*
    surelyUnless: *除非*
    finality: *永久* *彻底* *徹底* *不可逆* *不可恢复* *不可復原*
    delay: *等* *保持* *再*
    """

  static let modality: StaticString = """
    can: *可以* *能够* *能夠*
    must: *必须* *必須* *需要*
    without: *没有* *沒有* *无*
    """

  static let clauses: StaticString = """
    comma: ，
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
    people: 张 張 条 條 首 辆 輛 本 只 隻 件 份
    pets: 人 位 名 张 張 首 辆 輛 本 件 份
    videos: 人 位 名 张 張 首 辆 輛 本 只 隻
    items: 人 位 名 首 辆 輛 只 隻
    pictures: 人 位 名 首 辆 輛 本 条 條 件 只 隻
    messages: 人 位 名 首 辆 輛 本 张 張
    songs: 人 位 名 张 張 辆 輛 本 条 條 只 隻
    cars: 人 位 名 张 張 首 本 条 條
    books: 人 位 名 张 張 首 辆 輛 条 條
    files: 人 位 名 首 辆 輛 本 只 隻
    days: 位 张 張 本 辆 輛
    devices: 位 名 首 本 张 張 封 条 條 辆 輛
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
