import DialogFindings
import DialogSupport

extension RuleDescription {
  static let typeLimitWithoutList = RuleDescription(
    "type/limit-without-list", .error,
    summary: Message(
      en: "limit belongs to a choice for each element of a list",
      ko: "개수(limit)는 목록의 요소마다 나오는 선택지에 씁니다"),
    reason: Message(
      en: "Any other choice is just one.", ko: "다른 선택지는 하나뿐입니다."),
    examples: [
      RuleExample(
        """
        actionSheet CloseDraft {
          source composeCancel
          choice saveDraft "Save Draft" ⟦limit 6⟧
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet MoveToAlbum(albums: [String]) {
          source moveButton
          choice album for album in albums "{album}" limit 6
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func limitWithoutList(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeLimitWithoutList,
      Message(
        en: "limit belongs to a choice for each element of a list; write for … in … too",
        ko: "limit는 목록의 요소마다 나오는 선택지에 씁니다. for … in …도 쓰세요"),
      at: range)
  }
}
