import DialogLanguage
import DialogModel

/// Which dialogs have a word in an English text, by hashes of words in lower case: two words of one
/// hash cost a needless look, never a missed one.
struct WordIndex {
  private var dialogs: [UInt32: Set<String>] = [:]
  private var wordsOfDialogs: [String: Set<UInt32>] = [:]

  init(_ project: ProjectContext) {
    for dialog in project.program.dialogs { add(dialog) }
  }

  /// The names of the dialogs that have a word, in lower case, and maybe others.
  func dialogs(with word: String) -> Set<String> { dialogs[WordIndex.hash(word)] ?? [] }

  mutating func update(_ change: ProgramChange, in project: ProjectContext) {
    for name in change.names { remove(name) }
    for place in change.changed { add(project.program.dialogs[place]) }
  }

  private mutating func add(_ dialog: Dialog) {
    let words = dialog.englishWords
    wordsOfDialogs[dialog.name.text] = words
    for word in words { dialogs[word, default: []].insert(dialog.name.text) }
  }

  private mutating func remove(_ name: String) {
    for word in wordsOfDialogs.removeValue(forKey: name) ?? [] {
      dialogs[word]?.remove(name)
      if dialogs[word]?.isEmpty ?? false { dialogs[word] = nil }
    }
  }

  fileprivate static func hash(_ word: String) -> UInt32 {
    UInt32(truncatingIfNeeded: word.hashValue)
  }
}

extension Dialog {
  fileprivate var englishWords: Set<UInt32> {
    var words: Set<UInt32> = []
    forEachText { _, text in
      for translation in text.translations where translation.locale.isEnglish {
        translation.pattern.forEachParts { parts, _ in
          for case .text(let run, _, _) in parts {
            for word in run.letterRuns() { words.insert(WordIndex.hash(word)) }
          }
        }
      }
    }
    return words
  }
}
