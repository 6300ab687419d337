import DialogLocales

/// A text in one language as all catalogs can say it: characters and numbered arguments, chosen by
/// the plural category of one argument or by none. Two texts that read alike for all values are
/// equal once they are normalized.
indirect enum Form: Hashable {
  case plain([Piece])
  case plural(argument: Int, [PluralArm])

  struct PluralArm: Hashable {
    let category: PluralCategory
    var form: Form
  }
}

/// A run of a format string.
enum Piece: Hashable {
  case text(String)
  /// A value, by its number from 1.
  case argument(Int, ArgumentKind)
}

/// What a format string needs to know of a value.
enum ArgumentKind: Hashable {
  /// `%@`: written by the app before it is put in.
  case object
  /// `%lld`
  case integer
  /// `%lf`
  case real
}

extension Form {
  /// The same without categories that a language never uses; arms in order.
  func usable(_ rules: PluralRules) -> Form {
    switch self {
    case .plain(let pieces): return .plain(pieces.joined())
    case .plural(let argument, let arms):
      let kept = arms.filter { rules.mayUse($0.category) }.map {
        PluralArm(category: $0.category, form: $0.form.usable(rules))
      }.sorted { $0.category < $1.category }
      let isAlone = kept.count == 1 && kept[0].category == .other
      return isAlone ? kept[0].form : .plural(argument: argument, kept)
    }
  }

  /// What two texts that read alike have in common: without arms that say what `other` says.
  func normalized(_ rules: PluralRules) -> Form {
    guard case .plural(let argument, let arms) = usable(rules) else { return usable(rules) }
    let all = arms.map { PluralArm(category: $0.category, form: $0.form.normalized(rules)) }
    guard let other = all.last, other.category == .other else {
      return .plural(argument: argument, all)
    }
    let kept = all.filter { arm in
      if arm.category == .zero, !rules.categories.contains(.zero) {
        let general = all.first { $0.category == rules.category(of: 0) } ?? other
        return arm.form != general.form
      }
      return arm.category == .other || arm.form != other.form
    }
    return kept.count == 1 ? other.form : .plural(argument: argument, kept)
  }

  /// Whether it reads as another one does, for all values.
  func reads(like other: Form, _ rules: PluralRules) -> Bool {
    self == other || normalized(rules) == other.normalized(rules)
  }

  /// The arm of a category, else of `other`; where `zero` is just the number, that of its category.
  func form(of category: PluralCategory, _ rules: PluralRules) -> Form {
    guard case .plural(_, let arms) = self else { return self }
    if let arm = arms.first(where: { $0.category == category }) { return arm.form }
    let isNumber = category == .zero && !rules.categories.contains(.zero)
    let general = isNumber ? rules.category(of: 0) : .other
    let arm =
      arms.first { $0.category == general } ?? arms.first { $0.category == .other }
    return arm?.form ?? self
  }

  /// Every run of pieces, in order.
  var leaves: [[Piece]] {
    switch self {
    case .plain(let pieces): [pieces]
    case .plural(_, let arms): arms.flatMap(\.form.leaves)
    }
  }
}

extension PluralRules {
  /// Whether a form of a category can be seen: Apple’s formats take `zero` for 0 in every language.
  func mayUse(_ category: PluralCategory) -> Bool {
    category == .zero || categories.contains(category)
  }

  /// The category by which Apple’s formats say a number of its own: `zero` is always 0 where the
  /// language has no such category, others where 1 or 2 is all there is in it.
  func category(forExactly number: Int) -> PluralCategory? {
    let category: PluralCategory? =
      switch number {
      case 0: .zero
      case 1: .one
      case 2: .two
      default: nil
      }
    guard let category else { return nil }
    if category == .zero, !categories.contains(.zero) { return .zero }
    return soleInteger(of: category) == number ? category : nil
  }
}

extension [Piece] {
  /// Texts side by side as one, empty ones gone.
  func joined() -> [Piece] {
    reduce(into: []) { joined, piece in
      if case .text(let text) = piece {
        if text.isEmpty { return }
        if case .text(let before)? = joined.last {
          joined[joined.count - 1] = .text(before + text)
          return
        }
      }
      joined.append(piece)
    }
  }
}
