import DialogLocales
import DialogSupport

/// The names that all dialogs share, as misspelt ones are compared with them: made where one is.
final class SharedNames {
  private var knownTypes: SpellingIndex?
  private var knownTerms: SpellingIndex?
  private var knownCases: [Int: SpellingIndex] = [:]

  func types(_ program: Program) -> SpellingIndex {
    if let knownTypes { return knownTypes }
    let index = SpellingIndex(
      ParameterType.builtIn.map(\.keyword) + ["[String]"] + program.enums.map(\.name.text))
    knownTypes = index
    return index
  }

  func terms(_ program: Program) -> SpellingIndex {
    if let knownTerms { return knownTerms }
    let index = SpellingIndex(program.terms.map(\.name.text) + PlatformTerms.names)
    knownTerms = index
    return index
  }

  /// What selects an arm of a value.
  func keys(of type: ParameterType, _ program: Program) -> SpellingIndex {
    switch type {
    case .bool: SpellingIndex(["true", "false"])
    case .enumeration(let type): cases(of: type, program)
    default: SpellingIndex(PluralCategory.allCases.map(\.rawValue) + ["0", "1", "…"])
    }
  }

  private func cases(of type: Int, _ program: Program) -> SpellingIndex {
    if let known = knownCases[type] { return known }
    let index = SpellingIndex(program.enums[type].cases.map(\.name.text) + ["other"])
    knownCases[type] = index
    return index
  }
}
