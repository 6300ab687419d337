import DialogLocales

/// The nouns of a language in all their forms, from a dictionary: which cases a form may be of. It says
/// nothing of forms of adjectives, pronouns and whatever else may stand where a noun does.
struct NounLexicon: Sendable {
  private let graph: WordGraph
  private let numbers: [Unicode.Scalar: UInt8]

  static let russian = NounLexicon(
    russianNounsData, letters: "абвгдежзийклмнопрстуфхцчшщъыьэюя", alike: ["ё": "е"])
  /// No nouns alone: words of Russian that Ukrainian lacks.
  static let russianLeftovers = NounLexicon(
    russianLeftoversData, letters: "абвгдежзийклмнопрстуфхцчшщъыьэюя")
  static let polish = NounLexicon(polishNounsData, letters: "aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx")

  /// A form of a noun.
  struct Form {
    /// The genders, numbers and cases that it may be of.
    let cells: GrammarCells
    /// Whether it is a form of a verb too.
    let isVerbToo: Bool
  }

  /// - Parameters:
  ///   - data: the forms, as its documentation says.
  ///   - letters: those that it counts, from 1.
  ///   - alike: letters that count as others.
  private init(
    _ data: StaticString, letters: String, alike: [Unicode.Scalar: Unicode.Scalar] = [:]
  ) {
    graph = WordGraph(data: data, letterBits: 6)
    var numbers: [Unicode.Scalar: UInt8] = [:]
    for (place, letter) in letters.unicodeScalars.enumerated() {
      numbers[letter] = UInt8(place + 1)
    }
    for (letter, other) in alike { numbers[letter] = numbers[other] }
    self.numbers = numbers
  }

  /// Nil of what is no noun, or not only one.
  ///
  /// - Parameter word: in lower case.
  subscript(word: String) -> Form? {
    var node = WordGraph.root
    for letter in word.unicodeScalars {
      guard let number = numbers[letter], let next = graph.node(after: number, at: node)
      else { return nil }
      node = next
    }
    return graph.value(at: node).map {
      Form(cells: GrammarCells(ofForm: $0), isVerbToo: $0 >> 15 & 1 != 0)
    }
  }
}

extension GrammarCells {
  /// Of the genders, then the cases in the singular, then in the plural, as the lexicon's data has them.
  fileprivate init(ofForm value: Int) {
    let (singular, plural) = (UInt64(value >> 3 & 0x3F), UInt64(value >> 9 & 0x3F))
    var cells: UInt64 = 0
    for gender in 0..<3 where value >> gender & 1 != 0 {
      cells |= (singular | plural << 18) << UInt64(gender * 6)
    }
    rawValue = cells
  }
}
