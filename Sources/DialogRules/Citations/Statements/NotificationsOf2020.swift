import DialogFindings

extension GuidelineDocument {
  /// Notifications, as of 2020.
  static let notifications2020 = GuidelineDocument(
    name: "002",
    sections: notifications2020General + notifications2020Texts + notifications2020Details
      + notifications2020Consent)

  private static let notifications2020General = [
    Section(
      .notifications2020("Notifications"),
      [
        Statement(
          1,
          "A notification tells something timely or important: a message, what is about to happen, a state that changed.",
          ko: "알림은 메시지, 곧 있을 일, 바뀐 상태처럼 때에 맞거나 중요한 소식을 전합니다.",
          .language(en: "`category` says which", ko: "`category`에 적습니다"),
          .rules("notification/no-information")),
        Statement(
          2,
          "A notification is seen on the locked screen, at the top of the screen in use and in Notification Center.",
          ko: "알림은 잠금 화면, 사용 중인 화면의 위쪽, 알림 센터에서 보입니다.",
          .placement(
            en: "the system shows it there; the terminal draws it at the top",
            ko: "시스템이 그곳에 보여 줍니다. 터미널에서는 맨 위에 그립니다")),
        Statement(
          3, "A notification comes from the device or from a server.",
          ko: "알림은 기기에서 생기거나 서버에서 옵니다.",
          .language(en: "`delivery local` or `remote`", ko: "`delivery local` 또는 `remote`")),
      ]),
    Section(
      .notifications2020("Notification Behavior"),
      [
        Statement(
          4,
          "People decide in Settings, for each app, whether its notifications come, where they show and whether its icon has a badge.",
          ko: "알림을 받을지, 어디에 보일지, 아이콘에 배지를 표시할지는 사용자가 설정에서 앱마다 정합니다.",
          .nothing(
            en:
              "Settings are the system’s; no statement overrides them, and no dialog can break this",
            ko: "설정은 시스템의 것입니다. 설정에 앞서는 구문이 없으므로 어떤 대화상자도 어길 수 없습니다")),
        Statement(
          5,
          "Whether a notification goes by itself or stays until it is dismissed is the person’s choice.",
          ko: "저절로 사라지는 배너인지, 닫을 때까지 남는 경고인지는 사용자가 고릅니다.",
          .rules("notification/style"),
          .language(en: "`suggest` only suggests", ko: "`suggest`는 제안일 뿐입니다"),
          .placement(
            en: "the terminal lets a banner go and an alert stay",
            ko: "터미널에서 배너는 사라지고 경고 스타일의 알림은 남습니다")
        ),
        Statement(
          6, "Tapping a notification opens its app and shows what it is about.",
          ko: "알림을 탭하면 그 앱이 열리고 관련된 것이 보입니다.",
          .rules("notification/destination"),
          .language(en: "`opens SCREEN showing NAME`", ko: "`opens SCREEN showing NAME`")),
        Statement(
          7, "Swiping a notification up, or letting it go, dismisses it.",
          ko: "알림을 위로 쓸어 올리거나 그냥 두면 닫힙니다.",
          .placement(
            en: "the system does so, and the terminal dismisses with nothing done",
            ko: "시스템이 그렇게 하며, 터미널에서도 아무 일 없이 닫힙니다")),
        Statement(
          8, "A detail view has up to four buttons.", ko: "상세 보기에는 버튼을 네 개까지 둡니다.",
          .rules("notification/actions")),
        Statement(
          9, "The detail view is seen on demand.", ko: "상세 보기는 사용자가 펼칠 때 보입니다.",
          .placement(
            en: "the gestures are the system’s; the terminal shows it when asked",
            ko: "제스처는 시스템의 것이며, 터미널에서는 펼치라고 할 때 보입니다")),
        Statement(
          10, "People opt in explicitly, for each app.", ko: "알림은 사용자가 앱마다 명시적으로 동의해야 받습니다.",
          differs: Message(
            en:
              "Korean says that people set whether to receive them; followed is English: they must opt in",
            ko: "한국어 문서는 받을지 말지 설정해야 한다고 합니다. 영어를 따라, 동의해야만 받습니다"),
          .rules("notification/permission", "alert/exit")),
        Statement(
          11, "They are asked the first time they use the app.", ko: "앱을 처음 쓸 때 묻습니다.",
          .rules("notification/permission-timing"),
          .language(en: "`shown onFirstNeed after NAME`", ko: "`shown onFirstNeed after NAME`")),
        Statement(
          12, "Who opted out can opt in later.", ko: "받지 않기로 한 사람도 나중에 바꿀 수 있습니다.",
          .rules("notification/permission"),
          .language(
            en: "`notifications { settings … }` names the screen",
            ko: "`notifications { settings … }`에 화면을 적습니다")),
      ]),
  ]
}
