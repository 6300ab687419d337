/// The words of Thai that ICU knows.
enum ThaiDictionary {
  private static let words = WordGraph(data: thaiWordsData, letterBits: 7)

  /// A letter after others.
  struct Branch {
    /// Whether a word ends with it.
    let endsWord: Bool
    /// Where the branches after it begin.
    let node: Int
  }

  /// The node at which words begin.
  static let root = WordGraph.root

  /// Nil where no word has this letter there.
  static func branch(_ letter: ThaiLetter, at node: Int) -> Branch? {
    words.node(after: letter.code, at: node).map {
      Branch(endsWord: words.value(at: $0) != nil, node: $0)
    }
  }
}
