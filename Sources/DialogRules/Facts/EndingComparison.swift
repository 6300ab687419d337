import DialogFindings
import DialogReading
import DialogSupport

/// How an arm of a translation ends beside the arms of the source it stands for.
struct EndingComparison {
  let pair: TranslationPair
  let variant: TextVariant
  let source: TextVariant
  let wanted: SentenceEnd
  let found: SentenceEnd

  /// - Parameter wanted: how the source ends, or is to.
  init(
    _ variant: TextVariant, with source: TextVariant, as wanted: SentenceEnd,
    in pair: TranslationPair
  ) {
    self.pair = pair
    self.variant = variant
    self.source = source
    self.wanted = wanted
    found = variant.meaning.end
  }

  /// Nil where the arms of the source differ in how they end, or end in a value.
  init?(_ variant: TextVariant, in pair: TranslationPair) {
    let sources = pair.counterparts(of: variant)
    let wanted = sources[0].meaning.end
    guard wanted != .open, wanted != .other,
      sources.dropFirst().allSatisfy({ $0.meaning.end == wanted })
    else { return nil }
    self.init(variant, with: sources[0], as: wanted, in: pair)
  }

  /// What makes the translation end as its source is to; nil where it does, where it may end otherwise,
  /// and of a question that it does not ask.
  var edit: TextEdit? {
    guard pair.isTranslated else { return nil }
    switch wanted {
    case .question: return variant.meaning.asks ? missingQuestionMark.flatMap(append) : nil
    case .fullStop: return stopOfSentence.flatMap(append)
    case .none: return superfluousStop.flatMap { variant.replace($0, with: "") }
    case .exclamation, .ellipsis, .colon, .open, .other: return nil
    }
  }

  // MARK: Questions

  var missingQuestionMark: String? {
    let isOpen = found == .none || found == .open
    guard isOpen, !variant.traits.marks.contains(.question) else { return nil }
    return pair.conventions.requiredQuestionMark
  }

  // MARK: Sentences

  var missingStop: String? {
    guard found == .none, !variant.isButton, wanted == .fullStop, !endsInList, !isPhraseAsTitle,
      !isLabel, !pair.project.habits(of: pair.locale).leavesOutStops
    else { return nil }
    return pair.conventions.fullStop
  }

  /// The stop that belongs at its end once the source has one: of a phrase none, at whatever place. What
  /// ends in a value as the source does gets it, too.
  private var stopOfSentence: String? {
    if isPhrase ?? false { return nil }
    let endsInValue = variant.place == .message && !endsInList || source.meaning.end == .open
    if found == .open, endsInValue { return pair.conventions.fullStop }
    return missingStop
  }

  /// Whether it is a title and no sentence by its own grammar: there `text/ending-punctuation` wants no
  /// stop, whatever the source has.
  private var isPhraseAsTitle: Bool {
    guard variant.place == .title, !variant.isInNotification else { return false }
    if let korean = variant.korean {
      return korean.sentences.count == 1 && korean.sentences[0].form == .phrase
    }
    return variant.english?.isPhraseAsTitle ?? mayLackVerb
  }

  /// Whether no verb is found where the source states something.
  private var mayLackVerb: Bool {
    variant.reading.isPhraseAsTitle && source.english?.sentences.last?.form != .imperative
  }

  /// Whether it is surely no sentence by its own grammar; nil where that is not known.
  var isPhrase: Bool? {
    if let korean = variant.korean { return korean.sentences.last?.form == .phrase }
    if let english = variant.english { return english.isPhraseAsTitle }
    if variant.place == .title, mayLackVerb || isLabel { return true }
    return variant.reading.endsInNoun ?? (isLabel ? true : nil)
  }

  /// `Garten hinzufügen` for “Add a garden”: German instructs so on labels, and writes no stop there.
  private var isLabel: Bool {
    variant.reading.endsInInfinitive
      && source.english?.sentences.last.map { [.imperative, .label].contains($0.form) } ?? false
  }

  /// Whether a list or a value after a colon ends the text, where the source has a sentence.
  private var endsInList: Bool { variant.hasColonWithin && !source.hasColonWithin }

  var superfluousStop: Range<Int>? {
    guard found == .fullStop, !variant.isRunningText, isFragment(source), !isSentence else {
      return nil
    }
    return variant.rangeOfLastMark
  }

  /// Whether the translation is a sentence by its own grammar, as far as that is known.
  private var isSentence: Bool {
    if variant.isButton { return false }
    if let korean = variant.korean { return korean.sentences.contains { $0.form.isSentence } }
    return !variant.reading.asTranslation.register.sure.isEmpty
      && variant.reading.language.addressWords?.tellSentences ?? false
  }

  /// Whether a source text without a mark is no sentence that lacks one.
  private func isFragment(_ source: TextVariant) -> Bool {
    if source.isButton { return true }
    guard let english = source.english else { return !source.traits.marks.contains(.plainMark) }
    return english.sentences.count == 1
      && english.sentences.allSatisfy {
        [.label, .headline, .fragment, .bareStatement].contains($0.form)
      }
  }

  // MARK: Places

  var lastWord: Range<Int> {
    var start = variant.bytes.count
    while start > 0, variant.bytes[start - 1] == 0x20 { start -= 1 }
    let end = start
    while start > 0, variant.bytes[start - 1] != 0x20 { start -= 1 }
    if !pair.conventions.spacesWords { start = variant.startOfLastCharacter(before: end) }
    return start..<end
  }

  func append(_ mark: String) -> TextEdit? {
    let end = lastWord.upperBound
    return variant.replace(end..<end, with: mark)
  }
}

extension TextVariant {
  fileprivate var hasColonWithin: Bool {
    text.unicodeScalars.contains { $0 == ":" || $0 == "：" }
  }

  fileprivate func startOfLastCharacter(before end: Int) -> Int {
    var start = max(end - 1, 0)
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The bytes of the mark at the end.
  fileprivate var rangeOfLastMark: Range<Int>? {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > 0 else { return nil }
    let start = startOfLastCharacter(before: end)
    return start..<end
  }
}
