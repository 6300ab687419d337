import DialogLocales
import Testing

/// Words of Thai against ICU's.
@Suite struct ThaiWordsTests {
  /// Drawn by ICU.
  static let texts = expectedThai.split(separator: "\n").map(String.init)

  /// The text with `|` where words of Thai begin after others.
  private func drawn(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0 != "|" }
    let breaks = Set(ThaiWords.breaks(in: scalars.map(\.value)))
    var drawn = ""
    for (index, scalar) in scalars.enumerated() {
      if breaks.contains(index) { drawn += "|" }
      drawn.unicodeScalars.append(scalar)
    }
    return drawn
  }

  @Test func everyWordEndsWhereICUSays() {
    #expect(Self.texts.count > 400)
    for text in Self.texts { #expect(drawn(text) == text) }
  }

  @Test(arguments: [
    "", "Delete This Album?", "앨범을 삭제할까요?", "ປະເທດລາວ", "กด", "๑๒๓๔๕๖", "ัิ่้", "ๆๆๆๆๆๆ", "เเเเเเ",
  ])
  func whatHasNoWordsOfThaiHasNoBreaks(_ text: String) {
    #expect(ThaiWords.breaks(in: text.unicodeScalars.map(\.value)).isEmpty)
  }

  @Test func noBreakIsBetweenALetterAndItsMarks() {
    // Neither of the signs that come after words, which have no marks.
    let letters = (UInt32(0xE01)...0xE4E).filter {
      !(0xE3B...0xE3F ~= $0) && $0 != 0xE2F && $0 != 0xE46
    }
    var (state, found): (UInt32, Int) = (2026, 0)
    for _ in 0..<2000 {
      let text = (0..<24).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return letters[Int(state >> 8) % letters.count]
      }
      let breaks = ThaiWords.breaks(in: text)
      #expect(zip(breaks, breaks.dropFirst()).allSatisfy { $0 < $1 })
      #expect(breaks.allSatisfy { !Unicode.Scalar(text[$0])!.properties.isGraphemeExtend })
      found += breaks.count
    }
    #expect(found > 2000)
  }
}

/// What is left of the dictionary for some texts.
@Suite struct ThaiExcerptTests {
  /// The words of a graph, in order.
  private func words(_ branches: [UInt32]) -> [String] {
    func words(after prefix: String, at node: Int) -> [String] {
      var (found, index): ([String], Int) = ([], node)
      while true {
        let branch = branches[index]
        let word = prefix + String(Character(Unicode.Scalar(0xE00 + branch & 0x7F)!))
        if branch & 0x80 != 0 { found.append(word) }
        if branch >> 9 != 0 { found += words(after: word, at: Int(branch >> 9)) }
        if branch & 0x100 != 0 { return found }
        index += 1
      }
    }
    return branches.isEmpty ? [] : words(after: "", at: 0)
  }

  private func excerpt(of texts: [String]) -> [UInt32] {
    var excerpt = ThaiExcerpt()
    for text in texts { excerpt.read(text) }
    return excerpt.branches
  }

  @Test func itHasTheWordsThatAreAskedFor() {
    #expect(words(excerpt(of: ["Delete", "삭제", "๑๒", ""])).isEmpty)
    // Where a word ends with the text, nothing is asked within it.
    #expect(words(excerpt(of: ["ตกลง"])) == ["ตก", "ตกลง"])
    #expect(words(excerpt(of: ["ตากลม", "a นั่งตากลม"])) == ["ตา", "ตาก", "ตากลม", "นั่ง"])
    #expect(words(excerpt(of: ["ตากลมๆ"])) == ["ตา", "ตาก", "ตากลม", "ลม", "ลมๆ"])
  }

  @Test func equalTextsGiveEqualGraphsInAnyOrder() {
    let texts = ThaiWordsTests.texts.prefix(40).map { String($0.filter { $0 != "|" }) }
    #expect(excerpt(of: texts) == excerpt(of: texts + texts))
    #expect(words(excerpt(of: texts)) == words(excerpt(of: texts.reversed())))
    #expect(words(excerpt(of: texts)).count > 100)
  }
}
