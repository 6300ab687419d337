public import DialogFindings
public import DialogText

/// What the files of one compilation mean together.
///
/// Backends, rules and editor features read this and nothing before it. Everything in it is in
/// source order: by file, then by place.
public struct Program: Sendable {
  public var project: Project
  public var enums: [EnumType]
  public var terms: [Term]
  public var dialogs: [Dialog]
  /// Findings that the authors allow, each with its reason.
  public var allowances: [Allowance]
}

/// A program without errors; what a backend takes.
public struct CheckedProgram: Sendable {
  public let program: Program

  /// Nil where a finding is an error.
  public init?(_ program: Program, findings: [Diagnostic]) {
    if findings.hasErrors { return nil }
    self.program = program
  }
}

/// A name as it is written, and where.
public struct Name: Hashable, Sendable {
  public let text: String
  public let range: SourceRange

  public init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// A statement or an attribute: its keyword, and all of it.
public struct Clause: Hashable, Sendable {
  public let keyword: String
  public let range: SourceRange

  public init(_ keyword: String, at range: SourceRange) {
    self.keyword = keyword
    self.range = range
  }
}

/// `enum Media { photo, video }`
public struct EnumType: Sendable {
  public let name: Name
  public let documentation: String
  public let cases: [Case]

  public struct Case: Sendable {
    public let name: Name
    public let documentation: String
  }
}

/// An entry of the project's glossary.
public struct Term: Sendable {
  public let name: Name
  public let text: Text
}

/// `@allow(rule, "reason")`
public struct Allowance: Sendable {
  public let rule: RuleID
  public let reason: String
  /// The rule's name.
  public let ruleRange: SourceRange
  /// The declaration or statement in which findings of the rule are allowed.
  public let scope: SourceRange
  /// The directive itself.
  public let range: SourceRange
}
