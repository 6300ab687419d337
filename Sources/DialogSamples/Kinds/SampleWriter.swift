import DialogFindings
import DialogSupport
import DialogSyntax

/// Writes a sample: its dialogs, its texts in the languages asked for, and what there is to learn.
struct SampleWriter {
  /// What the sample's dialog is called.
  let name: String
  /// Not empty; in the order in which texts stand.
  private let languages: [SampleLanguage]
  /// The language of comments.
  private let comments: MessageLanguage
  private var text = ""

  /// The widest block of languages that stands on one line, in columns.
  private static let widestBlock = 60

  init(_ name: String, _ languages: [SampleLanguage], comments: MessageLanguage) {
    self.name = name
    self.languages = languages
    self.comments = comments
  }

  /// A comment about what follows, for whoever reads the source.
  mutating func note(_ message: Message) { comment("// ", message) }

  /// A comment that belongs to what follows, for translators and for users of the generated code.
  mutating func document(_ message: Message) { comment("/// ", message) }

  private mutating func comment(_ mark: String, _ message: Message) {
    for line in message[comments].split(separator: "\n") { text += mark + line + "\n" }
  }

  /// A line as it is.
  mutating func line(_ line: String = "") { text += line + "\n" }

  /// A statement with its text in all languages, and what stands after it.
  mutating func line(_ statement: String, _ place: SamplePlace, _ rest: String = "") {
    text += "\(statement) \(block(place)) \(rest)\n"
  }

  private func block(_ place: SamplePlace) -> String {
    let rows = languages.map { ($0.tag.tag, $0[place]) }
    if rows.count == 1 { return rows[0].1.pattern }
    let written = rows.map { "\($0.0) \($0.1.pattern)" }
    let line = written.joined(separator: " ")
    let isShort =
      rows.count == 2 && !line.contains("\n")
      && TextWidth.columns(of: line) <= SampleWriter.widestBlock
    return isShort ? "{ \(line) }" : "{\n\(written.joined(separator: "\n"))\n}"
  }

  /// The project block, where a sample cannot do without.
  mutating func project(asksForPermission: Bool) {
    note(
      Message(
        en:
          "Declare a project only once. If you already have one, copy what it lacks from this block\n"
          + "and remove the rest.",
        ko: "project는 한 번만 선언합니다. 이미 있으면 이 블록에서 빠진 것만 옮기고 나머지는 지우세요."))
    line("project MyApp {")
    languagesOfProject()
    if asksForPermission { notifications() }
    line("}\n")
  }

  /// The project block of a project that is called like this sample.
  mutating func projectAlone() {
    document(Message(en: "What holds for all dialogs.", ko: "모든 대화상자에 적용됩니다."))
    line("project \(name) {")
    note(
      Message(
        en: "The name that people see; and the edition of the guidelines that is kept.",
        ko: "사용자에게 보이는 이름과, 따르는 지침의 판입니다."))
    line("app { \(languages.map { "\($0.tag.tag) \"\(name)\"" }.joined(separator: "\n")) }")
    line("guidelines \(Edition.standard.rawValue)")
    languagesOfProject()
    line("}")
  }

  private mutating func languagesOfProject() {
    let tags = languages.map(\.tag.tag)
    note(Message(en: "The language of texts that don’t name one.", ko: "언어를 적지 않은 텍스트의 언어입니다."))
    line("source \(SampleWriter.sourceFirst(tags)[0])")
    line("locales \(tags.joined(separator: ", "))")
  }

  /// English is the source language where it is among them, else the first is.
  static func sourceFirst(_ tags: [String]) -> [String] {
    tags.contains("en") ? ["en"] + tags.filter { $0 != "en" } : tags
  }

  private mutating func notifications() {
    note(
      Message(
        en:
          "Ask before you send notifications, and let people change their mind on a screen of "
          + "the app.",
        ko: "알림을 보내려면 먼저 허락을 구하고, 앱의 화면에서 마음을 바꿀 수 있게 합니다."))
    line("notifications {")
    line("permission \(SampleWriter.permissionName)")
    line("settings NotificationSettings")
    line("}")
  }

  /// What is written, laid out as `dialogc format` does.
  func formatted() -> [UInt8] {
    let file = SourceFile(name: "\(name).dialog", text: text)
    return switch SyntaxTree.parse(file, id: FileID(0)).formatted() {
    case .changed(let bytes): bytes
    case .unchanged, .refused: file.bytes
    }
  }
}
