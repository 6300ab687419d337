/// How a text speaks to people: with distance or without.
public enum Register: Hashable, Sendable {
  /// Korean 합니다체, German Sie, French vous, Spanish usted, Japanese です・ます, Chinese 您.
  case formal
  /// Korean 해요체.
  case polite
  /// German du, French tu, Spanish tú, Chinese 你, Japanese and Korean plain forms.
  case familiar

  /// What people call it in a language.
  public func name(in language: String) -> String {
    switch (language, self) {
    case ("ko", .formal): "합니다체"
    case ("ko", .polite): "해요체"
    case ("ko", .familiar): "해라체"
    case ("ja", .formal): "です・ます"
    case ("ja", _): "だ・である"
    default: Register.pronouns[language]?.name(self) ?? ""
    }
  }

  /// The registers that a text's endings and pronouns are of; empty where nothing tells.
  public static func of(_ text: String, in language: String) -> Registers {
    switch language {
    case "ko": return KoreanRegister.of(text)
    case "ja": return JapaneseRegister.of(text)
    case "zh": return ofChinese(text)
    default: return pronouns[language]?.registers(of: text) ?? []
    }
  }

  private static func ofChinese(_ text: String) -> Registers {
    text.unicodeScalars.reduce(into: Registers()) { registers, scalar in
      if scalar == "您" { registers.insert(.formal) }
      if scalar == "你" { registers.insert(.familiar) }
    }
  }

  /// Whether a language's registers are known.
  public static func isKnown(in language: String) -> Bool {
    ["ko", "ja", "zh"].contains(language) || pronouns[language] != nil
  }
}

/// A set of registers.
public struct Registers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let formal = Registers(rawValue: 1)
  public static let polite = Registers(rawValue: 2)
  public static let familiar = Registers(rawValue: 4)

  /// Its members in the order of `Register`'s cases.
  public var members: [Register] {
    [(Registers.formal, Register.formal), (.polite, .polite), (.familiar, .familiar)]
      .filter { contains($0.0) }.map(\.1)
  }
}

// MARK: Pronouns

extension Register {
  /// Words that speak to people, in lower case. Capitals make German formal ones.
  fileprivate struct Pronouns: Sendable {
    let formal: Set<String>
    let familiar: Set<String>
    let formalName: String
    let familiarName: String
    var formalIsCapital = false
    /// What formal verbs end in: French -ez.
    var formalEnding = ""

    func name(_ register: Register) -> String {
      register == .formal ? formalName : familiarName
    }

    func registers(of text: String) -> Registers {
      var registers: Registers = []
      for sentence in text.unicodeScalars.split(whereSeparator: Pronouns.startsSentence) {
        var isFirst = true
        for word in String(sentence).letterRuns(isCaseKept: true) {
          let lower = word.lowercased()
          if familiar.contains(lower) || lower.hasPrefix("t'") && familiar.contains("tu") {
            registers.insert(.familiar)
          }
          if isFormal(word, lower, isFirst) { registers.insert(.formal) }
          isFirst = false
        }
      }
      return registers
    }

    private static func startsSentence(behind scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case ".", "?", "!", ":", "\n", "„", "“", "\"", "«": true
      default: false
      }
    }

    private func isFormal(_ word: String, _ lower: String, _ isFirst: Bool) -> Bool {
      if formalIsCapital { return !isFirst && word != lower && formal.contains(lower) }
      let isVerb =
        !formalEnding.isEmpty && lower.hasSuffix(formalEnding) && lower.unicodeScalars.count > 5
      return formal.contains(lower) || isVerb
    }
  }

  fileprivate static let pronouns: [String: Pronouns] = {
    func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    return [
      "de": Pronouns(
        formal: words("sie ihnen ihr ihre ihren ihrem ihrer ihres"),
        familiar: words("du dich dir dein deine deinen deinem deiner deines"),
        formalName: "Sie", familiarName: "du", formalIsCapital: true),
      "fr": Pronouns(
        formal: words("vous votre vos"), familiar: words("tu te toi ton ta tes"),
        formalName: "vous", familiarName: "tu", formalEnding: "ez"),
      "es": Pronouns(
        formal: words(
          "usted ustedes desea quiere asegúrese inténtelo compruebe introduzca seleccione conéctese"
        ),
        familiar: words(
          """
          tú te ti tu tus contigo quieres puedes tienes estás deseas debes eres necesitas podrás \
          tendrás asegúrate inténtalo comprueba conéctate
          """), formalName: "usted", familiarName: "tú"),
      "ru": Pronouns(
        formal: words("вы вас вам вами ваш ваша ваше ваши вашего вашей вашу ваших вашим вашему"),
        familiar: words("ты тебя тебе тобой твой твоя твоё твои твоего твоей твою твоих"),
        formalName: "вы", familiarName: "ты"),
      "nl": Pronouns(
        formal: words("u uw"), familiar: words("je jij jou jouw"), formalName: "u",
        familiarName: "je"),
      "tr": Pronouns(
        formal: words("siz sizi size sizin sizde sizden"),
        familiar: words("sen seni sana senin sende senden"), formalName: "siz",
        familiarName: "sen"),
    ]
  }()
}

// MARK: Korean

/// The speech levels of the sentences of a text, by their last syllables. 하세요 and ~까요 go with
/// both 합니다체 and 해요체.
private enum KoreanRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    var ending: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if (0xAC00..<0xD7A4).contains(scalar.value) {
        ending.append(scalar)
      } else {
        if endsSentence(scalar), let register = register(ending, isMarked: true) {
          registers.insert(register)
        }
        if !isPassedOver(scalar) { ending.removeAll(keepingCapacity: true) }
      }
    }
    if let register = register(ending, isMarked: false) { registers.insert(register) }
    return registers
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", "…", "\n", "。", "？", "！": true
    default: false
    }
  }

  /// Quotes and brackets between a sentence and its mark.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "”" || scalar == "’"
  }

  /// The register of a sentence by its last syllables, of which there are two at least.
  private static func register(_ syllables: [Unicode.Scalar], isMarked: Bool) -> Registers? {
    guard syllables.count > 1, let last = syllables.last else { return nil }
    switch last {
    case "다", "까", "오": break
    case "요": return isPolite(syllables) ? .polite : nil
    case "죠": return .polite
    case "라", "래": return isMarked && ends(syllables, in: plainEndings) ? .familiar : nil
    default: return nil
    }
    if ends(syllables, in: formalEndings) { return isFormal(syllables) ? .formal : nil }
    return isMarked && ends(syllables, in: plainEndings) ? .familiar : nil
  }

  private static func ends(_ syllables: [Unicode.Scalar], in endings: [[Unicode.Scalar]]) -> Bool {
    endings.contains { syllables.reversed().starts(with: $0.reversed()) }
  }

  private static func endings(_ list: String) -> [[Unicode.Scalar]] {
    list.split(separator: " ").map { Array($0.unicodeScalars) }
  }

  private static let formalEndings = endings("니다 니까 십시오 시다")
  private static let plainEndings = endings("한다 했다 된다 됐다 있다 없다 었다 았다 하라 할래 할까")
  /// They go with both 합니다체 and 해요체.
  private static let neutralEndings = endings("세요 까요 셔요")
  private static let nounsInYo = endings("필요 중요 주요 수요 개요 강요 동요 소요 담요 불필요")

  /// Whether a ㅂ stands in front of 니다, 니까 and 시다.
  private static func isFormal(_ syllables: [Unicode.Scalar]) -> Bool {
    if syllables.last == "오" { return true }
    guard syllables.count > 2 else { return false }
    return KoreanSyllable(syllables[syllables.count - 3])?.final == .b
  }

  private static func isPolite(_ syllables: [Unicode.Scalar]) -> Bool {
    !ends(syllables, in: neutralEndings) && !ends(syllables, in: nounsInYo)
  }
}

// MARK: Japanese

/// The style of the sentences of a text that end with 。.
private enum JapaneseRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    for sentence in text.split(whereSeparator: { "。？?！!\n".contains($0) }) {
      if politeEndings.contains(where: sentence.hasSuffix) { registers.insert(.formal) }
    }
    var rest = Substring(text)
    while let stop = rest.firstIndex(of: "。") {
      if isPlain(rest[..<stop]) { registers.insert(.familiar) }
      rest = rest[rest.index(after: stop)...]
    }
    return registers
  }

  private static let politeEndings = [
    "です", "ます", "ません", "ました", "でした", "ください", "下さい", "でしょう", "ですか", "ますか", "ましょう",
    "ませんか", "ましたか", "でしょうか", "ございます",
  ]

  private static func isPlain(_ sentence: Substring) -> Bool {
    guard !politeEndings.contains(where: sentence.hasSuffix) else { return false }
    return ["だ", "である", "する", "した", "ない", "れる", "いる", "ある", "れた", "った", "できる", "なる"]
      .contains(where: sentence.hasSuffix)
  }
}
