import DialogFindings
import DialogSyntax

extension Keyword {
  /// What the word says, in a sentence.
  ///
  /// - Parameter owner: the keyword of the declaration or block that it stands in.
  func meaning(in owner: Keyword?) -> Message {
    switch self {
    case .source where owner == .project:
      Message(
        en: "The language that plain texts are in, which others are translated from.",
        ko: "언어를 밝히지 않은 텍스트의 언어. 다른 언어는 여기에서 번역합니다.")
    case .settings where owner == .project || owner == .notifications:
      Message(
        en: "The screen where people choose which notifications they get.",
        ko: "어떤 알림을 받을지 고르는 화면.")
    case .title where owner == .notification:
      Message(en: "The first line of a notification, shown bold.", ko: "굵게 표시하는 알림의 첫 줄.")
    default: declarationMeaning ?? dialogMeaning ?? notificationMeaning ?? partMeaning
    }
  }

  /// Of declarations and what projects state.
  private var declarationMeaning: Message? {
    switch self {
    case .project:
      Message(
        en: "The app’s name, the guidelines’ edition, languages and settings of a project.",
        ko: "프로젝트의 앱 이름, 지침의 판, 언어, 설정.")
    case .enum:
      Message(en: "A type whose cases texts can choose by.", ko: "케이스에 따라 텍스트를 고를 수 있는 타입.")
    case .terms:
      Message(
        en: "The project’s glossary: a button without a text takes the term of its name.",
        ko: "프로젝트의 용어집. 텍스트가 없는 버튼은 같은 이름의 용어를 씁니다.")
    case .alert:
      Message(
        en: "Important information that interrupts: a title, a message, fields and buttons.",
        ko: "하던 일을 멈추고 알릴 만큼 중요한 정보. 제목, 메시지, 입력란, 버튼이 있습니다.")
    case .actionSheet:
      Message(
        en: "Choices about something that a person began.",
        ko: "사용자가 시작한 일에 관한 선택지.")
    case .notification:
      Message(
        en: "A banner that tells something at any time, with an optional detail view.",
        ko: "언제든 소식을 전하는 배너. 상세 보기를 둘 수 있습니다.")
    case .translation:
      Message(
        en: "The texts of a dialog in one language, in any file.",
        ko: "대화상자 하나의 텍스트를 한 언어로 옮긴 것. 어느 파일에나 쓸 수 있습니다.")
    case .app: Message(en: "The app’s name as people see it.", ko: "사용자에게 보이는 앱 이름.")
    case .guidelines:
      Message(
        en: "The year of the guidelines that dialogs are held against.",
        ko: "대화상자를 검사하는 기준이 되는 지침의 연도.")
    case .locales:
      Message(
        en: "All languages of the project; a list may go on after a comma on the next line.",
        ko: "프로젝트의 모든 언어. 쉼표 뒤에서 줄을 바꿔 이어 쓸 수 있습니다.")
    case .devices:
      Message(en: "The devices whose screens texts must fit.", ko: "텍스트가 들어가야 하는 화면의 기기.")
    case .textSize:
      Message(
        en: "The largest text size at which texts must still fit.",
        ko: "텍스트가 들어가야 하는 가장 큰 텍스트 크기.")
    case .notifications:
      Message(
        en: "Who asks for permission to notify, and where it is changed.",
        ko: "알림 권한을 묻는 곳과 바꾸는 곳.")
    case .rules:
      Message(
        en:
          "Turns rules off, or sets how much their findings weigh; with a release of dialogc, newer "
          + "rules only give notes.",
        ko: "규칙을 끄거나 지적의 심각도를 정합니다. dialogc 릴리스를 적으면 그보다 새 규칙은 참고로만 알립니다.")
    case .permission:
      Message(
        en: "The alert shown before the system asks whether the app may notify.",
        ko: "시스템이 알림 권한을 묻기 전에 보여 주는 경고창.")
    default: nil
    }
  }

  /// Of what alerts and action sheets state.
  private var dialogMeaning: Message? {
    switch self {
    case .title: Message(en: "The question or the news, in a line or two.", ko: "질문이나 소식을 한두 줄로.")
    case .message:
      Message(en: "What people need to know beside the title.", ko: "제목 말고 더 알아야 하는 것.")
    case .purpose: Message(en: "Why the dialog interrupts.", ko: "대화상자가 하던 일을 멈추게 하는 이유.")
    case .field: Message(en: "A text field.", ko: "입력란.")
    case .button:
      Message(
        en: "A button; without a text it takes the project’s or the platform’s term of its name.",
        ko: "버튼. 텍스트가 없으면 같은 이름의 프로젝트 용어나 플랫폼 용어를 씁니다.")
    case .choice: Message(en: "A choice of an action sheet.", ko: "동작 시트의 선택지.")
    case .cancel:
      Message(
        en: "The button that does nothing, by custom with the platform’s own title.",
        ko: "아무것도 하지 않는 버튼. 보통 플랫폼의 말을 그대로 씁니다.")
    case .exit:
      Message(
        en: "What leaving means where there is no Cancel: a button, or ‘dismissed’.",
        ko: "취소 버튼이 없을 때 나가는 것의 뜻. 버튼 이름이나 ‘dismissed’.")
    case .layout:
      Message(
        en: "‘manual’ keeps buttons in source order, and rules check it.",
        ko: "‘manual’이면 버튼이 쓴 순서대로 놓이고 규칙이 그 순서를 검사합니다.")
    case .shown:
      Message(
        en: "When the dialog is shown: when the app starts, or the first time that it is needed.",
        ko: "보여 주는 때. 앱을 시작할 때나 처음 필요할 때.")
    case .undoable: Message(en: "What it asks about can be undone.", ko: "묻는 일을 되돌릴 수 있습니다.")
    case .source:
      Message(
        en: "The control that the sheet answers; a popover’s anchor on larger screens.",
        ko: "시트를 부르는 컨트롤. 큰 화면에서는 팝오버가 가리킵니다.")
    default: nil
    }
  }

  /// Of what notifications state.
  private var notificationMeaning: Message? {
    switch self {
    case .subtitle: Message(en: "A line below the title.", ko: "제목 아래의 한 줄.")
    case .body: Message(en: "What happened.", ko: "일어난 일.")
    case .hiddenPreview:
      Message(en: "What a locked screen shows instead of the body.", ko: "잠금 화면에서 본문 대신 보여 주는 텍스트.")
    case .description: Message(en: "What the detail view says beside.", ko: "상세 보기에 더 보여 주는 텍스트.")
    case .delivery:
      Message(en: "Who sends it: the app itself, or a server.", ko: "보내는 쪽. 앱 자신이나 서버.")
    case .category: Message(en: "What it is about.", ko: "무엇에 관한 알림인지.")
    case .suggest:
      Message(
        en: "Banner or alert; the person decides in Settings.", ko: "배너나 경고. 사용자가 설정에서 정합니다.")
    case .level: Message(en: "How urgent it is.", ko: "얼마나 급한지.")
    case .thread: Message(en: "What groups it with others.", ko: "다른 알림과 함께 묶는 기준.")
    case .identifier:
      Message(en: "What lets a later one take its place.", ko: "나중에 온 알림이 대신하게 하는 이름.")
    case .sound:
      Message(
        en: "‘default’, ‘none’, or a file and its length: \"chime.caf\" 2s.",
        ko: "‘default’, ‘none’, 또는 파일과 길이: \"chime.caf\" 2s.")
    case .badge:
      Message(
        en: "The number on the app’s icon, and the screen that clears it.",
        ko: "앱 아이콘에 붙는 수와 그것을 지우는 화면.")
    case .consent:
      Message(
        en: "The alert in which people agreed to be sent offers.", ko: "광고 알림을 보내도 되는지 동의를 구한 경고창.")
    case .settings: Message(en: "The screen where the choice is changed.", ko: "그 선택을 바꾸는 화면.")
    case .detail:
      Message(
        en: "What opening it shows beside: text, media, actions.", ko: "열었을 때 더 보여 주는 텍스트, 미디어, 동작."
      )
    case .media: Message(en: "A picture, a video, a sound or a map.", ko: "그림, 비디오, 소리, 지도.")
    case .action: Message(en: "Something to do right in the notification.", ko: "알림에서 바로 할 수 있는 일.")
    case .opens: Message(en: "The screen of the app that it leads to.", ko: "열리는 앱의 화면.")
    default: nil
    }
  }

  /// Of attributes, texts, parameters and directives.
  private var partMeaning: Message {
    switch self {
    case .destructive:
      Message(en: "Pressing it destroys something; shown red.", ko: "누르면 무언가를 삭제합니다. 빨간색으로 표시합니다.")
    case .default: Message(en: "Return presses it; shown bold.", ko: "Return 키로 누릅니다. 굵게 표시합니다.")
    case .if: Message(en: "It is there only where a Bool is true.", ko: "Bool이 참일 때만 있습니다.")
    case .not: Message(en: "Where the Bool is false.", ko: "Bool이 거짓일 때.")
    case .for: Message(en: "A choice for each element of a list.", ko: "목록의 요소마다 선택지 하나.")
    case .in: Message(en: "The list.", ko: "목록.")
    case .limit: Message(en: "The most choices that are shown.", ko: "보여 주는 선택지의 최대 개수.")
    case .required:
      Message(en: "The button waits until it is filled in.", ko: "채울 때까지 버튼을 누를 수 없습니다.")
    case .secure: Message(en: "Dots stand for what is typed.", ko: "입력한 글자를 점으로 표시합니다.")
    case .keyboard: Message(en: "The keyboard that is shown.", ko: "표시하는 키보드.")
    case .content:
      Message(
        en: "What is asked for, so that the system can fill it in.",
        ko: "시스템이 채울 수 있도록 무엇을 묻는지 알립니다.")
    case .initial: Message(en: "What it holds at first.", ko: "처음에 들어 있는 값.")
    case .authenticated: Message(en: "The device is unlocked first.", ko: "먼저 기기의 잠금을 풉니다.")
    case .input:
      Message(en: "Takes text; the placeholder of its field.", ko: "텍스트를 받습니다. 그 입력란의 안내 글.")
    case .send: Message(en: "The title of the button that sends the text.", ko: "텍스트를 보내는 버튼의 제목.")
    case .clearedBy: Message(en: "The screen that clears the badge.", ko: "배지를 지우는 화면.")
    case .showing:
      Message(
        en: "What the screen shows: a parameter, or a name of the app’s.",
        ko: "화면이 보여 주는 것. 매개변수나 앱의 이름.")
    case .live: Message(en: "It changes while it is seen.", ko: "보는 동안 바뀝니다.")
    case .after: Message(en: "What the person did just before.", ko: "사용자가 바로 앞에 한 일.")
    case .by:
      Message(
        en: "Chooses a text by a number, a Bool or an enum.", ko: "숫자, Bool, 열거형에 따라 텍스트를 고릅니다.")
    case .of:
      Message(
        en: "Records the source text that a translation was made from.", ko: "번역의 바탕이 된 원본을 기록합니다.")
    case .sensitive: Message(en: "Must not be shown on a locked screen.", ko: "잠금 화면에 보여서는 안 됩니다.")
    case .allow:
      Message(
        en: "Accepts findings of a rule here, for a reason.", ko: "이유를 적고 여기에서 규칙의 지적을 허용합니다.")
    case .deprecated:
      Message(en: "Generated code warns of the dialog.", ko: "생성된 코드에서 이 대화상자를 쓰지 말라고 경고합니다.")
    default:
      Message(
        en: "A source says what a dialog means, never how it looks.",
        ko: "소스에는 대화상자의 뜻만 쓰고 모양은 쓰지 않습니다.")
    }
  }
}
