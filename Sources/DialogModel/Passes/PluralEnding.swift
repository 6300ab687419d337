import DialogFindings
import DialogLocales
import DialogSyntax

extension Lowering {
  /// `{s}` right after a word, where no parameter is called so: the ending of a plural.
  ///
  /// - Returns: what is reported instead of a parameter that is not declared.
  mutating func pluralEnding(
    _ name: Word, after parts: [Part], of string: StringSyntax, _ locale: LanguageTag,
    in dialog: Int
  ) -> Diagnostic? {
    guard ["s", "es", "S", "ES"].contains(name.text), dialog < program.dialogs.count,
      declaredParameter(name.text, in: dialog) == nil,
      case .text(let before, _, _)? = parts.last, before.last?.isLetter == true
    else { return nil }
    let number = number(saidIn: string, in: dialog)
    if let number { scopes[dialog].isUsed[number] = true }
    let isArm = scopes[dialog].selector != nil
    return .pluralEnding(
      name, in: string.syntax.written, at: string.range,
      by: number.map { program.dialogs[dialog].parameters[$0].name.text },
      isMendable: !isArm && locale.language == "en")
  }

  /// The number that a text says, else the only one of the dialog.
  private func number(saidIn string: StringSyntax, in dialog: Int) -> Int? {
    let numbers = program.dialogs[dialog].parameters.indices.filter {
      program.dialogs[dialog].parameters[$0].type == .int && !scopes[dialog].isInferred[$0]
    }
    let file = string.syntax.tree.file
    let said = string.segments.compactMap { segment in
      if case .placeholder(let name, _, _) = segment { file.text(name) } else { nil }
    }
    return numbers.first { said.contains(program.dialogs[dialog].parameters[$0].name.text) }
      ?? (numbers.count == 1 ? numbers[0] : nil)
  }
}
