import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// A plain text of a dialog with one translation.
struct TranslationEntry {
  /// The dialog's name.
  let dialog: String
  /// The element as diagnostics write it.
  let element: String
  let isButton: Bool
  let source: String
  let text: String
  /// The English translation, of a source and a translation that are not English.
  let english: String?
  let locale: LanguageTag
  /// The text without its quotes.
  let place: SourceRange

  /// Without regard to case, spaces, marks at the end and Arabic vowel signs.
  func reads(as other: TranslationEntry) -> Bool { text == other.text || letters == other.letters }

  /// Whether English has words for what the source says of both that differ, too: 나중에 is Not Now or Later.
  func isApart(from other: TranslationEntry) -> Bool {
    guard let english, let others = other.english else { return false }
    return english.letterRuns() != others.letterRuns()
  }

  var letters: [String] { text.withoutArabicVowelSigns.letterRuns() }
}

extension ProjectContext {
  /// The translations of a dialog's plain texts: not of terms, nor of texts with placeholders or
  /// selections.
  func translationEntries(ofDialog index: Int) -> [TranslationEntry] {
    // Where there is one language alone, nothing is copied.
    if !program.dialogs[index].isTranslated { return [] }
    var entries: [TranslationEntry] = []
    let dialog = program.dialogs[index]
    dialog.forEachText { element, text in
      guard text.translations.count > 1,
        let source = text[sourceLocale]?.pattern.plainText
      else { return }
      let english = text.english(from: sourceLocale)
      for translation in text.translations
      where translation.locale != sourceLocale && translation.origin == .written {
        guard let plain = translation.pattern.plainText else { continue }
        entries.append(
          TranslationEntry(
            dialog: dialog.name.text, element: dialog.path(element),
            isButton: element.isButton,
            source: source, text: plain, english: translation.locale.isEnglish ? nil : english,
            locale: translation.locale, place: translation.place))
      }
    }
    return entries
  }
}

extension ProjectContext {
  /// Whether a button's translation is a word for something else on the platform, or not the
  /// platform's word for Cancel: nobody should follow it.
  func readsAsAnotherTerm(_ entry: TranslationEntry) -> Bool {
    guard entry.isButton else { return false }
    let (meant, read) = termNames(of: entry)
    guard !meant.isEmpty, Set(meant).isDisjoint(with: read) else { return false }
    if meant.contains("cancel"), language(entry.locale).termNames.text(for: "cancel") != nil {
      return true
    }
    return !read.isEmpty && !areKindredTerms(meant, read)
  }
}

extension ProjectContext {
  /// Whether a button of one word takes up that of its own dialog's title or message, which the usual
  /// translation would not.
  func speaksSo(
    _ entry: TranslationEntry, ratherThan usual: TranslationEntry
  ) -> Bool {
    entry.isButton && !entry.text.contains(" ") && takesUp(entry.text, entry)
      && !takesUp(usual.text, entry)
  }

  /// Whether the title or the message of an entry's dialog has a word of a text.
  func takesUp(_ text: String, _ entry: TranslationEntry) -> Bool {
    guard let place = program.dialogIndex[entry.dialog] else { return false }
    var prose: [String] = []
    for text in program.dialogs[place].texts {
      text.text[entry.locale]?.pattern.forEachParts { parts, _ in
        prose.append(TextVariant.text(of: parts))
      }
    }
    return prose.contains { SharedWord.isIn(text, $0, language: entry.locale.language) }
  }
}

extension ProjectContext {
  /// Whether a button's translation is the platform's word for what its source is a word for.
  func readsAsItsTerm(_ entry: TranslationEntry) -> Bool {
    guard entry.isButton else { return false }
    let (meant, read) = termNames(of: entry)
    return !Set(meant).isDisjoint(with: read)
  }

  /// The terms that the source of a button’s translation is a word of, and those that the translation is.
  private func termNames(of entry: TranslationEntry) -> (meant: [String], read: [String]) {
    (
      reading(of: entry.source, in: sourceLocale).meaning.termNames,
      reading(of: entry.text, in: entry.locale).meaning.termNames
    )
  }
}

extension Element {
  fileprivate var isButton: Bool {
    switch self {
    case .button, .send: true
    default: false
    }
  }
}

extension Text {
  /// The English translation of a text of another language.
  fileprivate func english(from source: LanguageTag) -> String? {
    if source.isEnglish { return nil }
    return translations.first { $0.locale.isEnglish && $0.origin == .written }?.pattern.plainText
  }
}

extension Dialog {
  /// Whether a text is in several languages.
  fileprivate var isTranslated: Bool {
    var isTranslated = false
    forEachText { _, text in
      isTranslated = isTranslated || text.translations.count > 1
    }
    return isTranslated
  }
}
