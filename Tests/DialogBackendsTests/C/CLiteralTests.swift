import Testing

@testable import DialogBackends

@Suite("C literals and comments")
struct CLiteralTests {
  @Test(
    "escape what is not printable ASCII",
    arguments: [
      ("Delete", #""Delete""#),
      ("한1", #""\355\225\2341""#),
      ("\u{7}9", #""\0079""#),
      ("a\n\t\r\"\\'", #""a\n\t\r\"\\'""#),
      ("??=???", #""?\?=?\?\?""#),
      ("\u{7F}\u{1F600}", #""\177\360\237\230\200""#),
      ("", #""""#),
    ])
  func strings(text: String, literal: String) {
    #expect(CLiteral.string(text) == literal)
  }

  @Test("of bytes")
  func characters() {
    #expect(CLiteral.character(0x41) == "'A'")
    #expect(CLiteral.character(0x27) == #"'\''"#)
    #expect(CLiteral.character(0x22) == #"'"'"#)
    #expect(CLiteral.character(0xEC) == #"'\354'"#)
  }

  @Test("on lines of no more than 90 columns are together the text")
  func lines() {
    let text = String(repeating: "many words ", count: 30) + String(repeating: "한국어", count: 20)
    let lines = CLiteral.lines(text)
    #expect(lines.count > 5 && lines.allSatisfy { $0.utf8.count <= 102 })
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
    #expect(CComment.lines(text) == lines)
  }
}
