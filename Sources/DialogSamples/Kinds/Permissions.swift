import DialogFindings

extension SampleKind {
  static let permission = SampleKind(
    "permission", Message(en: "asks before the system asks", ko: "시스템이 묻기 전에 먼저 묻습니다"),
    called: SampleWriter.permissionName
  ) { sample in
    sample.permission(called: sample.name)
  }

  static let consent = SampleKind(
    "consent",
    Message(en: "asks for a free choice", ko: "자유롭게 고를 수 있는 동의를 구합니다"),
    called: "AskForOffers"
  ) { sample in
    sample.consent(called: sample.name)
  }
}

extension SampleWriter {
  /// What the alert is called that asks for permission, where a sample has it beside its own dialog.
  static let permissionName = "AskToNotify"

  /// The alert that asks whether notifications may be sent.
  mutating func permission(called name: String) {
    document(
      Message(
        en: "Shown before the system asks, after the first order.",
        ko: "첫 주문 뒤, 시스템이 묻기 전에 나타납니다."))
    line("alert \(name) {")
    line("purpose permission")
    note(
      Message(
        en:
          "Shown when it is needed for the first time, not when the app starts; placeOrder is the\n"
          + "app’s name for what the person just did.",
        ko: "앱을 시작할 때가 아니라 처음 필요할 때 나타납니다. placeOrder는 앱에서 그 일을 부르는 이름입니다."))
    line("shown onFirstNeed after placeOrder")
    line("title", .permissionTitle)
    note(Message(en: "What people gain by allowing it.", ko: "허락하면 무엇이 좋은지 씁니다."))
    line("message", .permissionMessage)
    line("button turnOn", .turnOn)
    line("cancel")
    line("}")
  }

  /// The alert that asks whether offers may be sent.
  mutating func consent(called name: String) {
    document(
      Message(
        en: "Asked once, before any offer is sent.",
        ko: "광고를 보내기 전에 한 번 묻습니다."))
    line("alert \(name) {")
    line("purpose consent")
    line("title", .consentTitle)
    note(Message(en: "What kind of news will come.", ko: "어떤 소식이 오는지 밝힙니다."))
    line("message", .consentMessage)
    note(
      Message(
        en: "Both answers are equally easy; going to the Home screen means no.",
        ko: "두 답은 똑같이 쉽습니다. 홈 화면으로 나가면 거절한 것입니다."))
    line("button allow", .allow)
    line("button decline", .decline)
    line("exit decline")
    line("}")
  }
}
