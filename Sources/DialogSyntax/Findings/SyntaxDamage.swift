import DialogFindings
import DialogSupport

extension SyntaxTree {
  /// The same tree, whose errors say what they make unknown: the declarations that are not read as
  /// they are meant.
  ///
  /// - Parameter problem: what keeps the file from being a text. It is told alone, and says all that
  ///   the other mistakes would.
  func withDamage(_ problem: EncodingProblem?) -> SyntaxTree {
    if problem == nil, !findings.hasErrors { return self }
    var told = problem.map { [Diagnostic.encoding($0, in: id)] } ?? findings
    for (declaration, range, isClosed) in declarationsWithRanges {
      let first = findings.firstIndex {
        $0.severity == .error && !($0.isMended && isClosed) && range.touches($0.range)
      }
      let isLost = first != nil || problem != nil && !isText(range.bytes)
      if isLost {
        told[problem == nil ? first! : 0].relations.unknowns += declaration.unknowns(in: range)
      }
    }
    return SyntaxTree(file: file, id: id, tokens: tokens, nodes: nodes, findings: told)
  }

  private func isText(_ range: ByteRange) -> Bool {
    file.bytes[range.indices].withUnsafeBufferPointer { EncodingProblem.first(in: $0) == nil }
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
    case .terms: return [whole, .terms(among: words)]
    case .translation:
      let block = TranslationDeclaration(self)
      let dialog = block.dialog.flatMap(certain)
      let language = block.language.flatMap(certain)
      return [whole, .translations(dialog: dialog, locale: language)]
    case .dialog:
      let name = DialogDeclaration(self).name
      let unknowns = name.map { [whole, .dialog($0.text)] } ?? [whole]
      return name.flatMap(certain) == nil ? unknowns + [.names] : unknowns
    case .enumeration: return [whole, .types]
    case .skipped: return [whole, .names]
    default: return [whole]
    }
  }

  private var words: Set<String> {
    Set((firstToken..<endToken).filter { tree.tokens.kinds[$0] == .word }.map(text))
  }

  /// The text of a word, unless a stray quote or sign tears it: of `k"o` only `k` is read.
  private func certain(_ word: Word) -> String? {
    let tokens = tree.tokens
    let next = (firstToken..<endToken).first { tokens.starts[$0] == word.range.end }
    guard let next else { return word.text }
    let rest: UInt32
    switch tokens.kinds[next] {
    case .string: rest = tokens.starts[next] + 1
    case .unknown: rest = tokens.ends[next]
    default: return word.text
    }
    let bytes = tree.file.bytes
    guard rest < bytes.count else { return word.text }
    let byte = bytes[Int(rest)]
    return byte.isASCIILetter || byte.isASCIIDigit ? nil : word.text
  }
}
