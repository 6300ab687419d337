import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogModel
import DialogReading

/// Writes a dialog of a list as a source.
struct ListedDialogWriter {
  private let dialog: ListedDialog
  private let source: LanguageTag
  /// Those of the project beside its source language.
  private let locales: [LanguageTag]
  private let conventions: LocaleTable<LanguageConventions>
  private var parameters = ListedParameters()
  private var names = ListedNames()
  private var statements: [String] = []
  private var actions: [String] = []
  private(set) var findings: [CatalogFinding] = []

  init(
    _ dialog: ListedDialog, _ source: LanguageTag, _ locales: [LanguageTag],
    _ conventions: LocaleTable<LanguageConventions>
  ) {
    self.dialog = dialog
    self.source = source
    self.locales = locales
    self.conventions = conventions
  }

  /// The declaration, to be laid out by the formatter.
  mutating func text(named name: String) -> String {
    for (role, text) in dialog.texts { statements.append("\(role) \(written(text, role))") }
    for (keyword, value) in dialog.words { statements.append("\(keyword) \(value)") }
    if dialog.kind == .actionSheet, !dialog.words.contains(where: { $0.keyword == "source" }) {
      statements.append("source presentingControl")
    }
    for (place, field) in dialog.fields.enumerated() { add(field, place) }
    for (place, button) in dialog.buttons.enumerated() { add(button, place) }
    if !actions.isEmpty {
      statements.append("detail {\n\(actions.map { "    \($0)\n" }.joined())  }")
    }
    let documentation = name == dialog.id ? "" : "/// \(dialog.id.oneLine)\n"
    return documentation + "\(dialog.kind.rawValue) \(name)\(declaration) {\n"
      + statements.map { "  \($0)\n" }.joined() + "}\n"
  }

  private var declaration: String {
    if parameters.all.isEmpty { return "" }
    let list = parameters.all.map { "\($0.name.text): \($0.type.keyword(in: []))" }
    return "(\(list.joined(separator: ", ")))"
  }

  // MARK: Fields and buttons

  private mutating func add(_ field: ListedDialog.Field, _ place: Int) {
    let name = names.lower(field.placeholder.words, else: "field\(place + 1)")
    let text = written(field.placeholder, "fields.\(place)")
    statements.append("field \(name) \(text)" + (field.isSecure ? " secure" : ""))
  }

  private mutating func add(_ button: ListedDialog.Button, _ place: Int) {
    let name = names.lower(button.title.words, else: "button\(place + 1)")
    let title = written(button.title, "buttons.\(place)")
    if dialog.kind == .notification {
      let tail = button.role == .destructive ? " destructive" : ""
      return actions.append("action \(name) \(title)\(tail)")
    }
    let word = dialog.kind == .alert ? "button" : "choice"
    guard button.role == .cancel, place == firstCancel else {
      let isDefault = button.isPreferred && dialog.kind == .alert
      let tail = (button.role == .destructive ? " destructive" : "") + (isDefault ? " default" : "")
      return statements.append("\(word) \(name) \(title)\(tail)")
    }
    if acknowledges(button) {
      statements += ["\(word) \(name) \(title)", "exit \(name)"]
    } else {
      statements.append("cancel \(name) \(title)")
    }
  }

  private var firstCancel: Int? { dialog.buttons.firstIndex { $0.role == .cancel } }

  /// Code for UIKit gives the only button of a message the role of Cancel, whatever it says.
  private func acknowledges(_ button: ListedDialog.Button) -> Bool {
    let words = ["ok", "okay", "got it", "done", "close", "dismiss", "continue"]
    return dialog.buttons.count == 1 && words.contains(button.title.words.lowercased())
  }

  // MARK: Texts

  /// A string, or a block of languages.
  private mutating func written(_ text: ListedText, _ element: String) -> String {
    var strings = [(source, string(text.source, source, text, element))]
    for locale in locales {
      guard let row = text.translations.first(where: { $0.locale == locale }) else { continue }
      strings.append((locale, string(row.text, locale, text, element)))
    }
    if strings.count == 1 { return strings[0].1 }
    return "{\n" + strings.map { "    \($0) \($1)\n" }.joined() + "  }"
  }

  private mutating func string(
    _ words: String, _ locale: LanguageTag, _ text: ListedText, _ element: String
  ) -> String {
    let parts = parameters.parts(of: words, in: element)
    let known = conventions[locale]
    let hidden = known.hiddenCharacters(in: parts.plainText).map(\.scalar)
    if !hidden.isEmpty {
      findings.append(.invisible(Set(hidden).sorted(), at: text.range))
    }
    let writer = StringWriter(parameters: parameters.all, element: nil, conventions: known)
    return writer.string(parts)
  }
}

extension ListedText {
  /// The source text without surrounding space, for names.
  fileprivate var words: String {
    String(source.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String {
  /// As a comment can have it.
  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
