import DialogCompiler
import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport
import DialogSyntax

/// What is known around a cursor: the declaration that it is in, and the project.
struct CompletionScope {
  let cursor: SyntaxAtCursor
  let program: Program
  /// The placeholder of a text that the cursor is in.
  let placeholder: OpenPlaceholder?
  /// Whether nothing stands after the cursor on its line but what closes a block.
  let isAtLineEnd: Bool

  init(_ file: EditedFile, at offset: Int) {
    let source = file.source
    cursor = SyntaxAtCursor(in: source, at: offset)
    program = file.project.workspace.programInAnyOrder
    placeholder = OpenPlaceholder(around: file.place(at: offset))
    let rest = source.bytes[Int(cursor.replaced.end)...].prefix { $0 != 0x0A && $0 != 0x0D }
    isAtLineEnd = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "}") }
  }

  /// `{name:style}` around the cursor, closed or not.
  struct OpenPlaceholder {
    let name: String
    /// The name, or after the colon the style, in bytes of the file.
    let replaced: ByteRange
    let isInStyle: Bool
    let isClosed: Bool

    init?(around place: Place) {
      guard case .string(_, .placeholder(let spot)) = place.spot else { return nil }
      name = place.tree.file.text(spot.name)
      let part = spot.isInStyle ? spot.style ?? spot.name : spot.name
      replaced = place.piece.range(part)
      (isInStyle, isClosed) = (spot.isInStyle, spot.isClosed)
    }
  }

  // MARK: The declaration

  /// The declaration around the cursor.
  var declaration: Syntax? { cursor.ancestors.dropFirst().first }

  /// The statement, button or field that the cursor is in.
  var statement: Syntax? {
    cursor.ancestors.last {
      switch $0.kind {
      case .button, .field, .textStatement, .wordStatement, .listStatement, .badge, .media, .sound,
        .destination, .occasion, .translationRow, .term, .ruleSetting:
        true
      default: false
      }
    }
  }

  /// The dialog around the cursor, or the one that the translation around it is of, as the program
  /// has it.
  var dialog: Dialog? {
    guard let declaration else { return nil }
    let name =
      declaration.kind == .translation
      ? TranslationDeclaration(declaration).dialog : DialogDeclaration(declaration).name
    return name.flatMap { program.dialogIndex[$0.text] }.map { program.dialogs[$0] }
  }

  /// A parameter that may be named here.
  struct Parameter {
    let name: String
    let type: ParameterType?
    let typeName: String
    let documentation: String
  }

  /// As they are written now, whatever else is wrong; of a translation those of its dialog.
  var parameters: [Parameter] {
    guard let declaration else { return [] }
    if declaration.kind == .translation { return dialog.map(parameters) ?? [] }
    return DialogDeclaration(declaration).parameters.compactMap { parameter in
      guard let type = parameter.type?.text else { return nil }
      return Parameter(
        name: cursor.name(parameter.name), type: program.type(named: type), typeName: type,
        documentation: parameter.syntax.documentation)
    }
  }

  private func parameters(of dialog: Dialog) -> [Parameter] {
    dialog.parameters.map {
      Parameter(
        name: $0.name.text, type: $0.type, typeName: $0.type.keyword(in: program.enums),
        documentation: $0.documentation)
    }
  }

  /// What a repeated choice around the cursor calls its element.
  var element: String? {
    guard let button = cursor.innermost(.button),
      let repetition = button.attributes.first(where: { $0.keyword == .for })
    else { return nil }
    return repetition.value?.text
  }

  /// The names of the buttons around the cursor, without that of its own statement.
  var buttonNames: [String] {
    declaration.map { declaration in
      declaration.children.filter { $0.kind == .button && $0 != statement }
        .map { $0.name?.text ?? Keyword.cancel.rawValue }
    } ?? []
  }

  // MARK: Languages

  var locales: [LanguageTag] { program.project.locales }
  var source: LanguageTag { program.project.sourceLocale }

  /// The language of the text around the cursor.
  var language: LanguageTag { cursor.language.flatMap { LanguageTag($0) } ?? source }
}
