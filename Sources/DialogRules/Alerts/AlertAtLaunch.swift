import DialogFindings

extension Rule {
  static let alertAtLaunch = Rule(
    "alert/at-launch", .since(.hig2024, .warning),
    from: [.alerts2024("Best practices: Avoid showing an alert when your app starts.")],
    summary: Message(
      en: "no alert is shown when the app starts", ko: "앱을 시작할 때 경고창을 보여 주지 않습니다"),
    reason: Message(
      en: """
        People open an app to do something. What is new can be made easy to find; a problem, such \
        as no network, can be shown beside stored or placeholder content.
        """,
      ko: """
        사용자는 하려는 일이 있어서 앱을 엽니다. 새로운 소식은 쉽게 찾을 수 있게 두고, 네트워크 연결 없음 같은 문제는 저장된 내용이나 자리를 채우는 내용과 함께 \
        보여 주세요.
        """),
    examples: [
      RuleExample(
        """
        project Mail {
          guidelines 2024
        }

        alert NoConnection {
          purpose problem
          ⟦shown atLaunch⟧
          title "No Internet Connection"
          button retry "Try Again"
          cancel
        }
        """),
      RuleExample(
        """
        project Mail {
          guidelines 2024
        }

        alert NoConnection {
          purpose problem
          title "No Internet Connection"
          button retry "Try Again"
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      guard context.kind == .alert, context.dialog.isShownAtLaunch,
        let statement = context.dialog.statement("shown")
      else { return }
      findings.report(
        Message(
          en: "an alert at launch is in the way; show this within the app’s first screen",
          ko: "시작할 때 나오는 경고창은 방해가 됩니다. 앱의 첫 화면 안에 보여 주세요"),
        at: statement.range, of: context)
    })
}
