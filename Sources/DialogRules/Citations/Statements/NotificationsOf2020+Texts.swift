import DialogFindings

extension GuidelineDocument {
  static let notifications2020Texts = [
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
      [
        Statement(
          13, "A notification is short and easy to read.", ko: "알림은 짧고 읽기 쉽게 씁니다.",
          .rules("notification/length")),
        Statement(
          14, "A notification says something of use.", ko: "알림은 쓸모 있는 것을 알려 줍니다.",
          .rules("notification/no-information")),
        Statement(
          15, "Its text is complete sentences.", ko: "텍스트는 완전한 문장으로 씁니다.",
          .rules("notification/sentences")),
        Statement(
          16, "Its sentences are in sentence style.",
          ko: "문장에는 대문자를 문장 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          differs: Message(
            en: "Korean asks for a capital at the start; followed is sentence style",
            ko: "한국어 문서는 첫 글자를 대문자로 쓰라고만 하지만, 문장 형식을 따릅니다"),
          .rules("text/sentence-capitalization", "notification/sentences")),
        Statement(
          17, "It has proper punctuation.", ko: "알맞은 문장 부호를 씁니다.",
          .rules("text/ending-punctuation", "notification/sentences", "l10n/typography")),
        Statement(
          18, "No text is cut by hand.", ko: "텍스트를 직접 줄이지 않습니다.",
          .rules("text/not-truncated")),
        Statement(
          19, "It does not tell people to open the app.", ko: "앱을 열라고 하지 않습니다.",
          .rules("notification/instructs")),
        Statement(
          20, "It does not send people to a screen.", ko: "어떤 화면으로 가라고 하지 않습니다.",
          .rules("notification/instructs")),
        Statement(
          21, "It does not tell people to press a button.", ko: "어떤 버튼을 누르라고 하지 않습니다.",
          .rules("notification/instructs")),
        Statement(
          22, "It asks for nothing that is hard to remember once it is gone.",
          ko: "사라지면 기억하기 어려운 일을 시키지 않습니다.",
          .rules("notification/instructs")),
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Don’t include sensitive, personal, or confidential information in a notification."
      ),
      [
        Statement(
          23, "It has nothing sensitive, personal or confidential.",
          ko: "민감하거나 사적이거나 기밀인 정보를 담지 않습니다.",
          .rules("notification/sensitive"),
          .language(en: "`sensitive` marks a parameter", ko: "`sensitive`로 매개변수를 표시합니다"))
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Avoid sending multiple notifications for the same thing."
      ),
      [
        Statement(
          24, "The same thing is told once, even where nobody responded.",
          ko: "응답이 없어도 같은 일은 한 번만 알립니다.",
          .rules("notification/repeats"))
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Provide descriptive, nonspecific text to display when notification previews are hidden."
      ),
      [
        Statement(
          25, "There is a text for hidden previews.", ko: "미리보기를 숨겼을 때 보일 텍스트가 있습니다.",
          .rules("notification/hidden-preview")),
        Statement(
          26, "It tells what kind of news there is.", ko: "그 텍스트는 어떤 소식인지 알려 줍니다.",
          .rules("notification/hidden-preview")),
        Statement(
          27, "It gives no details away.", ko: "그 텍스트는 자세한 내용을 드러내지 않습니다.",
          .rules("notification/hidden-preview")),
        Statement(
          28, "It is short.", ko: "그 텍스트는 짧게 씁니다.",
          .rules("notification/hidden-preview")),
        Statement(
          29, "It is written like a title, as the document’s examples are.",
          ko: "그 텍스트에는 문서의 예처럼 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          .rules("text/title-capitalization", "text/ending-punctuation")),
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Don’t include your app name or icon."),
      [
        Statement(
          30, "The app’s name is not in the text.", ko: "텍스트에 앱의 이름을 쓰지 않습니다.",
          .rules("text/app-name")),
        Statement(
          31, "The app’s icon is not in the notification.", ko: "알림에 앱의 아이콘을 넣지 않습니다.",
          .rules("alert/not-customizable", "text/app-name")),
      ]),
  ]
}
