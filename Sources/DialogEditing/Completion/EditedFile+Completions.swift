import DialogSupport
import DialogSyntax

extension EditedFile {
  /// What may stand at a place, likeliest first: what the grammar allows there and the names that
  /// the project has for it.
  ///
  /// - Parameter offset: of the cursor, in bytes.
  public func completions(at offset: Int) -> [Completion] {
    let scope = CompletionScope(self, at: offset)
    if let placeholder = scope.placeholder {
      var list = CompletionList(replacing: placeholder.replaced)
      scope.addPlaceholders(placeholder, to: &list)
      return list.items
    }
    var list = CompletionList(replacing: scope.cursor.replaced)
    for expectation in scope.cursor.expected { scope.add(expectation, to: &list) }
    return list.items
  }
}

extension CompletionScope {
  func add(_ expectation: Expectation, to list: inout CompletionList) {
    switch expectation {
    case .declaration: addDeclarations(to: &list)
    case .statement(let owner, let allowed): addStatements(allowed, of: owner, to: &list)
    case .attribute(let keywords, let orText): addAttributes(keywords, orText: orText, to: &list)
    case .keyword(let keyword): addKeyword(keyword, to: &list)
    case .directiveName: addDirectives(to: &list)
    case .ruleName, .ruleSetting: addRules(expectation, to: &list)
    case .text: addTexts(withLanguages: true, to: &list)
    // A text of all languages is asked for first.
    case .pattern: if !cursor.expected.contains(.text) { addTexts(withLanguages: false, to: &list) }
    case .languageTag, .armKey: addRows(expectation, to: &list)
    case .word(let keyword): addValues(of: keyword, to: &list)
    case .mediaKind: addValues(of: .media, to: &list)
    case .listElement(let keyword): addElements(of: keyword, to: &list)
    case .buttonName(let keyword): addButtonNames(keyword, to: &list)
    case .termName: addTermNames(to: &list)
    case .parameterName: addKeyword(.sensitive, to: &list)
    case .typeName: addTypes(to: &list)
    default: addNames(expectation, to: &list)
    }
  }
}
