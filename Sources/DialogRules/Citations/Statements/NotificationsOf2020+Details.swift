import DialogFindings

extension GuidelineDocument {
  static let notifications2020Details = [
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Consider providing a sound to supplement your notifications."
      ),
      [
        Statement(
          32, "A sound may add to a notification, the system’s or the app’s own.",
          ko: "시스템의 소리나 앱의 소리를 더할 수 있습니다.",
          .language(
            en: "`sound default`, `none` or a file with its length",
            ko: "`sound default`, `none`, 또는 파일과 길이")),
        Statement(
          33, "A sound of the app’s own is short.", ko: "앱의 소리는 짧게 만듭니다.",
          .rules("notification/sound")),
        Statement(
          34, "It is distinctive and made with skill.", ko: "소리는 구별되고 잘 만든 것이어야 합니다.",
          .nothing(en: "how a file sounds is not in the source", ko: "파일이 어떻게 들리는지는 소스에 없습니다")),
        Statement(
          35, "Nothing important is told by the sound alone.", ko: "중요한 것을 소리로만 알리지 않습니다.",
          .rules("notification/sound")),
        Statement(
          36, "Vibration is turned on by people, not by apps.", ko: "진동은 앱이 아니라 사용자가 켭니다.",
          .rules("notification/sound"),
          .language(en: "there is no statement for it", ko: "진동을 켜는 구문이 없습니다")),
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Consider providing a detail view."),
      [
        Statement(
          37, "A detail view tells more and lets people act where they are.",
          ko: "상세 보기는 더 많은 것을 알려 주고, 하던 곳에서 바로 무언가를 할 수 있게 합니다.",
          .rules("notification/action-opens-app"),
          .language(
            en:
              "`detail` with `description`, `media` and `action`, which works in place unless it `opens` a screen",
            ko: "`description`, `media`, `action`이 있는 `detail`. 동작은 `opens`가 없으면 그 자리에서 됩니다")),
        Statement(
          38, "A detail view has something of use in it.", ko: "상세 보기에는 쓸모 있는 것을 둡니다.",
          differs: Message(
            en: "Korean says something important; followed is what is of use",
            ko: "한국어 문서는 중요한 정보라고 하지만, 영어를 따라 쓸모 있는 것으로 봅니다"),
          .rules("notification/empty-detail")),
        Statement(
          39, "A detail view is recognized and feels like a part of the app.",
          ko: "상세 보기는 한눈에 알아볼 수 있고 앱의 일부처럼 보입니다.",
          .nothing(
            en: "the look of the app’s own view is not in the source", ko: "앱이 그리는 화면의 모양은 소스에 없습니다"
          )),
        Statement(
          40,
          "A detail view may have photos, videos and other content, and change while it is seen.",
          ko: "상세 보기에는 사진과 동영상 등이 있을 수 있고, 보이는 동안 바뀔 수 있습니다.",
          .language(
            en: "`description`, and `media image`, `video`, `audio`, `map`, which may be `live`",
            ko: "`description`과 `media image`, `video`, `audio`, `map`. 미디어는 `live`일 수 있습니다")),
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Provide intuitive, beneficial actions."),
      [
        Statement(
          41, "Actions are intuitive and of use, and four at most.",
          ko: "동작은 직관적이고 쓸모 있는 것으로 네 개까지 둡니다.",
          differs: Message(
            en: "Korean has educational for intuitive; followed is English",
            ko: "한국어 문서의 ‘교육적’은 ‘직관적’을 옮긴 말로 보고 영어를 따릅니다"),
          .rules("notification/actions")),
        Statement(
          42, "Actions are common tasks that save opening the app.",
          ko: "동작은 앱을 열지 않고도 할 수 있게 해 주는, 자주 하는 일입니다.",
          .rules("notification/action-opens-app")),
        Statement(
          43, "An action’s title is short.", ko: "동작의 제목은 짧게 씁니다.",
          .rules("notification/action-title")),
        Statement(
          44, "An action’s title is in title style.",
          ko: "동작의 제목에는 대문자를 제목 형식으로 씁니다. 한국어에는 대소문자가 없습니다.",
          differs: Message(
            en: "Korean asks for a capital at the start; followed is title style",
            ko: "한국어 문서는 첫 글자를 대문자로 쓰라고만 하지만, 제목 형식을 따릅니다"),
          .rules("text/title-capitalization", "text/ending-punctuation")),
        Statement(
          45, "An action’s title tells its result.", ko: "동작의 제목으로 결과를 알 수 있습니다.",
          .rules("notification/action-title", "button/yes-no")),
        Statement(
          46, "An action may take text, typed in place.", ko: "동작은 그 자리에서 글을 받을 수 있습니다.",
          .language(en: "`input` and `send`", ko: "`input`과 `send`")),
      ]),
    Section(
      .notifications2020(
        "Designing a Great Notification Experience: Avoid providing destructive actions."),
      [
        Statement(
          47, "Destructive actions are avoided.", ko: "무언가를 삭제하는 동작은 피합니다.",
          differs: Message(
            en: "Korean adds that data is lost by them; it is the same",
            ko: "한국어 문서는 데이터를 잃을 수 있다고 덧붙이며, 뜻은 같습니다"),
          .rules("notification/destructive-action")),
        Statement(
          48, "Where there must be one, people are told enough before.",
          ko: "꼭 필요하면 무슨 일이 일어나는지 먼저 충분히 알립니다.",
          .rules("notification/destructive-action"),
          .language(en: "`@allow` takes the reason", ko: "`@allow`에 이유를 적습니다")),
        Statement(
          49, "Destructive actions are marked so, and red.", ko: "그런 동작은 그렇게 표시하며 빨간색으로 보여 줍니다.",
          .placement(
            en: "generated code and the terminal show `destructive` in red",
            ko: "생성된 코드와 터미널은 `destructive`를 빨간색으로 보여 줍니다"),
          .rules("notification/destructive-action")),
      ]),
  ]
}
