import DialogCompiler
import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport
import DialogSyntax

extension EditedFile {
  /// Writes the texts of the dialog around a place in the project’s languages that they lack: the
  /// platform’s terms where they are known, else the source text, to be translated.
  ///
  /// - Returns: nil where none is missing, or they belong in another file.
  func addLanguages(at offset: Int) -> CodeAction? {
    guard let declaration = place(at: offset).declaration, declaration.kind == .dialog,
      let name = DialogDeclaration(declaration).name
    else { return nil }
    return addLanguages(toDialog: name.text)
  }

  /// The same of the dialog of a name, which this file declares.
  public func addLanguages(toDialog name: String) -> CodeAction? {
    let program = project.workspace.programInAnyOrder
    guard let index = program.dialogIndex[name] else { return nil }
    let writer = MissingTexts(of: program.dialogs[index], in: program, divider: divider)
    let texts = writer.edits.map { fileEdit(moved($0)) }.filter { $0.place.path == path }
    if texts.isEmpty { return nil }
    let tags = program.dialogs[index].missingLanguages(of: program.project).map(\.language.tag)
      .joined(separator: ", ")
    return .change(
      Message(en: "add the missing languages (\(tags))", ko: "빠진 언어 추가(\(tags))"), .rewrite, texts)
  }

  /// What divides a row of languages from the one of a text: a line end and its indentation where
  /// that has a line to itself, else spaces.
  private func divider(after text: SourceRange) -> String {
    let (path, range) = place(of: text)
    guard path == self.path else { return "  " }
    let before = source.lineStart(before: Int(range.start))
    let words = before.rest.split(separator: 0x20)
    let isTag = words.count == 1 && LanguageTag(String(decoding: words[0], as: UTF8.self)) != nil
    return isTag ? "\n" + before.indentation : "  "
  }

  /// An edit of a section as one of its file.
  func moved(_ edit: TextEdit) -> TextEdit {
    TextEdit(replace: project.workspace.resolved(edit.range), with: edit.text)
  }
}

/// The texts that a dialog lacks.
private struct MissingTexts {
  private(set) var edits: [TextEdit] = []
  private let program: Program
  private let source: LanguageTag

  /// - Parameter divider: what divides a row from that of a text.
  init(of dialog: Dialog, in program: Program, divider: (SourceRange) -> String) {
    self.program = program
    source = program.project.sourceLocale
    dialog.forEachText { element, text in
      guard let original = text[source], original.origin == .written else { return }
      let missing = program.project.locales.filter { text[$0] == nil }
      if missing.isEmpty { return }
      let words = missing.map { self.words(for: element, in: $0, of: dialog, original, program) }
      let between = original.isAlone(in: text) ? "  " : divider(original.range)
      let rows = zip(missing, words).map { "\(between)\($0) \($1)" }.joined()
      if original.isAlone(in: text) {
        edits.append(.insert("{ \(source) ", at: original.range))
        edits.append(.insert(rows + " }", at: original.range.atEnd))
      } else {
        edits.append(
          .insert(rows, at: text.translations.map(\.wholeRange).lastInFile(of: original).atEnd))
      }
    }
  }

  /// As a source has it, with quotes.
  private func words(
    for element: Element, in locale: LanguageTag, of dialog: Dialog, _ original: Translation,
    _ program: Program
  ) -> String {
    if case .button(let index) = element,
      let term = PlatformTerms.text(for: dialog.buttons[index].name.text, in: locale)
    {
      return "\"\(term)\""
    }
    return written(original.pattern, in: dialog, locale)
  }

  /// The pattern as a source has it; of a selection by a number the arms that the language needs.
  private func written(_ pattern: Pattern, in dialog: Dialog, _ locale: LanguageTag) -> String {
    switch pattern {
    case .parts(let parts): return "\"" + parts.map { $0.written(in: dialog) }.joined() + "\""
    case .selection(let selection):
      let parameter = dialog.parameters[selection.parameter]
      var arms = selection.arms.map { arm in
        (program.written(arm.key, of: parameter.type), written(arm.pattern, in: dialog, locale))
      }
      if parameter.type == .int, let other = arms.last(where: { $0.0 == "other" })?.1 {
        let needed = PluralRules(for: locale).integerCategories.map(\.rawValue)
        if needed == ["other"] { return other }
        arms.removeAll { PluralCategory(rawValue: $0.0) != nil && !needed.contains($0.0) }
        let there = arms.map(\.0)
        arms = needed.filter { !there.contains($0) }.map { ($0, other) } + arms
      }
      return "by \(parameter.name.text) { " + arms.map { "\($0.0) \($0.1)" }.joined(separator: "  ")
        + " }"
    }
  }
}

extension Translation {
  /// With the record of what it was made from.
  fileprivate var wholeRange: SourceRange {
    SourceRange(range.file, ByteRange(range.start, max(range.end, stamp?.range.end ?? 0)))
  }

  /// Whether it stands without the name of its language: no other language is written with it.
  fileprivate func isAlone(in text: Text) -> Bool { range == text.range }
}

extension [SourceRange] {
  /// The last in the file of a translation: of the block that it is in.
  fileprivate func lastInFile(of original: Translation) -> SourceRange {
    filter { $0.file == original.range.file }.max { $0.end < $1.end } ?? original.range
  }
}

extension Part {
  /// As a source has it.
  fileprivate func written(in dialog: Dialog) -> String {
    switch self {
    case .text(let text, _, let isVerbatim):
      // Between three quotes a quote is one of the text.
      return isVerbatim ? text.replacing("\"", with: "\\\"") : text.escapedForSource
    case .placeholder(let placeholder):
      let name =
        switch placeholder.value {
        case .parameter(let index): dialog.parameters[index].name.text
        case .element: "element"
        }
      if case .agreement = placeholder.style { return "{\(name)}" }
      return "{\(name)" + (placeholder.style.written.map { ":" + $0 } ?? "") + "}"
    }
  }
}
