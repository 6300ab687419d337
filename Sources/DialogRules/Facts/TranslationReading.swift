import DialogReading

/// What is known of a text that is compared with another: values, made once for each text.
final class TranslationReading {
  /// The other language or script that it is in.
  let foreign: LanguageConventions.Foreign?
  /// How its sentences speak to people.
  let register: RegisterClues
  /// Whether it may say no by a word that can’t mean anything else: a glance.
  let maySayNoPlainly: Bool

  init(of translation: Reading) {
    let language = translation.language
    foreign = language.conventions.foreign(translation.text, translation.traits)
    register = language.addressWords?.clues(in: translation.text) ?? RegisterClues()
    maySayNoPlainly =
      language.plainNegation?.mayBeIn(translation.bytes, translation.words) ?? false
  }
}
