public import DialogFindings
public import DialogLocales

/// Something that can be done to a file at a place.
public struct CodeAction: Sendable {
  /// As an instruction: “write ‘Delete’”.
  public let title: Message
  /// What it is for.
  public let kind: Kind
  /// What is changed, file by file; none of what only shows something.
  public let edits: [FileEdit]
  /// The finding that it mends or allows, as the workspace tells it.
  public let finding: Diagnostic?
  /// Whether it may be done unasked.
  public let isPreferred: Bool
  /// What is shown; nil of what changes something.
  public let preview: (dialog: String, language: LanguageTag)?

  /// What an action is for.
  public enum Kind: Sendable {
    /// Mends a finding.
    case quickFix
    /// Makes something else of what is there.
    case rewrite
    /// Takes a piece out, to be used elsewhere too.
    case extract
    /// Mends all that can be mended for certain.
    case fixAll
    /// Shows something.
    case show
  }
}
