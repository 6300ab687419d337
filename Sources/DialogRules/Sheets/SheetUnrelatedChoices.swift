import DialogFindings
import DialogModel
import DialogReading

extension Rule {
  static let sheetUnrelatedChoices = Rule(
    "sheet/unrelated-choices", .always(.note),
    from: [.actionSheets2020("Action Sheets"), .actionSheets2024("Action sheets")],
    summary: Message(
      en: "an action sheet’s choices belong to what people are doing, not to the app’s promotion",
      ko: "동작 시트의 선택지는 지금 하는 일에 관한 것이며, 앱을 홍보하지 않습니다"),
    reason: Message(
      en: """
        A sheet answers a control with choices about it. Rating the app, following it or buying a \
        subscription has nothing to do with the route that is to be copied; put it where people look \
        for it.
        """,
      ko: """
        시트는 컨트롤에 응답하여 그에 관한 선택지를 보여 줍니다. 앱 평가, 팔로우, 구독 구입은 지금 하는 일과 상관이 \
        없습니다. 사용자가 찾을 만한 곳에 두세요.
        """),
    examples: [
      RuleExample(
        """
        actionSheet RouteOptions {
          source moreButton
          choice copy { en "Copy Route"  ko "경로 복사" }
          choice rate { en "⟦Rate This App⟧"  ko "앱 평가하기" }
          cancel
        }
        """),
      RuleExample(
        """
        project Trails {
          source ko
        }

        actionSheet MapOptions {
          source mapButton
          choice save "지도 저장"
          choice premium "⟦프리미엄 구입⟧"
          cancel
        }
        """),
      RuleExample(
        """
        actionSheet Support {
          source supportButton
          choice rate { en "Rate This App"  ko "앱 평가하기" }
          choice follow { en "Follow Us"  ko "팔로우하기" }
          cancel
        }
        """),
    ],
    check: .words(.buttons) { title, findings in
      guard title.isSource, title.kind == .actionSheet, title.promotes,
        title.dialog.isAboutMore
      else { return }
      let shown = title.shown()
      findings.report(
        Message(
          en: "‘\(shown)’ promotes the app; offer choices about what people are doing",
          ko: "‘\(shown, .topic)’ 앱을 홍보합니다. 지금 하는 일에 관한 선택지를 보여 주세요"),
        in: title)
    })
}

extension DialogContext {
  /// Whether some choices do not promote: a sheet of nothing else is about that.
  fileprivate var isAboutMore: Bool {
    dialog.buttons.indices.contains { index in
      isChoice(index)
        && !sourceVariants(of: .button(index)).contains(where: \.promotes)
    }
  }
}

extension TextVariant {
  fileprivate var promotes: Bool {
    if let english {
      let invites = english.lowerWords.first == "invite" && placeOfAppName != nil
      return invites || EnglishVocabulary.promotes(english.lowerWords)
    }
    return korean.map { KoreanVocabulary.promotes($0.words.map(\.text)) } ?? false
  }
}
