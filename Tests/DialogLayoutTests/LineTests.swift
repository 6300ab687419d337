import DialogLayout
import Testing

/// Where lines end. Widths are counted in widths of a wide character, so that cases can be drawn:
/// `|` is where a line has to end in lines of that many.
struct LineTests {
  /// A text whose lines are divided by `|`, and how many Hangul or Han a line holds.
  static let drawn: [(lines: String, count: Int)] = [
    ("앨범을 |삭제할까요?", 6),
    ("앨범을 삭제할까요?", 10),
    ("この操作|は取り消|せません", 4),
    ("削除しま|すか？", 4),
    // What closes may not begin a line, what opens may not end one.
    ("取り消|せません。", 4),
    ("「新規」|を開く", 4),
    ("新しい|「本」", 4),
    // A word wider than a line is broken.
    ("가나다라|마바사", 4),
    ("가나\n|다라", 4),
    ("", 4),
  ]

  @Test("lines end where they are drawn", arguments: drawn.indices)
  func breaks(_ index: Int) {
    let (lines, count) = Self.drawn[index]
    let wanted = lines.isEmpty ? 0 : lines.split(separator: "|").count
    let text = MeasuredText(lines.filter { $0 != "|" }, weight: .regular)
    let em = lines.unicodeScalars.contains { $0.value > 0x3000 && $0.value < 0xAC00 } ? 1000 : 920
    #expect(text.lineCount(fitting: count * em) == wanted)
  }

  @Test("a line ends at a space, which is not counted at its end")
  func spaces() {
    let text = MeasuredText("iii iii", weight: .regular)
    let word = MeasuredText("iii", weight: .regular).width
    #expect(text.lineCount(fitting: word) == 2)
    #expect(text.lineCount(fitting: text.width) == 1)
    #expect(text.lineCount(fitting: text.width - 1) == 2)
    #expect(MeasuredText("iii ", weight: .regular).lineCount(fitting: word) == 1)
    let glued = MeasuredText("i iii\u{A0}iii", weight: .regular)
    #expect(glued.lineCount(fitting: text.width) == 2)
    #expect(MeasuredText("Wi-Fi", weight: .regular).lineCount(fitting: 2000) == 2)
  }

  @Test("Thai is broken between words, and within those that are wider than a line")
  func thai() {
    let word = MeasuredText("อุปกรณ์", weight: .regular).width
    let text = MeasuredText("อุปกรณ์อุปกรณ์อุปกรณ์", weight: .regular)
    #expect(text.width == 3 * word)
    for (width, count) in [(10, 3), (16, 3), (20, 2), (29, 2), (30, 1), (6, 6)] {
      #expect(text.lineCount(fitting: word * width / 10) == count, "\(width)")
    }
    // An opening bracket stays with the word after it.
    let quoted = MeasuredText("อุปกรณ์ “อุปกรณ์”", weight: .regular)
    #expect(quoted.lineCount(fitting: quoted.width - 1) == 2)
  }

  @Test("wider lines never make more of them")
  func isMonotonous() {
    for expected in expectedAdvances {
      let text = MeasuredText(expected.text, weight: .regular)
      let counts = stride(from: 1000, through: 40_000, by: 250).map { text.lineCount(fitting: $0) }
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(counts.first! > counts.last!)
    }
  }

  @Test("devices are known by name, without regard to case")
  func devices() {
    #expect(Device(named: "iPhoneSE1")?.width == 320)
    #expect(Device(named: "iphone15")?.height == 852)
    #expect(Device(named: "iPadMini")?.width == 744)
    #expect(Device(named: "Newton") == nil)
    #expect(Device.all.allSatisfy { $0.width < $0.height && $0.width >= Device.smallest.width })
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test("text grows with its size, and leading with it")
  func sizes() {
    for style in [TextStyle.headline, .footnote, .body] {
      for (small, large) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
        #expect(small < large)
        #expect(style.size(at: small) <= style.size(at: large))
        #expect(style.leading(at: small) > style.size(at: small))
      }
    }
    #expect(TextStyle.headline.size(at: .standard) == 17)
    #expect(TextStyle.footnote.leading(at: TextSize(rawValue: "accessibility1")!) == 29)
  }
}
