import DialogFindings
import DialogLocales
import DialogModel

extension Rule {
  static let alertNotCustomizable = Rule(
    "alert/not-customizable", .always(.error),
    from: [
      .alerts2022("Alerts"), .alerts2020("Alerts"), .alerts2019("Alerts"),
      .notifications2020(
        "Designing a Great Notification Experience: Don’t include your app name or icon."),
    ],
    summary: Message(
      en: "a dialog’s look is the system’s: no colors, fonts, icons, images, positions, styles",
      ko: "대화상자의 모양은 시스템이 정합니다. 색상, 서체, 아이콘, 이미지, 위치, 스타일은 쓰지 않습니다"),
    reason: Message(
      en: """
        Apart from its title, message, buttons and text fields an alert’s appearance is fixed. \
        Placement, red and bold follow from what the buttons mean.
        """,
      ko: """
        제목, 메시지, 버튼, 입력란 말고는 경고창의 모양을 바꿀 수 없습니다. 위치와 빨간색, 굵은 글자는 버튼의 뜻에 따라 정해집니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeletePhoto {
          purpose destructive
          ⟦color red⟧
          title "Delete this photo?"
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeletePhoto {
            purpose destructive
            title "Delete this photo?"
            button delete destructive
            cancel
          }
          """)
    ],
    check: .dialog { context, findings in
      for statement in context.dialog.refusedStatements
      where !context.isOtherwiseRefused(statement) {
        let word = statement.keyword
        findings.report(
          Message(
            en: "‘\(word)’ can’t be set: a dialog’s look is fixed; remove it",
            ko:
              "‘\(word, .topic)’ 정할 수 없습니다. 대화상자의 모양은 바꿀 수 없으니 지우세요"
          ),
          at: statement.range, of: context,
          fixes: .one(.remove(word), context.remove(statement), applicability: .safe))
      }
    })
}

extension DialogContext {
  /// What notifications have rules of their own for.
  fileprivate func isOtherwiseRefused(_ statement: Clause) -> Bool {
    kind == .notification && (statement.keyword == "vibration" || statement.keyword == "style")
  }
}
