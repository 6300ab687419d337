import DialogSupport
import Testing

@testable import DialogBackends

@Suite("C literals and comments")
struct CLiteralTests {
  @Test(
    "escape what cannot be seen, and nothing else",
    arguments: [
      ("Delete", #""Delete""#),
      ("한1", #""한1""#),
      ("\u{7}9", #""\0079""#),
      ("a\n\t\r\"\\'", #""a\n\t\r\"\\'""#),
      ("??=???", #""?\?=?\?\?""#),
      ("\u{7F}\u{1F600}", #""\177😀""#),
      ("\u{2068}א\u{2069}\u{A0}1", #""\342\201\250א\342\201\251\302\2401""#),
      ("\u{200D}\u{FEFF}\u{E000}", #""\342\200\215\357\273\277\356\200\200""#),
      ("", #""""#),
    ])
  func strings(text: String, literal: String) {
    #expect(CLiteral.string(text) == literal)
  }

  @Test(
    "of bytes",
    arguments: [
      (0x41, "'A'"), (0x27, #"'\''"#), (0x22, #"'"'"#), (0x5C, #"'\\'"#), (0x0A, #"'\n'"#),
      (0xEC, #"'\354'"#),
    ])
  func characters(byte: UInt8, constant: String) {
    var literal = ByteBuffer()
    CLiteral.append(character: byte, to: &literal)
    #expect(String(decoding: literal.take().bytes, as: UTF8.self) == constant)
  }

  @Test("on lines of no more than 90 columns are together the text")
  func lines() {
    let text = String(repeating: "many words ", count: 30) + String(repeating: "한국어", count: 20)
    let lines = CLiteral.lines(text)
    #expect(lines.count > 5 && lines.allSatisfy { $0.count <= 90 })
    #expect(
      lines.map { $0.dropFirst().dropLast() }.joined()
        == CLiteral.string(text).dropFirst().dropLast())
  }

  @Test(
    "in comments end nothing and join nothing",
    arguments: [
      ("ends */ here", ["ends * / here"]),
      ("begins /* here", ["begins / * here"]),
      ("**/", ["** /"]),
      ("trigraph ??/", ["trigraph ? ?/"]),
      ("splice \\", ["splice \\."]),
      ("splice \\  \nnext", ["splice \\  .", "next"]),
      ("tab\tbell\u{7}", ["tab bell "]),
      ("\u{202E}abc\u{2066}", [" abc "]),
      ("한국어 😀", ["한국어 😀"]),
    ])
  func comments(text: String, lines: [String]) {
    #expect(CommentText.lines(text) == lines)
  }
}
