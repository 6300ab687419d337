import DialogLocales

/// How a text speaks to people: with distance or without.
public enum Register: Hashable, Sendable {
  /// Korean 합니다체, German Sie, French vous, Spanish usted, Japanese です・ます, Chinese 您.
  case formal
  /// Korean 해요체.
  case polite
  /// German du, French tu, Spanish tú, Chinese 你, Japanese and Korean plain forms.
  case familiar

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

    /// Whether it begins with your: then what may mean her or their at the start means your.
    public let opensWithYour: Bool

    /// What is known of a source whose language is not.
    public static let unknown = Source(joining: [])

    /// What the arms of one text tell together.
    public init(joining arms: [Source]) {
      saysYou = arms.contains { $0.saysYou }
      saysYour = arms.contains { $0.saysYour }
      commands = arms.contains { $0.commands }
      saysOnlyYou = !arms.isEmpty && arms.allSatisfy(\.saysOnlyYou)
      opensWithYour = !arms.isEmpty && arms.allSatisfy(\.opensWithYour)
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
        && text.parts(between: \.endsClause).contains { clause in
          let first = String(clause.prefix(40)).letterRuns().prefix(2)
          return first.contains(where: Source.commands.contains)
        }
      opensWithYour = words.first == "your"
      saysOnlyYou = isYou && Source.saysOnlyYou(text)
    }

    private static func saysOnlyYou(_ text: String) -> Bool {
      text.parts { $0 != .comma && $0.endsClause }.allSatisfy { sentence in
        guard let first = String(sentence.prefix(40)).letterRuns().first else { return true }
        return commands.contains(first) || first == "you" || first.hasPrefix("you'")
      }
    }

    /// `they`, `it’s`
    private static func isThirdPerson(_ word: String) -> Bool {
      thirdPersons.contains(String(word.prefix { $0 != "'" }))
    }

    private static let thirdPersons: Set<String> = ["they", "them", "she", "he", "it"]
    private static let possessives: Set<String> = ["their", "theirs", "her", "hers", "his", "its"]

    private static let commands: WordSet = .words(
      """
      check try make please choose select tap enter sign open close connect update turn allow
      restart go use wait contact verify install download delete remove save move press click type
      confirm start keep add set log pick visit review free disable enable scan show
      """)
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
  /// Where the source begins with your.
  public var ifOpensWithYour: Registers = []
  /// Where the source says your, and neither their nor its.
  public var ifYour: Registers = []
  /// Where the source commands.
  public var ifCommands: Registers = []

  /// Of a text that tells nothing.
  public init() {}

  init(sure: Registers) { self.sure = sure }

  /// What it shows beside its source, all clues taken together.
  public func registers(beside source: Register.Source) -> Registers {
    var registers = sure
    if source.saysYou || source.saysOnlyYou { registers.formUnion(ifYou) }
    if source.saysOnlyYou { registers.formUnion(ifOnlyYou) }
    if source.opensWithYour { registers.formUnion(ifOpensWithYour) }
    if source.saysYour { registers.formUnion(ifYour) }
    if source.commands { registers.formUnion(ifCommands) }
    return registers
  }
}
