import DialogFindings
import DialogModel
import DialogSupport

extension Rule {
  static let notificationStyle = Rule(
    "notification/style", .always(.warning),
    from: [.notifications2020("Notification Behavior")],
    summary: Message(
      en: "banner or alert is the person’s choice; a notification suggests",
      ko: "배너인지 경고인지는 사용자가 정하며, 알림은 제안만 합니다"),
    reason: Message(
      en: """
        In Settings people choose for each app whether its notifications disappear after a few \
        seconds or stay until dismissed. ‘suggest’ says which would fit; it decides nothing.
        """,
      ko: """
        알림이 몇 초 뒤에 사라질지 닫을 때까지 남을지는 사용자가 설정에서 앱마다 정합니다. ‘suggest’는 어느 쪽이 \
        어울리는지 적을 뿐 정하지 않습니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification TaskDue(task: String) {
          category reminder
          ⟦style alert⟧
          body "{task} is due today."
          hiddenPreview "Reminder"
          identifier task
        }
        """,
        fixed: """
          notification TaskDue(task: String) {
            category reminder
            suggest alert
            body "{task} is due today."
            hiddenPreview "Reminder"
            identifier task
          }
          """)
    ],
    check: .dialog { context, findings in
      guard context.kind == .notification else { return }
      for statement in context.dialog.refusedStatements where statement.keyword == "style" {
        let isFirst = context.dialog.statement("suggest") == nil
        findings.report(
          Message(
            en: "people choose the style in Settings; write ‘suggest banner’ or ‘suggest alert’",
            ko: "스타일은 사용자가 설정에서 정합니다. ‘suggest banner’나 ‘suggest alert’를 쓰세요"),
          at: statement.range, of: context,
          fixes: isFirst
            ? context.suggest(statement)
            : .one(.remove("style"), context.remove(statement), applicability: .safe))
      }
    })
}

extension DialogContext {
  /// Says the same as a suggestion, where it is one of those there are.
  fileprivate func suggest(_ statement: Clause) -> [FixIt] {
    let written = project.layout(of: statement.range.file)?.text(statement.range)
    let style = NotificationDetails.Style.allCases.first { written == "style \($0.rawValue)" }
    guard let style else { return .one(.remove("style"), remove(statement), applicability: .safe) }
    return [.replacing(statement.range, with: "suggest \(style.rawValue)")]
  }
}
