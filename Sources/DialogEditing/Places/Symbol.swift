public import DialogSyntax

/// What a name stands for. Equal symbols are one thing, wherever in the project they are named.
///
/// What belongs to a dialog is told apart by the dialog’s declaration, so that two dialogs of one name,
/// or without one, keep what is theirs.
public enum Symbol: Hashable, Sendable {
  case project(String)
  case dialog(String)
  case parameter(String, of: Syntax)
  /// What a choice calls an element of its list: `choice album for album in albums`. The name of the
  /// choice, and that of the variable.
  case element(String, choice: String, of: Syntax)
  /// A button, choice or action, or a field.
  case part(String, of: Syntax)
  /// A text by the path that translations call it by: `title`, `reply.input`.
  case text(String, of: Syntax)
  case enumeration(String)
  case enumCase(String, of: String)
  case term(String)
  case language(String)
  case rule(String)
  case appName(String, AppName)

  /// What the app declares and the project only names.
  public enum AppName: Hashable, Sendable, CaseIterable {
    /// Of `opens`, `settings` and `clearedBy`.
    case screen
    /// Of `source`.
    case control
    /// Of `after`.
    case deed
    case thread, identifier
    /// Of `showing` and `media`.
    case value
  }

  /// The name as it is written.
  public var name: String {
    switch self {
    case .project(let name), .dialog(let name), .parameter(let name, _), .element(let name, _, _),
      .part(let name, _), .text(let name, _), .enumeration(let name), .enumCase(let name, _),
      .term(let name), .language(let name), .rule(let name), .appName(let name, _):
      name
    }
  }

  /// The declaration of the dialog that it belongs to; nil where it is the project’s.
  public var dialog: Syntax? {
    switch self {
    case .parameter(_, let dialog), .element(_, _, let dialog), .part(_, let dialog),
      .text(_, let dialog):
      dialog
    default: nil
    }
  }
}
