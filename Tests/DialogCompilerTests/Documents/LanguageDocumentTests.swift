import DialogCompiler
import DialogReading
import Foundation
import Testing

/// `docs/languages.md` says what the files of languages declare. With `DIALOGC_WRITE_DOCS=1` in the
/// environment the pages are written instead.
struct LanguageDocumentTests {
  private static let docs = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../docs").standardized

  @Test(
    "both pages are fresh; DIALOGC_WRITE_DOCS=1 swift test --filter LanguageDocumentTests mends them"
  )
  func pagesAreFresh() throws {
    let pages = languageDocuments()
    #expect(pages.map(\.path) == ["languages.md", "languages.ko.md"])
    for page in pages {
      let file = Self.docs.appending(path: page.path)
      if ProcessInfo.processInfo.environment["DIALOGC_WRITE_DOCS"] != nil {
        try Data(page.bytes).write(to: file)
      }
      let written = try? Data(contentsOf: file)
      #expect(written.map(Array.init) == page.bytes, "\(page.path) is stale")
    }
  }

  @Test("a fully checked language has every ability but those it has no need of")
  func fullLanguagesHaveAll() {
    // Their nouns have no cases, or articles tell them.
    let needless: Set<String> = ["questions", "cases"]
    for language in ["de", "es", "fr", "it", "nl"] {
      let words = LanguageWords.known.first { $0.tag == language }!.words
      let lacking = LanguageAbility.all.filter { !$0.isKnown(in: words) }.map(\.name.english)
      #expect(Set(lacking).isSubset(of: needless), "\(language): \(lacking)")
    }
  }
}
