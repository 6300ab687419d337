import DialogLayout
import Testing

/// Widths against a shaper's, with the same fonts.
struct AdvanceTests {
  @Test("a text is as wide as a shaper makes it")
  func isMeasured() {
    for expected in expectedAdvances {
      let widths = [(TextWeight.regular, expected.regular), (.semibold, expected.semibold)]
      for (weight, width) in widths {
        let measured = MeasuredText(expected.text, weight: weight).width
        #expect(
          abs(measured - width) * 1000 <= width * expected.tolerance,
          "\(expected.text) \(weight): \(measured), a shaper’s \(width)")
      }
    }
  }

  @Test("marks and what joins pictures take no room")
  func marksAreNothing() {
    func width(_ text: String) -> Int { MeasuredText(text, weight: .regular).width }
    #expect(width("e\u{301}") == width("e"))
    #expect(width("กำ") == width("กา"))
    #expect(width("👩🏽‍💻") == width("👩"))
    #expect(width("🇰🇷") == width("👩"))
    #expect(width("\u{200B}\u{2068}a\u{2069}") == width("a"))
  }

  @Test("a placeholder is as wide as its sample")
  func placeholders() {
    let text = MeasuredText("a\u{FFFC}a\u{FFFC}", weight: .regular) { $0 == 0 ? 1000 : 500 }
    #expect(text.width == 2 * MeasuredText("a", weight: .regular).width + 1500)
  }

  @Test("no character is wider than a glance at its bytes allows")
  func glance() {
    for value in UInt32(0x20)..<0x1_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let most = MeasuredText.mostWidth(ofUTF8: Array(text.utf8))
      let width = max(
        MeasuredText(text, weight: .regular).width, MeasuredText(text, weight: .semibold).width)
      if width > most { #expect(width <= most, "U+\(String(value, radix: 16))") }
    }
  }
}
