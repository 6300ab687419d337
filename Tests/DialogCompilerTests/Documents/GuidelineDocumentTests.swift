import DialogCompiler
import DialogFindings
import DialogRules
import Foundation
import Testing

/// `docs/guidelines.md` says what keeps each statement of the guidelines. With `DIALOGC_WRITE_DOCS=1`
/// in the environment the pages are written instead.
struct GuidelineDocumentTests {
  private static let docs = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../docs").standardized

  @Test(
    "both pages are fresh; DIALOGC_WRITE_DOCS=1 swift test --filter GuidelineDocumentTests mends them"
  )
  func pagesAreFresh() throws {
    let pages = guidelineDocuments()
    #expect(pages.map(\.path) == ["guidelines.md", "guidelines.ko.md"])
    for page in pages {
      let file = Self.docs.appending(path: page.path)
      if ProcessInfo.processInfo.environment["DIALOGC_WRITE_DOCS"] != nil {
        try Data(page.bytes).write(to: file)
      }
      let written = try? Data(contentsOf: file)
      #expect(written.map(Array.init) == page.bytes, "\(page.path) is stale")
    }
  }

  @Test("every statement has a row in each language, with what it asks and what keeps it")
  func statementsHaveRows() {
    for page in guidelineDocuments() {
      let rows = String(decoding: page.bytes, as: UTF8.self).split(separator: "\n")
      for document in GuidelineDocument.all {
        for statement in document.sections.flatMap(\.statements) {
          let place = "| <a id=\"\(document.name)-\(statement.number)\"></a>"
          let found = rows.filter { $0.hasPrefix(place) }
          #expect(found.count == 1, "\(document.name)/\(statement.number) in \(page.path)")
          let cells = found.first?.split(separator: " | ") ?? []
          #expect(cells.count == 3 && cells[2].contains("*: "), "\(found)")
        }
      }
    }
  }

  @Test("links to rules lead to their places")
  func linksLead() {
    let rules = Dictionary(
      uniqueKeysWithValues: ruleDocuments().map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
    for page in guidelineDocuments() {
      let text = String(decoding: page.bytes, as: UTF8.self)
      for link in text.matches(of: /\]\((rules\/[^)#]+)#([^)]+)\)/) {
        let place = "<a id=\"\(link.output.2)\"></a>"
        #expect(rules[String(link.output.1)]?.contains(place) == true, "\(link.output.0)")
      }
    }
  }
}
