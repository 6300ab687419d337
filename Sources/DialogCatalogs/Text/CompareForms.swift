import DialogCatalogTexts
import DialogLocales

extension Form {
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
}
