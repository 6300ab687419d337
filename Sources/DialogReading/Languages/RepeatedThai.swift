/// A Thai word that does not stand twice in a row.
struct RepeatedThai: Sendable {
  let word: String
  /// The scalars of the word twice.
  let twice: [Unicode.Scalar]
  /// How words go on that begin with it, from the second one on: คุณภ of คุณคุณภาพ.
  private let unless: [[Unicode.Scalar]]

  init(_ word: String, _ unless: [String] = []) {
    self.word = word
    twice = Array((word + word).unicodeScalars)
    self.unless = unless.map { Array($0.unicodeScalars) }
  }

  /// Whether it stands twice from an index on.
  func stands(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[index] == twice[0], has(twice, scalars[index...]) else { return false }
    let second = scalars[(index + twice.count / 2)...]
    return !unless.contains { has($0, second) }
  }

  /// Whether scalars begin with others, with no vowel or tone mark of the last one after them.
  private func has(_ start: [Unicode.Scalar], _ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: start) else { return false }
    let next = scalars.dropFirst(start.count).first
    // Sara am is written behind its consonant.
    return next.map { !$0.properties.isGraphemeExtend && $0 != "\u{E33}" } ?? true
  }
}
