import DialogCatalogTexts
import DialogLocales
import DialogModel

/// A dialog as the Swift runtime reads it: lines, each of words; what they mean is told by the first.
struct SwiftDialogTable {
  private let dialog: Dialog
  private let index: Int
  private let program: Program
  private let catalog: CatalogedTexts?

  /// - Parameters:
  ///   - index: the dialog’s place in the program.
  ///   - catalog: has the texts that stand in a String Catalog.
  init(_ index: Int, in program: Program, _ catalog: CatalogedTexts?) {
    dialog = program.dialogs[index]
    self.index = index
    self.program = program
    self.catalog = catalog
  }

  var lines: [String] {
    var lines = ["dialog \(dialog.name.text)"]
    if let purpose = dialog.purpose { lines.append("purpose \(purpose.rawValue)") }
    lines.append(list(dialog.placement.arrangement.rawValue, dialog.placement.order, "place "))
    if let row = dialog.placement.rowOrder { lines.append(list("row", row)) }
    if let exit = dialog.exitButton { lines.append("exit \(exit)") }
    lines += dialog.fields.map(line) + dialog.buttons.indices.map(line)
    if let notification = dialog.notification { lines += self.lines(of: notification) }
    return lines + texts
  }

  private func list(_ word: String, _ places: [Int], _ before: String = "") -> String {
    before + ([word] + places.map { String($0) }).joined(separator: " ")
  }

  // MARK: Fields and buttons

  private func line(of field: Field) -> String {
    var words = ["field", field.name.text, field.keyboard.rawValue, field.content?.rawValue ?? "-"]
    if field.isSecure { words.append("secure") }
    if field.isRequired { words.append("required") }
    if case .parameter(let index) = field.initial { words += ["initial", String(index)] }
    return (words + condition(field.condition)).joined(separator: " ")
  }

  private func line(ofButtonAt index: Int) -> String {
    let button = dialog.buttons[index]
    var words = ["button", button.name.text, button.role.rawValue]
    if index == dialog.defaultButton { words.append("default") }
    if index == awaiting { words.append("waits") }
    if button.needsAuthentication || button.destination != nil { words.append("authenticated") }
    if button.destination != nil { words.append("opens") }
    if let repetition = button.repetition {
      words += ["for", String(repetition.list)]
      if let limit = repetition.limit { words += ["limit", String(limit)] }
    }
    return (words + condition(button.condition)).joined(separator: " ")
  }

  /// The button that waits for required fields.
  private var awaiting: Int? {
    if !dialog.fields.contains(where: \.isRequired) { return nil }
    let standard = dialog.defaultButton.flatMap { dialog.buttons[$0].role == .cancel ? nil : $0 }
    return standard ?? dialog.buttons.firstIndex { $0.role != .cancel }
  }

  private func condition(_ condition: Condition?) -> [String] {
    condition.map { ["if", ($0.isNegated ? "!" : "") + String($0.parameter)] } ?? []
  }

  // MARK: Notifications

  private func lines(of notification: NotificationDetails) -> [String] {
    var lines = ["parameters \(dialog.parameters.count)"]
    func add(_ word: String, _ name: Name?) {
      if let name { lines.append("\(word) \(reference(name))") }
    }
    add("thread", notification.thread)
    add("identifier", notification.identifier)
    if let badge = notification.badge?.count { lines.append("badge \(badge)") }
    switch notification.sound {
    case .standard: lines.append("sound default")
    case .file(let name, _): lines.append("sound \(name)")
    case .some(.none), nil: break
    }
    if let level = notification.level { lines.append("level \(level.rawValue)") }
    if let destination = notification.destination {
      lines.append("screen \(destination.screen.text)")
      add("showing", destination.value)
    }
    return lines + notification.media.map { "media \(reference($0.name))" }
  }

  /// The place of the parameter of a name, else the name.
  private func reference(_ name: Name) -> String {
    dialog.parameters.firstIndex { $0.name.text == name.text }.map { String($0) } ?? name.text
  }

  // MARK: Texts

  private var texts: [String] {
    var lines: [String] = []
    dialog.forEachText { element, text in
      let languages = program.project.locales.map { TextLanguage($0, scope(of: element)) }
      let cataloged = catalog?[index, element]
      let requests = languages.compactMap { language in
        cataloged.flatMap { language.request($0) }.map { (language.locale.tag, $0) }
      }
      lines += requests.grouped.map { "catalog \(element.place) \($0)" }
      // The source text stands in where there is no catalog.
      let others = Set(requests.map(\.0)).subtracting([program.project.sourceLocale.tag])
      for language in languages where !others.contains(language.locale.tag) {
        guard let pattern = text[language.locale]?.pattern else { continue }
        lines.append("\(element.place) \(language.locale.tag) \(language.written(pattern))")
      }
    }
    return lines
  }

  private func scope(of element: Element) -> PatternScope {
    var scope = PatternScope(parameters: dialog.parameters, enums: program.enums)
    if case .button(let index) = element {
      scope.element = dialog.buttons[index].repetition?.variable.text
    }
    return scope
  }
}

/// Writes texts of a language.
private struct TextLanguage {
  let locale: LanguageTag
  private let scope: PatternScope
  private let conventions: TextConventions

  init(_ locale: LanguageTag, _ scope: PatternScope) {
    self.locale = locale
    self.scope = scope
    conventions = TextConventions(of: locale)
  }

  func written(_ pattern: Pattern) -> String {
    SwiftText(scope: scope).written(scope.segments(of: pattern, conventions))
  }

  /// `DeleteItems.title {0} {1}`: the key, and what stands for the values of the format string; nil where the
  /// catalog does not say the text in this language.
  func request(_ text: CatalogedTexts.Text) -> String? {
    if !text.locales.contains(locale) { return nil }
    return ([text.key.map(written).joined()] + text.values.map(written)).joined(separator: " ")
  }
}

extension [(String, String)] {
  /// `en,ko DeleteItems.title {0}`: what is the same in several languages, once.
  fileprivate var grouped: [String] {
    var languages: [String: [String]] = [:]
    for (language, request) in self { languages[request, default: []].append(language) }
    return languages.map { "\($1.joined(separator: ",")) \($0)" }.sorted()
  }
}

extension Element {
  /// The word that the lines of its texts begin with.
  fileprivate var place: String {
    switch self {
    case .text(let role): role.rawValue
    case .button(let index): "b\(index)"
    case .input(let index): "i\(index)"
    case .send(let index): "s\(index)"
    case .field(let index): "f\(index)"
    case .initial(let index): "v\(index)"
    }
  }
}
