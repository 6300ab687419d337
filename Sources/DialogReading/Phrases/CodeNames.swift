import DialogSupport

/// Names of a program’s parts that show in a text: SyncManager, NSURLErrorDomain.
public enum CodeNames {
  /// Where the first stands: a word of ASCII letters with capitals inside, that ends as the parts of programs do
  /// and no product: TaskManager and NextThread may be names of apps.
  public static func first(in bytes: [UInt8]) -> Range<Int>? {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
      if index > start, isCodeName(bytes[start..<index]), !isQuoted(start..<index, in: bytes) {
        return start..<index
      }
      index += 1
    }
    return nil
  }

  /// Whether quotes stand right around a word, which make it a name that people gave.
  private static func isQuoted(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
    let (before, after) = (bytes[..<word.lowerBound], bytes[word.upperBound...])
    return quotes.contains { opening, closing in
      before.suffix(opening.count).elementsEqual(opening) && after.starts(with: closing)
    }
  }

  private static let quotes: [([UInt8], [UInt8])] = [
    ("“", "”"), ("‘", "’"), ("「", "」"), ("«", "»"), ("\"", "\""), ("'", "'"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  private static func isCodeName(_ word: ArraySlice<UInt8>) -> Bool {
    parts.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
  }

  private static let parts: [[UInt8]] = [
    "Handler", "Delegate", "Exception", "Error", "Domain", "Factory", "Listener", "Callback",
    "Dispatcher",
  ].map { Array($0.utf8) }
}
