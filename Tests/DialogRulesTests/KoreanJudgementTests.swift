import DialogFindings
import DialogRules
import Testing

/// What is found in dialogs whose source language is Korean.
struct KoreanJudgementTests {
  static func rules(
    purpose: String = "problem", _ title: String, _ message: String, button: String = "다시 시도",
    edition: String = "2022"
  ) -> [RuleID] {
    let parameters = ["free": "Bytes", "count": "Int", "name": "String"]
      .filter { title.contains("{\($0.key)") || message.contains("{\($0.key)") }
      .map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
    let text = """
      project P { source ko; guidelines \(edition) }
      alert A\(parameters.isEmpty ? "" : "(\(parameters))") {
        purpose \(purpose)
        title "\(title)"
        message "\(message)"
        button go "\(button)"
        cancel\(edition == "2022" ? "" : " default")
      }
      """
    return findings(in: text).map(\.rule)
      .filter { $0 != "alert/title-length" && $0 != "alert/message-length" }
  }

  // MARK: Titles

  @Test(
    "one word as a title, also after a mark, glued, or sorry",
    arguments: [
      "경고", "경고!", "참고", "보고서", "로그인", "백업", "결제오류", "전송실패", "※경고", "⚠️ 경고", "[오류]", "죄송합니다.",
    ])
  func isOneWord(title: String) {
    #expect(Self.rules(title, "카드사에서 응답이 없습니다.") == ["alert/title-multiword"])
  }

  @Test(
    "a word that says enough", arguments: ["계정삭제", "로그아웃", "저장됐나요?", "저장했습니다.", "결제 오류", "⚠️ 결제 실패"])
  func saysEnough(title: String) {
    #expect(Self.rules(title, "카드사에서 응답이 없습니다.") == [])
  }

  @Test("a form with fields may be titled by what it is for")
  func titlesForm() {
    let text = """
      project P { source ko }
      alert A { purpose input; title "로그인"; field name "이름"; button go "로그인"; cancel }
      """
    #expect(findings(in: text) == [])
  }

  // MARK: Messages

  @Test(
    "what ends in a value and in no sentence",
    arguments: [
      "남은 공간 {free}", "남은 공간 1.2GB", "남은 공간: 1.2GB", "현재 속도 80km, 제한 속도 50km", "오류 코드 -43",
      "{count}개 선택됨",
      "‘{name}’ 선택됨", "{name}의 댓글 외 3개",
    ])
  func isFragment(message: String) {
    #expect(Self.rules("사진을 더 가져올 수 없습니다.", message) == ["alert/message-sentences"])
  }

  @Test(
    "what is a sentence, or may become one",
    arguments: [
      "주말은 제외됩니다(토요일 포함).", "보냈습니다. (3통)", "예: 20:35", "설정을 마쳤습니다: {count}개 성공", "{name}",
      "{name} 선택됨",
      "‘{name}’ 앨범에 {count}장이 있습니다.",
    ])
  func isNoFragment(message: String) {
    #expect(Self.rules("사진을 더 가져올 수 없습니다.", message) == [])
  }

  // MARK: Lengths

  @Test(
    "short words are read at a glance",
    arguments: ["앱을 사용하는 동안 허용", "오늘 하루 보지 않기", "한 시간 뒤 알림", "두 번 다시 보지 않기", "지금은 저장 안 함"])
  func isShort(button: String) {
    #expect(Self.rules(purpose: "choose", "어떻게 할까요?", "나중에 바꿀 수 있어요.", button: button) == [])
  }

  @Test("many words are not", arguments: ["이 앨범의 사진을 모두 공유", "사진과 동영상을 모두 한꺼번에 공유"])
  func isLong(button: String) {
    let found = Self.rules(purpose: "choose", "어떻게 할까요?", "나중에 바꿀 수 있어요.", button: button)
    #expect(found == ["button/title-length"])
  }

  // MARK: Buttons

  @Test(
    "a button that a message names",
    arguments: [
      ("공유하려면 확인을 탭하십시오.", true), ("공유 버튼을 누르면 링크를 보냅니다.", true), ("아래 버튼을 누르면 링크를 보냅니다.", true),
      ("계속하려면 버튼을 누르세요.", true), ("리모컨의 전원 버튼을 누르면 켜집니다.", false), ("엘리베이터 버튼을 눌러 보세요.", false),
      ("로그인 화면에서 확인을 누르면 됩니다.", false),
      ("받은 메일의 확인 버튼을 누르면 됩니다.", false), ("아래의 버튼을 누르면 링크를 보냅니다.", true), ("확인창을 누르지 마세요.", false),
    ])
  func explains(message: String, isFound: Bool) {
    let found = Self.rules(purpose: "choose", "사진을 공유하겠습니까?", message, button: "공유")
    #expect(found.contains("alert/explains-buttons") == isFound)
  }

  @Test(
    "answers that need the question",
    arguments: [
      ("응", "button/yes-no"), ("YES", "button/yes-no"), ("좋아요", "button/yes-no"),
      ("알겠습니다", "button/ok"), ("확인하기", "button/ok"), ("확인했어요", "button/ok"),
    ])
  func answers(button: String, rule: RuleID) {
    #expect(Self.rules(purpose: "choose", "사진을 올릴까요?", "5분쯤 걸려요.", button: button).contains(rule))
  }

  @Test("checking is a verb where it is asked for", arguments: ["확인", "확인하기"])
  func checks(button: String) {
    let found = Self.rules(purpose: "choose", "주문 내역을 확인할까요?", "지난달 주문이에요.", button: button)
    #expect(found == [])
  }

  @Test(
    "whatever the word, what loses is destructive",
    arguments: [
      ("댓글을 없앨까요?", "다시 되돌릴 수 없어요.", "없애기", true), ("친구를 끊을까요?", "대화가 사라져요.", "친구 끊기", true),
      ("열쇠를 파기할까요?", "파일을 다시 열 수 없습니다.", "영구 파기", true), ("문서를 정리할까요?", "원본은 그대로예요.", "정리", false),
      ("팀을 떠날까요?", "언제든 다시 들어올 수 있어요.", "떠나기", false),
      ("채팅방에서 나갈까요?", "다시 들어올 수 있어요.", "예", false), ("글을 지울까요?", "글이 사라져요.", "계속 쓰기", false),
      ("친구를 끊을까요?", "대화는 삭제되지 않아요.", "친구 끊기", false), ("친구를 끊을까요?", "되돌릴 수 있어요.", "친구 끊기", false),
      ("알림을 끊을까요?", "걱정할 필요가 없어요.", "끊기", false),
    ])
  func loses(title: String, message: String, button: String, isFound: Bool) {
    let found = Self.rules(purpose: "destructive", title, message, button: button)
    #expect(found.contains("button/destructive-role") == isFound)
  }

  @Test("setting a value is a verb where one is asked for")
  func sets() {
    let text = """
      project P { source ko }
      alert A { purpose input; title "네 자리 암호를 정하십시오."; field code "암호"; button go "설정"; cancel }
      """
    #expect(findings(in: text) == [])
  }

  // MARK: Tone

  @Test(
    "a title that names any failure, or one over a message that adds nothing",
    arguments: [
      ("요청을 처리하지 못했습니다.", "잠시 후 다시 시도하십시오.", true), ("시스템 오류", "관리자에게 문의하시기 바랍니다.", true),
      ("실패했어요.", "다시 시도해 주세요.", true), ("오류 코드 -1009", "잠시 후 다시 시도하십시오.", true),
      ("오류가 났어요.", "서버가 꺼져 있어요.", true), ("결제를 처리하지 못했습니다.", "잠시 후 다시 시도하십시오.", false),
      ("요청을 처리하지 못했습니다.", "카드 한도를 넘었습니다.", true), ("예약 요청을 처리하지 못했습니다.", "카드 한도를 넘었습니다.", false),
      ("작업 목록이 없습니다.", "잠시 후 다시 시도하십시오.", false),
    ])
  func isOblique(title: String, message: String, isFound: Bool) {
    #expect(Self.rules(title, message).contains("text/oblique") == isFound)
  }

  @Test(
    "pronouns, but not numbers and names",
    arguments: [
      ("내 사진을 찾을 수 없음", true), ("네 사진을 찾을 수 없음", true), ("네 주소를 찾을 수 없음", true),
      ("나의 찾기가 꺼져 있음", false),
      ("나의 iPhone 찾기가 꺼져 있음", false), ("네 면의 길이가 같지 않음", false), ("네 명이 더 필요함", false),
    ])
  func pronoun(title: String, isFound: Bool) {
    let found = Self.rules(title, "사진이 옮겨졌습니다.", edition: "2020")
    #expect(found.contains("text/pronoun") == isFound)
  }

  @Test(
    "the message repeats the title in other words",
    arguments: [
      ("로그인하지 못했어요.", "로그인에 실패했어요.", true), ("채팅방에서 나갈까요?", "정말 채팅방에서 나가시겠어요?", true),
      ("저장 공간이 부족합니다.", "저장 공간이 모자랍니다.", true), ("로그인하지 못했어요.", "암호를 바꾼 뒤 로그인에 실패했어요.", false),
      ("채팅방에서 나갈까요?", "대화도 지울까요?", false),
      ("파일을 못 엽니다.", "파일을 못 열었습니다.", true), ("앱을 못 씁니다.", "앱을 쓸 수 없습니다.", true),
      ("앱을 못 씁니다.", "카드를 못 씁니다.", false), ("문을 못 엽니다.", "문을 못 닫습니다.", false),
      ("알람을 껐습니다.", "알람을 끄면 소리가 나지 않습니다.", false),
      ("화면이 열리지 않습니다.", "화면이 잠겨 열리지 않습니다.", false), ("문이 열리지 않습니다.", "문이 잠겼습니다.", false),
      ("문이 닫혔습니다.", "문이 열려 있지 않습니다.", true), ("앱이 켜져 있지 않습니다.", "앱이 꺼졌습니다.", true),
    ])
  func repeats(title: String, message: String, isFound: Bool) {
    let found = Self.rules(title, message, button: "계속 진행")
    #expect(found.contains("alert/message-repeats-title") == isFound)
  }

  // MARK: Notifications

  static func rules(app: String = "가온누리", body: String) -> [RuleID] {
    let text = """
      project P { app "\(app)"; source ko; notifications { permission Ask; settings S } }
      alert Ask { purpose permission; title "알림을 켤까요?"; button on "켜기"; cancel }
      notification N {
        category status
        identifier it
        title "새 소식"
        body "\(body)"
        hiddenPreview "새 글"
      }
      """
    return findings(in: text).map(\.rule)
  }

  @Test(
    "what people are told to do with the app",
    arguments: [
      ("이벤트 탭에서 보상을 받으세요.", true), ("쿠폰함에서 확인해 보세요.", true), ("지금 접속해 보세요!", true),
      ("지금 들어와서 인사해 보세요.", true), ("오늘 안에 접속하고 받아 가세요!", true),
      ("자세한 내용은 공지 사항을 확인하시기 바랍니다.", true),
      ("택배함에서 찾아가세요.", false), ("3번 진료실로 들어오세요.", false), ("따뜻한 물을 마셔 보세요.", false),
      ("다음 사거리에서 좌회전하세요.", false),
      ("관심을 가져 주시기 바랍니다.", false),
    ])
  func instructs(body: String, isFound: Bool) {
    #expect(Self.rules(body: body) == (isFound ? ["notification/instructs"] : []))
  }

  @Test(
    "an app with the name of an everyday word",
    arguments: [
      ("하루", "하루 목표를 달성했습니다.", false), ("하루", "오늘 하루를 돌아봤습니다.", false),
      ("하루", "하루에서 새 목표를 받았습니다.", true),
      ("하루", "하루 앱이 달라졌습니다.", true), ("하루", "[하루] 목표를 달성했습니다.", true),
      ("오늘", "오늘에서야 눈이 왔습니다.", false),
      ("마음", "‘마음’에 새 글이 올라왔습니다.", true), ("가온누리", "가온누리가 달라졌습니다.", true),
    ])
  func namesApp(app: String, body: String, isFound: Bool) {
    #expect(Self.rules(app: app, body: body) == (isFound ? ["text/app-name"] : []))
  }
}
