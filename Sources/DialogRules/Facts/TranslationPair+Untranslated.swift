import DialogLocales
import DialogModel
import DialogReading

extension TranslationPair {
  func isLeftUntranslated() -> Bool {
    guard isUnchanged, locale.language != project.sourceLocale.language, !isKeptAsName else {
      return false
    }
    return source.contains { needsTranslation($0) }
  }

  /// Whether it is a title of one word with a capital that half of the dialog’s languages keep, four at least,
  /// and some of them translate most of the project’s texts: the name of a product.
  private var isKeptAsName: Bool {
    guard element == .text(.title), let text = source.first?.text, source.count == 1,
      text.utf8.count > 3, !text.contains(" "), source[0].termNames.isEmpty,
      text.unicodeScalars.first?.properties.isUppercase ?? false,
      !wordsOfTitles.contains(text.lowercased())
    else { return false }
    let pairs = dialog.pairsByElement[element] ?? []
    let kept = pairs.filter { $0.isUnchanged && !$0.isCopiedWithMessage }
    guard kept.count > 3, kept.count * 2 >= pairs.count, kept.count < pairs.count else {
      return false
    }
    return kept.count { project.habits(of: $0.locale).isMostlyTranslated } > 1
  }

  /// Whether the message is a copy as well: then nothing is kept, but nothing translated yet.
  private var isCopiedWithMessage: Bool {
    (dialog.pairsByElement[.text(.message)] ?? []).contains {
      $0.locale == locale && $0.isUnchanged && $0.source.contains { $0.reading.hasWords }
    }
  }

  /// Whether a source text is words of its language, not a name or what both languages share.
  private func needsTranslation(_ source: TextVariant) -> Bool {
    guard source.traits.letterCount > 1, !isName(source.text) else { return false }
    let scripts = source.traits.scripts.subtracting(.common)
    let own = conventions.scripts
    if !own.isEmpty, !scripts.isEmpty, scripts.isDisjoint(with: own), scripts != .latin {
      return true
    }
    let meant = source.termNames
    if !meant.isEmpty {
      let isKnown = meant.contains { variants[0].terms.text(for: $0) != nil }
      return isKnown && variants[0].termNames.isEmpty
    }
    guard source.locale.isEnglish else { return isSentenceOfSource(source) }
    guard let english = source.english else { return false }
    return EnglishInOtherLanguages.isLeft(
      english, in: conventions.language, isLatin: own.contains(.latin),
      isTranslatedElsewhere: isTranslatedElsewhere, isButton: source.isButton,
      spelledAlike: variants[0].reading.language.spelledAsInEnglish)
  }

  /// The app's name, or a term of the project that is the same in both languages.
  private func isName(_ text: String) -> Bool {
    let names = variants[0].reading.language.namesKept
    return !names.isEmpty && names.contains(text.lowercased())
  }

  /// Whether the words of grammar are of the source language and none is of the other.
  private func isSentenceOfSource(_ source: TextVariant) -> Bool {
    let words = source.words
    guard words.count > 2 else { return false }
    let evidence = LatinEvidence(words)
    let language = conventions.language
    return evidence.score(of: source.conventions.language)
      > (LatinEvidence.knows(language) ? evidence.score(of: language) : 0)
  }

  /// Whether a translation into another language differs from the source.
  private var isTranslatedElsewhere: Bool {
    dialog.translatedElements.contains(element)
  }
}

extension ProjectContext {
  /// The app's name and the terms that are the same in the source language and another one, in lower
  /// case.
  func namesKept(in locale: LanguageTag) -> Set<String> {
    var names: Set<String> = []
    let texts = program.terms.map(\.text) + [program.project.app].compactMap { $0 }
    for text in texts {
      guard let source = text[sourceLocale]?.pattern.plainText?.lowercased() else { continue }
      let translation = text[locale]?.pattern.plainText?.lowercased()
      if translation == nil || translation == source { names.insert(source) }
    }
    return names
  }
}

/// What is a title in many apps, and no name.
private let wordsOfTitles: Set<String> = [
  "error", "errors", "warning", "attention", "notice", "success", "failure", "failed", "alert",
  "caution",
  "information", "info", "settings", "preferences", "welcome", "update", "updates", "help",
  "loading",
  "confirm", "confirmation", "name", "password", "email", "username", "important", "reminder",
  "message",
  "question", "status", "options", "details",
]
