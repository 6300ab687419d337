import DialogLocales
import DialogModel

extension [LatinWord] {
  /// The words that may be names: those with a capital, each once, and what opens the text, where a
  /// capital tells little.
  ///
  /// - Parameter bytes: the UTF-8 of the text.
  func names(in bytes: [UInt8]) -> [LatinWord] {
    var seen: Set<ArraySlice<UInt8>> = []
    return filter { word in
      guard word.shape != .lower, word.shape != .acronyms else { return false }
      return word.range.lowerBound == 0 || seen.insert(bytes[word.range]).inserted
    }
  }
}

extension ProjectContext {
  /// The words of the app’s name where a language keeps it as it is.
  func findAppNameWords(in locale: LanguageTag) -> Set<String> {
    guard let app = program.project.app, let name = app[sourceLocale]?.pattern.plainText else {
      return []
    }
    if let own = app[locale]?.pattern.plainText, own != name { return [] }
    let bytes = Array(name.utf8)
    return Set(LatinWord.words(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) })
  }
}
