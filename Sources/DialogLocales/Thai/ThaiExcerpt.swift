/// As much of the dictionary of Thai as some texts need: with it, their words are found as with all
/// of it.
///
/// ```
/// var excerpt = ThaiExcerpt()
/// excerpt.read("ต้องการลบไฟล์หรือไม่")
/// excerpt.branches                          a graph of ต้อง, ต้องการ, การ, ลบ …
/// ```
///
/// Of each place at which the dictionary is asked for words, it has the letters that a word may
/// have, up to the first that no word has there.
public struct ThaiExcerpt: Sendable {
  /// Where the words are from, and their licence.
  public static let source = "ICU 72.1, thaidict; licence: Unicode-3.0"

  private var nodes: [[Twig]] = [[]]

  private struct Twig {
    let letter: ThaiLetter
    let endsWord: Bool
    let node: Int
  }

  /// Has taken no text yet.
  public init() {}

  /// Takes what a text needs, or a part of one between values.
  public mutating func read(_ text: String) {
    for (_, run) in ThaiRun.all(in: text.unicodeScalars.lazy.map(\.value)) {
      _ = run.wordStarts()
      for place in run.askedPlaces { read(run.letters[place...]) }
    }
  }

  /// Takes what begins a word.
  private mutating func read(_ letters: ArraySlice<ThaiLetter>) {
    var (own, node) = (0, ThaiDictionary.root)
    for letter in letters {
      guard let branch = ThaiDictionary.branch(letter, at: node) else { return }
      node = branch.node
      own = twig(letter, branch.endsWord, at: own)
    }
  }

  /// The node after a letter.
  private mutating func twig(_ letter: ThaiLetter, _ endsWord: Bool, at node: Int) -> Int {
    if let known = nodes[node].first(where: { $0.letter == letter }) { return known.node }
    nodes[node].append(Twig(letter: letter, endsWord: endsWord, node: nodes.count))
    nodes.append([])
    return nodes.count - 1
  }

  // MARK: The graph

  /// The branches of the graph, equal endings once; none where no Thai was read.
  ///
  /// Words begin at the first. The lowest 7 bits are the letter, counted from U+0E00; bit 7 says
  /// that a word ends with it, bit 8 that it is the last of its node; the others are the number of
  /// the branch at which the node after it begins, or 0.
  public var branches: [UInt32] {
    if nodes[0].isEmpty { return [] }
    var endings = Endings()
    let root = list(of: 0, &endings)
    var starts = [0]
    for list in [root] + endings.lists { starts.append(starts.last! + list.count) }
    return ([root] + endings.lists).flatMap { list in
      list.map { $0 & 0x1FF | UInt32(starts[Int($0 >> 9)]) << 9 }
    }
  }

  /// The branches of nodes, each list once. They lead to numbers of lists, counted from 1.
  private struct Endings {
    private(set) var lists: [[UInt32]] = []
    private var numbers: [[UInt32]: Int] = [:]

    /// 0 of an empty list.
    mutating func number(of list: [UInt32]) -> UInt32 {
      if list.isEmpty { return 0 }
      if let number = numbers[list] { return UInt32(number) }
      lists.append(list)
      numbers[list] = lists.count
      return UInt32(lists.count)
    }
  }

  private func list(of node: Int, _ endings: inout Endings) -> [UInt32] {
    let twigs = nodes[node].sorted { $0.letter.code < $1.letter.code }
    return twigs.enumerated().map { index, twig in
      let after = endings.number(of: list(of: twig.node, &endings))
      let isLast = index == twigs.count - 1
      return UInt32(twig.letter.code) | (twig.endsWord ? 0x80 : 0) | (isLast ? 0x100 : 0)
        | after << 9
    }
  }
}
