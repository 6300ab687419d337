import DialogCatalogTexts
import DialogLocales

/// What keeps a catalog's text from being said in the language.
enum TextProblem: Error, Hashable {
  /// No format specifier, or one that no value has.
  case specifier(String)
  /// A value by a number that the text does not have.
  case noArgument(Int, of: Int)
  /// A specifier for another type of value.
  case kind(Int, written: ArgumentKind, expected: ArgumentKind)
  /// `%#@name@` without a substitution of that name.
  case unknownVariable(String)
  /// A choice by plural categories without `other`.
  case noOther
  /// A choice by plural categories, and no number to choose by.
  case noNumber
  case tooManyForms
  /// U+0000
  case nul
  /// No message of ICU’s, or more than one can be imported of; the word that is.
  case message(String)
  /// A message of ICU’s names a value that is not there.
  case unknownName(String)
}

/// Makes of a catalog's text what it says: substitutions written out, arguments numbered.
struct FormResolver {
  /// The kinds of the text's arguments, in order.
  let arguments: [ArgumentKind]
  /// The argument that the source text chooses by, from 1.
  let counted: Int?
  /// Reads messages of ICU’s instead of format strings.
  var message: ((String) throws(TextProblem) -> Form)?

  /// More forms than any text has: substitutions multiply each other.
  private static let formLimit = 1_000

  func form(of text: CatalogText) throws(TextProblem) -> Form {
    try form(of: text.variation, text.substitutions)
  }

  /// Whether a text is as much of a form as the plural categories it has.
  ///
  /// - Parameter rules: those of the text’s language.
  func isPart(_ text: CatalogText, of whole: Form, _ rules: PluralRules) -> Bool {
    guard let form = try? form(of: text) else { return false }
    return isPart(form, of: whole, rules)
  }

  private func isPart(_ form: Form, of whole: Form, _ rules: PluralRules) -> Bool {
    switch form {
    case .plain(let pieces): return whole == .plain(pieces.joined())
    case .plural(_, let arms):
      return arms.allSatisfy { isPart($0.form, of: whole.form(of: $0.category, rules), rules) }
    }
  }

  private func form(
    of variation: Variation, _ substitutions: [CatalogText.Substitution]
  ) throws(TextProblem) -> Form {
    switch variation {
    case .unit(let unit):
      if let message {
        if unit.value.unicodeScalars.contains("\0") { throw .nul }
        return try message(unit.value)
      }
      var expansion = Expansion(resolver: self, substitutions: substitutions)
      return try expansion.form(of: try tokens(of: unit))
    case .device(let forms):
      guard let chosen = forms.first(where: { $0.name == "other" }) ?? forms.first else {
        throw .noOther
      }
      return try form(of: chosen.variation, substitutions)
    case .plural(let forms):
      let argument = try pluralArgument(of: forms)
      var arms: [Form.PluralArm] = []
      for (category, variation) in forms {
        arms.append(
          Form.PluralArm(category: category, form: try form(of: variation, substitutions)))
      }
      return try checked(.plural(argument: argument, arms))
    }
  }

  fileprivate func checked(_ form: Form) throws(TextProblem) -> Form {
    guard case .plural(_, let arms) = form else { return form }
    if !arms.contains(where: { $0.category == .other }) { throw .noOther }
    if form.leaves.count > FormResolver.formLimit { throw .tooManyForms }
    return form
  }

  fileprivate func tokens(of unit: CatalogUnit) throws(TextProblem) -> [FormatString.Token] {
    if unit.value.unicodeScalars.contains("\0") { throw .nul }
    do throws(FormatString.Problem) {
      return try FormatString(unit.value, hasArguments: !arguments.isEmpty).tokens
    } catch {
      throw .specifier(error.specifier)
    }
  }

  /// What a choice without a name counts: the only integer there is, else the one that the forms
  /// alone have, else what the source counts.
  private func pluralArgument(
    of forms: [(category: PluralCategory, variation: Variation)]
  ) throws(TextProblem) -> Int {
    let integers = arguments.indices.filter { arguments[$0] == .integer }
    if integers.count == 1 { return integers[0] + 1 }
    var used: Set<Int> = []
    for unit in Variation.plural(forms).units {
      for case .argument(let number?, .integer) in try tokens(of: unit) { used.insert(number) }
    }
    if used.count == 1, integers.contains(used.first! - 1) { return used.first! }
    guard let counted else { throw .noNumber }
    return counted
  }
}

/// Writes the substitutions of one format string out.
private struct Expansion {
  let resolver: FormResolver
  let substitutions: [CatalogText.Substitution]
  private var forms = 0
  private static let formLimit = 1_000

  init(resolver: FormResolver, substitutions: [CatalogText.Substitution]) {
    self.resolver = resolver
    self.substitutions = substitutions
  }

  mutating func form(of tokens: [FormatString.Token]) throws(TextProblem) -> Form {
    try expand(try numbered(tokens), depth: 0)
  }

  /// Gives each value and variable without a number the next one.
  private func numbered(
    _ tokens: [FormatString.Token], from first: Int = 1
  ) throws(TextProblem) -> [FormatString.Token] {
    var next = first
    var result: [FormatString.Token] = []
    for token in tokens {
      switch token {
      case .argument(let number, let kind):
        result.append(.argument(number ?? next, kind))
        next = (number ?? next) + 1
      case .variable(let number, let name):
        result.append(.variable(argument(of: name) ?? number ?? next, name))
        next = (number ?? next) + 1
      case .text, .counted: result.append(token)
      }
    }
    return result
  }

  private func argument(of variable: String) -> Int? {
    substitutions.first { $0.name == variable }?.argument
  }

  private mutating func expand(
    _ tokens: [FormatString.Token], depth: Int
  ) throws(TextProblem) -> Form {
    let index = tokens.firstIndex { if case .variable = $0 { true } else { false } }
    guard let index, case .variable(let argument, let name) = tokens[index] else {
      forms += 1
      if forms > Expansion.formLimit { throw .tooManyForms }
      return .plain(try pieces(of: tokens).joined())
    }
    guard let substitution = substitutions.first(where: { $0.name == name }) else {
      throw .unknownVariable(name)
    }
    // A substitution that names itself, by whatever way, would never end.
    if depth > 8 { throw .tooManyForms }
    let counted = argument ?? 1
    guard (1...max(resolver.arguments.count, 1)).contains(counted) else {
      throw .noArgument(counted, of: resolver.arguments.count)
    }
    return try expand(
      substitution.variation, at: index, of: tokens, counting: counted, depth: depth)
  }

  private mutating func expand(
    _ variation: Variation, at index: Int, of tokens: [FormatString.Token], counting argument: Int,
    depth: Int
  ) throws(TextProblem) -> Form {
    switch variation {
    case .unit(let unit):
      var own: [FormatString.Token] = []
      for token in try resolver.tokens(of: unit) {
        switch token {
        case .counted, .argument(nil, .integer): own.append(.argument(argument, .integer))
        default: own.append(token)
        }
      }
      let all = tokens[..<index] + (try numbered(own, from: argument + 1)) + tokens[(index + 1)...]
      return try expand(Array(all), depth: depth + 1)
    case .device(let forms):
      guard let chosen = forms.first(where: { $0.name == "other" }) ?? forms.first else {
        throw .noOther
      }
      return try expand(
        chosen.variation, at: index, of: tokens, counting: argument, depth: depth)
    case .plural(let forms):
      var arms: [Form.PluralArm] = []
      for (category, variation) in forms {
        let form = try expand(variation, at: index, of: tokens, counting: argument, depth: depth)
        arms.append(Form.PluralArm(category: category, form: form))
      }
      return try resolver.checked(.plural(argument: argument, arms))
    }
  }

  private func pieces(of tokens: [FormatString.Token]) throws(TextProblem) -> [Piece] {
    var pieces: [Piece] = []
    for token in tokens {
      switch token {
      case .text(let text): pieces.append(.text(text))
      case .argument(let number, let kind): pieces.append(try argument(number ?? 1, kind))
      case .variable, .counted: throw .specifier("%arg")
      }
    }
    return pieces
  }

  private func argument(_ number: Int, _ kind: ArgumentKind) throws(TextProblem) -> Piece {
    let kinds = resolver.arguments
    guard 1...max(kinds.count, 1) ~= number, number <= kinds.count else {
      throw .noArgument(number, of: kinds.count)
    }
    if kinds[number - 1] != kind {
      throw .kind(number, written: kind, expected: kinds[number - 1])
    }
    return .argument(number, kind)
  }
}
