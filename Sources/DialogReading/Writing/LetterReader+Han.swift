import DialogLocales

extension LetterReader {
  /// Characters that the language does not write, though another does.
  func readHan(_ own: HanSets, _ faults: inout [WritingFault]) {
    for index in scalars.indices {
      let sets = HanSets.of(scalars[index])
      guard !sets.isEmpty, !sets.contains(own), sets.contains(own.other) else { continue }
      if own == .japanese, sets.contains(.traditional) { continue }
      faults.append(fault(.foreignLetter, index..<index + 1, nil))
    }
  }

  /// Words of grammar twice in a row; not where one of them is part of another word.
  func readRepeatedHan(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst() where scalars[index] == scalars[index - 1] {
      guard let parts = repeatedHan[scalars[index]] else { continue }
      let (before, after) = (at(index - 2), at(index + 1))
      if parts.before.contains(before) || parts.after.contains(after) { continue }
      faults.append(fault(.doubled, index - 1..<index + 1, String(scalars[index])))
    }
  }

  /// Words of grammar of two characters, twice in a row.
  func readRepeatedWords(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropLast(3)
    where scalars[index] == scalars[index + 2] && scalars[index + 1] == scalars[index + 3] {
      let word = String(String.UnicodeScalarView(scalars[index...index + 1]))
      let isRequest =
        (at(index - 1) == "请" || at(index - 1) == "請") && repeatedRequests.contains(word)
      if repeatedWords.contains(word) || isRequest {
        faults.append(fault(.doubled, index..<index + 4, word))
      }
    }
  }

  /// 二 before what counts things, where it ends no longer number and is not the second.
  func readTwo(_ right: String, _ faults: inout [WritingFault]) {
    for index in scalars.indices
    where scalars[index] == "二" && counters.contains(at(index + 1))
      && !numerals.contains(at(index - 1))
    {
      faults.append(fault(.misspelt, index..<index + 2, right + String(at(index + 1))))
    }
  }

  /// The particle を twice, which ends no word and begins none; others between words of other letters.
  func readRepeatedKana(_ faults: inout [WritingFault]) {
    for index in scalars.indices.dropFirst()
    where scalars[index] == scalars[index - 1] && "をにでとが".unicodeScalars.contains(scalars[index]) {
      let isAmongWords = at(index - 2).opensJapaneseWord && at(index + 1).opensJapaneseWord
      guard scalars[index] == "を" || isAmongWords else { continue }
      faults.append(fault(.doubled, index - 1..<index + 1, String(scalars[index])))
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of Han or Katakana, of which most words are and no particle is.
  fileprivate var opensJapaneseWord: Bool {
    switch value {
    case 0x30A1...0x30FC, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

/// Chinese words that no reduplication makes, in both kinds of characters.
private let repeatedWords: WordSet = .words(
  """
  已经 已經 可以 需要 如果 因为 因為 我们 我們 无法 無法 没有 沒有 正在 或者 以及 所有 任何 其他 这个 這個 那个 那個 您的 \
  你的 我的 他们 他們 必须 必須 应该 應該 将会 將會 是否 不能 不会 不會 当前 當前
  """)
/// What people are asked to do, said twice among friends alone.
private let repeatedRequests: Set<String> = .words(
  """
  检查 檢查 确认 確認 选择 選擇 输入 輸入 更新 连接 連接 连线 連線 登录 登入 重试 重試 打开 打開 开启 開啟 关闭 關閉 保存 儲存 删除 刪除 下载 下載 \
  安装 安裝 设置 設定 联系 聯絡 查看 允许 允許 启用 啟用 添加 加入 使用 前往
  """)
private let counters = Set("台个個张張条條部种種天件".unicodeScalars)
private let numerals = Set("十第百零〇一二三四五六七八九千".unicodeScalars)

extension HanSets {
  /// The set of those who write otherwise.
  fileprivate var other: HanSets { self == .simplified ? .traditional : .simplified }
}

/// Chinese words of grammar, with the characters that make another word with one of the two: 现在在.
private let repeatedHan:
  [Unicode.Scalar: (before: Set<Unicode.Scalar>, after: Set<Unicode.Scalar>)] = {
    let lists = [
      ("在", "现現存实實所内內外潜潛正好旨还還自健", "线線场場职職校乎意于於座世野家"),
      ("的", "目", "确確士话話"), ("将", "即必终終", "来來近军軍就领領会會要"), ("將", "即必終", "來近軍就領會要"),
      ("已", "不", "经經知"), ("请", "申邀", "求教假客示"), ("請", "申邀", "求教假客示"), ("与", "参", "会其"),
      ("與", "參", "會其"), ("从", "", "业事前来容此"), ("從", "", "業事前來容此"), ("您", "", ""), ("你", "", ""),
      ("该", "应", ""), ("該", "應", ""), ("这", "", ""), ("這", "", ""), ("未", "", "来來必知"),
      ("并", "合", "入列行发且非"),
      ("無", "", "線法限論"), ("无", "", "线法限论"), ("是", "还還但于於不只总總就也都", "否非"),
    ]
    var table: [Unicode.Scalar: (before: Set<Unicode.Scalar>, after: Set<Unicode.Scalar>)] = [:]
    for (word, before, after) in lists {
      table[word.unicodeScalars.first!] = (Set(before.unicodeScalars), Set(after.unicodeScalars))
    }
    return table
  }()
