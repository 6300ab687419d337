import DialogFindings
import DialogSyntax

extension CompletionScope {
  func addDeclarations(to list: inout CompletionList) {
    let hasProject = program.project.name != nil
    for keyword in Keyword.declarations where keyword != .project || !hasProject {
      add(keyword, in: nil, writing: isAtLineEnd ? skeleton(of: keyword) : nil, to: &list)
    }
    addDirectiveStatements(to: &list)
  }

  func addStatements(_ allowed: [Keyword], of owner: Keyword, to list: inout CompletionList) {
    let there = statementsBeside.compactMap(\.keyword)
    for keyword in allowed where !there.contains(keyword) || keyword.standsOften {
      add(keyword, in: owner, writing: isAtLineEnd ? skeleton(of: keyword) : nil, to: &list)
    }
    if owner != .project, owner != .notifications { addDirectiveStatements(to: &list) }
  }

  /// The statements of the block that the cursor’s statement is in.
  private var statementsBeside: [Syntax] {
    guard let block = cursor.ancestors.dropLast().last else { return [] }
    return block.children.filter { $0 != cursor.ancestors.last && $0.kind != .directive }
  }

  func addAttributes(_ keywords: [Keyword], orText: Bool, to list: inout CompletionList) {
    if orText { addTexts(withLanguages: true, to: &list) }
    let there = (statement?.attributes ?? []).compactMap(\.keyword)
    for keyword in keywords where !there.contains(keyword) {
      add(keyword, in: statement?.keyword, writing: skeleton(ofAttribute: keyword), to: &list)
    }
  }

  func addKeyword(_ keyword: Keyword, to list: inout CompletionList) {
    add(keyword, in: statement?.keyword, writing: nil, to: &list)
  }

  // MARK: Directives

  func addDirectives(to list: inout CompletionList) {
    for keyword in Keyword.directives {
      add(keyword, in: nil, writing: isAtLineEnd ? skeleton(of: keyword) : nil, to: &list)
    }
  }

  private func addDirectiveStatements(to list: inout CompletionList) {
    guard cursor.startsLine, isAtLineEnd else { return }
    for keyword in Keyword.directives where keyword == .allow || declaration?.kind == .skipped {
      list.add(
        "@" + keyword.rawValue, .keyword, keyword.meaning(in: nil),
        topic: .keyword(keyword, in: nil),
        writing: skeleton(of: keyword).map { .of("@", $0) })
    }
  }

  private func add(
    _ keyword: Keyword, in owner: Keyword?, writing snippet: Snippet?, to list: inout CompletionList
  ) {
    list.add(
      keyword.rawValue, .keyword, keyword.meaning(in: owner), topic: .keyword(keyword, in: owner),
      writing: snippet)
  }
}

extension Keyword {
  /// Whether a block may have several statements of it.
  fileprivate var standsOften: Bool {
    switch self {
    case .button, .choice, .action, .field, .media: true
    default: false
    }
  }
}
