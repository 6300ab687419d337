import DialogFindings
public import DialogRules

/// The documentation of the guidelines in both languages: every statement of their documents, by
/// document and heading and in order, and what keeps it.
///
/// - Returns: files for `docs/`, with paths relative to it.
public func guidelineDocuments(
  _ documents: [GuidelineDocument] = GuidelineDocument.all
) -> [Artifact] {
  MessageLanguage.allCases.map { language in
    let table = StatementTable(language: language)
    return Artifact(path: "guidelines" + suffix(language), bytes: Array(table.page(documents).utf8))
  }
}

private func suffix(_ language: MessageLanguage) -> String {
  language == .english ? ".md" : ".\(language.rawValue).md"
}

/// Writes statements in a language.
private struct StatementTable {
  let language: MessageLanguage
  /// Rules that have a page.
  private let rules = Set(allRules.map(\.id))

  func page(_ documents: [GuidelineDocument]) -> String {
    comment[language] + "\n\n# \(title[language])\n\n\(introduction[language])\n\n"
      + contents(documents) + documents.map(text).joined()
  }

  // MARK: Documents

  private func contents(_ documents: [GuidelineDocument]) -> String {
    contentsHead[language] + "\n|---|---|---:|---:|---:|---:|---:|\n"
      + documents.map(contentsRow).joined()
  }

  private func contentsRow(_ document: GuidelineDocument) -> String {
    let statements = document.sections.flatMap(\.statements)
    let counts = Keeping.allCases.map { keeping in
      statements.count { $0.answers.contains { Keeping($0) == keeping } }
    }
    let cells = ["[\(document.name)](#\(document.name))", document.title.escapedForTable]
    return row(cells + ([statements.count] + counts).map(String.init))
  }

  private func text(_ document: GuidelineDocument) -> String {
    "\n<a id=\"\(document.name)\"></a>\n\n## \(document.name): \(document.title)\n"
      + document.sections.map { text($0, of: document) }.joined()
  }

  private func text(_ section: GuidelineDocument.Section, of document: GuidelineDocument) -> String
  {
    "\n### \(section.citation.heading.escapedForTable)\n\n\(tableHead[language])\n|---|---|---|\n"
      + section.statements.map { row(cells(of: $0, in: document)) }.joined()
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  // MARK: Statements

  private func cells(of statement: Statement, in document: GuidelineDocument) -> [String] {
    let anchor = "\(document.name)-\(statement.number)"
    let told = [statement.told[language].escapedForTable]
    let difference = statement.difference.map { difference in
      "*\(differs[language])*: \(difference[language].escapedForTable)"
    }
    return [
      "<a id=\"\(anchor)\"></a>\(document.name)/\(statement.number)",
      lines(told + (difference.map { [$0] } ?? [])), lines(statement.answers.map(text)),
    ]
  }

  /// Parts of a cell, one below the other.
  private func lines(_ parts: [String]) -> String { parts.joined(separator: "<br>") }

  private func text(_ answer: Statement.Answer) -> String {
    let label = "*\(Keeping(answer).name[language])*: "
    return switch answer {
    case .rules(let rules): label + rules.map(link).joined(separator: ", ")
    case .placement(let how), .language(let how), .nothing(let how):
      label + how[language].escapedForTable
    }
  }

  private func link(_ rule: RuleID) -> String {
    rules.contains(rule) ? "[`\(rule)`](\(rule.documentLink(language)))" : "`\(rule)`"
  }
}

/// The kinds of answers, in the order of the columns.
private enum Keeping: CaseIterable {
  case rules, placement, language, nothing

  init(_ answer: Statement.Answer) {
    self =
      switch answer {
      case .rules: .rules
      case .placement: .placement
      case .language: .language
      case .nothing: .nothing
      }
  }

  var name: Message {
    switch self {
    case .rules: Message(en: "rules", ko: "규칙")
    case .placement: Message(en: "placement", ko: "배치")
    case .language: Message(en: "language", ko: "언어")
    case .nothing: Message(en: "not checkable", ko: "검사할 수 없음")
    }
  }
}

extension GuidelineDocument {
  /// As rules cite it.
  fileprivate var title: String { sections[0].citation.document }
}

extension String {
  /// For a table’s cell: what stands between backquotes stays code, a bar does not end the cell.
  fileprivate var escapedForTable: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    let texts = parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).escapedForMarkdown : String(part)
    }
    return texts.joined(separator: "`").split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }
}

private let comment = Message(
  en: "<!-- Generated from the statements in Sources/DialogRules/Citations; do not edit. -->",
  ko: "<!-- Sources/DialogRules/Citations의 문장에서 생성한 문서이므로 고치지 마세요. -->")

private let title = Message(
  en: "The guidelines, statement by statement", ko: "문장별로 보는 지침")

private let introduction = Message(
  en: """
    [한국어](guidelines.ko.md)

    This page lists everything that five documents of the Human Interface Guidelines ask of a dialog, its text, its
    placement or its project, in our own words, under the headings of the documents and in their order. Next to each
    statement is what enforces it:

    - *rules*: rules find what breaks it; each links to [its page](rules/README.md);
    - *placement*: generated code, or the system, does it that way;
    - *language*: [the language](language.md) has a statement for it, or no way to break it;
    - *not checkable*: the reason why no compiler can tell.

    The documents are in English and Korean. If the two differ, the statement says which one is followed, and
    [a decision](decisions/2026-11-22-english-statements-decide.md) says why. A statement is named by its document and
    its number there, `000/12`, and so are the [dialogs](../Tests/Fixtures/Guidelines) that break it and keep it.
    """,
  ko: """
    [English](guidelines.md)

    휴먼 인터페이스 가이드라인의 다섯 문서가 대화상자, 그 글, 배치, 프로젝트에 바라는 모든 것을 우리의 말로
    문서의 제목과 순서에 따라 적고, 무엇으로 지키는지 밝힙니다.

    - *규칙*: 어긴 것을 지적합니다. [규칙의 문서](rules/README.ko.md)로 이어집니다.
    - *배치*: 생성된 코드나 시스템이 그렇게 놓고 그렇게 합니다.
    - *언어*: [언어](language.ko.md)에 그것을 적는 구문이 있거나, 어길 구문이 없습니다.
    - *검사할 수 없음*: 컴파일러가 알 수 없는 이유를 적습니다.

    문서는 영어와 한국어로 되어 있습니다. 둘이 다르게 말하면 어느 쪽을 따르는지 그 문장에 적고, 이유는
    [결정](decisions/2026-11-22-english-statements-decide.md)에 적었습니다. 문장은 문서와 그 안의 차례로 `000/12`처럼
    부르며, 이를 어기고 지키는 [대화상자](../Tests/Fixtures/Guidelines)도 그렇게 부릅니다.
    """)

private let contentsHead = Message(
  en:
    "| | document | statements | rules | placement | language | not checkable |",
  ko: "| | 문서 | 문장 | 규칙 | 배치 | 언어 | 검사할 수 없음 |")

private let tableHead = Message(
  en: "| | what it asks | what enforces it |", ko: "| | 바라는 것 | 지키는 방법 |")

private let differs = Message(en: "Korean differs", ko: "한국어 문서와 다른 점")
