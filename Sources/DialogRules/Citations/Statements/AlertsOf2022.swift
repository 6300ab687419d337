import DialogFindings

extension GuidelineDocument {
  /// Alerts, as of 2022.
  static let alerts2022 = GuidelineDocument(
    name: "001", sections: alerts2022General + alerts2022Texts + alerts2022Buttons)

  private static let alerts2022General = [
    Section(
      .alerts2022("Alerts"),
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
          .rules("alert/not-customizable"),
          .language(en: "there is no statement for a look", ko: "모양을 정하는 구문이 없습니다")),
      ]),
    Section(
      .alerts2022("Minimize alerts."),
      [
        Statement(
          6, "Alerts are rare, because they disrupt.", ko: "경고창은 방해가 되므로 드물게 씁니다.",
          .rules("alert/minimize")),
        Statement(
          7, "Alerts tell only what is critical.", ko: "경고창은 꼭 알아야 할 것만 알립니다.",
          .rules("alert/minimize")),
        Statement(
          8, "Problems, purchases and destruction are reasons for an alert.",
          ko: "문제와 구매, 삭제는 경고창을 쓸 만한 이유입니다.",
          differs: Message(
            en: "Korean counts canceling (취소) as destruction; followed is what is lost",
            ko: "한국어 문서는 취소도 삭제하는 일로 들지만, 무언가를 잃을 때만 그렇게 봅니다"),
          .language(
            en: "`purpose` names them: `problem`, `purchase`, `destructive`",
            ko: "`purpose`에 적습니다: `problem`, `purchase`, `destructive`"),
          .rules("alert/minimize")),
      ]),
    Section(
      .alerts2022(
        "Use an action sheet — not an alert — to offer choices related to an intentional action."),
      [
        Statement(
          9, "Choices about what people began are an action sheet’s.",
          ko: "사용자가 시작한 일에 관한 선택지는 동작 시트로 보여 줍니다.",
          .rules("alert/choices-need-action-sheet", "alert/too-many-buttons")),
        Statement(
          10, "An alert confirms or cancels destruction and offers nothing more.",
          ko: "경고창에서는 삭제를 확인하거나 취소할 뿐, 다른 선택지를 더하지 않습니다.",
          .rules("alert/choices-need-action-sheet")),
      ]),
    Section(
      .alerts2022("Avoid scrolling alerts when possible."),
      [
        Statement(
          11, "An alert doesn’t scroll, even where text is large.",
          ko: "텍스트가 커도 경고창은 스크롤되지 않습니다.",
          differs: Message(
            en:
              "Korean puts this under action sheets and leaves large text out; followed is English",
            ko: "한국어 문서는 동작 시트 아래에 두고 큰 텍스트를 언급하지 않지만, 영어를 따릅니다"),
          .rules("alert/scrolls")),
        Statement(
          12, "Short titles, and brief messages only where needed, keep it from scrolling.",
          ko: "제목을 짧게 쓰고 메시지는 필요할 때만 간단히 써서 스크롤을 막습니다.",
          .rules("alert/scrolls", "alert/title-length", "alert/message-length")),
      ]),
  ]
}
