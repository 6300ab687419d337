import DialogSupport

/// What a run without spaces is made of, noted byte by byte.
struct EnglishChunk {
  var hasPlaceholder = false
  var hasOtherLetters = false
  private var hasDigit = false
  private var hasDot = false
  private var hasHyphen = false
  private var hasApostrophe = false
  /// `@`, `/`, `_` and the like.
  private var hasSign = false
  private var letters = 0
  private var capitals = 0
  /// Capitals at the start and after hyphens.
  private var initials = 0
  private var isAtStart = true

  mutating func note(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A: letters += 1
    case 0x41...0x5A:
      letters += 1
      capitals += 1
      if isAtStart { initials += 1 }
    case 0x30...0x39: hasDigit = true
    case 0x2E: hasDot = true
    case 0x2D: hasHyphen = true
    case 0x27, 0xE2: hasApostrophe = true
    case 0x2C, 0x3A: break
    default: hasSign = true
    }
    isAtStart = byte == 0x2D
  }

  func token(_ bytes: [UInt8], _ range: Range<Int>, isSpaced: Bool) -> EnglishToken {
    let kind = kind(bytes[range])
    return EnglishToken(
      kind: kind, range: range, lower: kind == .word ? lower(bytes[range]) : "",
      shape: kind == .word ? shape(bytes[range.lowerBound]) : .none, isSpaced: isSpaced)
  }

  private func kind(_ chunk: ArraySlice<UInt8>) -> EnglishToken.Kind {
    if hasPlaceholder { return .placeholder }
    if hasSign || chunk.first == 0x2E { return .opaque }
    if chunk.first!.isASCIIDigit, !hasHyphen { return .number }
    guard hasDot else { return .word }
    return chunk.split(separator: 0x2E).allSatisfy { $0.count == 1 } ? .word : .opaque
  }

  /// ASCII in lower case, ’ as '.
  private func lower(_ chunk: ArraySlice<UInt8>) -> String {
    if capitals == 0, !hasApostrophe { return String(decoding: chunk, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: chunk.count) { buffer in
      var (count, index) = (0, chunk.startIndex)
      while index < chunk.endIndex {
        let isApostrophe = chunk[index] == 0xE2
        let byte = chunk[index]
        buffer[count] = isApostrophe ? 0x27 : byte.lowercasedASCII
        count += 1
        index += isApostrophe ? 3 : 1
      }
      return count
    }
  }

  private func shape(_ first: UInt8) -> EnglishToken.Shape {
    if hasDigit { return .numeric }
    guard first.isASCIILetter else { return .none }
    if capitals == 0 { return .lower }
    if capitals == letters, !hasOtherLetters { return capitals == 1 ? .initial : .upper }
    return first.isASCIIUpper && capitals == initials ? .capitalized : .mixed
  }
}
