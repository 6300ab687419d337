/// What a dialog shows, in one language.
public struct ProjectShown: Sendable {
  /// `Project.DeleteItems`: of the dialog, for UI tests.
  public let identifier: String
  /// Nil where there is none, as of the message.
  public let title: String?
  /// The message, or of a notification the body.
  public let message: String?
  /// From the leading edge of a row, from the top of a stack or a sheet.
  public let buttons: [Button]
  /// From the top.
  public let fields: [Field]
  /// How the buttons stand.
  public let arrangement: Arrangement
  /// The place of the button that leaving stands for, as in `Answer`.
  public let exit: Int

  /// How buttons stand to each other.
  public enum Arrangement: String, Sendable { case row, stack, sheet }

  /// What a button means to the system.
  public enum Role: String, Sendable { case normal, cancel, destructive }

  /// A button, a choice or an action.
  public struct Button: Sendable {
    /// `Project.DeleteItems.delete`, with a number of repeated ones: for UI tests.
    public let identifier: String
    public let title: String
    public fileprivate(set) var role: Role
    /// Whether Return presses it.
    public let isDefault: Bool
    /// Whether it waits until the required fields are filled in.
    public let awaitsFields: Bool
    /// What pressing it answers, but for what is typed.
    public let answer: ProjectAnswer
    fileprivate let name: String
    fileprivate let place: Int
    fileprivate let needsAuthentication: Bool
    fileprivate let opensApp: Bool
  }

  /// A text field.
  public struct Field: Sendable {
    /// `Project.RenameTrip.newName`, for UI tests.
    public let identifier: String
    public let placeholder: String
    public let initial: String
    public let isSecure: Bool
    public let isRequired: Bool
    /// As the dialog’s source names it: `email`; `text` where it says nothing.
    public let keyboard: String
    /// As the dialog’s source names it: `newPassword`; empty where it says nothing.
    public let content: String
    /// Its place among all of the dialog.
    public let index: Int
  }
}

extension ProjectContent {
  /// All that it shows; see `ProjectDialog`.
  fileprivate func shown(in locale: Locale?) -> ProjectShown {
    let texts = DialogTexts(definition, values, locale)
    let name =
      "\(DialogDefinition.project.line("project") ?? "").\(definition.line("dialog") ?? "")"
    let fields = definition.lines("field").enumerated().compactMap {
      field($1.words, $0, name, texts)
    }
    let buttons = definition.lines("button").enumerated().map {
      button($1.words, $0, name, texts, fields)
    }
    let (arrangement, order) = placement(of: buttons)
    let exit = exit(among: buttons)
    return ProjectShown(
      identifier: name, title: texts.text("title"),
      message: texts.text("message") ?? texts.text("body"),
      buttons: oneCancels(order.flatMap { buttons[$0] }, exit), fields: fields,
      arrangement: arrangement, exit: exit)
  }

  /// The system ends an app that adds a second Cancel to an alert: all but one, the exit if it is one, are ordinary.
  private func oneCancels(
    _ buttons: [ProjectShown.Button], _ exit: Int
  ) -> [ProjectShown.Button] {
    let cancels = buttons.filter { $0.role == .cancel }
    let kept = cancels.first { $0.place == exit } ?? cancels.first
    return buttons.map { button in
      var button = button
      if button.role == .cancel && button.place != kept?.place { button.role = .normal }
      return button
    }
  }

  private func placement(
    of buttons: [[ProjectShown.Button]]
  ) -> (ProjectShown.Arrangement, [Int]) {
    let words = definition.line("place")?.words ?? []
    let row = definition.line("row")?.words
    let isRow = row != nil && buttons.joined().count <= 2
    let arrangement = ProjectShown.Arrangement(rawValue: words.first ?? "") ?? .row
    return (
      isRow ? .row : arrangement, (isRow ? row! : Array(words.dropFirst())).compactMap { Int($0) }
    )
  }

  /// What leaving stands for: the exit button while it is shown, else a Cancel that is, else the last one shown that
  /// destroys nothing.
  private func exit(among buttons: [[ProjectShown.Button]]) -> Int {
    guard let exit = definition.line("exit").flatMap({ Int($0) }) else {
      return ProjectAnswer.dismissed
    }
    if !buttons[exit].isEmpty { return exit }
    let shown = buttons.joined()
    let found =
      shown.last { $0.role == .cancel } ?? shown.last { $0.role != .destructive } ?? shown.last
    return found?.place ?? exit
  }

  /// Whether it warns: of a problem, or of a loss. The caution symbol is for more than that.
  fileprivate var isWarning: Bool {
    ["problem", "destructive"].contains(definition.line("purpose"))
  }

  // MARK: Fields and buttons

  /// `NAME KEYBOARD CONTENT`, then attributes.
  private func field(
    _ words: [String], _ index: Int, _ dialog: String, _ texts: DialogTexts
  ) -> ProjectShown.Field? {
    if !isShown(words) { return nil }
    let parameter = attribute("initial", words).flatMap { Int($0) }
    return ProjectShown.Field(
      identifier: "\(dialog).\(words[0])", placeholder: texts.text("f\(index)") ?? "",
      initial: parameter.map(texts.initial) ?? texts.text("v\(index)") ?? "",
      isSecure: words.dropFirst(2).contains("secure"),
      isRequired: words.dropFirst(2).contains("required"),
      keyboard: words[1], content: words[2] == "-" ? "" : words[2], index: index)
  }

  /// `NAME ROLE`, then attributes; one for each element of a list.
  private func button(
    _ words: [String], _ place: Int, _ dialog: String, _ texts: DialogTexts,
    _ fields: [ProjectShown.Field]
  ) -> [ProjectShown.Button] {
    if !isShown(words) { return [] }
    return elements(words).enumerated().map { index, element in
      var texts = texts
      texts.element = element
      var answer = ProjectAnswer(button: place)
      answer.element = element ?? ""
      answer.index = index
      let awaits = words.dropFirst(2).contains("waits") && fields.contains(where: \.isRequired)
      return ProjectShown.Button(
        identifier: "\(dialog).\(words[0])" + (element == nil ? "" : ".\(index)"),
        title: texts.text("b\(place)") ?? "",
        role: ProjectShown.Role(rawValue: words[1]) ?? .normal,
        isDefault: words.dropFirst(2).contains("default"), awaitsFields: awaits, answer: answer,
        name: words[0],
        place: place, needsAuthentication: words.dropFirst(2).contains("authenticated"),
        opensApp: words.dropFirst(2).contains("opens"))
    }
  }

  private func elements(_ words: [String]) -> [String?] {
    guard let list = attribute("for", words).flatMap({ Int($0) }) else { return [nil] }
    guard case .list(let items) = values[list] else { return [] }
    let limit = attribute("limit", words).flatMap { Int($0) } ?? items.count
    return Array(items.prefix(limit))
  }

  private func isShown(_ words: [String]) -> Bool {
    guard let condition = attribute("if", words) else { return true }
    let index = condition.drop { $0 == "!" }
    return Int(index).map { values[$0] } == .flag(!condition.hasPrefix("!"))
  }

  /// The word after another.
  private func attribute(_ name: String, _ words: [String]) -> String? {
    words.dropFirst(2).firstIndex(of: name).map { words[$0 + 1] }
  }
}

extension ProjectShown {
  /// Whether a button must wait for what is typed, by the fields’ places.
  fileprivate func awaits(_ typed: (Field) -> String) -> Bool {
    fields.contains { $0.isRequired && typed($0).isEmpty }
  }

  /// The answer that leaving stands for.
  fileprivate func leaving(_ typed: (Field) -> String) -> ProjectAnswer {
    let button = buttons.first { $0.place == exit }
    return button.map { answer($0, typed) } ?? ProjectAnswer(button: exit)
  }

  /// The answer of a button with what is typed, of all fields of the dialog.
  fileprivate func answer(_ button: Button, _ typed: (Field) -> String) -> ProjectAnswer {
    var answer = button.answer
    answer.fields = Array(repeating: nil, count: (fields.map(\.index).max() ?? -1) + 1)
    for field in fields { answer.fields[field.index] = typed(field) }
    return answer
  }
}
