import DialogFindings
import DialogSupport

extension SyntaxTree {
  /// The same tree; where what is found wrong reads as another language’s form, one finding says what
  /// is written here instead.
  func readingForeignForms() -> SyntaxTree {
    guard findings.hasErrors, file.bytes.count < 1_000_000 else { return self }
    var reading = ForeignReading(self)
    reading.run()
    return SyntaxTree(
      file: file, id: id, tokens: tokens, nodes: nodes, findings: reading.findings)
  }
}

/// Reads a file as it would be with its foreign forms rewritten, one after the other: what else is
/// wrong is found around them.
private struct ForeignReading {
  private let original: SyntaxTree
  private var tree: SyntaxTree { didSet { memory = ForeignMemory() } }
  private var memory = ForeignMemory()
  /// What was written anew, in the order of the original’s bytes.
  private var edits: [(range: Range<Int>, text: String)] = []
  private var found: [Diagnostic] = []

  /// After so many, the file is most likely in another language altogether.
  private static let limit = 24

  init(_ tree: SyntaxTree) {
    original = tree
    self.tree = tree
  }

  mutating func run() {
    var attempts = 0
    var place = 0
    while found.count < Self.limit, place < tree.findings.count, attempts < 2 * Self.limit {
      let finding = tree.findings[place]
      attempts += 1
      if let piece = piece(for: finding), rewrite(piece, finding) {
        place = 0
      } else {
        place += 1
      }
    }
  }

  /// All findings of the original.
  var findings: [Diagnostic] {
    let rest = edits.isEmpty ? tree.findings : tree.findings.map { $0.moved(place) }
    return (rest + found).sorted { $0.range.start < $1.range.start }
  }

  // MARK: Pieces

  private func piece(for finding: Diagnostic) -> ForeignPiece? {
    guard Self.rules.contains(finding.rule) else { return nil }
    let starts = tree.findings.map { Int($0.range.start) }
    let isSure =
      finding.fixes.first?.applicability == .safe
      && finding.rule != RuleDescription.syntaxMissingType.id
    let isMended = !finding.fixes.isEmpty && (isSure || !Self.rulesOfTexts.contains(finding.rule))
    // Between a name and a type it is right; elsewhere it is no sign at all.
    let isColon =
      finding.fixes.first?.edits.first?.text.first == ":"
      && tree.file.text(finding.range.bytes) == "："
    return tree.file.bytes.withUnsafeBufferPointer { bytes in
      ForeignPieces(around: Int(finding.range.start), in: tree, bytes, memory).first { range in
        !isMended || starts.filter { range.contains($0) }.count > 1
          || bytes[range].fullWidthCount
            > (isColon && range.contains(Int(finding.range.start)) ? 0 : 1)
      }
    }
  }

  /// Those whose own fix knows no other language.
  private static let rulesOfTexts: Set<RuleID> = [
    RuleDescription.syntaxInvalidPlaceholder.id, RuleDescription.syntaxStrayBrace.id,
    RuleDescription.syntaxUnknownEscape.id, RuleDescription.syntaxMissingType.id,
  ]

  /// Those that are found where a form is foreign.
  private static let rules = rulesOfTexts.union([
    RuleDescription.syntaxExpected.id, RuleDescription.syntaxUnexpected.id,
    RuleDescription.syntaxUnknownKeyword.id, RuleDescription.syntaxUnknownCharacter.id,
    RuleDescription.syntaxUnterminatedString.id,
  ])

  // MARK: Edits

  /// Takes a rewriting that leaves less wrong; the first line of a declaration may show what is wrong
  /// below it.
  private mutating func rewrite(_ piece: ForeignPiece, _ finding: Diagnostic) -> Bool {
    let isMendable = piece.rewriting.isMendable
    let comments = isMendable ? piece.comments(in: tree.file) : ""
    let text = comments + piece.rewriting.text
    let bytes = ByteRange(piece.range.lowerBound, piece.range.upperBound)
    let edit = TextEdit(replace: tree.range(bytes), with: text)
    let new = SyntaxTree.parsed(
      SourceFile(name: original.file.name, bytes: tree.file.bytes.applying([edit])),
      id: original.id)
    let isLess = new.findings.count < tree.findings.count
    guard isLess || piece.place == .file && new.brokenOff <= tree.brokenOff else { return false }
    let range = span(place(piece.range.lowerBound), place(piece.range.upperBound))
    let isNew = !edits.contains { Self.isPart($0.range, of: range) }
    let kept = isMendable && isNew ? keepingLayout(piece, new.findings.count) : nil
    let own =
      kept?.edits.map { (range: span(place($0.lowerBound), place($0.upperBound)), text: $1) }
      ?? (comments.isEmpty ? nil : [(range: range, text: text)])
    found.append(
      .foreignForm(
        piece.rewriting, at: named(piece, finding).moved(place),
        replacing: sourceRange(range),
        by: own?.map { TextEdit(replace: sourceRange($0.range), with: $0.text) }))
    // What was written anew before is a part of what is written now.
    edits.removeAll { Self.isPart($0.range, of: range) }
    edits += own ?? [(range: range, text: edit.text)]
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    tree = kept?.tree ?? new
    return true
  }

  private func sourceRange(_ range: Range<Int>) -> SourceRange {
    original.range(ByteRange(range.lowerBound, range.upperBound))
  }

  private static func isPart(_ edit: Range<Int>, of range: Range<Int>) -> Bool {
    range.contains(edit.lowerBound) && edit.upperBound <= range.upperBound
  }

  /// The word or sign that a rewriting speaks of; where that can’t be told, what the finding is about.
  private func named(_ piece: ForeignPiece, _ finding: Diagnostic) -> SourceRange {
    guard let named = piece.rewriting.named else { return finding.range }
    let token = tree.file.bytes.withUnsafeBufferPointer { bytes in
      LooseLexer(bytes, piece.range).first { $0.text == named && $0.kind != .text }
    }
    return token.map { tree.range(ByteRange($0.range.lowerBound, $0.range.upperBound)) }
      ?? finding.range
  }

  /// A rewriting that leaves lines as they are, where one in fewer lines says the same.
  private func keepingLayout(
    _ piece: ForeignPiece, _ count: Int
  ) -> (tree: SyntaxTree, edits: [(range: Range<Int>, text: String)])? {
    let lines = tree.file.bytes[piece.range].count { $0 == 0x0A }
    let written = piece.rewriting.text.utf8.count { $0 == 0x0A }
    guard lines > written,
      let edits = tree.file.editsKeepingLayout(of: piece.range, as: piece.rewriting.text)
    else { return nil }
    let textEdits = edits.map { range, text in
      TextEdit(replace: tree.range(ByteRange(range.lowerBound, range.upperBound)), with: text)
    }
    let kept = SyntaxTree.parsed(
      SourceFile(name: original.file.name, bytes: tree.file.bytes.applying(textEdits)),
      id: original.id)
    return kept.findings.count <= count ? (kept, edits) : nil
  }

  /// Where a byte of the file as it is now stands in the original.
  private func place(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      let end = start + edit.text.utf8.count
      if offset < end { return edit.range.lowerBound }
      shift += edit.text.utf8.count - edit.range.count
    }
    return min(max(0, offset - shift), original.file.bytes.count)
  }
}

extension SyntaxTree {
  /// How many blocks, texts and comments do not end.
  fileprivate var brokenOff: Int { findings.count { SyntaxTree.rulesOfEnds.contains($0.rule) } }

  private static let rulesOfEnds: Set<RuleID> = [
    RuleDescription.syntaxMissingBrace.id, RuleDescription.syntaxUnterminatedString.id,
    RuleDescription.syntaxUnterminatedComment.id, RuleDescription.syntaxMultilineQuotes.id,
  ]
}

extension Diagnostic {
  /// The same at other places.
  fileprivate func moved(_ place: (Int) -> Int) -> Diagnostic {
    var finding = self
    finding.range = range.moved(place)
    finding.notes = notes.map { Note($0.message, at: $0.range?.moved(place)) }
    finding.fixes = fixes.map { fix in
      fix.replacing(
        edits: fix.edits.map { TextEdit(replace: $0.range.moved(place), with: $0.text) })
    }
    return finding
  }
}

extension SourceRange {
  fileprivate func moved(_ place: (Int) -> Int) -> SourceRange {
    SourceRange(file, ByteRange(place(Int(start)), place(Int(end))))
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// How many signs of full width there are.
  fileprivate var fullWidthCount: Int {
    String(decoding: self, as: UTF8.self).unicodeScalars.filter {
      (0xFF01...0xFF5E).contains($0.value)
    }.count
  }
}
