package import DialogLocales

/// A text in one language as all catalogs can say it: characters and numbered arguments, chosen by
/// the plural category of one argument or by none. Two texts that read alike for all values are
/// equal once they are normalized.
package indirect enum Form: Hashable {
  case plain([Piece])
  case plural(argument: Int, [PluralArm])

  package struct PluralArm: Hashable {
    package let category: PluralCategory
    package var form: Form

    package init(category: PluralCategory, form: Form) {
      self.category = category
      self.form = form
    }
  }
}

/// A run of a format string.
package enum Piece: Hashable {
  case text(String)
  /// A value, by its number from 1.
  case argument(Int, ArgumentKind)
}

/// What a format string needs to know of a value.
package enum ArgumentKind: Hashable {
  /// `%@`: written by the app before it is put in.
  case object
  /// `%lld`
  case integer
  /// `%lf`
  case real
}

extension Form {
  /// The same without categories that a language never uses; arms in order.
  package func usable(_ rules: PluralRules) -> Form {
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

  /// Every run of pieces, in order.
  package var leaves: [[Piece]] {
    switch self {
    case .plain(let pieces): [pieces]
    case .plural(_, let arms): arms.flatMap(\.form.leaves)
    }
  }
}

extension Form.PluralArm {
  /// The pieces of an arm that chooses no further.
  package var pieces: [Piece] {
    if case .plain(let pieces) = form { pieces } else { [] }
  }
}

extension PluralRules {
  /// Whether a form of a category can be seen: Apple’s formats take `zero` for 0 in every language.
  func mayUse(_ category: PluralCategory) -> Bool {
    category == .zero || categories.contains(category)
  }

  /// The category by which Apple’s formats say a number of its own: `zero` is always 0 where the
  /// language has no such category, others where 1 or 2 is all there is in it.
  package func category(forExactly number: Int) -> PluralCategory? {
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
  package func joined() -> [Piece] {
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
