import DialogFindings

extension GuidelineDocument {
  static let notifications2020Consent = [
    Section(
      .notifications2020(
        "Sending Marketing Notifications: Don't use notifications to send marketing or promotional content unless people explicitly agree to receive such information."
      ),
      [
        Statement(
          50, "Nothing is promoted to people who did not agree to it.",
          ko: "동의하지 않은 사람에게 아무것도 홍보하지 않습니다.",
          .rules("notification/marketing-consent"))
      ]),
    Section(
      .notifications2020(
        "Sending Marketing Notifications: Get people’s permission if you want to send them promotional or marketing notifications."
      ),
      [
        Statement(
          51, "People agree explicitly, and to marketing itself.",
          ko: "마케팅 알림에는 따로 명시적으로 동의를 받습니다.",
          .rules("notification/marketing-consent", "alert/exit")),
        Statement(
          52, "The dialog that asks says what kinds of information will come.",
          ko: "동의를 구하는 대화상자에서 어떤 정보를 보낼지 알립니다.",
          .rules("notification/marketing-consent")),
        Statement(
          53, "It has a clear way in and a clear way out.", ko: "받는 방법과 받지 않는 방법이 모두 분명합니다.",
          .rules("notification/marketing-consent")),
      ]),
    Section(
      .notifications2020(
        "Sending Marketing Notifications: Make sure people can manage their notification preferences within your app."
      ),
      [
        Statement(
          54, "The choice, of news and of marketing, can be changed on a screen of the app.",
          ko: "정보든 마케팅이든, 앱의 화면에서 선택을 바꿀 수 있습니다.",
          .rules("notification/marketing-settings", "notification/permission"))
      ]),
    Section(
      .notifications2020(
        "Badging: Use badging to supplement notifications, not to denote critical information."),
      [
        Statement(
          55, "A badge is never the only sign of what is critical.", ko: "중요한 것을 배지로만 알리지 않습니다.",
          .rules("badge/critical"))
      ]),
    Section(
      .notifications2020("Badging: Use badging for notification purposes only."),
      [
        Statement(
          56, "A badge counts notifications and shows no other number.",
          ko: "배지에는 알림의 수만 표시하고 다른 숫자는 표시하지 않습니다.",
          .rules("badge/purpose"))
      ]),
    Section(
      .notifications2020("Badging: Keep badges up to date."),
      [
        Statement(
          57, "A badge changes as soon as people have seen what it counts.",
          ko: "사용자가 내용을 보면 배지도 곧 바뀝니다.",
          .rules("badge/cleared")),
        Statement(
          58, "A badge at zero takes the app’s notifications out of Notification Center.",
          ko: "배지가 0이 되면 알림 센터에서 앱의 알림이 사라집니다.",
          .placement(
            en: "generated code says so where the badge is cleared",
            ko: "생성된 코드에서 배지를 지우는 곳에 적혀 있습니다")),
      ]),
  ]
}
