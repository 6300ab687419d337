import DialogCompiler
import DialogFindings
import DialogRules
import DialogSupport
import DialogSyntax

extension EditedFile {
  /// Accepts a finding where it is, with a reason to be written; nil of one that must be mended.
  ///
  /// - Parameter language: in which the reason is asked for.
  func allowance(of finding: Diagnostic, asking language: MessageLanguage) -> CodeAction? {
    let rules = RuleTable.all
    guard rules.isSettable(finding), rules.phase(of: finding.rule) != .syntax else { return nil }
    let place = place(at: Int(finding.range.start))
    guard let node = place.nodes.last(where: \.takesDirectives) else { return nil }
    let start = place.piece.range(node.range.bytes).start
    let before = source.lineStart(before: Int(start))
    let gap = before.rest.isEmpty ? "\n" + before.indentation : " "
    let rule = finding.rule.name
    return CodeAction(
      title: Message(en: "allow \(rule) here", ko: "여기에서 \(rule) 허용"), kind: .quickFix,
      edits: [edit(ByteRange(start, start), "@allow(\(rule), \"\(reason[language])\")\(gap)")],
      finding: finding,
      isPreferred: false, preview: nil)
  }

  /// Stands until the author says why.
  private var reason: Message { Message(en: "why it is right here", ko: "여기에서는 이대로 두는 이유") }
}

extension Syntax {
  /// Whether `@allow` may stand in front of it.
  fileprivate var takesDirectives: Bool {
    switch kind {
    case .dialog, .project, .enumeration, .terms, .translation, .textStatement, .wordStatement,
      .listStatement, .blockStatement, .button, .field, .sound, .badge, .media, .destination,
      .occasion:
      true
    default: false
    }
  }
}
