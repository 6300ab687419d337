import DialogFindings
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let selectionMissingArm = RuleDescription(
    "selection/missing-arm", .error,
    summary: Message(
      en: "by has a text for every value", ko: "텍스트를 고를 때는 모든 값에 텍스트가 있어야 합니다"),
    reason: Message(
      en: """
        Otherwise there is a value for which the dialog has nothing to say. Numbers need other, a Bool \
        both arms, an enum all its cases; other may stand for what is left.
        """,
      ko: """
        빠진 값이 있으면 대화상자에 보일 텍스트가 없습니다. 숫자에는 other, Bool에는 둘 다, 열거형에는 모든 케이스가 필요하고, \
        other로 나머지를 대신할 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title "Delete Them?"
          message by ⟦count⟧ { one "It can’t be restored." }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        enum Media { photo, video, album }

        alert DeleteItem(kind: Media) {
          title "Delete It?"
          message by ⟦kind⟧ {
            photo "The photo can’t be restored."
          }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title by count { one "Delete This Item?"  other "Delete {count} Items?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(
      yieldsTo: [Precedence(RuleDescription.selectionUnknownKey.id, in: .sameElement)]))
}

extension Diagnostic {
  /// No fix: an arm without words would pass for one that says nothing on purpose.
  static func missingArms(_ missing: [String], _ word: Word) -> Diagnostic {
    let words = missing.map { "\($0) \"…\"" }.joined(separator: "  ")
    return Diagnostic(
      .selectionMissingArm,
      Message(
        en: "write ‘\(words)’ too; every value of ‘\(word.text)’ needs a text",
        ko: "‘\(words)’도 쓰세요. ‘\(word.text)’의 모든 값에 텍스트가 필요합니다"),
      at: word.range)
  }
}
