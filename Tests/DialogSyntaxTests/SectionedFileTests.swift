import DialogSupport
import DialogSyntax
import TestSupport
import Testing

/// Files in sections, as edits come and go.
@Suite struct SectionedFileTests {
  private let insertions = ["\n", "}", "{", "\"", "/*", "}\n", "\n}\n", " ", "alert A {\n"]

  @Test func whatIsTakenBackLeavesNoTrace() {
    var numbers = RandomNumbers(seed: 1)
    for original in SampleProject.all.flatMap(\.files) where original.bytes.count > 1000 {
      var (files, ids) = SectionedFile.read([original], threads: 1)
      let origins = files[0].origins
      for insertion in insertions {
        for _ in 0..<8 {
          let place = numbers.next(below: original.bytes.count + 1)
          var edited = original.bytes
          edited.insert(contentsOf: insertion.utf8, at: place)
          files[0].replace(with: edited, ids: &ids)
          files[0].replace(with: original.bytes, ids: &ids)
          #expect(
            files[0].origins == origins,
            "\(original.name): \(insertion.debugDescription) at \(place)")
        }
      }
    }
  }
}

extension SectionedFile {
  /// Where its sections begin.
  fileprivate var origins: [Int?] { allIDs.map(origin(of:)) }
}
