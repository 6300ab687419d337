import DialogLanguage

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
  /// The same without what makes no difference in a language: categories it never uses, arms that
  /// say what `other` says, choices with one arm, texts in pieces.
  func normalized(_ rules: PluralRules) -> Form {
    switch self {
    case .plain(let pieces): return .plain(pieces.joined())
    case .plural(let argument, let arms):
      var kept: [PluralArm] = []
      for arm in arms where rules.mayUse(arm.category) {
        kept.append(PluralArm(category: arm.category, form: arm.form.normalized(rules)))
      }
      kept.sort { $0.category < $1.category }
      guard let other = kept.last, other.category == .other else {
        return .plural(argument: argument, kept)
      }
      kept.removeAll { $0.category != .other && $0.form == other.form }
      return kept.count == 1 ? other.form : .plural(argument: argument, kept)
    }
  }

  /// The arm of a category, else of `other`.
  func form(of category: PluralCategory) -> Form {
    guard case .plural(_, let arms) = self else { return self }
    let arm = arms.first { $0.category == category } ?? arms.first { $0.category == .other }
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
