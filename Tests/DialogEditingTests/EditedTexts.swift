import DialogRules
import TestSupport

/// Sources to try features of editors on: examples of rules, good and bad.
func editedTexts() throws -> [String] {
  let examples = Rule.all.flatMap(\.description.examples)
  return examples.filter { if case .dialog = $0.kind { true } else { false } }.map(\.text)
}
