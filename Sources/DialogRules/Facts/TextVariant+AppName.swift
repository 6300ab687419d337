import DialogModel

extension TextVariant {
  /// The app's name in the text's language and in the source's.
  var namesOfApp: [String] {
    project.program.project.app?.translations
      .filter { $0.locale == locale || $0.locale == project.sourceLocale }
      .compactMap(\.pattern.plainText) ?? []
  }
}
