/// The words of Thai that ICU knows, where they lie in the executable: a graph whose branches are
/// letters.
enum ThaiDictionary {
  /// A letter behind others.
  struct Branch {
    /// Whether a word ends with it.
    let endsWord: Bool
    /// Where the branches behind it begin; nil where there are none.
    let node: Int?
  }

  /// The node at which words begin.
  static let root = 0

  /// The longest word has 20 letters.
  static let longestWord = 20

  /// Nil where no word has this letter there.
  static func branch(_ letter: ThaiLetter, at node: Int) -> Branch? {
    var index = node
    while true {
      let number = number(of: index)
      if number / 4 % 80 + 1 == letter.code {
        let target = number / 320
        return Branch(endsWord: number & 2 != 0, node: target == 0 ? nil : target)
      }
      if number & 1 != 0 { return nil }
      index += 1
    }
  }

  /// As `thaiWordsData` says.
  private static func number(of index: Int) -> Int {
    let start = thaiWordsData.utf8Start + index * 4
    return (0..<4).reduce(0) { $0 << 6 | Int(start[$1] - 0x30) }
  }
}
