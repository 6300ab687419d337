import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// The words that English texts show to be names, and those that they write without a capital.
struct EnglishWords: Fact {
  struct Share {
    /// Words with a capital inside sentences.
    var names: Set<String> = []
    /// Words without a capital, buttons apart.
    var lower: Set<String> = []
  }

  private(set) var names: EnglishNames
  private var lower: [String: Int] = [:]
  /// The names that texts show, by how they are written in lower case.
  private var shown: [String: Set<String>] = [:]
  private var changed: Set<String> = []

  static let evidence = Evidence.englishWords

  /// The app's name and its terms, and what texts show.
  init(of project: ProjectContext) {
    names = EnglishNames()
    let program = project.program
    for text in [program.project.app].compactMap({ $0 }) + program.terms.map(\.text) {
      for translation in text.translations {
        if let name = translation.pattern.plainText { names.insert(name: name) }
      }
    }
  }

  /// Changes are told word by word.
  var answer: Bool { true }
  var answerHash: UInt64 { 0 }

  func isLower(_ word: String) -> Bool { lower[word] != nil }

  func share(of dialog: Dialog, in project: ProjectContext) -> Share {
    var share = Share()
    dialog.forEachText { element, text in
      if case .button = element { return }
      for translation in text.translations where translation.locale.isEnglish {
        translation.pattern.forEachParts { parts, _ in
          for case .text(let run, _, _) in parts { share.take(run) }
        }
      }
    }
    return share
  }

  mutating func add(_ share: Share) {
    for word in share.lower {
      if lower[word] == nil { changed.insert(word) }
      lower[word, default: 0] += 1
    }
    for word in share.names where names.learn(word) {
      shown[word.lowercased(), default: []].insert(word)
      changed.insert(word.lowercased())
    }
  }

  mutating func remove(_ share: Share) {
    for word in share.lower {
      if lower[word] == 1 {
        lower[word] = nil
        changed.insert(word)
      } else {
        lower[word]? -= 1
      }
    }
    for word in share.names where names.forget(word) {
      shown[word.lowercased()]?.remove(word)
      changed.insert(word.lowercased())
    }
  }

  mutating func takeChangedWords() -> Set<String> {
    defer { changed = [] }
    return changed
  }

  func hash(ofWordsIn dialog: Dialog) -> UInt64 {
    var hasher = ContentHasher()
    for word in dialog.englishWords.sorted() {
      hasher.add(isLower(word) ? 1 : 0)
      for name in (shown[word] ?? []).sorted() { hasher.add(name) }
      hasher.add(word)
    }
    return hasher.hash
  }
}

extension Dialog {
  /// The words of its English texts, buttons apart, in lower case.
  ///
  /// No button is judged by the words of other dialogs.
  var englishWords: Set<String> {
    var words: Set<String> = []
    forEachText { element, text in
      if case .button = element { return }
      for translation in text.translations where translation.locale.isEnglish {
        translation.pattern.forEachParts { parts, _ in
          for case .text(let run, _, _) in parts { words.formUnion(run.letterRuns()) }
        }
      }
    }
    return words
  }
}

extension EnglishWords.Share {
  fileprivate mutating func take(_ run: String) {
    names.formUnion(EnglishNames.shown(in: Array(run.utf8)))
    for word in run.letterRuns(isCaseKept: true) where word.utf8.first!.isASCIILower {
      lower.insert(word)
    }
  }
}

extension ProjectContext {
  /// The names that the project's English texts show: the app's, its terms, what is capitalized
  /// inside sentences of several texts.
  var englishNames: EnglishNames { fact(EnglishWords.self).names }

  /// Whether English texts write a word without a capital, buttons apart.
  func isLowerEnglishWord(_ word: String) -> Bool { fact(EnglishWords.self).isLower(word) }
}

extension DialogContext {
  /// The project's names, and the words of this dialog's buttons, which texts may name.
  var englishNames: EnglishNames {
    var own = EnglishNames()
    for button in dialog.buttons {
      for translation in button.title.translations where translation.locale.isEnglish {
        if let title = translation.pattern.plainText { own.insert(name: title) }
      }
    }
    return project.englishNames.union(own)
  }
}
