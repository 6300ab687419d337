import DialogFindings

extension GuidelineDocument {
  /// Alerts, as of March 2020.
  static let alerts2020 = GuidelineDocument(
    name: "000", sections: alerts2020General + alerts2020Texts + alerts2020Buttons)

  private static let alerts2020General = [
    Section(
      .alerts2020("Alerts"),
      [
        Statement(
          1, "An alert tells something important about the state of the app or the device.",
          ko: "경고창은 앱이나 기기의 상태에 관한 중요한 것을 알립니다.",
          .rules("alert/minimize")),
        Statement(
          2, "An alert has a title.", ko: "경고창에는 제목이 있습니다.", .rules("alert/title-required")),
        Statement(
          3, "An alert has at least one button.", ko: "경고창에는 버튼이 하나 이상 있습니다.",
          .rules("alert/no-buttons")),
        Statement(
          4, "A message and text fields may be left out.", ko: "메시지와 입력란은 없어도 됩니다.",
          .language(
            en: "`message` and `field` are optional", ko: "`message`와 `field`는 쓰지 않아도 됩니다")),
        Statement(
          5, "Nothing else of an alert’s look can be chosen.",
          ko: "경고창의 모양에서 그 밖의 것은 바꿀 수 없습니다.",
          differs: Message(
            en:
              "Korean says that people who use the app can’t change it; followed is that nobody can",
            ko: "한국어 문서는 사용자가 바꿀 수 없다고 하지만, 아무도 바꿀 수 없다는 뜻을 따릅니다"),
          .rules("alert/not-customizable"),
          .language(en: "there is no statement for a look", ko: "모양을 정하는 구문이 없습니다")),
      ]),
    Section(
      .alerts2020("Minimize alerts."),
      [
        Statement(
          6, "Alerts are for confirming purchases and destruction, and for telling of problems.",
          ko: "경고창은 구매와 삭제를 확인하거나 문제를 알릴 때만 씁니다.",
          .rules("alert/minimize")),
        Statement(
          7, "Alerts are rare, so that people take them seriously.",
          ko: "경고창은 드물어야 사용자가 진지하게 받아들입니다.", .rules("alert/minimize")),
        Statement(
          8, "Each alert says something critical and offers choices that are of use.",
          ko: "경고창마다 꼭 필요한 정보와 쓸모 있는 선택지가 있습니다.",
          .rules("alert/minimize", "alert/single-button")),
      ]),
    Section(
      .alerts2020("Test the appearance of alerts in both orientations."),
      [
        Statement(
          9, "An alert is looked at upright and on its side, as it may differ.",
          ko: "가로와 세로에서 다르게 보일 수 있으므로 경고창을 두 방향에서 모두 살펴봅니다.",
          .placement(
            en: "each alert is measured in both on every device of the project",
            ko: "경고창마다 프로젝트의 모든 기기에서 두 방향으로 잽니다"),
          .rules("alert/scrolls")),
        Statement(
          10, "The text reads well in both without scrolling.",
          ko: "두 방향 모두에서 스크롤 없이 읽힙니다.",
          .rules("alert/scrolls")),
      ]),
  ]
}
