import DialogModel
import DialogReading

extension TranslationPair {
  /// A word of the source that means something else than what a variant says for it, by which word.
  func wrongSense(in variant: TextVariant) -> (sense: WordSense, own: String)? {
    let (source, translation) = (meant(by: variant), own(of: variant))
    let senses = source.reading.asSource.senses
    guard !senses.isEmpty,
      // A word alone is a verb on the button of an alert, and may be a thing to choose elsewhere.
      source.words.count > 1
        || variant.isButton && dialog.kind == .alert && dialog.dialog.purpose != .choose,
      let words = translation.reading.language.senseWords
    else { return nil }
    for sense in senses {
      guard let own = words.wrong(for: sense, in: translation.meaning.lowered),
        !projectTerms(in: variant).contains(where: { $0.own.contains(own) })
      else { continue }
      return (sense, translation.written(own))
    }
    return nil
  }
}

extension TextVariant {
  /// Words in lower case as they stand in it, without the marks around them.
  fileprivate func written(_ lowered: String) -> String {
    let words = lowered.withoutMarksAround
    let own = Array(meaning.lowered.text.utf8)
    guard own.count == bytes.count, let range = own.range(of: words) else { return words }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

extension StringProtocol {
  /// Without what is no letter and no digit at both ends.
  var withoutMarksAround: String {
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
    let start = drop(while: isMark)
    return String(start.prefix(start.count - start.reversed().prefix(while: isMark).count))
  }
}
