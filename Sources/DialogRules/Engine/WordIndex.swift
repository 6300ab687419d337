import DialogLanguage
import DialogModel

/// Which dialogs have a word in an English text, by hashes of words in lower case: two words of one
/// hash cost a needless look, never a missed one.
final class WordIndex {
  private var dialogs: [UInt32: Set<String>] = [:]
  private var wordsOfDialogs: [String: Set<UInt32>] = [:]

  init(_ project: ProjectContext) {
    for dialog in project.program.dialogs { set(dialog.englishWords, of: dialog.name.text) }
  }

  /// The names of the dialogs that have a word, in lower case, and maybe others.
  func dialogs(with word: String) -> Set<String> { dialogs[WordIndex.hash(word)] ?? [] }

  func update(_ change: ProgramChange, in project: ProjectContext) {
    let changed = Dictionary(
      uniqueKeysWithValues: change.changed.map { place in
        let dialog = project.program.dialogs[place]
        return (dialog.name.text, dialog.englishWords)
      })
    for name in change.names { set(changed[name] ?? [], of: name) }
  }

  /// Most words of a dialog stay: only those that come and go are looked for.
  private func set(_ words: Set<UInt32>, of name: String) {
    let before = wordsOfDialogs[name] ?? []
    wordsOfDialogs[name] = words.isEmpty ? nil : words
    for word in before.subtracting(words) {
      dialogs[word]?.remove(name)
      if dialogs[word]?.isEmpty ?? false { dialogs[word] = nil }
    }
    for word in words.subtracting(before) { dialogs[word, default: []].insert(name) }
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
