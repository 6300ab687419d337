/// A word with a meaning of its own somewhere in the language.
///
/// Keywords are contextual: each of them can also name a button, a parameter or a declaration.
public enum Keyword: String, CaseIterable, Sendable {
  // Declarations
  case project, `enum`, terms, alert, actionSheet, notification, translation
  // Statements of a project
  case app, guidelines, source, locales, devices, textSize, notifications, rules
  case permission, settings
  // Texts of a dialog
  case title, subtitle, message, body, hiddenPreview, description
  // Statements of alerts and action sheets
  case purpose, field, button, choice, cancel, exit, layout, shown, undoable
  // Statements of a notification
  case delivery, category, suggest, level, thread, identifier, sound, badge, consent, detail
  case media, action, opens
  // Attributes
  case destructive, `default`, `if`, not, `for`, `in`, limit, required, secure, keyboard, content
  case initial, authenticated, input, send, clearedBy, showing, live, after
  // Texts
  case by, of
  // Parameters
  case sensitive
  // Directives
  case allow, deprecated
  // Refused: how a dialog looks is not the source’s to say
  case color, colour, font, icon, image, position, style, vibration
  case tint, tintColor, backgroundColor, textColor, cornerRadius
  case width, height, shadow, opacity, border

  /// `allCases`, made once.
  static let all = Array(allCases)

  /// What begins a declaration.
  public static let declarations: [Keyword] = [
    .project, .enum, .terms, .alert, .actionSheet, .notification, .translation,
  ]

  /// What begins a statement of a `project` block.
  public static let projectStatements: [Keyword] = [
    .app, .guidelines, .source, .locales, .devices, .textSize, .notifications, .rules,
  ]

  /// What begins a statement of a project's `notifications` block.
  public static let projectNotificationStatements: [Keyword] = [.permission, .settings]

  /// What begins a statement of an alert.
  public static let alertStatements: [Keyword] = [
    .purpose, .title, .message, .field, .button, .cancel, .exit, .layout, .shown, .undoable,
  ]

  /// What begins a statement of an action sheet.
  public static let actionSheetStatements: [Keyword] = [
    .purpose, .source, .title, .message, .choice, .cancel, .exit, .layout, .shown, .undoable,
  ]

  /// What begins a statement of a notification.
  public static let notificationStatements: [Keyword] = [
    .delivery, .category, .suggest, .level, .title, .subtitle, .body, .hiddenPreview, .thread,
    .identifier, .sound, .badge, .consent, .settings, .opens, .detail,
  ]

  /// What begins a statement of a notification’s `detail` block.
  public static let detailStatements: [Keyword] = [.description, .media, .action]

  /// Statements that other toolkits have and these guidelines refuse.
  public static let refusedStatements: [Keyword] = [
    .color, .colour, .font, .icon, .image, .position, .style, .vibration, .tint, .tintColor,
    .backgroundColor, .textColor, .cornerRadius, .width, .height, .shadow, .opacity, .border,
  ]

  /// What may follow the title of an alert’s button.
  public static let buttonAttributes: [Keyword] = [.destructive, .default, .if]
  /// What may follow the title of a Cancel button.
  public static let cancelAttributes: [Keyword] = [.default, .if]
  /// What may follow the title of a sheet’s choice.
  public static let choiceAttributes: [Keyword] = [.for, .destructive, .default, .if, .limit]
  /// What may follow the title of a notification’s action.
  public static let actionAttributes: [Keyword] = [
    .destructive, .authenticated, .opens, .input, .send, .if,
  ]
  /// What may follow the placeholder of a text field.
  public static let fieldAttributes: [Keyword] = [
    .keyboard, .content, .initial, .required, .secure, .if,
  ]

  /// What may follow `@`.
  public static let directives: [Keyword] = [.allow, .deprecated]
}

/// Finds the keyword an identifier spells: one probe of a hash table.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  /// A power of two, large enough that probes are short.
  private static let size = 512
  private var slots = [UInt8](repeating: .max, count: KeywordTable.size)
  private var spellings: [[UInt8]] = []

  private init() {
    for (index, keyword) in Keyword.all.enumerated() {
      let spelling = Array(keyword.rawValue.utf8)
      spellings.append(spelling)
      var slot = spelling.withUnsafeBufferPointer { KeywordTable.hash($0[...]) }
      while slots[slot] != .max { slot = (slot + 1) % KeywordTable.size }
      slots[slot] = UInt8(index)
    }
  }

  /// The index of a keyword in `Keyword.all`, or `UInt8.max`.
  func find(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8 {
    var slot = KeywordTable.hash(word)
    while slots[slot] != .max {
      if spellings[Int(slots[slot])].elementsEqual(word) { return slots[slot] }
      slot = (slot + 1) % KeywordTable.size
    }
    return .max
  }

  private static func hash(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let hash = UnsafeBufferPointer(rebasing: word).fnv1a()
    return Int((hash ^ (hash >> 15)) % UInt32(size))
  }
}
