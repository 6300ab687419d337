import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// Which of the platform’s words for a term the project’s buttons have, language by language: Отмена or
/// Отменить for Cancel.
struct TermHabits: Fact {
  /// How often each word stands for a meaning.
  typealias Share = [Meaning: [ExactString: Int]]

  /// What a word is for.
  struct Meaning: Hashable {
    let locale: LanguageTag
    /// The name of the term.
    let term: String
    /// Whether the words are the platform’s, too.
    let isOfPlatform: Bool
  }

  static let evidence = Evidence.termHabits

  private var counts: Share = [:]

  init(of project: ProjectContext) {}

  var answer: [Meaning: String] { counts.compactMapValues(TermHabits.usual) }

  /// The word that most buttons have; nil where none has one.
  subscript(meaning: Meaning) -> String? { counts[meaning].flatMap(TermHabits.usual) }

  /// The most frequent word; of equals the first in order.
  private static func usual(of words: [ExactString: Int]) -> String? {
    words.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) }?.key.text
  }

  var answerHash: UInt64 {
    let words = answer.map { "\($0.locale.tag) \($0.term) \($0.isOfPlatform) \($1)" }.sorted()
    var hasher = ContentHasher()
    for word in words { hasher.add(word) }
    return hasher.hash
  }

  mutating func add(_ share: Share) {
    for (meaning, words) in share {
      counts[meaning, default: [:]].merge(words, uniquingKeysWith: +)
    }
  }

  mutating func remove(_ share: Share) {
    for (meaning, words) in share {
      let left = counts[meaning]!.merging(words, uniquingKeysWith: -).filter { $0.value > 0 }
      counts[meaning] = left.isEmpty ? nil : left
    }
  }

  func share(of dialog: Dialog, in project: ProjectContext) -> Share {
    var share: Share = [:]
    for button in dialog.buttons {
      guard let source = button.title[project.sourceLocale]?.pattern.plainText else { continue }
      let meant = project.reading(of: source, in: project.sourceLocale).meaning.termNames
      if meant.isEmpty { continue }
      for translation in button.title.translations
      where translation.locale != project.sourceLocale && translation.origin == .written {
        guard let text = translation.pattern.plainText, text != source else { continue }
        let read = project.reading(of: text, in: translation.locale).meaning.termNames
        for term in meant where read.isEmpty || read.contains(term) {
          let meaning = Meaning(
            locale: translation.locale, term: term, isOfPlatform: !read.isEmpty)
          share[meaning, default: [:]][ExactString(text), default: 0] += 1
        }
      }
    }
    return share
  }
}

extension ProjectContext {
  /// What a button says for a term of the platform: what the project’s others do, else the platform’s first
  /// word. Nil where none is known.
  func word(for term: String, in locale: LanguageTag) -> String? {
    if locale == sourceLocale { return language(locale).termNames.text(for: term) }
    let habits = fact(TermHabits.self)
    func usual(isOfPlatform: Bool) -> String? {
      habits[TermHabits.Meaning(locale: locale, term: term, isOfPlatform: isOfPlatform)]
    }
    // Who cancels looks for the platform’s word.
    return usual(isOfPlatform: true) ?? (term == "cancel" ? nil : usual(isOfPlatform: false))
      ?? language(locale).termNames.text(for: term)
  }
}
