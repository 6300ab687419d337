import DialogFindings
import DialogSupport

extension SyntaxTree {
  /// The same tree, whose errors say what they make unknown: the declarations that are not read as
  /// they are meant.
  func withDamage() -> SyntaxTree {
    if !findings.hasErrors { return self }
    var findings = findings
    for (declaration, range, isClosed) in declarationsWithRanges {
      let first = findings.firstIndex {
        $0.severity == .error && !($0.isMended && isClosed) && range.touches($0.range)
      }
      if let first { findings[first].relations.unknowns += declaration.unknowns(in: range) }
    }
    return SyntaxTree(
      file: file, id: id, tokens: tokens, nodes: nodes, findings: findings,
      isUnreadable: isUnreadable)
  }

  /// The declarations, each with the bytes in which a mistake concerns it: up to the next one where
  /// it breaks off.
  private var declarationsWithRanges: [(Syntax, SourceRange, isClosed: Bool)] {
    let all = Array(root.children)
    return all.indices.map { index in
      let range = all[index].range
      if isClosed(all[index]) { return (all[index], range, true) }
      let isLast = index + 1 == all.count
      let end = isLast ? UInt32(file.bytes.count) : all[index + 1].range.start
      let whole = ByteRange(range.start, Swift.max(range.end, end))
      return (all[index], SourceRange(range.file, whole), false)
    }
  }

  /// Whether a declaration has as many `}` as `{`.
  private func isClosed(_ declaration: Syntax) -> Bool {
    var depth = 0
    for token in declaration.firstToken..<declaration.endToken {
      if tokens.kinds[token] == .leftBrace { depth += 1 }
      if tokens.kinds[token] == .rightBrace { depth -= 1 }
    }
    return depth == 0
  }
}

extension Syntax {
  /// What can't be told while a declaration is broken.
  fileprivate func unknowns(in range: SourceRange) -> [Unknown] {
    let whole = Unknown.declaration(range)
    switch kind {
    case .project: return [whole, .project]
    case .terms: return [whole, .terms]
    case .translation:
      let block = TranslationDeclaration(self)
      return [whole, .translations(dialog: block.dialog?.text, locale: block.language?.text)]
    case .dialog: return [whole, DialogDeclaration(self).name.map { .dialog($0.text) } ?? .names]
    case .enumeration: return [whole, .types]
    case .skipped: return [whole, .names]
    default: return [whole]
    }
  }
}
