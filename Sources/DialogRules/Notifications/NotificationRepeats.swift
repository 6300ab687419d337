import DialogFindings
import DialogModel

extension Rule {
  static let notificationRepeats = Rule(
    "notification/repeats", .always(.warning),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Avoid sending multiple notifications for the same thing."
      ),
      .notifications2024(
        "Best practices: Avoid sending multiple notifications for the same thing."),
    ],
    summary: Message(
      en: "a notification replaces or joins the earlier one about the same thing",
      ko: "같은 일에 관한 알림은 앞선 알림을 대신하거나 그것과 묶입니다"),
    reason: Message(
      en: """
        Several notifications for the same thing fill up Notification Center, and people turn off \
        the app’s. An identifier lets a later one replace it, a thread groups those that belong \
        together. Two notifications with the same text can’t be told apart.
        """,
      ko: """
        같은 일로 여러 번 알리면 알림 센터가 가득 차고 사용자는 앱의 알림을 끕니다. identifier가 있으면 나중에 온 알림이 앞선 알림을 대신하고, \
        thread가 있으면 함께 묶입니다. 텍스트가 같은 두 알림은 구별할 수 없습니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification ⟦Shipment⟧ {
          category status
          body "A parcel is on its way."
          hiddenPreview "Shipment"
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification Shipment {
          category status
          body "A parcel is on its way."
          hiddenPreview "Shipment"
          identifier order
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification InvoiceDue(invoice: String) {
          category reminder
          body "⟦Second reminder⟧: invoice {invoice} is due."
          hiddenPreview "Invoice"
          identifier invoice
        }
        """),
      RuleExample(
        .notifyingInKorean + """


          notification InvoiceDue(invoice: String) {
            category reminder
            body "⟦다시 한번 알립니다⟧. {invoice} 청구서의 납부일입니다."
            hiddenPreview "청구서"
            identifier invoice
          }
          """),
    ],
    check: Check(
      dialog: { context, findings in
        guard let details = context.dialog.notification, details.thread == nil,
          details.identifier == nil
        else { return }
        findings.report(
          Message(
            en: "sent again, this piles up; name its identifier, or the thread it belongs to",
            ko: "같은 알림을 다시 보내면 계속 쌓입니다. identifier나 thread의 이름을 적으세요"),
          at: context.dialog.name.range, of: context)
      },
      text: { text, findings in
        guard let place = text.first(saidAgain) else { return }
        findings.report(
          Message(
            en: "this was told before; say it once, and let people answer when they like",
            ko: "이미 알린 일입니다. 한 번만 알리고 언제 답할지는 사용자에게 맡기세요"),
          in: text, at: place)
      },
      scope: .notifications
    ).and(.across(alike)))

  /// Notifications that say the same; each but the first is reported.
  private static let alike = Comparison<Name>(
    entries: { place, project in
      guard project.program.dialogs[place].kind == .notification else { return [] }
      let dialog = project.program.dialogs[place]
      let texts = dialog.visibleTexts(in: project)
      return texts.contains { !$0.isEmpty }
        ? [(ComparisonKey(texts.joined(separator: "\0")), dialog.name)] : []
    },
    judge: { _, names, _, findings in
      let first = names[0]
      for name in names.dropFirst() {
        findings.report(
          Message(
            en: "this says the same as ‘\(first.text)’; say what tells the two apart",
            ko: "‘\(first.text)’의 텍스트와 같습니다. 두 알림을 구별할 수 있게 쓰세요"),
          at: name.range, ofDialog: name.text,
          notes: [
            Diagnostic.Note(
              Message(en: "the other one is here", ko: "다른 하나는 여기에 있습니다"), at: first.range)
          ])
      }
    })
}

extension Dialog {
  /// Title, subtitle and body in the source language, with the names of the parameters in them.
  fileprivate func visibleTexts(in project: ProjectContext) -> [String] {
    [TextRole.title, .subtitle, .body].map { role in
      guard let pattern = text(role)?[project.sourceLocale]?.pattern else { return "" }
      var text = ""
      pattern.forEachParts { parts, key in
        text += key.map { "|" + $0.label + "|" } ?? ""
        for part in parts { text += self.text(of: part) }
      }
      return text
    }
  }

  private func text(of part: Part) -> String {
    switch part {
    case .text(let text, _, _): text
    case .placeholder(let placeholder):
      switch placeholder.value {
      case .parameter(let index): "{\(parameters[index].name.text)}"
      case .element: "{}"
      }
    }
  }
}

extension Selection.Key {
  /// Tells the keys of a selection apart.
  fileprivate var label: String {
    switch self {
    case .exactly(let number): "=" + String(number)
    case .category(let category): category.rawValue
    case .flag(let flag): flag ? "true" : "false"
    case .enumCase(let index): String(index)
    case .otherwise: "other"
    }
  }
}
