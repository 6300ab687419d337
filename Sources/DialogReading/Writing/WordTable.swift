import DialogLocales

/// What is known of the words of a language for the sake of how texts are written.
struct WordTable: Sendable {
  private var words = WordMap<Facts>(minimumCapacity: 500)

  /// What a word is, in its language.
  struct Facts: Sendable {
    var kinds: Kinds = []
    /// The genders, numbers and cases that it may be of.
    var cells: GrammarCells = []
    /// What is written instead, of a word that is misspelt or of another region.
    var right: String?
  }

  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32

    static let misspelt = Kinds(rawValue: 1 << 0)
    static let regional = Kinds(rawValue: 1 << 1)
    /// An article, a possessive, a demonstrative: begins a group.
    static let determiner = Kinds(rawValue: 1 << 2)
    /// A determiner that is a pronoun before verbs, and not looked at before a noun that is a verb.
    static let pronoun = Kinds(rawValue: 1 << 3)
    /// An adjective that stands before its noun.
    static let adjective = Kinds(rawValue: 1 << 4)
    static let noun = Kinds(rawValue: 1 << 5)
    /// A noun that is a form of a verb as well.
    static let verbToo = Kinds(rawValue: 1 << 6)
    /// A finite verb that tells the number of its subject.
    static let verb = Kinds(rawValue: 1 << 7)
    /// What may stand between subject, verb and participle: not, itself, been.
    static let between = Kinds(rawValue: 1 << 8)
    /// A participle or an adjective that tells gender and number.
    static let predicate = Kinds(rawValue: 1 << 9)
    static let english = Kinds(rawValue: 1 << 10)
    static let numeral = Kinds(rawValue: 1 << 11)
    /// A word that may stand twice in a row.
    static let repeatable = Kinds(rawValue: 1 << 12)
    /// A word that does not, though others may.
    static let unrepeatable = Kinds(rawValue: 1 << 13)
    /// A verb whose particle may meet its own preposition: log in in.
    static let separable = Kinds(rawValue: 1 << 14)
    /// Such a particle.
    static let particle = Kinds(rawValue: 1 << 15)
    /// An auxiliary verb of whose participle nothing is asked, unless `been` stands between.
    static let perfect = Kinds(rawValue: 1 << 16)
    static let been = Kinds(rawValue: 1 << 17)
    /// An auxiliary verb, and a form that does not stand after it.
    static let auxiliary = Kinds(rawValue: 1 << 18)
    static let unfinished = Kinds(rawValue: 1 << 19)
    /// A verb that tells what is done to its subject.
    static let passive = Kinds(rawValue: 1 << 20)
    /// A conjunction that may be a verb without its accent.
    static let copula = Kinds(rawValue: 1 << 21)
    /// An adjective that stands after its noun.
    static let attribute = Kinds(rawValue: 1 << 22)
  }

  var isEmpty: Bool { words.isEmpty }

  subscript(word: String) -> Facts? { words[word] }

  mutating func add(
    _ word: String, _ kinds: Kinds, _ cells: GrammarCells = [], right: String? = nil
  ) {
    words[word, default: Facts()].add(kinds, cells, right)
  }
}

extension WordTable.Facts {
  fileprivate mutating func add(
    _ kinds: WordTable.Kinds, _ cells: GrammarCells, _ right: String?
  ) {
    self.kinds.formUnion(kinds)
    self.cells.formUnion(cells)
    self.right = right ?? self.right
  }
}
