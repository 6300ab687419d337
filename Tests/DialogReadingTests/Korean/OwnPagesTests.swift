import DialogLocales
import DialogReading
import Foundation
import Testing

/// The project's own Korean pages, read as dialogs are.
struct OwnPagesTests {
  static let pages: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let docs = FileManager.default.enumerator(
      at: root.appending(path: "docs"), includingPropertiesForKeys: nil)!
    return [root.appending(path: "README.ko.md")]
      + docs.compactMap { $0 as? URL }.filter { $0.path.hasSuffix(".ko.md") }
  }()

  @Test("particles agree with what they come after")
  func particlesAgree() throws {
    #expect(Self.pages.count > 10)
    for page in Self.pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for line in prose(of: text) {
        let faults =
          KoreanParticle.wrongObjects(in: line) + KoreanParticle.wrongForms(afterNounsIn: line)
        #expect(faults.isEmpty, "\(page.lastPathComponent): \(faults.map(\.word)) in \(line)")
      }
    }
  }

  /// The lines outside code, without what they quote: examples show what is wrong.
  private func prose(of page: String) -> [String] {
    var isCode = false
    return page.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && !line.hasPrefix("```")
    }.map { String($0).replacing(#/`[^`]*`|‘[^’]*’|“[^”]*”/#, with: " ") }
  }
}
