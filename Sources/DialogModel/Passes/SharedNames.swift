import DialogLocales
import DialogSupport

/// The names that all dialogs share, as misspelt ones are compared with them: made where one is.
final class SharedNames: Sendable {
  private let knownTypes = MadeOnce<SpellingIndex>()
  private let knownTerms = MadeOnce<SpellingIndex>()
  private let knownCases = MadeOnceEach<Int, SpellingIndex>()

  func types(_ program: Program) -> SpellingIndex {
    knownTypes.value {
      SpellingIndex(
        ParameterType.builtIn.map(\.keyword) + ["[String]"] + program.enums.map(\.name.text))
    }
  }

  func terms(_ program: Program) -> SpellingIndex {
    knownTerms.value { SpellingIndex(program.terms.map(\.name.text) + PlatformTerms.names) }
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
    knownCases.value(of: type) {
      SpellingIndex(program.enums[type].cases.map(\.name.text) + ["other"])
    }
  }
}
