import DialogCatalogTexts
import DialogLocales
import DialogModel

/// Puts a text together again from the forms of its keys.
struct TreeBuilder {
  let program: Program
  let text: TextEntries
  let locale: LanguageTag
  let rules: PluralRules
  /// The agreements that the text has in this language so far.
  let agreements: [KnownAgreement]

  struct KnownAgreement: Hashable {
    let value: Placeholder.Value
    let forms: String
  }

  /// - Parameter forms: one for each entry of the text, in their order.
  func tree(of forms: [Form]) -> TextTree {
    var rest = forms[...]
    return tree(splits: text.splits[...], &rest)
  }

  private func tree(splits: ArraySlice<Split>, _ forms: inout ArraySlice<Form>) -> TextTree {
    guard let split = splits.first else { return tree(of: forms.removeFirst()) }
    var arms: [TextTree.Arm] = []
    for decision in split.decisions {
      let inner = tree(splits: splits.dropFirst(), &forms)
      arms += self.arms(of: decision, inner, by: split.parameter)
    }
    let kept = arms.filter { !isIdle($0, among: arms) }
    return .choice(by: split.parameter, TreeBuilder.numbersFirst(kept))
  }

  /// Numbers of their own in their order, then the rest as it is.
  private static func numbersFirst(_ arms: [TextTree.Arm]) -> [TextTree.Arm] {
    func number(_ arm: TextTree.Arm) -> Int {
      if case .exactly(let number) = arm.key { number } else { .max }
    }
    return arms.enumerated().sorted {
      (number($0.element), $0.offset) < (number($1.element), $1.offset)
    }.map(\.element)
  }

  /// Whether a number or a case of its own says what the rest says.
  private func isIdle(_ arm: TextTree.Arm, among arms: [TextTree.Arm]) -> Bool {
    switch arm.key {
    case .exactly(let number):
      let category = rules.category(of: number)
      let general =
        arms.first { $0.key == .category(category) } ?? arms.first { $0.key == .category(.other) }
      return general?.tree == arm.tree
    case .enumCase: return arms.contains { $0.key == .otherwise && $0.tree == arm.tree }
    case .category, .flag, .otherwise: return false
    }
  }

  /// The arms that a decision stands for: plural forms beside numbers of their own join these.
  private func arms(
    of decision: Decision, _ tree: TextTree, by parameter: Int
  ) -> [TextTree.Arm] {
    switch decision {
    case .flag(let flag): return [TextTree.Arm(key: .flag(flag), tree: tree)]
    case .enumCase(let index): return [TextTree.Arm(key: .enumCase(index), tree: tree)]
    case .otherCases: return [TextTree.Arm(key: .otherwise, tree: tree)]
    case .exactly(let number): return [TextTree.Arm(key: .exactly(number), tree: tree)]
    case .category(let category):
      if !rules.categories.contains(category) { return [] }
      return [TextTree.Arm(key: .category(category), tree: tree)]
    case .otherNumbers:
      guard case .selection(parameter, let arms) = tree else {
        return [TextTree.Arm(key: .category(.other), tree: tree)]
      }
      return arms
    }
  }

  // MARK: Forms

  private func tree(of form: Form) -> TextTree {
    switch form {
    case .plain(let pieces): return .parts(parts(of: pieces))
    case .plural(let argument, let arms):
      guard case .parameter(let parameter) = text.arguments[argument - 1].value else {
        return .parts([])
      }
      let all = arms.map { TextTree.Arm(key: key(of: $0.category), tree: tree(of: $0.form)) }
      let kept = all.filter { !isIdle($0, among: all) }
      let isAlone = kept.count == 1 && kept[0].key == .category(.other)
      return isAlone ? kept[0].tree : .selection(parameter: parameter, kept)
    }
  }

  /// Apple’s `zero` is the number where the language has no such category.
  private func key(of category: PluralCategory) -> Selection.Key {
    category == .zero && !rules.categories.contains(.zero) ? .exactly(0) : .category(category)
  }

  private func parts(of pieces: [Piece]) -> [TextTree.TreePart] {
    var parts: [TextTree.TreePart] = []
    for piece in pieces {
      switch piece {
      case .text(let text): append(text, to: &parts)
      case .argument(let number, _): append(self.text.arguments[number - 1], to: &parts)
      }
    }
    return parts
  }

  // MARK: Agreement

  private func append(_ argument: Argument, to parts: inout [TextTree.TreePart]) {
    guard case .text(let text)? = parts.last else {
      return parts.append(.placeholder(argument.value, argument.style))
    }
    let opening = text.unicodeScalars.reversed().prefix(while: \.isOpeningMark).count
    let before = String(String.UnicodeScalarView(text.unicodeScalars.dropLast(opening)))
    for known in agreements where known.value == argument.value {
      guard let kind = AgreementKind.find(known.forms, in: locale), kind.side == .before,
        before == kind.openForm || before.hasSuffix(" " + kind.openForm)
      else { continue }
      parts.removeLast()
      let rest = before.dropLast(kind.openForm.count)
      if !rest.isEmpty { parts.append(.text(String(rest))) }
      let writesValue = opening == 0 && argument.style == .plain
      let agreement = Agreement(known.forms, writesValue: writesValue)
      parts.append(.placeholder(argument.value, .agreement(agreement)))
      if writesValue { return }
      let marks = String(String.UnicodeScalarView(text.unicodeScalars.suffix(opening)))
      if !marks.isEmpty { parts.append(.text(marks)) }
      break
    }
    parts.append(.placeholder(argument.value, argument.style))
  }

  /// A text after a value may begin with a word that agrees with it, also after closing quotes.
  private func append(_ text: String, to parts: inout [TextTree.TreePart]) {
    guard case .placeholder(let value, let style)? = parts.last, style.mayBeAgreedWith else {
      return parts.append(.text(text))
    }
    let closing = text.unicodeScalars.prefix(while: \.isClosingMark)
    let rest = text.unicodeScalars.dropFirst(closing.count)
    guard let (forms, length) = agreement(at: String(rest), with: value) else {
      return parts.append(.text(text))
    }
    if closing.isEmpty, style == .plain {
      parts.removeLast()
      parts.append(.placeholder(value, .agreement(Agreement(forms))))
    } else {
      if !closing.isEmpty { parts.append(.text(String(closing))) }
      parts.append(.placeholder(value, .agreement(Agreement(forms, writesValue: false))))
    }
    let tail = String(String.UnicodeScalarView(rest.dropFirst(length)))
    if !tail.isEmpty { parts.append(.text(tail)) }
  }

  /// The forms of the word at the start of a text, and how many scalars it has: one that this text had
  /// before, or one that leaves the choice open, as Korean 을(를) does.
  private func agreement(
    at text: String, with value: Placeholder.Value
  ) -> (forms: String, length: Int)? {
    for known in agreements where known.value == value {
      guard let kind = AgreementKind.find(known.forms, in: locale), kind.side == .after else {
        continue
      }
      let open = kind.openForm
      if text.hasPrefix(open) { return (known.forms, open.unicodeScalars.count) }
    }
    guard locale.language == "ko" else { return nil }
    let scalars = Array(text.unicodeScalars.prefix(8))
    for length in stride(from: scalars.count, to: 2, by: -1) {
      let word = String(String.UnicodeScalarView(scalars[..<length]))
      guard word.contains("("), word.contains(")"), let particle = KoreanParticle(word),
        particle.openForm == word
      else { continue }
      return (particle.name, length)
    }
    return nil
  }
}

extension Placeholder.Style {
  fileprivate var mayBeAgreedWith: Bool {
    if case .agreement = self { return false }
    return self != .quoted
  }
}

extension Unicode.Scalar {
  /// Whether it opens quotes or brackets, or is one of the spaces that French writes within them.
  fileprivate var isOpeningMark: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "\"" || self == "'" || self == "\u{A0}" || self == "\u{202F}"
    }
  }

  /// Whether it closes quotes or brackets.
  fileprivate var isClosingMark: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: self == "\"" || self == "'"
    }
  }
}
