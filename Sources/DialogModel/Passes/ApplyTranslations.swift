import DialogLocales
import DialogSupport
import DialogSyntax

extension Lowering {
  /// Adds the rows of a `translation … of` block to the texts of the dialog that it translates.
  mutating func applyTranslation(_ declaration: TranslationDeclaration, to dialog: Int) {
    program.dialogs[dialog].translations.append(declaration.syntax.range)
    guard let word = declaration.language, let language = language(word, of: declaration) else {
      return
    }
    about(dialog: declaration.dialog?.text, locale: language.tag.tag) { lowering in
      let left = lowering.partsLeft(by: declaration, in: dialog)
      for row in declaration.rows {
        lowering.apply(row, language, to: dialog, left: left.count == 1 ? left[0] : nil)
      }
    }
  }

  /// Reports a `translation … of` block of a dialog that no file declares.
  mutating func reportUnknownDialog(of declaration: TranslationDeclaration, known: SpellingIndex) {
    guard let word = declaration.language, let language = language(word, of: declaration),
      let dialog = declaration.dialog
    else { return }
    about(locale: language.tag.tag) { $0.report(.unknownDialog(Name(dialog), known: known)) }
  }

  /// Where a block's language is none, all its rows are lost.
  private mutating func language(
    _ word: Word, of declaration: TranslationDeclaration
  ) -> (tag: LanguageTag, rank: Int)? {
    marking(.nameUnknownLanguage, .rows(dialog: declaration.dialog?.text)) {
      $0.resolve(word, saying: declaration.syntax.written)
    }
  }

  /// The parts with words of their own that a block has no row for.
  private func partsLeft(by declaration: TranslationDeclaration, in dialog: Int) -> [String] {
    let rows = Set(declaration.rows.map(\.name.text))
    var left: [String] = []
    program.dialogs[dialog].forEachText { element, text in
      let isWritten = text.translations.contains { $0.origin == .written }
      let path = program.dialogs[dialog].path(element)
      let name = path.split(separator: ".").last.map(String.init) ?? path
      if isWritten, !rows.contains(name) { left.append(name) }
    }
    return left
  }

  private mutating func apply(
    _ row: TranslationRow, _ language: (tag: LanguageTag, rank: Int), to dialog: Int, left: String?
  ) {
    guard let element = element(of: row, in: dialog, left: left) else { return }
    let path = program.dialogs[dialog].path(element)
    about(element: path) { lowering in
      lowering.apply(row, language, to: element, of: dialog)
    }
  }

  private mutating func apply(
    _ row: TranslationRow, _ language: (tag: LanguageTag, rank: Int), to element: Element,
    of dialog: Int
  ) {
    guard let syntax = row.text, let text = program.dialogs[dialog][element] else { return }
    let place = self.place(ofRank: language.rank, in: text)
    if place > 0, text.translations[place - 1].locale == language.tag {
      return report(.repeated(Name(row.name), first: text.translations[place - 1].range))
    }
    if case .button(let index) = element {
      scopes[dialog].element = program.dialogs[dialog].buttons[index].repetition?.variable.text
    }
    defer { scopes[dialog].element = nil }
    let translation = Translation(
      locale: language.tag, pattern: lowerPattern(syntax, locale: language.tag, in: dialog),
      origin: .written, stamp: row.stamp?.hash.map(Translation.Stamp.init),
      documentation: row.syntax.documentation, range: syntax.syntax.range)
    program.dialogs[dialog].insert(translation, at: place, in: element)
  }

  // MARK: Elements

  /// The text that a row translates, reported where the dialog has none of that name.
  private mutating func element(
    of row: TranslationRow, in index: Int, left: String?
  ) -> Element? {
    let dialog = program.dialogs[index]
    let places = scopes[index].places(of: dialog)
    let element = dialog.element(named: row.name.text, part: row.part?.text, places)
    if let element { return element }
    report(
      .unknownPart(
        row.name, row.part, of: dialog.name.text, known: guesses(scopes[index].namesOfParts),
        left: left),
      judgedBy: index)
    return nil
  }
}

extension ParameterScope {
  /// Where the buttons and fields of a dialog stand, by name; worked out when it is asked first, after
  /// all of them are read.
  fileprivate mutating func places(of dialog: Dialog) -> [String: Element] {
    if let placesOfParts { return placesOfParts }
    var places: [String: Element] = [:]
    for (index, field) in dialog.fields.enumerated() { places[field.name.text] = .field(index) }
    for (index, button) in dialog.buttons.enumerated() { places[button.name.text] = .button(index) }
    placesOfParts = places
    namesOfParts = SpellingIndex(dialog.namesOfParts)
    return places
  }
}

extension Dialog {
  /// What a translation may name.
  fileprivate var namesOfParts: [String] {
    texts.map(\.role.rawValue) + buttons.map(\.name.text) + fields.map(\.name.text)
  }

  /// The element that a translation names: a text by its role before a button or field of that
  /// name.
  fileprivate func element(
    named name: String, part: String?, _ places: [String: Element]
  ) -> Element? {
    if part == nil, let role = TextRole(rawValue: name), text(role) != nil { return .text(role) }
    switch places[name] {
    case .button(let index):
      switch part {
      case nil: return .button(index)
      case "input": return buttons[index].input == nil ? nil : .input(index)
      case "send": return buttons[index].input?.send == nil ? nil : .send(index)
      default: return nil
      }
    case .field(let index):
      if part == nil { return .field(index) }
      guard part == "initial", case .text = fields[index].initial else { return nil }
      return .initial(index)
    default: return nil
    }
  }

  /// Puts a translation among those of an element’s text, where they stand: a copy would cost as much as
  /// there are.
  fileprivate mutating func insert(
    _ translation: Translation, at place: Int, in element: Element
  ) {
    switch element {
    case .text(let role):
      guard let index = texts.firstIndex(where: { $0.role == role }) else { return }
      texts[index].text.translations.insert(translation, at: place)
    case .button(let index): buttons[index].title.translations.insert(translation, at: place)
    case .input(let index):
      buttons[index].input?.placeholder.translations.insert(translation, at: place)
    case .send(let index): buttons[index].input?.send?.translations.insert(translation, at: place)
    case .field(let index): fields[index].placeholder.translations.insert(translation, at: place)
    case .initial(let index):
      guard case .text(var text) = fields[index].initial else { return }
      fields[index].initial = nil
      text.translations.insert(translation, at: place)
      fields[index].initial = .text(text)
    }
  }
}
