import DialogLocales
import DialogSupport

/// What tells a sentence from a title or a label: “Der Name ist vergeben”, “Name vergeben”. In lower case.
public final class SentenceWords: Sendable {
  /// The finite verbs of most sentences of dialogs; and what verbs and predicates end in that hardly another
  /// word does.
  private let verbs: Set<String>
  private let endings: [String]
  /// What the infinitives end in by which labels instruct; and the words with which people are asked so.
  private let infinitives: [String]
  private let asking: Set<String>
  /// Whether sentences end in hiragana, and nouns in other signs: 送信, ダウンロード.
  private let endInHiragana: Bool

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.sentences) else { return nil }
    verbs = Set(lists.phrases("verbs"))
    endings = lists.phrases("endings")
    infinitives = lists.phrases("infinitives")
    asking = Set(lists.phrases("asking"))
    endInHiragana = lists["endsInHiragana"] != nil
  }

  /// Whether a finite verb is among words in lower case; nil where none are known.
  public func hasVerb(_ words: [String]) -> Bool? {
    guard !verbs.isEmpty else { return nil }
    return words.contains { word in
      verbs.contains(word) || endings.contains(where: word.utf8.hasSuffix)
    }
  }

  /// Whether a text ends in a noun, as no sentence does; nil where its signs do not tell. U+FFFC is a value.
  public func endsInNoun(_ text: String) -> Bool? {
    guard endInHiragana else { return nil }
    let last = text.unicodeScalars.last { $0.isLetterOrMark || $0 == "\u{FFFC}" }
    guard let last, last != "\u{FFFC}" else { return true }
    return !Scripts.of(last).contains(.hiragana)
  }

  /// Whether the last word is an infinitive, and nobody is asked for it: “Garten hinzufügen”.
  ///
  /// - Parameters:
  ///   - words: those of the text, in lower case.
  public func endsInInfinitive(_ text: String, _ words: [String]) -> Bool {
    guard !infinitives.isEmpty, let last = text.letterRuns(isCaseKept: true).last,
      last.utf8.count > 3, last.unicodeScalars.first?.properties.isLowercase ?? false
    else { return false }
    return infinitives.contains(where: last.utf8.hasSuffix)
      && !words.contains(where: asking.contains) && !(hasVerb(words) ?? false)
  }
}
