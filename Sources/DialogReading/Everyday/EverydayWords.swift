import DialogLocales

/// Everyday words of a language, from which slips of a key are told: a word that is none and has a letter too few or
/// twice, two turned round, one without its mark, or one for another that sounds like it. Words that are like them and
/// right are in the table too.
///
/// First letters are as they are written, and last ones, which may be an ending that the table lacks.
struct EverydayWords: Sendable {
  private let graph: WordGraph
  /// The numbers of letters of ASCII, by their codes; 0 of what is none.
  private let asciiNumbers: [UInt8]
  private let numbers: [Unicode.Scalar: UInt8]
  private let letters: [Unicode.Scalar]

  /// Of what is written.
  private static let shortest = 6
  /// Of what is written without a letter, or with one too many that is not beside its like.
  private static let long = 7

  init(_ data: StaticString, letters: String) {
    graph = WordGraph(data: data, letterBits: 6)
    self.letters = Array(letters.unicodeScalars)
    var numbers: [Unicode.Scalar: UInt8] = [:]
    for (place, letter) in self.letters.enumerated() { numbers[letter] = UInt8(place + 1) }
    self.numbers = numbers
    asciiNumbers = (0..<0x80).map { numbers[Unicode.Scalar(UInt8($0))] ?? 0 }
  }

  /// The everyday word that is meant by one that is none; nil of others.
  ///
  /// - Parameters:
  ///   - word: in lower case.
  ///   - confused: letters that sound alike.
  ///   - ending: how many letters at the end are as they are written.
  func right(for word: String, confused: [Set<Unicode.Scalar>], ending: Int) -> String? {
    guard word.utf8.count >= EverydayWords.shortest, !knows(word) else { return nil }
    // The dot is that of a Turkish İ in lower case.
    let written = word.unicodeScalars.filter { $0 != "\u{307}" }
    guard written.count >= EverydayWords.shortest else { return nil }
    let slip = Slip(numbers: written.map(number), letters: Array(written), ending: ending)
    return meant(by: slip, confused)
  }

  /// Whether a word is in the table.
  private func knows(_ word: String) -> Bool {
    var node = WordGraph.root
    for letter in word.unicodeScalars {
      guard let next = graph.node(after: number(of: letter), at: node) else { return false }
      node = next
    }
    return graph.value(at: node) != nil
  }

  /// The number of a letter; one that no letter has of others.
  private func number(of letter: Unicode.Scalar) -> UInt8 {
    let number = letter.isASCII ? asciiNumbers[Int(letter.value)] : numbers[letter] ?? 0
    return number == 0 ? 0xFF : number
  }

  /// Whether a word is one that slips are told from.
  func has(_ word: String) -> Bool {
    let letters = word.unicodeScalars.map(number)
    return hasWord(letters[...], at: WordGraph.root)
  }

  /// A word as it is written.
  private struct Slip {
    let numbers: [UInt8]
    let letters: [Unicode.Scalar]
    let ending: Int
  }

  private func meant(by word: Slip, _ confused: [Set<Unicode.Scalar>]) -> String? {
    let written = word.numbers
    var nodes = [WordGraph.root]
    while nodes.count <= written.count,
      let next = graph.node(after: written[nodes.count - 1], at: nodes.last!)
    {
      nodes.append(next)
    }
    if nodes.count > written.count, graph.value(at: nodes.last!) != nil { return nil }
    for place in nodes.indices.dropFirst() where place < written.count {
      let found =
        lessOrTurned(word, place, nodes[place])
        ?? otherOrMore(word, place, nodes[place], confused)
      if let found { return String(String.UnicodeScalarView(found.map { letters[Int($0) - 1] })) }
    }
    return nil
  }

  /// The word without a letter at a place that is there twice, or with two turned round.
  private func lessOrTurned(_ word: Slip, _ place: Int, _ node: Int) -> [UInt8]? {
    let letters = word.numbers
    let (letter, start, after) = (letters[place], letters[..<place], letters[(place + 1)...])
    // Finnish and Hungarian endings have letters twice.
    let isTwice = letter == letters[place - 1] && after.count >= (word.ending > 3 ? 3 : 0)
    let isNearLike =
      after.count > 3 && letters.count > EverydayWords.long
      && (place > 1 && letter == letters[place - 2] || letter == letters[place + 2])
    if isTwice || isNearLike, hasWord(after, at: node) { return Array(start + after) }
    guard let next = after.first, next != letter, after.count > word.ending,
      let first = graph.node(after: next, at: node),
      let second = graph.node(after: letter, at: first),
      let found = value(of: after.dropFirst(), at: second), found > 0
    else { return nil }
    return Array(start) + [next, letter] + Array(after.dropFirst())
  }

  /// The word with another letter at a place, or one more.
  private func otherOrMore(
    _ word: Slip, _ place: Int, _ node: Int, _ confused: [Set<Unicode.Scalar>]
  ) -> [UInt8]? {
    let (start, rest) = (word.numbers[..<place], word.numbers[place...])
    guard rest.count >= word.ending else { return nil }
    var found: [UInt8]?
    _ = graph.hasBranch(at: node) { letter, target in
      if word.numbers.count >= EverydayWords.long, hasWord(rest, at: target) {
        found = Array(start) + [letter] + Array(rest)
      } else if letter != rest.first, rest.count > word.ending,
        isAlike(letters[Int(letter) - 1], word.letters[place], confused),
        hasWord(rest.dropFirst(), at: target)
      {
        found = Array(start) + [letter] + Array(rest.dropFirst())
      }
      return found != nil
    }
    return found
  }

  private func isAlike(
    _ letter: Unicode.Scalar, _ other: Unicode.Scalar, _ confused: [Set<Unicode.Scalar>]
  ) -> Bool {
    letter.base == other.base
      || confused.contains { $0.contains(letter) && $0.contains(other) }
  }

  /// Whether a word that all slips are told from ends with letters.
  private func hasWord(_ letters: ArraySlice<UInt8>, at node: Int) -> Bool {
    value(of: letters, at: node) == 1
  }

  /// What the table says of the word that ends with letters; nil where there is none.
  private func value(of letters: ArraySlice<UInt8>, at node: Int) -> Int? {
    var node = node
    for letter in letters {
      guard let next = graph.node(after: letter, at: node) else { return nil }
      node = next
    }
    return graph.value(at: node)
  }
}

extension Unicode.Scalar {
  /// Without the mark that is part of it.
  fileprivate var base: Unicode.Scalar {
    switch self {
    case "á", "à", "â", "ã", "ä", "å", "ą": "a"
    case "é", "è", "ê", "ë", "ę", "ě": "e"
    case "í", "ì", "î", "ï", "ı": "i"
    case "ó", "ò", "ô", "õ", "ö", "ő", "ø": "o"
    case "ú", "ù", "û", "ü", "ű", "ů": "u"
    case "ý": "y"
    case "ç", "ć", "č": "c"
    case "ď": "d"
    case "ğ": "g"
    case "ł": "l"
    case "ñ", "ń", "ň": "n"
    case "ř": "r"
    case "ś", "ş", "š": "s"
    case "ť": "t"
    case "ź", "ż", "ž": "z"
    case "й": "и"
    case "ё": "е"
    case "ґ": "г"
    case "ї": "і"
    default: self
    }
  }
}
