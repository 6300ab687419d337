import DialogModel
import DialogReading

extension TranslationPair {
  /// The values that a variant exchanges: who does it, and to whom, by the source.
  func exchangedRoles(
    in variant: TextVariant
  ) -> (actor: Placeholder.Value, other: Placeholder.Value)? {
    let origins = counterparts(of: variant)
    let placeholders = variant.placeholders
    guard origins.count == 1, placeholders.count == 2, origins[0].placeholders.count == 2,
      let meant = ValueRoles(english: origins[0].text),
      areAlike(placeholders), let words = variant.reading.language.roleWords,
      let said = ValueRoles(variant.textWithParticles, words)
    else { return nil }
    let values = origins[0].placeholders.map(\.value)
    let (actor, other) = (values[meant.actor], values[1 - meant.actor])
    guard placeholders[said.actor].value == other, placeholders[1 - said.actor].value == actor,
      said.isSwapped(from: meant)
    else { return nil }
    return (actor, other)
  }

  /// Whether both are parameters of one type that is no number: one may stand where the other does.
  private func areAlike(_ placeholders: [Placeholder]) -> Bool {
    let types = placeholders.compactMap { placeholder in
      if case .parameter(let index) = placeholder.value {
        return dialog.dialog.parameters[index].type
      }
      return nil
    }
    return types.count == 2 && types[0] == types[1] && types[0] == .string
  }
}

extension TextVariant {
  /// The text, with the particles that agree with values after them, in one of their forms.
  fileprivate var textWithParticles: String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let run, _, _): text += run
      case .placeholder(let placeholder):
        text += TextVariant.placeholder
        if case .agreement(let agreement) = placeholder.style, locale.isKorean {
          text += agreement.forms.prefix { $0 != "/" }
        }
      }
    }
    return text
  }
}
