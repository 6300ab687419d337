import DialogFindings

extension SampleKind {
  static let notification = SampleKind(
    "notification", Message(en: "news, with what can be done about it", ko: "소식과 그에 따른 동작입니다"),
    called: "Shipment", asksForPermission: true
  ) { sample in
    sample.permission(called: SampleWriter.permissionName)
    sample.line()
    sample.document(
      Message(
        en: "Replaced by the next one for the same order.",
        ko: "같은 주문의 다음 알림으로 바뀝니다."))
    sample.line("notification \(sample.name)(order: String, parcels: Int, day: Date) {")
    sample.line("delivery remote")
    sample.line("category status")
    sample.line("suggest banner")
    sample.note(
      Message(
        en: "A complete sentence that says everything; dates are written as in each language.",
        ko: "필요한 것을 온전한 문장 하나로 씁니다. 날짜는 언어마다 그 언어의 방식으로 쓰입니다."))
    sample.line("body", .shipmentBody)
    sample.note(
      Message(
        en: "What a locked screen shows instead.", ko: "잠금 화면에서 대신 보이는 텍스트입니다."))
    sample.line("hiddenPreview", .shipmentPreview)
    sample.line("identifier order")
    sample.line("sound default")
    sample.note(
      Message(
        en: "Where a tap leads: a screen of the app, and what it shows there.",
        ko: "탭하면 열리는 앱의 화면과 그곳에서 보여 줄 것입니다."))
    sample.line("opens OrderScreen showing order")
    sample.note(
      Message(
        en: "Shown on demand. Actions work in place, without opening the app.",
        ko: "펼치면 보입니다. 동작은 앱을 열지 않고 그 자리에서 이루어집니다."))
    sample.line("detail {")
    sample.line("action leaveOutside", .leaveOutside)
    sample.line("action deliverLater", .deliverLater)
    sample.line("}")
    sample.line("}")
  }

  static let marketing = SampleKind(
    "marketing",
    Message(
      en: "an offer, and the alert that asks for consent first", ko: "광고와, 먼저 동의를 구하는 경고창입니다"),
    called: "SummerOffer", asksForPermission: true
  ) { sample in
    sample.permission(called: SampleWriter.permissionName)
    sample.line()
    sample.consent(called: "AskFor\(sample.name)")
    sample.line()
    sample.document(
      Message(en: "Sent only to people who said yes.", ko: "동의한 사람에게만 보냅니다."))
    sample.line("notification \(sample.name)(discount: Double) {")
    sample.line("delivery remote")
    sample.note(
      Message(
        en:
          "Marketing names the alert that asked for consent, and the screen where the answer "
          + "can be changed.",
        ko: "광고는 동의를 구한 경고창과 그 답을 바꿀 수 있는 화면을 밝힙니다."))
    sample.line("category marketing")
    sample.line("level passive")
    sample.line("consent AskFor\(sample.name)")
    sample.line("settings NotificationSettings")
    sample.line("body", .offerBody)
    sample.line("hiddenPreview", .offerPreview)
    sample.line("identifier summerOffer")
    sample.line("sound none")
    sample.line("opens OfferScreen")
    sample.line("}")
  }
}
