public import DialogFindings
import DialogSupport

/// Something to be read, by people or programs.
public protocol Page {
  /// For people at a terminal: UTF-8 with colours where the screen has them.
  func text(screen: Screen) -> [UInt8]
  /// CommonMark.
  func markdown() -> [UInt8]
  /// For programs: a JSON document, UTF-8.
  func json() -> [UInt8]
}

/// What is to be read about a rule.
public struct RulePage: Page, Sendable {
  private let rule: RuleDescription
  private let language: MessageLanguage

  /// - Parameter language: of the words; ids, severities and members of JSON are the same in each.
  public init(_ rule: RuleDescription, language: MessageLanguage) {
    self.rule = rule
    self.language = language
  }

  /// Paragraphs of at most 90 columns, then the examples with what is found underlined.
  public func text(screen: Screen = Screen()) -> [UInt8] {
    var painter = SourcePainter(screen: screen)
    painter.text.write(rule.id.name, as: .strong)
    painter.text.line("  (\(ReportWords.severity(rule.severity)[language]))", as: .faint)
    for paragraph in paragraphs {
      painter.text.line()
      for line in Printable.lines(of: paragraph, columns: min(screen.columns, 90)) {
        painter.text.line(line)
      }
    }
    for part in parts {
      painter.text.line()
      painter.text.line(part.title[language] + ":", as: part.style)
      painter.draw(part)
    }
    if rule.isGuideline { writeOrigin(to: &painter.text) }
    painter.text.line()
    painter.text.line(ReportWords.since(rule.since)[language], as: .faint)
    painter.text.line(page, as: .faint)
    return painter.text.bytes
  }

  private func writeOrigin(to text: inout StyledOutput) {
    text.line()
    text.line("\(ReportWords.editions[language]): \(rule.severities.label(language))", as: .faint)
    for citation in rule.citations { text.line(citation.text, as: .faint) }
  }

  /// Under a heading of the second level, and at the end where to read on.
  public func markdown() -> [UInt8] {
    section() + Array("\n\(ReportWords.page[language]): `\(page)`\n".utf8)
  }

  /// What the documentation has of the rule, under a heading of the second level.
  func section() -> [UInt8] {
    var page = "## `\(rule.id)`\n\n"
    page += "*\(ReportWords.severity(rule.severity)[language])*"
    if rule.isGuideline {
      page += " · \(ReportWords.editions[language]): \(rule.severities.label(language))"
    }
    page += " · \(ReportWords.since(rule.since)[language])\n"
    for paragraph in paragraphs { page += "\n\(paragraph.escapedForMarkdown)\n" }
    for part in parts {
      page += "\n\(part.title[language]):\n\n```\n"
      page += String(decoding: part.withMarks(), as: UTF8.self)
      page += "```\n"
    }
    if rule.isGuideline {
      page += "\n\(ReportWords.sources[language]):\n\n"
      for citation in rule.citations { page += "- \(citation.text)\n" }
    }
    return Array(page.utf8)
  }

  /// One object, as in the list of rules.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.finish()
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", rule.id.name)
      json.member("severity", rule.severity.rawValue)
      json.member(
        "editions",
        object: { json in
          for edition in rule.editions {
            json.member(JSONKey("\(edition.rawValue)"), rule.severities[edition]!.rawValue)
          }
        })
      json.member(
        "sources",
        array: { json in
          for citation in rule.citations {
            json.object { json in
              json.member("document", citation.document)
              json.member("heading", citation.heading)
            }
          }
        })
      json.member("since", rule.since.description)
      json.member("page", page)
      json.member("summary", rule.summary[language])
      json.member("reason", rule.reason[language])
      json.member(
        "examples",
        array: { json in
          for example in rule.examples { write(example, to: &json) }
        })
    }
  }

  private func write(_ example: RuleExample, to json: inout JSONWriter) {
    json.object { json in
      write(example.kind, to: &json)
      json.member("text", example.text)
      json.member(
        "ranges",
        array: { json in
          for range in example.ranges {
            json.object { json in
              json.member("start", Int(range.start))
              json.member("end", Int(range.end))
            }
          }
        })
      json.member("fixed", example.fixed)
    }
  }

  private func write(_ kind: RuleExample.Kind, to json: inout JSONWriter) {
    switch kind {
    case .dialog: json.member("kind", "dialog")
    case .commandLine: json.member("kind", "commandLine")
    case .catalog(let path):
      json.member("kind", "catalog")
      json.member("file", path)
    }
  }

  /// Where the documentation in dialogc’s sources has it.
  private var page: String { "docs/" + rule.id.documentLink(language) }

  private var paragraphs: [String] {
    let reason = rule.reason[language].split(separator: "\n\n").map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return [asSentence(rule.summary[language])] + reason.map(asSentence)
  }

  /// Messages start lower case and have no full stop; paragraphs do not. Korean has no capitals: a
  /// keyword stays as it is written in a source.
  private func asSentence(_ text: String) -> String {
    guard let first = text.first, let last = text.last else { return text }
    let start = language == .korean ? String(first) : first.uppercased()
    return start + text.dropFirst() + (".?!".contains(last) ? "" : ".")
  }

  private var parts: [ExamplePart] {
    rule.examples.lazy.map(\.onPages).flatMap { example -> [ExamplePart] in
      let isGood = example.ranges.isEmpty
      let shown = ExamplePart(
        title: ExamplePart.title(of: example, isGood: isGood), style: isGood ? .help : .error,
        text: isGood ? whole(example.text, of: example) : example.text, ranges: example.ranges)
      let fixed = example.fixed.map {
        ExamplePart(
          title: ExamplePart.fixed, style: .help, text: whole($0, of: example), ranges: [])
      }
      return [shown] + (fixed.map { [$0] } ?? [])
    }
  }

  /// With what another file says: what is shown as good is so where it is pasted.
  private func whole(_ text: String, of example: RuleExample) -> String {
    guard let beside = example.beside else { return text }
    return "\(text)\n\n// \(elsewhere[language])\n\(beside)\n"
  }

  private let elsewhere = Message(
    en: "Elsewhere in the project:", ko: "프로젝트의 다른 곳에는 다음이 있습니다.")
}

/// One text of an example.
struct ExamplePart {
  let title: Message
  let style: OutputStyle
  let text: String
  let ranges: [ByteRange]

  static let fixed = Message(en: "Fixed", ko: "고친 예")

  /// A catalog's path tells its format and language, so that it stands there too.
  static func title(of example: RuleExample, isGood: Bool) -> Message {
    let title =
      isGood ? Message(en: "Fine", ko: "올바른 예") : Message(en: "Found", ko: "지적되는 예")
    guard case .catalog(let path) = example.kind else { return title }
    return Message(en: "\(title.english) (\(path))", ko: "\(title.korean) (\(path))")
  }

  /// The lines with carets under what is found.
  func withMarks() -> [UInt8] {
    var lines: [UInt8] = []
    forEachLine { line, ranges in
      lines += line.text.utf8
      lines.append(0x0A)
      for columns in ranges {
        lines += String(repeating: " ", count: columns.lowerBound).utf8
        lines += (String(repeating: "^", count: columns.count) + "\n").utf8
      }
    }
    return lines
  }

  /// Calls with each line, and the columns of the ranges that start in it.
  func forEachLine(_ body: (DisplayLine, [Range<Int>]) -> Void) {
    let table = LineTable(SourceFile(name: "", text: text))
    let lastIsEmpty = table.bytes(ofLine: table.starts.count - 1).isEmpty
    for line in table.starts.indices.dropLast(lastIsEmpty ? 1 : 0) {
      let bytes = table.bytes(ofLine: line)
      let shown = DisplayLine(bytes, around: bytes.startIndex, limit: 200)
      let starting = ranges.filter { table.lineIndex(at: Int($0.start)) == line }
      body(shown, starting.map { shown.columns(of: $0.indices) })
    }
  }
}

extension SourcePainter {
  mutating func draw(_ part: ExamplePart) {
    text.line()
    part.forEachLine { line, ranges in
      text.line("    " + line.text)
      for columns in ranges {
        text.write(String(repeating: " ", count: 4 + columns.lowerBound))
        text.line(String(repeating: "^", count: columns.count), as: .error)
      }
    }
  }
}

extension String {
  /// With a backslash in front of what CommonMark would read as markup.
  var escapedForMarkdown: String {
    reduce(into: "") { text, character in
      if "\\*_`<[]".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
