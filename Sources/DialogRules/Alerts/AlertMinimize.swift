import DialogFindings
import DialogModel

extension Rule {
  static let alertMinimize = Rule(
    "alert/minimize", .always(.note),
    from: [
      .alerts2022("Minimize alerts."), .alerts2020("Minimize alerts."),
      .alerts2019("Minimize alerts."),
      .alerts2024("Best practices: Avoid using an alert merely to provide information."),
      .alerts2019("Alerts"), .alerts2020("Alerts"), .alerts2022("Alerts"),
    ],
    summary: Message(
      en: "an alert is for what can’t wait: a problem, a purchase, a loss, a permission",
      ko: "경고창은 문제, 구매, 삭제, 권한처럼 미룰 수 없는 일에만 씁니다"),
    reason: Message(
      en: """
        Alerts disrupt what people do, and they are taken seriously only while they are rare. \
        News that asks for nothing belongs in the interface, where it can be seen without being \
        dismissed. So does what asks to rate, follow, subscribe or try.

        Where a third or more of a project’s alerts only inform, the project is noted too.
        """,
      ko: """
        경고창은 하던 일을 방해하며, 드물어야 사용자가 진지하게 받아들입니다. 아무것도 묻지 않는 소식은 닫지 않고도 볼 수 \
        있도록 화면 안에 두세요. 평가나 팔로우, 구독, 체험을 권하는 것도 그렇습니다.

        프로젝트의 경고창 가운데 3분의 1 이상이 알리기만 하면 프로젝트에도 참고로 알립니다.
        """),
    examples: [
      RuleExample(
        """
        alert ⟦ExportDone⟧ {
          purpose inform
          title "Export Complete"
          button ok
          exit ok
        }
        """),
      RuleExample(
        """
        alert ⟦RateTrails⟧ {
          title { en "Enjoying the trail maps?"  ko "등산 지도가 마음에 드시나요?" }
          message { en "A rating helps other hikers."  ko "별점은 다른 등산객에게 도움이 됩니다." }
          button rate { en "Rate"  ko "별점 남기기" }
          cancel
        }
        """),
      RuleExample(
        """
        alert ExportFailed {
          purpose problem
          title "The export failed."
          button retry "Try Again"
          cancel
        }
        """),
    ],
    check: Check(
      dialog: { context, findings in
        if context.onlyInforms {
          findings.report(.onlyInforms, at: context.dialog.name.range, of: context)
        } else if context.promotes {
          findings.report(.promotes, at: context.dialog.name.range, of: context)
        } else if context.tellsGoodNews {
          findings.report(.tellsGoodNews, at: context.dialog.name.range, of: context)
        }
      },
      project: { project, findings in
        let informing = findings.countInDialogs
        if informing < habit.count { return }
        let alerts = project.program.countDialogs(.alert)
        if Double(informing) < habit.share * Double(alerts) { return }
        findings.report(.manyInform(informing, of: alerts), at: project.place)
      }))

  /// From this share of a project's alerts on, and this many, informing is a habit.
  private static let habit = (share: 1.0 / 3, count: 4)
}

extension Message {
  fileprivate static let promotes = Message(
    en: "the alert asks to rate, follow or try something; ask where it interrupts nothing",
    ko: "평가나 팔로우, 체험을 권하는 경고창입니다. 방해하지 않는 화면 안에서 권하세요")

  fileprivate static let tellsGoodNews = Message(
    en: "no problem is told here; show news where they interrupt nothing",
    ko: "문제를 알리는 경고창이 아닙니다. 소식은 방해하지 않는 곳에 보여 주세요")

  fileprivate static let onlyInforms = Message(
    en: "the alert only informs; show this where it can be seen without interrupting",
    ko: "경고창이 알리기만 합니다. 방해하지 않고 볼 수 있는 곳에 보여 주세요")

  fileprivate static func manyInform(_ count: Int, of all: Int) -> Message {
    Message(
      en: "\(count) of the project’s \(all) alerts only inform; keep alerts for what can’t wait",
      ko: "프로젝트의 경고창 \(all)개 가운데 \(count)개가 알리기만 합니다. 미룰 수 없는 일에만 경고창을 쓰세요")
  }
}
