public import DialogFindings
public import DialogSupport

/// What the files of one compilation mean together.
///
/// Backends, rules and editor features read this and nothing before it. Everything in it is in
/// source order: by file, then by place.
public struct Program: Sendable {
  /// What holds for all dialogs; as if declared empty where no project is.
  public var project: Project
  /// The enums, which parameters have for types.
  public var enums: [EnumType]
  /// The project’s glossary, which buttons take their titles from.
  public var terms: [Term]
  /// The dialogs of all files.
  public var dialogs: [Dialog]
  /// The places of the dialogs by name.
  public private(set) var dialogIndex: [String: Int] = [:]

  /// - Parameter dialogs: of names that differ.
  public init(project: Project, enums: [EnumType], terms: [Term], dialogs: [Dialog]) {
    self.project = project
    self.enums = enums
    self.terms = terms
    self.dialogs = dialogs
    indexDialogs()
  }
}

extension Program {
  /// Adds a dialog, of a name that no other one has.
  mutating func append(_ dialog: consuming Dialog) {
    dialogIndex[dialog.name.text] = dialogs.count
    dialogs.append(dialog)
  }

  /// How many dialogs of a kind it has.
  public func countDialogs(_ kind: Dialog.Kind) -> Int {
    dialogs.indices.count { dialogs[$0].kind == kind }
  }

  /// Removes the dialog at a place, which the last one takes.
  mutating func removeDialog(at place: Int) {
    dialogIndex[dialogs[place].name.text] = nil
    dialogs.swapRemove(at: place)
    if place < dialogs.count { dialogIndex[dialogs[place].name.text] = place }
  }

  /// Finds the dialogs by their names again.
  mutating func indexDialogs() {
    dialogIndex.reserveCapacity(dialogs.count)
    for place in dialogs.indices { dialogIndex[dialogs[place].name.text] = place }
  }

  /// Lets go of the dialogs, so that whoever else has them changes them in place.
  public mutating func releaseDialogs() {
    dialogs = []
    dialogIndex = [:]
  }
}

/// A program without errors; what a backend takes.
public struct CheckedProgram: Sendable {
  /// The program, which no error is found in.
  public let program: Program

  /// Nil where a finding is an error.
  public init?(_ program: Program, findings: [Diagnostic]) {
    if findings.hasErrors { return nil }
    self.program = program
  }
}

/// A name as it is written, and where.
public struct Name: Hashable, Sendable {
  /// The name, without quotes or brackets.
  public let text: String
  /// Where it stands.
  public let range: SourceRange

  /// A name as a file has it.
  public init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// A statement or an attribute: its keyword, and all of it.
public struct Clause: Hashable, Sendable {
  /// The word that it begins with.
  public let keyword: String
  /// Where it stands.
  public let range: SourceRange

  init(_ keyword: String, at range: SourceRange) {
    self.keyword = keyword
    self.range = range
  }
}

/// `enum Media { photo, video }`
public struct EnumType: Sendable {
  /// The name that it is asked for by.
  public let name: Name
  /// The text of its `///` comments, without the slashes.
  public let documentation: String
  /// The cases in source order, by whose index values name them.
  public let cases: [Case]
  /// The whole declaration.
  public let range: SourceRange

  /// A value of an enum.
  public struct Case: Sendable {
    /// The name that it is asked for by.
    public let name: Name
    /// The text of its `///` comments, without the slashes.
    public let documentation: String
  }
}

/// An entry of the project's glossary.
public struct Term: Sendable {
  /// The name that it is asked for by.
  public let name: Name
  /// What it says in each language.
  public let text: Text
  /// From its name to the end of its text.
  public let range: SourceRange
}

/// `@allow(rule, "reason")`
public struct Allowance: Sendable {
  /// The rule whose findings are allowed.
  public let rule: RuleID
  /// Why they are, in the author’s words.
  public let reason: String
  /// The rule's name.
  public let ruleRange: SourceRange
  /// The declaration or statement in which findings of the rule are allowed.
  public let scope: SourceRange
  /// The directive itself.
  public let range: SourceRange
}
