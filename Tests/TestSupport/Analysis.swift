public import DialogFindings
public import DialogModel
public import DialogSupport
public import DialogSyntax

/// What files are found to mean together, and what is wrong with them.
public struct Analysis {
  public let trees: [SyntaxTree]
  public let program: Program
  /// All that is wrong with syntax, names and types.
  public let allFindings: [Diagnostic]
  /// Of these, what does not follow from mistakes of syntax.
  public let findings: [Diagnostic]

  public init(_ files: [SourceFile], edition: Edition? = nil) {
    self.init(files.enumerated().map { SyntaxTree.parse($1, id: FileID($0)) }, edition: edition)
  }

  public init(_ texts: String..., edition: Edition? = nil) {
    let files = texts.enumerated().map { SourceFile(name: "\($0).dialog", text: $1) }
    self.init(files, edition: edition)
  }

  public init(_ trees: [SyntaxTree], edition: Edition? = nil) {
    self.trees = trees
    let (program, findings) = Program.build(from: trees, edition: edition)
    self.program = program
    allFindings = (trees.flatMap(\.findings) + findings).inSourceOrder()
    self.findings = allFindings.without(Damages(of: allFindings, RuleTable(RuleDescription.model)))
  }

  /// What a dialog of that name means, as `Program.dump(of:)` writes it.
  public func dump(of dialog: String) -> String? {
    program.dialogs.first { $0.name.text == dialog }.map(program.dump)
  }

  /// The findings as people read them in a failed test: place, rule, message.
  public var summary: String { findings.map(describe).joined(separator: "\n") }

  public func describe(_ finding: Diagnostic) -> String {
    let file = trees[Int(finding.range.file.index)].file
    let start = LineTable(file).position(at: Int(finding.range.start))
    return "\(file.name):\(start.line):\(start.column) ‘\(file.text(finding.range.bytes))’ "
      + "\(finding.rule): \(finding.message.english)"
  }
}

extension FixIt {
  /// A file with the edits that concern it applied.
  public func applied(to bytes: [UInt8], of file: FileID) -> [UInt8] {
    var bytes = bytes
    for edit in edits.reversed() where edit.range.file == file {
      bytes.replaceSubrange(edit.range.bytes.indices, with: Array(edit.text.utf8))
    }
    return bytes
  }
}

extension Analysis {
  /// What the files are after a fix.
  public func fixed(by fix: FixIt, edition: Edition? = nil) -> Analysis {
    let changed = Set(fix.edits.map(\.range.file))
    let trees = trees.map { tree in
      guard changed.contains(tree.id) else { return tree }
      let bytes = fix.applied(to: tree.file.bytes, of: tree.id)
      return SyntaxTree.parse(SourceFile(name: tree.file.name, bytes: bytes), id: tree.id)
    }
    return Analysis(trees, edition: edition)
  }
}

extension [Diagnostic] {
  /// A text with the ranges of the findings between `⟦` and `⟧`, as the examples of rules draw them.
  public func drawn(in text: [UInt8]) -> String {
    var drawn: [UInt8] = []
    for offset in 0...text.count {
      let here = filter { !$0.range.bytes.isEmpty }
      for finding in here where finding.range.end == offset { drawn += "⟧".utf8 }
      for finding in self where finding.range.bytes == ByteRange(offset, offset) {
        drawn += "⟦⟧".utf8
      }
      for finding in here where finding.range.start == offset { drawn += "⟦".utf8 }
      if offset < text.count { drawn.append(text[offset]) }
    }
    return String(decoding: drawn, as: UTF8.self)
  }
}
