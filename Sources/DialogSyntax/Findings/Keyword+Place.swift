import DialogFindings

extension Keyword {
  /// Where a statement or an attribute stands that one block does not have; nil for what stands in none.
  func placeOfStatement(besides owner: Keyword) -> Message? {
    if owner == .notification, Keyword.detailStatements.contains(self) {
      return Message(en: "in its ‘detail { … }’", ko: "그 ‘detail { … }’ 안에")
    }
    if let dialog = dialogs.first(where: { $0 != owner }) {
      return Message(en: "in \(dialog.withArticle)", ko: "\(dialog.rawValue)에")
    }
    if Keyword.projectStatements.contains(self), owner != .project {
      return Message(en: "in ‘project … { … }’", ko: "‘project … { … }’ 안에")
    }
    if Keyword.fieldAttributes.contains(self) {
      return Message(en: "after the text of a ‘field’", ko: "‘field’의 텍스트 뒤에")
    }
    if self == .default {
      return Message(en: "after the text of a button", ko: "버튼의 텍스트 뒤에")
    }
    return nil
  }

  /// The kinds of dialogs that have such a statement.
  private var dialogs: [Keyword] {
    [
      (Keyword.alert, Keyword.alertStatements), (.actionSheet, Keyword.actionSheetStatements),
      (.notification, Keyword.notificationStatements),
    ].filter { $1.contains(self) }.map(\.0)
  }

  private var withArticle: String { (self == .notification ? "a " : "an ") + rawValue }
}
