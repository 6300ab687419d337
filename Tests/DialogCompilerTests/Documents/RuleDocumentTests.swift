import DialogCompiler
import DialogFindings
import DialogSupport
import Foundation
import Testing

/// `docs/rules` says what the rules say of themselves. With `DIALOGC_WRITE_DOCS=1` in the
/// environment the pages are written instead.
struct RuleDocumentTests {
  private static let docs = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../docs").standardized

  @Test("every page is fresh; DIALOGC_WRITE_DOCS=1 swift test --filter RuleDocumentTests mends it")
  func pagesAreFresh() throws {
    let pages = ruleDocuments()
    let folder = Self.docs.appending(path: "rules")
    if ProcessInfo.processInfo.environment["DIALOGC_WRITE_DOCS"] != nil {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for page in pages { try Data(page.bytes).write(to: Self.docs.appending(path: page.path)) }
    }
    for page in pages {
      let written = try? Data(contentsOf: Self.docs.appending(path: page.path))
      #expect(written.map(Array.init) == page.bytes, "\(page.path) is stale")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(files.map { "rules/" + $0 }) == Set(pages.map(\.path)))
  }

  @Test("every rule has its place on a page in each language")
  func pagesHaveTheirRules() throws {
    let pages = Dictionary(uniqueKeysWithValues: ruleDocuments().map { ($0.path, $0.bytes) })
    for rule in allRules {
      for language in MessageLanguage.allCases {
        let page = try #require(pages[rule.id.documentPath(language)])
        let anchor = rule.id.documentLink(language).split(separator: "#")[1]
        let place = "\n<a id=\"\(anchor)\"></a>\n\n## `\(rule.id)`\n"
        #expect(String(decoding: page, as: UTF8.self).contains(place))
      }
    }
  }
}
