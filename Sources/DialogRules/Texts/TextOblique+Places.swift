import DialogModel
import DialogReading

extension Reading {
  /// Whether it hides something or makes light of it in some dialog, for `text/oblique`.
  var mayHide: Bool {
    if !asProse.obliqueSentences.isEmpty { return true }
    if let english {
      return EnglishVocabulary.onlySoothes(english.lowerWords) || english.exclamation != nil
        || EnglishVocabulary.deniesAnything(english.lowerWords)
        || hasOne([
          EnglishVocabulary.softenings, EnglishVocabulary.euphemisms, EnglishVocabulary.softLosses,
          EnglishVocabulary.partings, EnglishVocabulary.pleadings, EnglishVocabulary.codesAsReasons,
          EnglishVocabulary.hedgings, EnglishVocabulary.jargon, EnglishVocabulary.apologies,
        ])
        || showsFaceOrCode
    }
    guard let korean else { return false }
    return korean.sentences.count == 1
      && (KoreanVocabulary.isUnspecific(korean.sentences[0].words)
        || KoreanVocabulary.deniesAnything(korean.sentences[0].words))
      || korean.exclamation(in: bytes) != nil
      || hasOne([
        KoreanVocabulary.soothings, KoreanVocabulary.softenings, KoreanVocabulary.euphemisms,
        KoreanVocabulary.softLosses, KoreanVocabulary.partings, KoreanVocabulary.pleadings,
        KoreanVocabulary.codesAsReasons, KoreanVocabulary.hedgings, KoreanVocabulary.jargon,
        KoreanVocabulary.apologies,
      ]) || showsFaceOrCode
  }

  private var showsFaceOrCode: Bool {
    Emoticons.first(in: text) != nil || CodeNames.first(in: bytes) != nil
  }

  private func hasOne(_ patterns: [PhrasePatterns]) -> Bool {
    patterns.contains { $0.first(in: phrases) != nil }
  }
}

extension TextVariant {
  /// What makes a problem, or a loss that the dialog does not name, sound pleasant.
  var softening: Range<Int>? {
    guard isDialogText, place == .title || place == .message else { return nil }
    if dialog.reportsProblem, let range = softeningOfProblem { return range }
    guard isSource, dialog.destroys, !dialog.speaksOfLoss else { return nil }
    let isNamed = dialog.dialog.buttons.indices.contains(where: dialog.namesLoss)
    return (isNamed ? partings : softLosses)?.first(in: reading.phrases)
  }

  /// A code that is all that the message of a problem says, in a sentence.
  var code: Range<Int>? {
    guard isDialogText, place == .message, dialog.reportsProblem else { return nil }
    if let english {
      guard english.sentences.count == 1, english.bytes.last == UInt8(ascii: ".") else {
        return nil
      }
      return EnglishVocabulary.codesAsReasons.first(in: reading.phrases)
    }
    guard let sentences = korean?.sentences, sentences.count == 1, sentences[0].form.isSentence
    else { return nil }
    return KoreanVocabulary.codesAsReasons.first(in: reading.phrases)
  }

  /// What begs people to stay; notifications do so to sell, and are told of that.
  var pleading: Range<Int>? {
    guard isDialogText else { return nil }
    return first(english: EnglishVocabulary.pleadings, korean: KoreanVocabulary.pleadings)
  }

  /// What asks people’s pardon, or their patience and understanding.
  var apology: Range<Int>? {
    guard isDialogText else { return nil }
    return first(english: EnglishVocabulary.apologies, korean: KoreanVocabulary.apologies)
  }

  /// A face or laughter where something went wrong or is lost.
  var emoticon: Range<Int>? {
    guard isDialogText, english != nil || korean != nil, dialog.reportsProblem || dialog.destroys
    else { return nil }
    return Emoticons.first(in: text)
  }

  /// A place with the spaces before it.
  func withSpaceBefore(_ place: Range<Int>) -> Range<Int> {
    var start = place.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start..<place.upperBound
  }

  /// Whether a sentence is ended by a mark beside a place, so that what stands there only follows it.
  func isMarked(beside place: Range<Int>) -> Bool {
    let start = withSpaceBefore(place).lowerBound
    let marks = ".!?".utf8
    return start > 0 && marks.contains(bytes[start - 1])
      || place.upperBound < bytes.count && marks.contains(bytes[place.upperBound])
  }

  /// What speaks of how programs are made, where a problem is told.
  var jargon: Range<Int>? {
    guard isDialogText, place == .title || place == .message, dialog.reportsProblem else {
      return nil
    }
    guard english != nil || korean != nil else { return nil }
    return first(english: EnglishVocabulary.jargon, korean: KoreanVocabulary.jargon) ?? codeName
  }

  /// The first of the phrases of its language.
  private func first(
    english phrases: @autoclosure () -> PhrasePatterns,
    korean others: @autoclosure () -> PhrasePatterns
  ) -> Range<Int>? {
    if english != nil { return phrases().first(in: reading.phrases) }
    return korean == nil ? nil : others().first(in: reading.phrases)
  }

  /// A name of the program’s parts that is no name of the app.
  private var codeName: Range<Int>? {
    guard let range = CodeNames.first(in: bytes) else { return nil }
    let name = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return namesOfApp.joined().lowercased() == name ? nil : range
  }

  /// What hedges advice.
  var hedging: Range<Int>? {
    guard isDialogText, place == .title || place == .message else { return nil }
    return first(english: EnglishVocabulary.hedgings, korean: KoreanVocabulary.hedgings)
  }

  private var softeningOfProblem: Range<Int>? {
    if let exclamation = english?.exclamation ?? korean?.exclamation(in: bytes) {
      return exclamation
    }
    if let english {
      if place == .title, !reading.isQuestion, EnglishVocabulary.onlySoothes(english.lowerWords) {
        return 0..<bytes.count
      }
      return EnglishVocabulary.softenings.first(in: reading.phrases)
        ?? EnglishVocabulary.euphemisms.first(in: reading.phrases)
    }
    guard korean != nil else { return nil }
    let title = place == .title ? KoreanVocabulary.soothings.first(in: reading.phrases) : nil
    return title ?? KoreanVocabulary.softenings.first(in: reading.phrases)
      ?? KoreanVocabulary.euphemisms.first(in: reading.phrases)
  }

  private var softLosses: PhrasePatterns? {
    if english != nil { return EnglishVocabulary.softLosses }
    return korean == nil ? nil : KoreanVocabulary.softLosses
  }

  /// Of these, what contradicts a button that says Delete.
  private var partings: PhrasePatterns? {
    guard place == .title else { return nil }
    if english != nil { return EnglishVocabulary.partings }
    return korean == nil ? nil : KoreanVocabulary.partings
  }
}

extension TextVariant {
  /// A title that names a failure of anything, over a message that adds nothing to it.
  var unspecificTitle: Range<Int>? {
    guard isSource, isDialogText, place == .title, placeholders.isEmpty, !reading.isQuestion else {
      return nil
    }
    let messages = dialog.sourceVariants(of: .text(.message))
    if let english {
      return EnglishVocabulary.deniesAnything(english.lowerWords) && !messages.isEmpty
        && messages.allSatisfy(\.deniesAnything) ? 0..<bytes.count : nil
    }
    guard let sentence = korean?.sentences.first, korean?.sentences.count == 1 else { return nil }
    let isUnspecific =
      KoreanVocabulary.isUnspecific(sentence.words) && messages.allSatisfy(\.onlyRetries)
      || KoreanVocabulary.deniesAnything(sentence.words) && !messages.isEmpty
        && messages.allSatisfy(\.deniesAnything)
    return isUnspecific ? sentence.range : nil
  }

  /// “It isn’t there anymore”, 찾을 수 없습니다
  private var deniesAnything: Bool {
    if let english { return EnglishVocabulary.deniesAnything(english.lowerWords) }
    return korean?.sentences.allSatisfy { KoreanVocabulary.deniesAnything($0.words) } ?? false
  }

  private var onlyRetries: Bool {
    korean?.sentences.allSatisfy(KoreanVocabulary.onlyRetries) ?? false
  }
}
