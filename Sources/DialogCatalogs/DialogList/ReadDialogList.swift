import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

/// A list of dialogs, and what of it the language has no place for.
struct DialogList {
  private(set) var dialogs: [ListedDialog] = []
  /// The app’s name, that of the first dialog that has one.
  private(set) var app: String?
  private(set) var findings: [CatalogFinding] = []
  /// Members that nothing is known of: how often each is there, and where first.
  private var leftOut: [String: (count: Int, first: ByteRange)] = [:]

  init(_ bytes: [UInt8]) throws(DocumentProblem) {
    let root: JSONValue
    do throws(JSONProblem) {
      root = try JSONReader.read(bytes)
    } catch {
      throw DocumentProblem(error)
    }
    guard case .array(let elements) = root.content else {
      throw .list("a list of dialogs is expected: [ { \"id\" … } ]", "대화상자의 목록이어야 합니다", root)
    }
    for element in elements { try add(element) }
    for (name, place) in leftOut.sorted(by: { $0.value.first.start < $1.value.first.start }) {
      findings.append(.leftOut(name, count: place.count, at: place.first))
    }
  }

  private mutating func add(_ value: JSONValue) throws(DocumentProblem) {
    guard value.members != nil else {
      throw .list("a dialog is an object", "대화상자는 객체여야 합니다", value)
    }
    guard let id = value["id"]?.string, !id.isEmpty else {
      throw .list("a dialog has a text ‘id’", "대화상자에는 문자열 ‘id’가 있어야 합니다", value)
    }
    guard let kind = value["kind"]?.string.flatMap(ListedDialog.Kind.init) else {
      let found = value["kind"] ?? value
      throw .list(
        "the ‘kind’ of a dialog is alert, actionSheet or notification",
        "대화상자의 ‘kind’는 alert, actionSheet, notification 중 하나여야 합니다", found)
    }
    if app == nil { app = value["app"]?.string }
    dialogs.append(dialog(id, kind, value))
  }

  private mutating func dialog(
    _ id: String, _ kind: ListedDialog.Kind, _ value: JSONValue
  ) -> ListedDialog {
    let languages = self.languages(value["translations"])
    var dialog = ListedDialog(id: id, kind: kind)
    var known: Set<String> = ["id", "app", "kind", "buttons", "fields", "translations"]
    for role in kind.roles {
      known.insert(role.member)
      let rows = languages.map { ($0.locale, $0.value[role.member]?.string) }
      if let text = text(value[role.member], rows) { dialog.texts.append((role.word, text)) }
    }
    for word in kind.words {
      guard let text = value[word]?.string, kind.takes(text, for: word) else { continue }
      known.insert(word)
      dialog.words.append((word, text))
    }
    for (place, button) in elements(value["buttons"]).enumerated() {
      let rows = languages.map { ($0.locale, elements($0.value["buttons"]).at(place)?.string) }
      if let button = self.button(button, rows) { dialog.buttons.append(button) }
    }
    for field in elements(value["fields"]) {
      if let field = self.field(field) { dialog.fields.append(field) }
    }
    noteOthers(value, besides: known, of: "")
    return dialog
  }

  // MARK: Parts

  private mutating func button(
    _ value: JSONValue, _ rows: [(LanguageTag, String?)]
  ) -> ListedDialog.Button? {
    noteOthers(value, besides: ["title", "role", "preferred"], of: "buttons.")
    guard let title = text(value["title"], rows) else {
      findings.append(.leftOut("buttons", count: 1, at: value.range.start(of: value)))
      return nil
    }
    let role = value["role"]?.string ?? ListedDialog.Button.Role.normal.rawValue
    return ListedDialog.Button(
      title: title, role: ListedDialog.Button.Role(rawValue: role) ?? .normal,
      isPreferred: value["preferred"]?.flag ?? false)
  }

  private mutating func field(_ value: JSONValue) -> ListedDialog.Field? {
    let known: Set<String> = ["placeholder", "placeholderTranslations", "secure"]
    noteOthers(value, besides: known, of: "fields.")
    let rows = languages(value["placeholderTranslations"]).map { ($0.locale, $0.value.string) }
    guard let placeholder = text(value["placeholder"], rows) else {
      findings.append(.leftOut("fields", count: 1, at: value.range.start(of: value)))
      return nil
    }
    return ListedDialog.Field(
      placeholder: placeholder, isSecure: value["secure"]?.flag ?? false)
  }

  /// Nil of no text, or an empty one.
  private func text(_ value: JSONValue?, _ rows: [(LanguageTag, String?)]) -> ListedText? {
    guard let value, let source = value.string, !source.isEmpty else { return nil }
    var text = ListedText(source: source, range: value.range)
    for case (let locale, let translation?) in rows where !translation.isEmpty {
      text.translations.append((locale, translation))
    }
    return text
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value?.content { elements } else { [] }
  }

  private mutating func languages(
    _ value: JSONValue?
  ) -> [(locale: LanguageTag, value: JSONValue)] {
    var languages: [(LanguageTag, JSONValue)] = []
    for member in value?.members ?? [] {
      if let locale = LanguageTag(member.key) {
        languages.append((locale, member.value))
      } else {
        findings.append(.unknownLanguage(member.key, at: member.keyRange))
      }
    }
    return languages
  }

  /// Members that say nothing, null or empty, are nothing that is left out.
  private mutating func noteOthers(
    _ value: JSONValue, besides known: Set<String>, of parent: String
  ) {
    for member in value.members ?? [] where !known.contains(member.key) {
      if member.value.isEmpty { continue }
      leftOut[parent + member.key, default: (0, member.keyRange)].count += 1
    }
  }
}

extension ListedDialog.Kind {
  /// The members with texts, and what the language calls them.
  fileprivate var roles: [(member: String, word: String)] {
    switch self {
    case .alert, .actionSheet: [("title", "title"), ("message", "message")]
    case .notification:
      [
        ("title", "title"), ("subtitle", "subtitle"), ("message", "body"),
        ("hiddenPreview", "hiddenPreview"),
      ]
    }
  }

  fileprivate var words: [String] {
    switch self {
    case .alert: []
    case .actionSheet: ["source"]
    case .notification: ["category", "identifier", "thread"]
    }
  }

  /// Whether the language has such a word there.
  fileprivate func takes(_ text: String, for word: String) -> Bool {
    if word == "category" { return NotificationDetails.Category(rawValue: text) != nil }
    let first = text.unicodeScalars.first
    return first.map { $0.properties.isLowercase && $0.isASCII } ?? false
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
  }
}

extension JSONValue {
  fileprivate var isEmpty: Bool {
    switch content {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .flag, .number: false
    }
  }
}

extension ByteRange {
  /// The start of a value: no one wants all of an object underlined.
  fileprivate func start(of value: JSONValue) -> ByteRange {
    ByteRange(start, Swift.min(end, start + 1))
  }
}

extension [JSONValue] {
  fileprivate func at(_ place: Int) -> JSONValue? { place < count ? self[place] : nil }
}

extension DocumentProblem {
  fileprivate static func list(
    _ english: String, _ korean: KoreanMessage, _ value: JSONValue
  ) -> DocumentProblem {
    let start = value.range.start
    return DocumentProblem(
      .shape, Message(en: english, ko: korean),
      at: ByteRange(start, Swift.min(value.range.end, start + 1)))
  }
}
