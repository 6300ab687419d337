import DialogLocales
import DialogModel

/// A choice that no catalog can say: the text has a key for each of its decisions instead.
package struct Split {
  /// An index of the dialog's parameters.
  package let parameter: Int
  package let decisions: [Decision]
  /// The numbers that have a key of their own besides plural forms.
  var apart: [Int] = []
}

/// Finds the splits of a text, so that every language can say what is left with plural forms of one
/// number at most. Flags and enums come first, in the order of the source text.
struct SplitFinder {
  let parameters: [Parameter]
  let enums: [EnumType]
  private var order: [Int] = []
  private var cases: [Int: Set<Int>] = [:]
  private var numbers: [Int: Set<Int>] = [:]
  private var categories: [Int: Set<PluralCategory>] = [:]
  /// Numbers that some language has no plural form for.
  private var unsayable: [Int: Set<Int>] = [:]
  /// The number that the source text chooses by last.
  private(set) var counted: Int?

  init(_ parameters: [Parameter], _ enums: [EnumType]) {
    self.parameters = parameters
    self.enums = enums
  }

  mutating func add(_ pattern: Pattern, _ rules: PluralRules, isSource: Bool) {
    guard case .selection(let selection) = pattern else { return }
    let parameter = selection.parameter
    if !order.contains(parameter) { order.append(parameter) }
    let isNumber = parameters[parameter].type == .int
    if isNumber, isSource || counted == nil { counted = parameter }
    for arm in selection.arms {
      add(arm.key, of: parameter, rules)
      add(arm.pattern, rules, isSource: isSource)
    }
  }

  private mutating func add(_ key: Selection.Key, of parameter: Int, _ rules: PluralRules) {
    switch key {
    case .enumCase(let index): cases[parameter, default: []].insert(index)
    case .category(let category): categories[parameter, default: []].insert(category)
    case .exactly(let number):
      numbers[parameter, default: []].insert(number)
      if rules.category(forExactly: number) == nil {
        unsayable[parameter, default: []].insert(number)
      }
    case .flag, .otherwise: break
    }
  }

  /// Takes the decisions of a key that a catalog has already, so that keys stay as they are while
  /// translations change.
  mutating func add(known words: [String]) {
    let splits = self.splits
    for (word, split) in zip(words, splits) where split.parameter != counted {
      if case .enumeration(let type) = parameters[split.parameter].type {
        let index = enums[type].cases.firstIndex { $0.name.text == word }
        if let index { cases[split.parameter, default: []].insert(index) }
      } else if let category = PluralCategory(rawValue: word) {
        categories[split.parameter, default: []].insert(category)
      } else if let number = Int(word), number >= 0 {
        numbers[split.parameter, default: []].insert(number)
      }
    }
    let others = splits.count { $0.parameter != counted }
    if let counted, words.count == others + 1, let number = Int(words.last!), number >= 0 {
      unsayable[counted, default: []].insert(number)
    }
  }

  var splits: [Split] {
    let isNumber = { parameters[$0].type == .int }
    return order.filter { !isNumber($0) }.map(choiceSplit)
      + order.filter { isNumber($0) && $0 != counted }.map(numberSplit)
      + (counted.flatMap(exactSplit).map { [$0] } ?? [])
  }

  private func choiceSplit(_ parameter: Int) -> Split {
    guard case .enumeration(let type) = parameters[parameter].type else {
      return Split(parameter: parameter, decisions: [.flag(true), .flag(false)])
    }
    let named = cases[parameter, default: []].sorted()
    let rest: [Decision] = named.count < enums[type].cases.count ? [.otherCases] : []
    return Split(parameter: parameter, decisions: named.map(Decision.enumCase) + rest)
  }

  private func numberSplit(_ parameter: Int) -> Split {
    let exact = numbers[parameter, default: []].sorted().map(Decision.exactly)
    let categories = self.categories[parameter, default: []].union([.other]).sorted()
    return Split(parameter: parameter, decisions: exact + categories.map(Decision.category))
  }

  private func exactSplit(_ parameter: Int) -> Split? {
    let numbers = unsayable[parameter, default: []].sorted()
    if numbers.isEmpty { return nil }
    return Split(
      parameter: parameter, decisions: numbers.map(Decision.exactly) + [.otherNumbers],
      apart: numbers)
  }
}

extension Decision {
  /// As it stands in a key: `[photo]`, `[0]`, `[other]`.
  func written(of parameter: Int, in parameters: [Parameter], _ enums: [EnumType]) -> String {
    switch self {
    case .flag(let flag): return String(flag)
    case .exactly(let number): return String(number)
    case .category(let category): return category.rawValue
    case .otherCases, .otherNumbers: return "other"
    case .enumCase(let index):
      guard case .enumeration(let type) = parameters[parameter].type else { return "" }
      return enums[type].cases[index].name.text
    }
  }
}
