import DialogFindings
import DialogModel
import DialogSupport

extension Rule {
  static let alertTooManyButtons = Rule(
    "alert/too-many-buttons", .always(.warning),
    from: [
      .alerts2020("Alert Buttons: Generally, use two-button alerts."),
      .alerts2019("Generally, use two-button alerts."),
      .alerts2022(
        "Use an action sheet — not an alert — to offer choices related to an intentional action."),
      .privacy2024(
        "Pre-alert screens, windows, or views: Don’t include additional actions in your custom screen or window."
      ),
    ],
    summary: Message(
      en: "an alert has two buttons; more choices are an action sheet’s",
      ko: "경고창의 버튼은 두 개이며, 선택지가 더 많으면 동작 시트를 씁니다"),
    reason: Message(
      en: """
        Two buttons are an easy choice between two alternatives. With three or more people have to \
        read and compare, and the alert may scroll. Buttons that are never shown together are not \
        counted together, and an alert with text fields, which no action sheet can have, may have \
        three. Since 2022 only choices about what people began themselves are an action sheet’s: a \
        problem’s alert may stack more. Since 2024 an alert that leads to the system’s own with Continue \
        has no Cancel: the choice is there, which is noted.
        """,
      ko: """
        버튼이 두 개면 쉽게 고를 수 있습니다. 셋 이상이면 읽고 비교해야 하며 스크롤이 생길 수 있습니다. 함께 보이지 \
        않는 버튼은 따로 셉니다. 입력란은 동작 시트에 둘 수 없으므로 입력란이 있는 경고창에는 버튼을 세 개까지 둘 \
        수 있습니다. 2022년 지침부터는 사용자가 시작한 일의 선택지만 동작 시트에 둡니다. 문제를 알리는 경고창에는 버튼이 \
        더 있어도 됩니다. 2024년 지침에서는 ‘계속’으로 시스템의 경고창에 넘어가는 경고창에 ‘취소’를 두지 않습니다. 선택은 거기서 하며, 이것은 참고로 \
        알립니다.
        """),
    examples: [
      RuleExample(
        """
        project Files {
          guidelines 2020
        }

        alert ⟦FilesOnServer⟧ {
          purpose problem
          title "Newer Files on Server"
          button keepLocal "Keep Local"
          button keepServer "Keep Remote"
          cancel
        }
        """,
        fixed: """
          project Files {
            guidelines 2020
          }

          actionSheet FilesOnServer {
            source filesOnServerButton
            purpose problem
            title "Newer Files on Server"
            choice keepLocal "Keep Local"
            choice keepServer "Keep Remote"
            cancel
          }
          """),
      RuleExample(
        """
        alert FilesOnServer(isOwner: Bool) {
          purpose problem
          title "Newer Files on Server"
          button replace "Replace" if isOwner
          button download "Download" if not isOwner
          cancel
        }
        """),
    ],
    check: .dialog { context, findings in
      if let cancel = context.cancelBeforeSystem {
        return findings.report(
          Message(
            en:
              "before the system’s alert a single button leads on; leave Cancel out, as the choice is there",
            ko: "시스템의 경고창에 앞서서는 넘어가는 버튼 하나만 둡니다. 선택은 거기서 하므로 취소 버튼을 지우세요"),
          at: cancel, of: context, severity: .note)
      }
      guard context.hasTooManyButtons, !context.callsForActionSheet, context.mayRestrictButtons
      else { return }
      let count = context.mostShown()
      findings.report(
        Message(
          en: "\(count) buttons make people read and compare; offer two, or use an action sheet",
          ko: "버튼이 \(count)개면 하나하나 읽고 비교해야 합니다. 두 개로 줄이거나 동작 시트를 쓰세요"),
        at: context.dialog.name.range, of: context, fixes: context.convertToActionSheet)
    })
}

extension DialogContext {
  /// The name of Cancel beside a Continue that leads to the system’s alert.
  fileprivate var cancelBeforeSystem: SourceRange? {
    guard edition >= .hig2024, kind == .alert, dialog.purpose == .permission, mostShown() == 2,
      let cancel = cancelButton, isTitled(.cancel, cancel),
      dialog.buttons.indices.contains(where: { isTitled(.continue, $0) })
    else { return nil }
    return dialog.buttons[cancel].name.range
  }

  private func isTitled(_ term: Terms, _ index: Int) -> Bool {
    sourceVariants(of: .button(index)).contains { $0.isTerm(term) }
  }

  /// Since 2022 the number is restricted only of choices about an intentional action: not where
  /// the app reports a problem, or asks for something itself.
  fileprivate var mayRestrictButtons: Bool {
    if edition < .hig2022 { return true }
    switch dialog.purpose {
    case .problem, .permission, .consent, .inform: return false
    case .destructive, .purchase, .input, .choose: return true
    case nil: return !reportsProblem || asks(in: project.sourceLocale)
    }
  }

  /// Two choices are the norm; a form may have a way out besides.
  var hasTooManyButtons: Bool {
    kind == .alert && mostShown() > mostButtons
  }
}
