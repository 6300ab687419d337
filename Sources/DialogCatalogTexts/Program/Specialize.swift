package import DialogLocales
import DialogModel

/// A value that a choice is decided for, so that what is left can be said by a catalog.
package enum Decision: Hashable {
  case flag(Bool)
  case enumCase(Int)
  /// The cases that no language has an arm of its own for.
  case otherCases
  case exactly(Int)
  case category(PluralCategory)
  /// Every number but some that are decided apart.
  case otherNumbers
}

extension Pattern {
  /// The pattern where a parameter is known. Choices by other parameters stay.
  func decided(
    _ decision: Decision, of parameter: Int, apart: [Int], _ rules: PluralRules
  ) -> Pattern {
    guard case .selection(let selection) = self else { return self }
    let inner = { (pattern: Pattern) in
      pattern.decided(decision, of: parameter, apart: apart, rules)
    }
    if selection.parameter == parameter, decision != .otherNumbers {
      return selection.arm(for: decision, rules).map { inner($0.pattern) } ?? .parts([])
    }
    let kept = selection.arms.filter { arm in
      guard selection.parameter == parameter, case .exactly(let number) = arm.key else {
        return true
      }
      return !apart.contains(number)
    }
    return .selection(
      Selection(
        parameter: selection.parameter,
        arms: kept.map { Selection.Arm(key: $0.key, pattern: inner($0.pattern)) }))
  }
}

extension Selection {
  fileprivate func arm(for decision: Decision, _ rules: PluralRules) -> Arm? {
    func arm(_ key: Key) -> Arm? { arms.first { $0.key == key } }
    switch decision {
    case .flag(let flag): return arm(.flag(flag)) ?? arm(.otherwise)
    case .enumCase(let index): return arm(.enumCase(index)) ?? arm(.otherwise)
    case .otherCases: return arm(.otherwise) ?? arms.last
    case .exactly(let number):
      return arm(.exactly(number)) ?? arm(.category(rules.category(of: number)))
        ?? arm(.category(.other))
    case .category(let category): return arm(.category(category)) ?? arm(.category(.other))
    case .otherNumbers: return nil
    }
  }
}
