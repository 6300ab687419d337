public import DialogLocales
public import DialogModel

/// A dialog as it is shown: its texts in one language, with values, and the buttons that are shown
/// with these. The fields are those of `dialog_shown` in the renderer of terminals.
public struct ShownDialog: Sendable {
  /// Alert, action sheet or notification.
  public let kind: Dialog.Kind
  /// Whether the language runs from right to left.
  public let isRightToLeft: Bool
  /// The app's name, of notifications.
  public private(set) var app: String?
  /// Nil where there is none, as of the others that follow.
  public private(set) var title: String?
  /// Of notifications.
  public private(set) var subtitle: String?
  /// The message, the body, or on a locked screen the hidden preview.
  public private(set) var message: String?
  /// What a detail view says besides; nothing on a locked screen.
  public private(set) var details: String?
  /// What a detail view shows besides texts, a line each.
  public private(set) var media: String?
  /// Those whose conditions hold, in source order.
  public private(set) var fields: [ShownField] = []
  /// From the leading edge of a row, from the top of a stack or a sheet.
  public private(set) var choices: [ShownChoice] = []
  /// How the choices stand.
  public private(set) var arrangement: Placement.Arrangement
  /// The choice that Return presses.
  public private(set) var defaultPlace: Int?
  /// The choice that waits for required fields.
  public private(set) var awaitingPlace: Int?
  /// A notification in alert style.
  public private(set) var stays = false
  /// Whether it comes with a sound.
  public private(set) var rings = false
  /// Whether a notification opens into a view with media or actions.
  public private(set) var hasDetail = false
  /// 0 where there is none.
  public private(set) var badge = 0
  /// The outcome of leaving: the name of a button, or `dismissed`.
  public private(set) var exit: String
  /// What a renderer says of an answer that is not taken, in the order in which `dialog_refusals` has
  /// it; nil where the words are not known.
  public let refusals: [String?]
  /// The decimal separator as it is typed: `.` or `,`.
  public let decimal: Unicode.Scalar

  /// A text field.
  public struct ShownField: Sendable {
    /// As the source calls it.
    public let name: String
    /// Its placeholder; empty where it must not be shown.
    public let label: String
    /// What it holds at first; empty where that is nothing or must not be shown.
    public let initial: String
    /// For what kind of text.
    public let keyboard: Field.Keyboard
    /// Whether what is typed is not shown.
    public let isSecure: Bool
    /// Whether a choice waits until it is filled in.
    public let isRequired: Bool
  }

  /// A button, a choice or an action.
  public struct ShownChoice: Sendable {
    /// The outcome.
    public let name: String
    /// With signs for what must not be shown.
    public let title: String
    /// What pressing it means.
    public let role: Button.Role
    /// Cannot be chosen on a locked screen.
    public let needsAuthentication: Bool
    /// The placeholder of the text that it asks for.
    public let input: String?
    /// The title of the button that sends that text.
    public let send: String?
    /// Of a repeated choice.
    public let element: String?
    /// Of a repeated choice, the place of the element in its list.
    public let index: Int
    fileprivate let button: Int
  }

  /// - Parameters:
  ///   - values: in the order of the dialog's parameters, each of its type.
  ///   - locale: one of the project's.
  ///   - isLocked: as on a locked screen: hidden previews, nothing sensitive.
  public init(
    _ checked: CheckedDialog, values: [ParameterValue], locale: LanguageTag, isLocked: Bool
  ) {
    let dialog = checked.dialog
    kind = dialog.kind
    isRightToLeft = (LocaleData.find(locale) ?? .root).isRightToLeft
    let known = Refusals(in: locale)
    (refusals, decimal) = (known.texts, known.decimal)
    arrangement = dialog.placement.arrangement
    exit = "dismissed"
    let maker = ShownTexts(TextFormatter(checked, values: values, locale: locale), isLocked)
    title = maker.text(.title)
    message = maker.text(.message)
    fields = dialog.fields.filter { maker.isShown($0.condition) }.map(maker.field)
    place(dialog, maker)
    if let notification = dialog.notification { add(notification, of: dialog, maker) }
  }

  /// Places the choices that are shown with these values.
  private mutating func place(_ dialog: Dialog, _ maker: ShownTexts) {
    let shown = dialog.buttons.indices.map { maker.occurrences(of: dialog.buttons[$0]) }
    var order = dialog.placement.order
    if shown.reduce(0, +) <= 2, let row = dialog.placement.rowOrder {
      order = row
      arrangement = .row
    }
    choices = order.flatMap { index in
      (0..<shown[index]).map { maker.choice(dialog.buttons[index], index, element: $0) }
    }
    if let button = dialog.exit(among: dialog.buttons.indices.filter { shown[$0] > 0 }) {
      exit = dialog.buttons[button].name.text
    }
    defaultPlace = choices.firstIndex { $0.button == dialog.defaultButton }
    if fields.isEmpty { return }
    let standard = dialog.defaultButton.flatMap { dialog.buttons[$0].role == .cancel ? nil : $0 }
    let awaiting = standard ?? dialog.buttons.firstIndex { $0.role != .cancel }
    awaitingPlace = choices.firstIndex { $0.button == awaiting }
  }

  private mutating func add(
    _ notification: NotificationDetails, of dialog: Dialog, _ maker: ShownTexts
  ) {
    app = maker.appName
    if maker.isLocked, dialog.text(.hiddenPreview) != nil {
      title = nil
      message = maker.text(.hiddenPreview)
    } else {
      subtitle = maker.text(.subtitle)
      message = maker.text(.body)
    }
    stays = notification.suggestedStyle == .alert
    switch notification.sound {
    case .standard, .file: rings = true
    case .some(.none), nil: rings = false
    }
    hasDetail = notification.hasDetail || !dialog.buttons.isEmpty
    badge = maker.badge(notification)
    details = maker.isLocked ? nil : maker.text(.description)
    media = maker.media(notification)
  }
}

extension Dialog {
  /// What leaving stands for while these buttons are shown, as `dialog_exit` of the C runtime has
  /// it; nil for `dismissed`.
  fileprivate func exit(among shown: [Int]) -> Int? {
    guard let exitButton else { return nil }
    if shown.contains(exitButton) { return exitButton }
    return shown.last { buttons[$0].role == .cancel }
      ?? shown.last { buttons[$0].role != .destructive } ?? shown.last ?? exitButton
  }
}

/// Makes the parts of what is shown.
private struct ShownTexts {
  let formatter: TextFormatter
  let isLocked: Bool

  init(_ formatter: TextFormatter, _ isLocked: Bool) {
    self.formatter = formatter
    self.isLocked = isLocked
  }

  private var dialog: Dialog { formatter.dialog }

  var appName: String? { formatter.project.app.map { formatter.format($0) } }

  func text(_ role: TextRole) -> String? { dialog.text(role).flatMap(text) }

  /// Nil where it must not be shown.
  private func text(_ text: Text) -> String? { isHidden(text) ? nil : formatter.format(text) }

  private func isHidden(_ text: Text) -> Bool { isLocked && formatter.isSensitive(text) }

  private func isHidden(_ parameter: Int) -> Bool {
    isLocked && dialog.parameters[parameter].isSensitive
  }

  func isShown(_ condition: Condition?) -> Bool {
    guard let condition, case .flag(let flag) = formatter.values[condition.parameter] else {
      return true
    }
    // On a locked screen neither being there nor not may tell the value.
    return flag != condition.isNegated && !isHidden(condition.parameter)
  }

  func occurrences(of button: Button) -> Int {
    if !isShown(button.condition) { return 0 }
    guard let repetition = button.repetition else { return 1 }
    guard case .list(let items) = formatter.values[repetition.list] else { return 0 }
    return min(items.count, repetition.limit ?? Int.max)
  }

  func field(_ field: Field) -> ShownDialog.ShownField {
    let initial =
      switch field.initial {
      case nil: ""
      case .text(let text): self.text(text) ?? ""
      case .parameter(let index): isHidden(index) ? "" : formatter.format(index)
      }
    return ShownDialog.ShownField(
      name: field.name.text, label: text(field.placeholder) ?? "", initial: initial,
      keyboard: field.keyboard, isSecure: field.isSecure, isRequired: field.isRequired)
  }

  func choice(_ button: Button, _ index: Int, element: Int) -> ShownDialog.ShownChoice {
    var item: String?
    if let repetition = button.repetition, case .list(let items) = formatter.values[repetition.list]
    {
      item = items[element]
    }
    let isHiddenItem = button.repetition.map { isHidden($0.list) } ?? false
    let named = item.map {
      (name: button.repetition!.variable.text, value: isHiddenItem ? TextFormatter.mask : $0)
    }
    var masking = formatter
    masking.isMasked = isLocked
    let title = masking.format(button.title, element: named)
    return ShownDialog.ShownChoice(
      name: button.name.text,
      // Nothing is left of a title that is one or another by such a value.
      title: title.isEmpty ? TextFormatter.mask : title,
      role: button.role,
      needsAuthentication: button.needsAuthentication || button.destination != nil,
      input: button.input.map { text($0.placeholder) ?? "" },
      send: button.input?.send.flatMap(text), element: item, index: element, button: index)
  }

  func badge(_ notification: NotificationDetails) -> Int {
    guard let index = notification.badge?.count, !isHidden(index),
      case .integer(let count) = formatter.values[index]
    else { return 0 }
    return count
  }

  /// A sign for the kind, and the value of the parameter: neither what the app alone calls it by
  /// nor an address that is a secret.
  func media(_ notification: NotificationDetails) -> String? {
    if isLocked || notification.media.isEmpty { return nil }
    return notification.media.map { media in
      let parameter = dialog.parameters.firstIndex { $0.name.text == media.name.text }
      let caption = parameter.flatMap(caption)
      return media.kind.sign + (caption.map { " " + $0 } ?? "") + (media.isLive ? " ↻" : "")
    }.joined(separator: "\n")
  }
}

extension ShownTexts {
  private func caption(_ parameter: Int) -> String? {
    let isSecretURL =
      dialog.parameters[parameter].type == .url && dialog.parameters[parameter].isSensitive
    return isSecretURL ? nil : formatter.format(parameter)
  }
}

extension NotificationDetails.Media.Kind {
  /// As in `dialog_show_media`.
  fileprivate var sign: String {
    switch self {
    case .image: "▦"
    case .video: "▷"
    case .audio: "♪"
    case .map: "⌖"
    }
  }
}
