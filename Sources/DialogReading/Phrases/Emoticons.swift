import DialogSupport

/// Faces and laughter in writing: what a chat has and no news of a problem.
public enum Emoticons {
  /// Where the first stands: 😢, “:-)”, ^^, ㅠㅠ, ㅋㅋ, or the wave that draws out a word of Korean. A face inside
  /// a sentence is spoken of: “Can’t Post 😀 in Titles”.
  ///
  /// - Parameter text: whose quoted parts, which are names, are passed over.
  public static func first(in text: String) -> Range<Int>? {
    guard mayHaveOne(text.utf8) else { return nil }
    var isQuoted = false
    var offset = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if openingQuotes.contains(scalar) { isQuoted = true }
      if closingQuotes.contains(scalar) { isQuoted = false }
      if !isQuoted, let count = length(ofFaceAt: index, in: scalars),
        drawsOut(scalar) || endsSentence(index, count, scalars)
      {
        let size = scalars[index..<index + count].reduce(0) { $0 + UTF8.width($1) }
        return offset..<offset + size
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// A glance at pairs of bytes: emoji, jamo and marks of faces, which curly quotes and colons before a space are
  /// not.
  private static func mayHaveOne(_ text: String.UTF8View) -> Bool {
    var before: UInt8 = 0
    for byte in text {
      switch (before, byte) {
      case (_, 0xF0), (_, UInt8(ascii: "~")), (_, UInt8(ascii: "^")), (_, UInt8(ascii: "_")):
        return true
      case (0xE2, 0x98...), (0xE3, 0x84...0x86): return true
      case (UInt8(ascii: ":"), _) where byte != UInt8(ascii: " "): return true
      case (UInt8(ascii: ";"), _) where byte != UInt8(ascii: " "): return true
      default: before = byte
      }
    }
    return false
  }

  private static let openingQuotes: Set<Unicode.Scalar> = ["“", "‘", "「", "«"]
  private static let closingQuotes: Set<Unicode.Scalar> = ["”", "’", "」", "»"]

  /// How many scalars a face at an index has; nil where none is.
  private static func length(ofFaceAt index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    let scalar = scalars[index]
    if faces.contains(where: { $0.contains(scalar.value) }) { return 1 }
    if scalar == "~", index > 0, scalars[index - 1].isHangulSyllable {
      return endsWord(index + 1, scalars) ? 1 : nil
    }
    let letters = scalars[index...].prefix { $0 == scalar }.count
    if laughter.contains(scalar) { return letters > 1 ? letters : nil }
    guard index == 0 || !scalars[index - 1].properties.isAlphabetic else { return nil }
    return drawn.first { face in
      scalars[index...].starts(with: face) && endsWord(index + face.count, scalars)
    }?.count
  }

  /// Whether it is no face but what only the tone of a sentence has: laughter, or a wave.
  private static func drawsOut(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "~" || laughter.contains(scalar)
  }

  /// Whether a sentence or the text ends before a face, or after it and those that follow it.
  private static func endsSentence(
    _ index: Int, _ count: Int, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    let before = scalars[..<index].last { !$0.properties.isWhitespace }
    if let before, ends.contains(before) { return true }
    var next = index + count
    while next < scalars.count {
      let scalar = scalars[next]
      if ends.contains(scalar) { return true }
      if scalar.properties.isWhitespace || scalar.properties.isVariationSelector {
        next += 1
      } else if let more = length(ofFaceAt: next, in: scalars) {
        next += more
      } else {
        return false
      }
    }
    return true
  }

  private static let ends: Set<Unicode.Scalar> = [".", "!", "?", "…", "\n", ")"]

  /// Whether no letter or digit stands at an index.
  private static func endsWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    index >= scalars.count || scalars[index] == "." || scalars[index].properties.isWhitespace
      || "!?~)".unicodeScalars.contains(scalars[index])
  }

  /// The emoji that are faces.
  private static let faces: [ClosedRange<UInt32>] = [
    0x1F600...0x1F64F, 0x1F910...0x1F917, 0x1F920...0x1F92F, 0x1F970...0x1F976, 0x2639...0x263A,
  ]

  /// Jamo that laugh and weep, where there are two at least.
  private static let laughter: Set<Unicode.Scalar> = ["ㅋ", "ㅎ", "ㅠ", "ㅜ"]

  /// Faces drawn with marks.
  private static let drawn: [[Unicode.Scalar]] = [
    ":)", ":-)", ";)", ";-)", ":(", ":-(", ":'(", ":D", ":-D", ":P", ":-P", "^^", "^_^", "^^;",
    "T_T",
    "-_-",
  ].map { Array($0.unicodeScalars) }
}
