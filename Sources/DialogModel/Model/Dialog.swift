public import DialogSupport

/// An alert, an action sheet or a notification.
///
/// ```
/// DeleteItems                      name
///   "Delete 3 Items?"              texts: title, message, …
///   [ Cancel ]  [ Delete ]         buttons, placed by `placement`
/// ```
public struct Dialog: Sendable {
  /// The name that the app shows it by, one among all dialogs of a project.
  public let name: Name
  /// What it is to the one who sees it.
  public let kind: Kind
  /// The text of its `///` comments, without the slashes.
  public var documentation: String
  /// What `@deprecated` says.
  public var deprecation: String?
  /// The values that its texts and conditions need, in source order.
  public var parameters: [Parameter]
  /// Why it interrupts; nil where the source does not say.
  public var purpose: Purpose?
  /// At most one for each role.
  public var texts: [RoledText]
  /// An alert's buttons, a sheet's choices or a notification's actions, Cancel among them, in
  /// order of likelihood, likeliest first.
  public var buttons: [Button]
  /// Where text is typed, in source order.
  public var fields: [Field]
  /// The button that leaving for the Home screen, Esc or the end of input stands for, an index of
  /// `buttons`: Cancel, or the one that `exit` names. Nil: the outcome is `dismissed`.
  public var exitButton: Int?
  /// What `exit` names where no button is called so.
  public var unresolvedExit: String?
  /// Whether the exit is stated: by a Cancel button or by an `exit` statement.
  public var statesExit: Bool
  /// The button that Return presses, shown bold; an index of `buttons`.
  public var defaultButton: Int?
  /// Where its buttons go, by the guidelines’ edition.
  public var placement: Placement
  /// `layout manual`: buttons stay in source order and rules check them.
  public var isManuallyPlaced: Bool
  /// The control that a sheet answers; a popover's anchor on larger screens.
  public var source: Name?
  /// When it is shown; nil where the source does not say.
  public var occasion: Occasion?
  /// What the person did before it is shown, by a name of the app's: `shown onFirstNeed after placeOrder`.
  public var shownAfter: Name?
  /// `undoable`: what it asks about can be undone.
  public var isUndoable: Bool
  /// What only a notification has; nil of other kinds.
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

  /// What a dialog is to the one who sees it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case alert, actionSheet, notification
  }

  /// Why an alert interrupts.
  public enum Purpose: String, Hashable, Sendable, CaseIterable {
    case destructive, purchase, problem, permission, consent, input, choose, inform
  }

  /// When a dialog is shown.
  public enum Occasion: String, Hashable, Sendable, CaseIterable {
    /// When the app starts.
    case atLaunch
    /// The first time that what it asks for is needed, and not again.
    case onFirstNeed
  }

  /// Whether it is shown when the app starts.
  public var isShownAtLaunch: Bool { occasion == .atLaunch }

  /// The text of a role; nil where the dialog has none.
  public func text(_ role: TextRole) -> Text? { texts.first { $0.role == role }?.text }

  /// The statement that a keyword begins.
  public func statement(_ keyword: String) -> Clause? {
    statements.first { $0.keyword == keyword }
  }

  // Buttons are asked one by one where they stand: a copy of each costs more than the question.

  /// The index of the first button with the role of Cancel.
  public var cancelButton: Int? { buttons.indices.first { buttons[$0].role == .cancel } }

  /// Whether a button has the destructive role.
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
  /// What a notification’s detail view says.
  case description
}

/// A text and its place in a dialog.
public struct RoledText: Sendable {
  /// The place that it has.
  public let role: TextRole
  /// What it says in each language.
  public var text: Text
  /// The statement’s keyword.
  public let keyword: SourceRange
}
