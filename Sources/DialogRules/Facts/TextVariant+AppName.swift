import DialogLocales
import DialogModel
import DialogSupport

extension TextVariant {
  /// The app's name in the text's language and in the source's.
  var namesOfApp: [String] {
    project.program.project.app?.translations
      .filter { $0.locale == locale || $0.locale == project.sourceLocale }
      .compactMap(\.pattern.plainText) ?? []
  }
}

extension Project {
  /// The English names of the app that are one word, in lower case.
  var wordsThatNameApp: Set<String> {
    let names = app?.translations.filter(\.locale.isEnglish).compactMap(\.pattern.plainText) ?? []
    return Set(names.filter { $0.letterRuns().count == 1 }.map { $0.lowercased() })
  }
}
