import Testing

@testable import DialogServer

@Suite struct MessageFramingTests {
  /// However the stream is cut into pieces, the same comes out of it.
  @Test(arguments: 1...40)
  func piecesDoNotMatter(_ size: Int) {
    let stream = Array(
      "Content-Length: 2\r\n\r\n{}junk\r\ncontent-length:3\nX: y\r\n\r\n[1]\r\nContent-Length: 1x\r\n\r\nContent-Length: 1\r\n\r\n7"
        .utf8)
    var framing = MessageFraming()
    var frames: [MessageFraming.Frame] = []
    var rest = stream[...]
    while !rest.isEmpty {
      framing.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let frame = framing.next() { frames.append(frame) }
    }
    #expect(
      frames == [
        .body(Array("{}".utf8)), .malformed(.notHeader), .body(Array("[1]".utf8)),
        .malformed(.wrongLength), .body(Array("7".utf8)),
      ])
    #expect(framing.atEnd() == nil)
  }

  @Test(arguments: ["Content-Length: 5\r\n\r\n{}", "Content-Length: 5\r\n", "Content-Le"])
  func anEndWithinAMessageIsTold(_ text: String) {
    var framing = MessageFraming()
    framing.append(Array(text.utf8))
    #expect(framing.next() == nil)
    #expect(framing.atEnd() == .malformed(.cutOff))
  }
}
