/// What a node of the tree is: a production of `Grammar/dialog.ebnf`, or several that are read alike.
public enum NodeKind: UInt8, Sendable {
  case file
  // Declarations
  case project, enumeration, terms, dialog, translation
  case directive
  // Parts of declarations
  case enumCase, term, parameter, translationRow
  // Statements
  /// `title TEXT`, `app TEXT`
  case textStatement
  /// `purpose destructive`, `source composeCancel`, `undoable`
  case wordStatement
  /// `locales en, ko`
  case listStatement
  /// `notifications { … }`, `rules { … }`, `detail { … }`
  case blockStatement
  /// `alert/minimize off`
  case ruleSetting
  /// `button`, `choice`, `action` or `cancel`
  case button
  case field
  case sound, badge, media
  /// `opens CommentScreen showing comment`
  case destination
  /// `shown onFirstNeed after placeOrder`
  case occasion
  /// A statement the guidelines refuse, such as `color`.
  case refusedStatement
  /// `required`, `keyboard email`, `if not canReset`
  case attribute
  // Texts
  case string
  case selection, arm
  case languages, languageRow
  /// `of "…"`: the hash of what a translation was made from.
  case stamp
  /// Tokens that fit nowhere.
  case skipped
}
