import DialogLanguage
import DialogSyntax

extension Lowering {
  /// Adds the rows of a `translation … of` block to the texts of the dialog that it translates.
  mutating func applyTranslation(_ declaration: TranslationDeclaration, to dialog: Int) {
    program.dialogs[dialog].translations.append(declaration.syntax.range)
    guard let word = declaration.language, let language = language(word, of: declaration) else {
      return
    }
    about(dialog: declaration.dialog?.text, locale: language.tag.tag) { lowering in
      for row in declaration.rows { lowering.apply(row, language, to: dialog) }
    }
  }

  /// Reports a `translation … of` block of a dialog that no file declares.
  mutating func reportUnknownDialog(of declaration: TranslationDeclaration, known: [String]) {
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

  private mutating func apply(
    _ row: TranslationRow, _ language: (tag: LanguageTag, rank: Int), to dialog: Int
  ) {
    guard let element = element(of: row, in: dialog) else { return }
    about(element: program.dialogs[dialog].path(element)) { lowering in
      lowering.apply(row, language, to: element, of: dialog)
    }
  }

  private mutating func apply(
    _ row: TranslationRow, _ language: (tag: LanguageTag, rank: Int), to element: Element,
    of dialog: Int
  ) {
    guard let syntax = row.text, var text = program.dialogs[dialog][element] else { return }
    if let first = text[language.tag] {
      return report(.repeated(Name(row.name), first: first.range))
    }
    if case .button(let index) = element {
      scopes[dialog].element = program.dialogs[dialog].buttons[index].repetition?.variable.text
    }
    defer { scopes[dialog].element = nil }
    let translation = Translation(
      locale: language.tag, pattern: lowerPattern(syntax, locale: language.tag, in: dialog),
      origin: .written, stamp: row.stamp?.hash.map(Translation.Stamp.init),
      documentation: row.syntax.documentation, range: syntax.syntax.range)
    insert(translation, rank: language.rank, into: &text)
    program.dialogs[dialog][element] = text
  }

  // MARK: Elements

  /// The text that a row translates, reported where the dialog has none of that name.
  private mutating func element(of row: TranslationRow, in index: Int) -> Element? {
    let dialog = program.dialogs[index]
    if let element = dialog.element(named: row.name.text, part: row.part?.text) { return element }
    var known = dialog.texts.map(\.role.rawValue)
    known += dialog.buttons.map(\.name.text) + dialog.fields.map(\.name.text)
    report(
      .unknownPart(row.name, row.part, of: dialog.name.text, known: known), judgedBy: index)
    return nil
  }
}

extension Dialog {
  /// The element that a translation names: a text by its role before a button or field of that
  /// name.
  fileprivate func element(named name: String, part: String?) -> Element? {
    if part == nil, let role = TextRole(rawValue: name), text(role) != nil { return .text(role) }
    if let index = buttons.firstIndex(where: { $0.name.text == name }) {
      switch part {
      case nil: return .button(index)
      case "input": return buttons[index].input == nil ? nil : .input(index)
      case "send": return buttons[index].input?.send == nil ? nil : .send(index)
      default: return nil
      }
    }
    guard let index = fields.firstIndex(where: { $0.name.text == name }) else { return nil }
    if part == nil { return .field(index) }
    guard part == "initial", case .text = fields[index].initial else { return nil }
    return .initial(index)
  }
}
