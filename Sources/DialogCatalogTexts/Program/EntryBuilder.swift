import DialogModel

/// Makes the keys of one text.
struct EntryBuilder {
  private let program: Program
  private let place: TextPlace
  /// The dialog's; none of a text of the project.
  private let parameters: [Parameter]
  private let translations: [Translation]
  private let source: Translation
  private let rules: PluralRulesTable
  private let isTerm: Bool
  private let syntax: PlaceholderSyntax
  private let key: String
  /// What stands in brackets after the key in catalogs that are there.
  private let known: [[String]]

  /// More keys than this are of a text that no one could translate.
  private static let keyLimit = 1_000

  /// Nil for a text without a source.
  init?(
    program: Program, place: TextPlace, text: Text, rules: PluralRulesTable,
    known: [String: [[String]]], syntax: PlaceholderSyntax
  ) {
    let project = program.project
    guard let source = text[project.sourceLocale] else { return nil }
    isTerm =
      text.translations.allSatisfy { $0.origin != .written }
      && (project.locales.allSatisfy { text[$0] != nil } || program.hasTerm(of: source.origin))
    self.program = program
    self.place = place
    parameters = program.dialog(of: place)?.parameters ?? []
    self.source = source
    translations = [source] + text.translations.filter { $0.locale != source.locale }
    self.rules = rules
    let key = program.key(of: place)
    self.key = key
    self.syntax = syntax
    self.known = known[key] ?? []
  }

  /// Nil where there would be too many.
  func entries() -> TextEntries? {
    let arguments = self.arguments()
    var finder = SplitFinder(parameters, program.enums)
    for translation in translations {
      finder.add(
        translation.pattern, rules[translation.locale],
        isSource: translation.locale == source.locale)
    }
    for words in known { finder.add(known: words) }
    let splits = finder.splits
    var paths: [[Decision]] = [[]]
    for split in splits {
      paths = paths.flatMap { path in split.decisions.map { path + [$0] } }
      if paths.count > EntryBuilder.keyLimit { return nil }
    }
    let counted = finder.counted.flatMap { parameter in
      arguments.firstIndex { $0.value == .parameter(parameter) && $0.kind == .integer }
    }.map { $0 + 1 }
    let hash = program.stamp(of: source.pattern, in: program.dialog(of: place))
    return TextEntries(
      place: place, arguments: arguments, splits: splits,
      counted: counted, isTerm: isTerm,
      entries: paths.map { entry($0, splits, arguments, hash) }, syntax: syntax)
  }

  private func arguments() -> [Argument] {
    var collector = ArgumentCollector(parameters, element: program.elementName(at: place))
    for translation in translations { collector.add(translation.pattern) }
    return collector.arguments
  }

  private func entry(
    _ path: [Decision], _ splits: [Split], _ arguments: [Argument], _ hash: String
  ) -> CatalogEntry {
    let suffix = zip(path, splits).map { decision, split in
      "[\(decision.written(of: split.parameter, in: parameters, program.enums))]"
    }.joined()
    let comment = EntryComment(
      program, place, arguments, specified: syntax == .icu ? [] : arguments)
    return CatalogEntry(
      key: key + suffix, decisions: path,
      comment: comment.text(path, splits),
      translations: translations.map { self.translation($0, path, splits, arguments, hash) })
  }

  private func translation(
    _ translation: Translation, _ path: [Decision], _ splits: [Split], _ arguments: [Argument],
    _ hash: String
  ) -> EntryTranslation {
    let rules = rules[translation.locale]
    var pattern = translation.pattern
    for (decision, split) in zip(path, splits) {
      pattern = pattern.decided(decision, of: split.parameter, apart: split.apart, rules)
    }
    let writer = FormWriter(arguments: arguments, locale: translation.locale, rules: rules)
    let isCurrent = translation.stamp.map { $0.hash == hash } ?? true
    return EntryTranslation(
      locale: translation.locale, form: writer.form(of: pattern).usable(rules),
      state: isCurrent ? .translated : .needsReview)
  }
}

extension Program {
  /// Whether a text is one of the project's terms, which have keys of their own.
  fileprivate func hasTerm(of origin: Translation.Origin) -> Bool {
    guard case .term(let name) = origin else { return false }
    return terms.contains { $0.name.text == name }
  }
}
