import DialogSupport

/// A word in the letters of ASCII, as names of products are written in texts of every script.
public struct LatinWord: Sendable {
  /// Its bytes in the text's UTF-8.
  public let range: Range<Int>
  /// How its letters are written.
  public let shape: Shape

  /// How a word of four letters or more is written.
  public enum Shape: Hashable, Sendable {
    case lower, capitalized
    /// Capitals alone.
    case upper
    /// Capitals inside: iPhone, WireGuard.
    case mixed
    /// An acronym in the plural: PDFs.
    case acronyms
  }

  /// Those of four letters or more; words with digits or other letters, and parts of addresses, paths
  /// and names of files, are left out.
  public static func words(in bytes: [UInt8]) -> [LatinWord] {
    var words: [LatinWord] = []
    var (place, start, isPlain) = (0, 0, true)
    func end() {
      guard isPlain, place - start > 3, !isInAddress(start..<place, bytes) else { return }
      words.append(LatinWord(range: start..<place, shape: shape(of: bytes[start..<place])))
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isASCIILetter {
        place += 1
      } else if let length = byte.lengthInLatinWord {
        isPlain = false
        place += length
      } else {
        end()
        place += 1
        (start, isPlain) = (place, true)
      }
    }
    place = min(place, bytes.count)
    end()
    return words
  }

  private static func isInAddress(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    if range.lowerBound > 0, "./@\\~#$".utf8.contains(bytes[range.lowerBound - 1]) { return true }
    guard range.upperBound < bytes.count else { return false }
    let next = range.upperBound + 1
    return switch bytes[range.upperBound] {
    case UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "\\"): true
    case UInt8(ascii: "."), UInt8(ascii: ":"): next < bytes.count && bytes[next].isInAddress
    default: false
    }
  }

  private static func shape(of word: ArraySlice<UInt8>) -> Shape {
    let capitals = word.count { $0.isASCIIUpper }
    if capitals == 0 { return .lower }
    if capitals == word.count { return .upper }
    let startsWithCapital = word.first!.isASCIIUpper
    if capitals == 1, startsWithCapital { return .capitalized }
    let isAcronym = capitals == word.count - 1 && word.last == UInt8(ascii: "s")
    return isAcronym ? .acronyms : .mixed
  }
}

extension UInt8 {
  /// The bytes of what makes a run of letters no plain word, by the first: a digit, `_`, a Latin letter
  /// beyond ASCII, a combining mark.
  fileprivate var lengthInLatinWord: Int? {
    if isASCIIDigit || self == UInt8(ascii: "_") { return 1 }
    return (0xC3...0xCD).contains(self) ? 2 : nil
  }

  fileprivate var isInAddress: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "/")
  }
}
