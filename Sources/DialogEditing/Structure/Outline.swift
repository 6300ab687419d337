import DialogModel
public import DialogSupport
import DialogSyntax

/// An entry of a file’s outline.
public struct OutlineItem: Sendable {
  /// What it is called; of a `terms` block, its keyword.
  public let name: String
  /// What stands beside the name: a text in the source language, a type, a role.
  public let detail: String
  /// What it is.
  public let kind: Kind
  /// All of it, in bytes of the file.
  public let range: ByteRange
  /// Its name.
  public let nameRange: ByteRange
  /// Whether `@deprecated` stands before it.
  public let isDeprecated: Bool
  /// The items in it, in their order.
  public let children: [OutlineItem]

  /// What an item of an outline can be.
  public enum Kind: Sendable {
    case project, enumeration, enumCase, terms, term
    case alert, actionSheet, notification, translation
    case parameter, text, button, field, row
  }
}

extension EditedFile {
  /// What the file declares, as a tree.
  public var outline: [OutlineItem] {
    project.workspace.declarations(of: id).compactMap { declaration in
      let start = place(of: declaration.range).range.start - declaration.range.start
      return OutlineMaker(start: Int(start)).item(declaration)
    }
  }
}

/// Makes items of an outline from the declarations of a piece of the file.
struct OutlineMaker {
  /// The offset of the piece in the file.
  let start: Int

  func item(_ declaration: Syntax) -> OutlineItem? {
    switch declaration.kind {
    case .project:
      item(declaration, ProjectDeclaration(declaration).name, .project, detail: "")
    case .enumeration: enumeration(declaration)
    case .terms:
      item(declaration, declaration.keywordWord, .terms, children: terms(of: declaration))
    case .dialog: dialog(declaration)
    case .translation: translation(TranslationDeclaration(declaration))
    default: nil
    }
  }

  private func enumeration(_ declaration: Syntax) -> OutlineItem? {
    let cases = declaration.children.compactMap { child in
      child.kind == .enumCase && !child.isEmpty
        ? item(child, child.word(child.firstToken), .enumCase) : nil
    }
    return item(declaration, EnumDeclaration(declaration).name, .enumeration, children: cases)
  }

  private func terms(of declaration: Syntax) -> [OutlineItem] {
    declaration.children.compactMap { child in
      child.kind == .term && !child.isEmpty
        ? item(child, child.word(child.keywordToken), .term, detail: child.shownText) : nil
    }
  }

  private func dialog(_ declaration: Syntax) -> OutlineItem? {
    let kind: OutlineItem.Kind =
      switch declaration.keyword {
      case .actionSheet: .actionSheet
      case .notification: .notification
      default: .alert
      }
    let view = DialogDeclaration(declaration)
    let title = declaration.children.first { $0.kind == .textStatement }?.shownText ?? ""
    return item(
      declaration, view.name ?? declaration.keywordWord, kind, detail: title,
      children: view.parameters.compactMap(parameter) + statements(declaration.children))
  }

  private func parameter(_ parameter: ParameterSyntax) -> OutlineItem? {
    if parameter.syntax.isEmpty { return nil }
    return item(
      parameter.syntax, parameter.name, .parameter, detail: parameter.type?.text ?? "")
  }

  private func statements(_ statements: Syntax.Children) -> [OutlineItem] {
    statements.flatMap { statement -> [OutlineItem] in
      switch statement.kind {
      case .textStatement: each(statement, statement.keywordWord, .text)
      case .button: each(statement, statement.partName, .button)
      case .field: each(statement, statement.partName, .field)
      case .blockStatement: self.statements(statement.children)
      default: []
      }
    }
  }

  private func each(
    _ statement: Syntax, _ name: Word?, _ kind: OutlineItem.Kind
  ) -> [OutlineItem] {
    item(statement, name, kind, detail: statement.shownText).map { [$0] } ?? []
  }

  private func translation(_ view: TranslationDeclaration) -> OutlineItem? {
    let rows = view.rows.compactMap { row -> OutlineItem? in
      row.syntax.isEmpty ? nil : item(row.syntax, row.name, .row, detail: row.syntax.shownText)
    }
    return item(
      view.syntax, view.dialog ?? view.syntax.keywordWord, .translation,
      detail: view.language?.text ?? "", children: rows)
  }

  private func item(
    _ syntax: Syntax, _ name: Word?, _ kind: OutlineItem.Kind, detail: String = "",
    children: [OutlineItem] = []
  ) -> OutlineItem? {
    guard let name else { return nil }
    return OutlineItem(
      name: name.text, detail: detail, kind: kind, range: moved(syntax.range.bytes),
      nameRange: moved(name.range.bytes), isDeprecated: syntax.isDeprecated, children: children)
  }

  private func moved(_ range: ByteRange) -> ByteRange {
    ByteRange(Int(range.start) + start, Int(range.end) + start)
  }
}

extension Syntax {
  fileprivate var keywordWord: Word? { isEmpty ? nil : word(keywordToken) }

  fileprivate var isDeprecated: Bool {
    directives.contains { $0.name?.text == Keyword.deprecated.rawValue }
  }

  /// The first string of its text, one line of it.
  fileprivate var shownText: String {
    let string = descendants.first {
      $0.kind == .string && !$0.isEmpty && !isDirective($0)
    }
    let text = string.map { StringSyntax($0).plainText } ?? ""
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  private func isDirective(_ string: Syntax) -> Bool {
    children.contains { $0.kind == .directive && $0.range.encloses(string.range) }
  }
}
