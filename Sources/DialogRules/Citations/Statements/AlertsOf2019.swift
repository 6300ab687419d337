import DialogFindings

extension GuidelineDocument {
  /// Alerts, as of 2019.
  static let alerts2019 = GuidelineDocument(
    name: "003", sections: alerts2019General + alerts2019Texts + alerts2019Buttons)

  private static let alerts2019General = [
    Section(
      .alerts2019("Alerts"),
      [
        Statement(
          1, "An alert tells something important about the state of the app or the device.",
          ko: "경고창은 앱이나 기기의 상태에 관한 중요한 것을 알립니다.",
          .rules("alert/minimize")),
        Statement(
          2, "An alert has a title and buttons; a message and fields may be left out.",
          ko: "경고창에는 제목과 버튼이 있고, 메시지와 입력란은 없어도 됩니다.",
          .rules("alert/title-required", "alert/no-buttons"),
          .language(en: "`message` and `field` are optional", ko: "`message`와 `field`는 쓰지 않아도 됩니다")),
        Statement(
          3, "Nothing else of an alert’s look can be chosen.", ko: "경고창의 모양에서 그 밖의 것은 바꿀 수 없습니다.",
          .rules("alert/not-customizable"),
          .language(en: "there is no statement for a look", ko: "모양을 정하는 구문이 없습니다")),
      ]),
    Section(
      .alerts2019("Minimize alerts."),
      [
        Statement(
          4, "Alerts are for confirming purchases and destruction, and for telling of problems.",
          ko: "경고창은 구매와 삭제를 확인하거나 문제를 알릴 때만 씁니다.",
          .rules("alert/minimize")),
        Statement(
          5, "Alerts are rare, so that people take them seriously.",
          ko: "경고창은 드물어야 사용자가 진지하게 받아들입니다.",
          .rules("alert/minimize")),
        Statement(
          6, "Each alert says something critical and offers choices that are of use.",
          ko: "경고창마다 꼭 필요한 정보와 쓸모 있는 선택지가 있습니다.",
          .rules("alert/minimize", "alert/single-button")),
      ]),
    Section(
      .alerts2019("Test the appearance of alerts in both orientations."),
      [
        Statement(
          7, "The text reads well upright and on its side, without scrolling.",
          ko: "가로에서도 세로에서도 스크롤 없이 읽힙니다.",
          .placement(
            en: "each alert is measured in both on every device of the project",
            ko: "경고창마다 프로젝트의 모든 기기에서 두 방향으로 잽니다"),
          .rules("alert/scrolls"))
      ]),
  ]
}
