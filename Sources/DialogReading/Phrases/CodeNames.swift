import DialogSupport

/// Names of a program’s parts that show in a text: SyncManager, NSURLErrorDomain.
public enum CodeNames {
  /// Where the first stands: a word of ASCII letters with capitals inside, that ends as the parts of programs do.
  public static func first(in bytes: [UInt8]) -> Range<Int>? {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
      if index > start, isCodeName(bytes[start..<index]) { return start..<index }
      index += 1
    }
    return nil
  }

  private static func isCodeName(_ word: ArraySlice<UInt8>) -> Bool {
    parts.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
  }

  private static let parts: [[UInt8]] = [
    "Manager", "Handler", "Controller", "Delegate", "Exception", "Error", "Domain", "Factory",
    "Coordinator", "Provider", "Repository", "Listener", "Callback", "Thread", "Dispatcher",
  ].map { Array($0.utf8) }
}
