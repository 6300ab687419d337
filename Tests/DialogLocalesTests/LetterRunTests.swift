import DialogLocales
import Testing

/// Runs of letters against the standard library's tables of Unicode.
@Suite struct LetterRunTests {
  @Test func everyScalarIsALetterOrMarkAsUnicodeSays() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let expected =
        properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
      if scalar.isLetterOrMark != expected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func everyLetterIsLowered() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.isLetterOrMark else { continue }
      if String(scalar).letterRuns() != [scalar.properties.lowercaseMapping] {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("Don’t Save “Ἀθῆναι”…", ["don't", "save", "ἀθῆναι"]),
    ("\u{FFFC}을(를) 지울까요?", ["을", "를", "지울까요"]),
    ("'Quoted' É1É", ["quoted'", "é", "é"]), ("", []),
  ])
  func runs(of text: String, are expected: [String]) {
    #expect(text.letterRuns() == expected)
  }

  @Test func caseIsKept() {
    #expect("Wenn Sie ÜBEN".letterRuns(isCaseKept: true) == ["Wenn", "Sie", "ÜBEN"])
  }
}
