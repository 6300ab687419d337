import DialogModel
import DialogReading
import DialogSupport

extension TextVariant {
  /// Whether it is a text for hidden previews that says something.
  var isTellingPreview: Bool {
    element == .text(.hiddenPreview) && !tellsNothing && !namesOfApp.contains(text)
  }

  /// Whether it tells no more than the system does by itself.
  var tellsNothing: Bool {
    let lower = text.lowercased()
    if bytes.count <= emptyPreviewBytes, emptyPreviews.contains(lower) { return true }
    if messagePreviews.contains(lower), let category = dialog.dialog.notification?.category {
      return category != .communication
    }
    return namesOfApp.contains { name in
      guard lower.utf8.hasPrefix(name.lowercased()) else { return false }
      let rest = lower.dropFirst(name.count)
      return rest.isEmpty || rest.first == " " && emptyPreviews.contains(String(rest.dropFirst()))
    }
  }
}

/// Of a message, which only people send.
private let messagePreviews: Set<String> = [
  "message", "new message", "messages", "new messages", "메시지", "새 메시지", "메세지", "새 메세지",
]

/// What the system shows by itself, and what any notification is.
private let emptyPreviews = Set<String>.titles("새롭다,중요하다[ㄴ] 알림\n새롭다[ㄴ] 소식").union([
  "notification", "notifications", "new notification", "update", "updates", "new update", "news",
  "latest news", "alert", "new alert", "info", "information", "new information", "something new",
  "알림", "새 알림", "업데이트", "새 업데이트", "뉴스", "새 뉴스", "소식", "새 소식", "정보", "새 정보",
  "안내", "새 안내", "important", "attention", "heads up", "hello", "something",
  "important notification", "push notification",
  "push", "content", "new content", "activity", "new activity", "app", "app notification",
  "please read", "중요", "중요 알림",
  "확인 필요", "필독", "푸시 알림", "앱 알림", "새 내용", "내용", "새 활동", "활동",
])
private let emptyPreviewBytes = emptyPreviews.map(\.utf8.count).max()!
