import DialogModel
import DialogSupport

/// Which dialogs have a word in an English text, buttons apart, by hashes of words in lower case: two words of
/// one hash cost a needless look, never a missed one.
final class WordIndex {
  /// By the dialogs' places, each hash once.
  private var words: [[UInt32]]

  init(_ project: ProjectContext) { words = project.program.dialogs.map(\.hashesOfWords) }

  /// The places of the dialogs that have one of some words, in lower case, and maybe others.
  func dialogs(withAnyOf wanted: Set<String>) -> Set<Int> {
    let hashes = wanted.map(WordIndex.hash)
    return Set(
      words.indices.filter { place in words[place].contains { hashes.contains($0) } })
  }

  func update(_ change: ProgramChange, in project: ProjectContext) {
    for place in change.removed { words.swapRemove(at: place) }
    for place in change.changed {
      let own = project.program.dialogs[place].hashesOfWords
      if place == words.count { words.append(own) } else { words[place] = own }
    }
  }

  fileprivate static func hash(_ word: String) -> UInt32 {
    UInt32(truncatingIfNeeded: word.hashValue)
  }
}

extension Dialog {
  /// The hashes of its words, each once.
  fileprivate var hashesOfWords: [UInt32] { Array(Set(englishWords.map(WordIndex.hash))) }
}
