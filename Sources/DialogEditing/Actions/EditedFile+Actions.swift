import DialogCompiler
public import DialogFindings
import DialogLocales
public import DialogSupport
import DialogSyntax

extension EditedFile {
  /// What can be done in a range of the file, likeliest first.
  ///
  /// - Parameters:
  ///   - range: what is selected, in bytes; empty where the cursor is.
  ///   - language: in which what the author is to write is asked for.
  ///   - mendsAll: whether to find out what all fixes together make of the file.
  public func actions(
    in range: ByteRange, asking language: MessageLanguage = .english, mendsAll: Bool = true
  ) -> [CodeAction] {
    let findings = project.workspace.findings(of: id)
    let here = findings.filter { $0.range.bytes.meets(range) }
    var actions = here.flatMap(fixes)
    if mendsAll, let all = fixAll(findings) { actions.append(all) }
    actions += rewritings(at: Int(range.start))
    actions += here.compactMap { allowance(of: $0, asking: language) }
    if let (name, language) = dialog(around: Int(range.start)) {
      actions.append(.preview(name, language))
    }
    return actions
  }

  /// What can be made of the dialog at a place, or of a part of it.
  private func rewritings(at offset: Int) -> [CodeAction] {
    [addLanguages(at: offset), conversion(at: offset), extractTerm(at: offset)].compactMap { $0 }
  }

  // MARK: Fixes

  private func fixes(of finding: Diagnostic) -> [CodeAction] {
    finding.fixes.enumerated().map { index, fix in
      CodeAction(
        title: fix.title, kind: .quickFix, edits: fix.edits.map(fileEdit), finding: finding,
        isPreferred: index == 0 && fix.applicability == .safe, preview: nil)
    }
  }

  /// All that can be mended for certain, at once, also what comes to light only then; nil where that is
  /// nothing.
  private func fixAll(_ findings: [Diagnostic]) -> CodeAction? {
    if findings.safeFixes(changing: { $0 == id }).fixes.isEmpty { return nil }
    let edits = edits(to: project.workspace.mended(changing: { $0 == id }).workspace.file(id).bytes)
    if edits.isEmpty { return nil }
    return CodeAction(
      title: Message(en: "mend all that is safe to mend", ko: "안전하게 고칠 수 있는 것 모두 고치기"),
      kind: .fixAll,
      edits: edits.map(fileEdit), finding: nil, isPreferred: false, preview: nil)
  }

  func fileEdit(_ edit: TextEdit) -> FileEdit {
    FileEdit(
      place: FilePlace(project.files[Int(edit.range.file.index)], edit.range.bytes), text: edit.text
    )
  }

  /// An edit of this file.
  func edit(_ range: ByteRange, _ text: String) -> FileEdit {
    FileEdit(place: FilePlace(path, range), text: text)
  }
}

extension CodeAction {
  fileprivate static func preview(_ dialog: String, _ language: LanguageTag) -> CodeAction {
    CodeAction(
      title: Message(en: "preview \(dialog)", ko: "\(dialog) 미리보기"), kind: .show, edits: [],
      finding: nil, isPreferred: false, preview: (dialog, language))
  }

  /// A change that no finding asks for.
  static func change(_ title: Message, _ kind: Kind, _ edits: [FileEdit]) -> CodeAction {
    CodeAction(
      title: title, kind: kind, edits: edits, finding: nil, isPreferred: false, preview: nil)
  }
}

extension ByteRange {
  /// Whether the two have a byte or an edge in common.
  func meets(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }
}
