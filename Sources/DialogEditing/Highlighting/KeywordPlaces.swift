import DialogSupport
import DialogSyntax

extension Highlighter {
  /// The words that are no names, by where they start in the piece: keywords, what statements take,
  /// types; of the declarations that a range of the file touches.
  func keywords(in range: ByteRange) -> [UInt32: SemanticToken.Kind] {
    var words = KeywordPlaces()
    for declaration in tree.root.children where !declaration.isEmpty {
      let whole = piece.range(declaration.range.bytes)
      guard whole.start <= range.end, range.start <= whole.end else { continue }
      for node in declaration.descendants where !node.isEmpty { words.add(node) }
    }
    return words.kinds
  }
}

/// Collects the words of nodes that are no names.
private struct KeywordPlaces {
  private(set) var kinds: [UInt32: SemanticToken.Kind] = [:]

  mutating func add(_ node: Syntax) {
    switch node.kind {
    case .directive: add(Directive(node).name, .decorator)
    case .parameter: addParameter(ParameterSyntax(node))
    case .ruleSetting: add(node.ruleSetting?.setting, .enumMember)
    case .translationRow: add(TranslationRow(node).part, .keyword)
    case .arm: add(node.word(node.firstToken), .enumMember)
    case .file, .enumCase, .term, .string, .languages, .languageRow, .skipped: break
    default: addStatement(node)
    }
  }

  private mutating func addParameter(_ parameter: ParameterSyntax) {
    if parameter.isSensitive {
      add(parameter.syntax.word(parameter.syntax.firstToken), .keyword)
    }
    guard let type = parameter.type else { return }
    let tokens = parameter.syntax.firstToken..<parameter.syntax.endToken
    for token in tokens where parameter.syntax.tree.tokens.kinds[token] == .word {
      let word = parameter.syntax.word(token)
      if word.range.start >= type.range.start { add(word, .type) }
    }
  }

  /// The keyword of a declaration, statement or attribute, and the words after it.
  private mutating func addStatement(_ node: Syntax) {
    guard node.keywordToken < node.endToken else { return }
    add(node.word(node.keywordToken), .keyword)
    switch node.kind {
    case .wordStatement, .listStatement, .occasion, .sound, .media, .attribute:
      addWords(of: node)
    case .translation:
      let view = TranslationDeclaration(node)
      if let dialog = view.dialog { addKeyword(before: dialog, in: node) }
    case .destination:
      if let name = node.shownName { addKeyword(before: name, in: node) }
    default: break
    }
  }

  private mutating func addWords(of node: Syntax) {
    let tokens = node.tree.tokens
    let end = node.children.first { $0.kind != .directive }?.firstToken ?? node.endToken
    for token in (node.keywordToken + 1)..<max(end, node.keywordToken + 1)
    where tokens.kinds[token] == .word {
      let isKeyword = [.not, .in, .showing].contains(tokens.keyword(token))
      add(node.word(token), isKeyword ? .keyword : .enumMember)
    }
  }

  /// `of` and `showing`, which stand before a name.
  private mutating func addKeyword(before name: Word, in node: Syntax) {
    for token in node.firstToken..<node.endToken
    where node.tree.tokens.starts[token] == name.range.start && token > 0 {
      add(node.word(token - 1), .keyword)
    }
  }

  private mutating func add(_ word: Word?, _ kind: SemanticToken.Kind) {
    guard let word, !word.text.isEmpty else { return }
    kinds[word.range.start] = kind
  }
}
