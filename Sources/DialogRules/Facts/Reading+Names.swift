import DialogLocales
import DialogModel

extension Reading {
  /// The words that may be names: those with a capital.
  func findNames() -> [LatinWord] {
    latinWords.filter { $0.shape != .lower && $0.shape != .acronyms }
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
