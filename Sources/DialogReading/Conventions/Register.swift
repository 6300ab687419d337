import DialogLocales

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
    case ("zh", .formal): "您"
    case ("zh", _): "你"
    case ("th", .formal): "คุณ"
    case ("th", _): "เธอ"
    case ("ja", .formal): "です・ます"
    case ("ja", _): "だ・である"
    default: AddressWords.of(language)?.name(self) ?? ""
    }
  }

  /// What the English text that another translates tells of its words.
  public struct Source: Sendable {
    /// Whether it speaks of you and of nothing else; then words that may mean they, she or it, Sie
    /// and Ihre at the start of a sentence, mean you.
    public let saysYou: Bool
    /// Whether what somebody has is yours; then words that may mean their or its, sus, mean your.
    public let saysYour: Bool
    /// Whether one of its sentences begins with a verb that commands.
    public let commands: Bool
    /// Whether each of its sentences begins with you or commands: then whoever does something is you.
    public let saysOnlyYou: Bool

    /// What is known of a source whose language is not.
    public static let unknown = Source(joining: [])

    /// What the arms of one text tell together.
    public init(joining arms: [Source]) {
      saysYou = arms.contains { $0.saysYou }
      saysYour = arms.contains { $0.saysYour }
      commands = arms.contains { $0.commands }
      saysOnlyYou = !arms.isEmpty && arms.allSatisfy(\.saysOnlyYou)
    }

    /// - Parameter text: the English text.
    public init(of text: String) {
      let words = text.letterRuns()
      let isYou = words.contains { $0.hasPrefix("you") }
      let hasOthers = words.contains(where: Source.possessives.contains)
      saysYour = words.contains("your") && !hasOthers
      saysYou = isYou && !hasOthers && !words.contains(where: Source.isThirdPerson)
      // “Removes all files. Type a name”: what it does comes first.
      let describes = words.first.map {
        $0.hasSuffix("s") && Source.commands.contains(String($0.dropLast()))
      }
      commands =
        !(describes ?? false)
        && words.contains(where: Source.commands.contains)
        && text.unicodeScalars.split(whereSeparator: Source.endsClause).contains { clause in
          let first = String(clause.prefix(40)).letterRuns().prefix(2)
          return first.contains(where: Source.commands.contains)
        }
      saysOnlyYou = isYou && Source.saysOnlyYou(text)
    }

    private static func saysOnlyYou(_ text: String) -> Bool {
      let sentences = text.unicodeScalars.split { $0 != "," && endsClause($0) }
      return sentences.allSatisfy { sentence in
        guard let first = String(sentence.prefix(40)).letterRuns().first else { return true }
        return commands.contains(first) || first == "you" || first.hasPrefix("you'")
      }
    }

    private static func endsClause(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case ".", "?", "!", ":", ";", "\n", ",": true
      default: false
      }
    }

    /// `they`, `it’s`
    private static func isThirdPerson(_ word: String) -> Bool {
      thirdPersons.contains(String(word.prefix { $0 != "'" }))
    }

    private static let thirdPersons: Set<String> = ["they", "them", "she", "he", "it"]
    private static let possessives: Set<String> = ["their", "theirs", "her", "hers", "his", "its"]

    private static let commands: Set<String> = .words(
      """
      check try make please choose select tap enter sign open close connect update turn allow
      restart go use wait contact verify install download delete remove save move press click type
      confirm start keep add set log pick visit review free disable enable
      """)
  }

  /// What a text's endings and pronouns tell of its register.
  public static func clues(in text: String, of language: String) -> RegisterClues {
    switch language {
    case "ko": return RegisterClues(sure: KoreanRegister.of(text))
    case "ja": return RegisterClues(sure: JapaneseRegister.of(text))
    case "zh": return RegisterClues(sure: ofChinese(text))
    case "th": return ofThai(text)
    default: return AddressWords.of(language)?.clues(in: text) ?? RegisterClues()
    }
  }

  /// เธอ means she as well.
  private static func ofThai(_ text: String) -> RegisterClues {
    let bytes = Array(text.utf8)
    var clues = RegisterClues()
    if bytes.contains("คุณ") || bytes.contains("ท่าน") { clues.sure.insert(.formal) }
    if bytes.contains("เธอ") { clues.ifYou.insert(.familiar) }
    return clues
  }

  private static func ofChinese(_ text: String) -> Registers {
    text.unicodeScalars.reduce(into: Registers()) { registers, scalar in
      if scalar == "您" { registers.insert(.formal) }
      if scalar == "你" { registers.insert(.familiar) }
    }
  }

  /// Whether a language's registers are known.
  public static func isKnown(in language: String) -> Bool {
    ["ko", "ja", "zh", "th"].contains(language) || AddressWords.of(language) != nil
  }
}

/// A set of registers.
public struct Registers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  static let formal = Registers(rawValue: 1)
  static let polite = Registers(rawValue: 2)
  /// That of friends: du, tu, 해.
  public static let familiar = Registers(rawValue: 4)
  /// Korean 하세요 and ~까요, which go with formal and polite, and with nothing else.
  public static let courteous = Registers(rawValue: 8)

  /// Its members in the order of `Register`'s cases.
  public var members: [Register] {
    [(Registers.formal, Register.formal), (.polite, .polite), (.familiar, .familiar)]
      .filter { contains($0.0) }.map(\.1)
  }
}

/// What a text tells of its register, by itself and beside its source.
public struct RegisterClues: Hashable, Sendable {
  /// What the text shows by itself.
  public var sure: Registers = []
  /// Where the source speaks of you alone.
  public var ifYou: Registers = []
  /// Where the source speaks to people in each of its sentences.
  public var ifOnlyYou: Registers = []
  /// Where the source says your, and neither their nor its.
  public var ifYour: Registers = []
  /// Where the source commands.
  public var ifCommands: Registers = []

  /// What it shows beside its source, all clues taken together.
  public func registers(beside source: Register.Source) -> Registers {
    var registers = sure
    if source.saysYou || source.saysOnlyYou { registers.formUnion(ifYou) }
    if source.saysOnlyYou { registers.formUnion(ifOnlyYou) }
    if source.saysYour { registers.formUnion(ifYour) }
    if source.commands { registers.formUnion(ifCommands) }
    return registers
  }
}

// MARK: Korean

/// The speech levels of the sentences of a text, by their last syllables. 하세요 and ~까요 go with
/// both 합니다체 and 해요체.
private enum KoreanRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    var ending: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar.isHangulSyllable {
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
    case "요":
      if ends(syllables, in: courteousEndings) { return .courteous }
      return isPolite(syllables) ? .polite : nil
    case "죠": return .polite
    case "해", "줘", "봐", "돼", "둬", "어":
      return isMarked && isCasual(syllables) ? .familiar : nil
    case "라", "래": return isMarked && ends(syllables, in: plainEndings) ? .familiar : nil
    default: return nil
    }
    if ends(syllables, in: formulas) { return nil }
    if ends(syllables, in: formalEndings) { return isFormal(syllables) ? .formal : nil }
    return isMarked && isPlain(syllables) ? .familiar : nil
  }

  /// 로그인해, 알려줘, 끝났어: a verb, which nouns may look like.
  private static func isCasual(_ syllables: [Unicode.Scalar]) -> Bool {
    guard syllables.last == "어" else { return !ends(syllables, in: nounsInHae) }
    return KoreanSyllable(syllables[syllables.count - 2])?.final == .ss
  }

  /// 한다, 남는다, 했다, 사라졌다: ㄴ or ㅆ before 다.
  private static func isPlain(_ syllables: [Unicode.Scalar]) -> Bool {
    if ends(syllables, in: plainEndings) { return true }
    guard syllables.last == "다", syllables.count > 2,
      let final = KoreanSyllable(syllables[syllables.count - 2])?.final
    else { return false }
    return final == .n || final == .ss
  }

  private static func ends(_ syllables: [Unicode.Scalar], in endings: [[Unicode.Scalar]]) -> Bool {
    endings.contains { syllables.reversed().starts(with: $0.reversed()) }
  }

  private static func endings(_ list: String) -> [[Unicode.Scalar]] {
    list.split(separator: " ").map { Array($0.unicodeScalars) }
  }

  private static let formalEndings = endings("니다 니까 십시오 시다")
  /// What is said so in 해요체 too: thanks, wishes and the like, and what is told with ~답니다.
  private static let formulas = endings(
    "감사합니다 고맙습니다 축하합니다 죄송합니다 미안합니다 반갑습니다 환영합니다 답니다 안녕하십니까")
  private static let plainEndings = endings("한다 했다 된다 됐다 있다 없다 었다 았다 하라 할래 할까 이다 아니다 않다 같다")
  private static let courteousEndings = endings("세요 까요 셔요")
  /// They go with both 합니다체 and 해요체.
  private static let neutralEndings = endings("가요 나요")
  private static let nounsInHae = endings(
    "동해 서해 남해 피해 이해 방해 오해 손해 올해 견해 저해 재해 유해 침해 항해 양해 상해 공해 새해 지난해 분해 난해 황해 위해")
  private static let nounsInYo = endings("필요 중요 주요 수요 개요 강요 동요 소요 담요 불필요")

  /// Whether a ㅂ comes before 니다, 니까 and 시다.
  private static func isFormal(_ syllables: [Unicode.Scalar]) -> Bool {
    if syllables.last == "오" { return true }
    guard syllables.count > 2 else { return false }
    return KoreanSyllable(syllables[syllables.count - 3])?.final == .b
  }

  private static func isPolite(_ syllables: [Unicode.Scalar]) -> Bool {
    !ends(syllables, in: neutralEndings) && !ends(syllables, in: nounsInYo)
  }
}
