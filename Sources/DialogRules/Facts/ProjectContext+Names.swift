import DialogLanguage
import DialogModel
import DialogText

extension ProjectContext {
  /// The names that the project's English texts show: the app's, its terms, what is capitalized
  /// inside sentences of several texts.
  func makeEnglishNames() -> EnglishNames {
    var names = EnglishNames()
    for text in [program.project.app].compactMap({ $0 }) + program.terms.map(\.text) {
      for translation in text.translations {
        if let name = translation.pattern.plainText { names.insert(name: name) }
      }
    }
    forEachEnglishRun { index, run in names.learn(Array(run.utf8), text: index) }
    return names
  }

  func makeLowerEnglishWords() -> Set<String> {
    var words: Set<String> = []
    forEachEnglishRun { _, run in
      for word in run.letterRuns(isCaseKept: true) where word.utf8.first!.isASCIILower {
        words.insert(word)
      }
    }
    return words
  }

  /// Calls with each run of characters in an English text, buttons apart, and its dialog's place.
  private func forEachEnglishRun(_ body: (Int, String) -> Void) {
    program.forEachText { dialog, element, text in
      if case .button = element { return }
      for rank in text.translations.indices where text.translations[rank].locale.isEnglish {
        text.translations[rank].pattern.forEachParts { parts, _ in
          for case .text(let run, _, _) in parts { body(dialog, run) }
        }
      }
    }
  }
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
