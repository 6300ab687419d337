public import DialogFindings

/// One thing that a document of the guidelines asks and a dialog, its text, its placement or a project
/// can honour or break, told in words of ours.
public struct Statement: Sendable {
  /// Its place in the document, from 1; what is told later of a document gets numbers after the last.
  public let number: Int
  /// What is asked, in a sentence.
  public let told: Message
  /// What the Korean document says otherwise, and which is followed.
  public let difference: Message?
  /// What keeps it, at least one.
  public let answers: [Answer]

  @inline(never)
  init(
    _ number: Int, _ english: String, ko korean: KoreanMessage, differs difference: Message? = nil,
    _ answers: Answer...
  ) {
    self.number = number
    self.told = Message(en: english, ko: korean)
    self.difference = difference
    self.answers = answers
  }

  /// What keeps a statement.
  public enum Answer: Sendable {
    /// Rules, which find what breaks it.
    case rules([RuleID])
    /// The compiler or generated code, which place and behave so.
    case placement(Message)
    /// The language, in which nothing else can be said.
    case language(Message)
    /// Nothing, and why nothing can.
    case nothing(Message)

    @inline(never)
    static func rules(_ rules: RuleID...) -> Answer { .rules(rules) }

    static func placement(en english: String, ko korean: KoreanMessage) -> Answer {
      .placement(Message(en: english, ko: korean))
    }

    static func language(en english: String, ko korean: KoreanMessage) -> Answer {
      .language(Message(en: english, ko: korean))
    }

    static func nothing(en english: String, ko korean: KoreanMessage) -> Answer {
      .nothing(Message(en: english, ko: korean))
    }
  }
}

extension Statement {
  /// The rules that find what breaks it.
  public var rules: [RuleID] {
    answers.flatMap { answer -> [RuleID] in
      guard case .rules(let rules) = answer else { return [] }
      return rules
    }
  }
}

/// A document of the guidelines with its statements.
public struct GuidelineDocument: Sendable {
  /// Which statements are called by: `000/12` is the twelfth of document `000`.
  public let name: String
  /// Its headings, in order.
  public let sections: [Section]

  /// What stands under one heading, in order.
  public struct Section: Sendable {
    /// The document and the heading, as rules cite them.
    public let citation: Citation
    /// What is asked under it.
    public let statements: [Statement]

    init(_ citation: Citation, _ statements: [Statement]) {
      self.citation = citation
      self.statements = statements
    }
  }
}
