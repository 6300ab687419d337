/// In what words that belong together do not go together, as messages name it.
public enum GrammarDifference: Hashable, Sendable {
  case number, gender, ofCase
  /// A noun after a number in digits, in the form that stands after others.
  case afterNumber
  /// A noun that is not in the only case, and maybe number, that the word before it asks for.
  case asked(Case, isPlural: Bool?)

  /// The cases of Russian, Polish and German, in the order of their digits in lists of words.
  public enum Case: Int, Sendable {
    case nominative = 1
    case genitive, dative, accusative, instrumental, prepositional
  }
}

extension GrammarCells {
  /// What tells words from others with which they share nothing; nil where that may be several things.
  func difference(from other: GrammarCells) -> GrammarDifference? {
    let numbers = [GrammarCells.singular, .plural].filter {
      !isDisjoint(with: $0) && !other.isDisjoint(with: $0)
    }
    if numbers.isEmpty { return .number }
    let shared = numbers.reduce(into: GrammarCells()) { $0.formUnion($1) }
    let (own, others) = (intersection(shared), other.intersection(shared))
    let genders = [GrammarCells("mM"), GrammarCells("fF"), GrammarCells("nN")]
    if genders.allSatisfy({ own.isDisjoint(with: $0) || others.isDisjoint(with: $0) }) {
      return .gender
    }
    return ["m", "f", "n", "M", "F", "N"].contains { group in
      let group = GrammarCells(group)
      return !own.isDisjoint(with: group) && !others.isDisjoint(with: group)
    } ? .ofCase : nil
  }

  /// The case of what is asked for, where it is one.
  var onlyCase: GrammarDifference? {
    let cases = (1...6).filter { !isDisjoint(with: GrammarCells("sp\($0)")) }
    guard cases.count == 1, let only = GrammarDifference.Case(rawValue: cases[0]) else {
      return nil
    }
    let isPlural =
      isDisjoint(with: .singular) ? true : isDisjoint(with: .plural) ? false : nil as Bool?
    return .asked(only, isPlural: isPlural)
  }
}
