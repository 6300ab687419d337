public import DialogText

/// An alert, an action sheet or a notification.
///
/// ```
/// DeleteItems                      name
///   "Delete 3 Items?"              texts: title, message, …
///   [ Cancel ]  [ Delete ]         buttons, placed by `placement`
/// ```
public struct Dialog: Sendable {
  public let name: Name
  public let kind: Kind
  /// The text of its `///` comments, without the slashes.
  public var documentation: String
  /// What `@deprecated` says.
  public var deprecation: String?
  public var parameters: [Parameter]
  public var purpose: Purpose?
  /// At most one for each role.
  public var texts: [RoledText]
  /// An alert's buttons, a sheet's choices or a notification's actions, Cancel among them, in
  /// order of likelihood, likeliest first.
  public var buttons: [Button]
  public var fields: [Field]
  /// The button that leaving for the Home screen, Esc or the end of input stands for, an index of
  /// `buttons`: Cancel, or the one that `exit` names. Nil: the outcome is `dismissed`.
  public var exitButton: Int?
  /// Whether the exit is stated: by a Cancel button or by an `exit` statement.
  public var statesExit: Bool
  /// The button that Return presses, shown bold; an index of `buttons`.
  public var defaultButton: Int?
  public var placement: Placement
  /// `layout manual`: buttons stay in source order and rules check them.
  public var isManuallyPlaced: Bool
  /// The control that a sheet answers; a popover's anchor on larger screens.
  public var source: Name?
  /// `shown atLaunch`
  public var isShownAtLaunch: Bool
  /// `undoable`: what it asks about can be undone.
  public var isUndoable: Bool
  public var notification: NotificationDetails?
  /// Statements about the look, which no dialog has: `color`, `font`, `vibration` …
  public var refusedStatements: [Clause]
  /// All statements but buttons, fields and those refused, in source order.
  public var statements: [Clause]
  /// `alert`, `actionSheet` or `notification`.
  public let keyword: SourceRange
  /// Between the braces.
  public let body: SourceRange
  /// The whole declaration.
  public let range: SourceRange
  /// The `translation … of` declarations that name it, each whole.
  public internal(set) var translations: [SourceRange] = []

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case alert, actionSheet, notification
  }

  /// Why an alert interrupts.
  public enum Purpose: String, Hashable, Sendable, CaseIterable {
    case destructive, purchase, problem, permission, consent, input, choose, inform
  }

  public func text(_ role: TextRole) -> Text? { texts.first { $0.role == role }?.text }

  /// The statement that a keyword begins.
  public func statement(_ keyword: String) -> Clause? {
    statements.first { $0.keyword == keyword }
  }

  // Buttons are asked one by one where they stand: a copy of each costs more than the question.

  public var cancelButton: Int? { buttons.indices.first { buttons[$0].role == .cancel } }

  public var hasDestructiveButton: Bool {
    buttons.indices.contains { buttons[$0].role == .destructive }
  }

  /// The names that showing it can end with: its buttons’, and `dismissed` where neither Cancel
  /// nor `exit` says what leaving means.
  public var outcomes: [String] {
    buttons.map(\.name.text) + (exitButton == nil ? ["dismissed"] : [])
  }
}

/// The place of a text in a dialog.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
  case title, subtitle, message, body, hiddenPreview
}

public struct RoledText: Sendable {
  public let role: TextRole
  public var text: Text
  /// The statement’s keyword.
  public let keyword: SourceRange
}
