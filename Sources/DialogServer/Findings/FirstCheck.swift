import DialogCompiler
import DialogFindings

extension Session {
  /// Shows in the client how the check of what was opened goes on, where it takes long.
  func beginProgress() {
    let bytes = documents.tree.projects.reduce(0) { $0 + $1.workspace.size }
    if bytes < Session.longCheck { return }
    reports.progress = Progress(
      Message(en: "Checking dialogs", ko: "대화상자 검사"), in: self)
  }

  /// So many bytes take longer than one likes to wait without a word.
  private static var longCheck: Int { 128 << 10 }

  func reportProgress() {
    let all = documents.tree.projects.count
    reports.progress?.report(all - documents.tree.dueProjects, of: max(all, 1))
  }

  func endProgress() {
    reports.progress?.end()
    reports.progress = nil
  }
}
