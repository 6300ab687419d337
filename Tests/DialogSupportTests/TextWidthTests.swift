import DialogSupport
import Testing

/// Against Python's wcwidth; the expectations are made by Tests/Checks/Generated/width_expectations.py.
@Suite struct TextWidthTests {
  @Test func columns() {
    for (text, columns) in expectedWidths {
      #expect(TextWidth.columns(of: text) == columns, "\(text.debugDescription)")
    }
  }

  @Test func columnsOfEveryScalar() {
    let runs = expectedScalarWidths.split(separator: " ").map { run in
      let parts = run.split(separator: ":")
      return (start: UInt32(parts[0], radix: 16)!, columns: Int(parts[1])!)
    }
    #expect(runs.count > 900)
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : 0x110000
      for value in [run.start, (run.start + end) / 2, end - 1] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        #expect(TextWidth.columns(of: scalar) == run.columns, "\(String(value, radix: 16))")
      }
    }
  }

  @Test func controlCharactersTakeNone() {
    #expect(TextWidth.columns(of: "a\tb\u{7F}\u{85}") == 2)
    #expect(TextWidth.columns(of: "") == 0)
  }

  @Test func partsOfTexts() {
    let line = "제목 title"
    #expect(TextWidth.columns(of: line.prefix(2)) == 4)
    #expect(TextWidth.columns(of: line) == 10)
  }
}
