import DialogSupport
import Testing

@testable import DialogServer

@Suite struct DocumentTextTests {
  /// Whatever is edited, lines start where a reader of the whole text finds them.
  @Test func linesStayThoseOfTheText() {
    var random = RandomPieces(seed: 7)
    var text = DocumentText([])
    for _ in 0..<5000 {
      let places = [random.below(text.bytes.count + 1), random.below(text.bytes.count + 1)]
      let length = text.bytes.count > 200 ? 150 : 3
      let start = places.min()!
      let end = min(start + random.below(length), text.bytes.count)
      text.replace(start..<end, with: random.text())
      let fresh = LineTable(SourceFile(name: "", bytes: text.bytes)).starts
      #expect(text.lineStarts == fresh)
      if text.lineStarts != fresh { return }
    }
  }

  private let sample = DocumentText(Array("aé한😀\u{2028}b\r\n둘\rlast".utf8))

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func placesGoThereAndBack(_ encoding: PositionEncoding) {
    var offset = 0
    for scalar in "aé한😀\u{2028}b".unicodeScalars {
      let position = sample.position(at: offset, in: encoding)
      #expect(sample.offset(of: position, in: encoding) == offset)
      offset += String(scalar).utf8.count
    }
    #expect(sample.lineStarts.count == 3)
  }

  @Test func unitsAreThoseOfTheEncoding() {
    let end = "aé한😀\u{2028}b".utf8.count
    #expect(sample.position(at: end, in: .utf8).character == 14)
    #expect(sample.position(at: end, in: .utf16).character == 7)
    #expect(sample.position(at: end, in: .utf32).character == 6)
  }

  /// Beyond a line’s end is its end; in the middle of a character is its start.
  @Test func placesAreClamped() {
    let lineEnd = "aé한😀\u{2028}b".utf8.count
    let emoji = "aé한".utf8.count
    #expect(sample.offset(of: ClientPosition(line: 0, character: 99), in: .utf16) == lineEnd)
    #expect(
      sample.offset(of: ClientPosition(line: 9, character: 0), in: .utf16) == sample.bytes.count)
    #expect(sample.offset(of: ClientPosition(line: 0, character: 4), in: .utf16) == emoji)
    #expect(sample.offset(of: ClientPosition(line: 0, character: emoji + 2), in: .utf8) == emoji)
  }
}

/// Texts with all that makes lines and characters difficult.
struct RandomPieces {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func text() -> String {
    let pieces = ["a", "\n", "\r", "\r\n", "한", "😀", "\u{2028}", "b c"]
    return (0..<below(4)).map { _ in pieces[below(pieces.count)] }.joined()
  }
}
