import DialogLocales
import DialogModel
public import DialogSupport
import DialogSyntax

/// What is shown after a text without being there: what it says in another language.
public struct InlayHint: Sendable {
  /// After this byte of the file.
  public let offset: Int
  /// What is shown.
  public let label: String
}

extension EditedFile {
  /// What texts in a range of the file say in a language that is not written beside them: the source
  /// language beside a translation, another one beside the source, and of a button without a text
  /// its term.
  public func inlayHints(in range: ByteRange) -> [InlayHint] {
    let workspace = project.workspace
    let program = workspace.programInAnyOrder
    let origins = Dictionary(
      workspace.pieces(of: id).filter { piece in
        piece.range.start <= range.end && range.start <= piece.range.end
      }.map { ($0.tree.id, $0) }, uniquingKeysWith: { first, _ in first })
    var hints: [InlayHint] = []
    for name in dialogNames(in: origins.values.map(\.tree)) {
      guard let place = program.dialogIndex[name] else { continue }
      let dialog = program.dialogs[place]
      dialog.forEachText { _, text in
        guard let (end, label) = text.hint(in: dialog, program, where: { origins[$0] != nil })
        else {
          return
        }
        let offset = Int(end.end) + origins[end.file]!.start
        if range.isAt(offset) { hints.append(InlayHint(offset: offset, label: label)) }
      }
    }
    return hints.sorted { $0.offset < $1.offset }
  }

  private func dialogNames(in trees: [SyntaxTree]) -> Set<String> {
    var names: Set<String> = []
    for declaration in trees.flatMap({ Array($0.root.children) }) {
      let name =
        declaration.kind == .translation
        ? TranslationDeclaration(declaration).dialog : DialogDeclaration(declaration).name
      if let name { names.insert(name.text) }
    }
    return names
  }
}

extension Text {
  /// Where a hint would stand, and what it says; nil where all that can be told is there.
  fileprivate func hint(
    in dialog: Dialog, _ program: Program, where isHere: (FileID) -> Bool
  ) -> (end: SourceRange, label: String)? {
    let written = translations.filter { $0.origin == .written }
    if written.isEmpty {
      guard isHere(range.file), !translations.isEmpty else { return nil }
      let words = translations.map { $0.pattern.excerpt(in: dialog) }.joined(separator: " · ")
      return (range, words)
    }
    guard let here = written.last(where: { isHere($0.range.file) }) else { return nil }
    let beside = written.filter { $0.range.file == here.range.file }.map(\.locale)
    let others = program.project.locales.filter { !beside.contains($0) }
    guard let other = others.lazy.compactMap({ self[$0] }).first else { return nil }
    return (here.range, "\(other.locale): " + other.pattern.excerpt(in: dialog))
  }
}
