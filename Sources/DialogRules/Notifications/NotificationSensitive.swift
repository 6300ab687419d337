import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let notificationSensitive = Rule(
    "notification/sensitive", .always(.error),
    from: [
      .notifications2020(
        "Designing a Great Notification Experience: Don’t include sensitive, personal, or confidential information in a notification."
      ),
      .notifications2024(
        "Content: Don’t include sensitive, personal, or confidential information."),
    ],
    summary: Message(
      en: "a notification shows nothing sensitive",
      ko: "알림에 민감한 정보를 드러내지 않습니다"),
    reason: Message(
      en: """
        Nobody knows who sees the screen when a notification arrives. A parameter marked sensitive \
        can’t appear in its texts. Whatever looks private by its name or the words around it gets a \
        warning: codes and passwords, card and phone numbers, addresses, birthdays, medication, test \
        results, and amounts beside words for accounts and pay. A price is not private.
        """,
      ko: """
        알림이 도착했을 때 누가 화면을 보고 있을지 알 수 없습니다. sensitive로 표시한 매개변수는 보이는 글에 쓸 수 \
        없습니다. 이름이나 말로 사적인 것임을 알 수 있으면 경고합니다. 인증 번호와 비밀번호, 카드나 전화의 번호, 주소, 생일, \
        약, 검사 결과, 계좌나 급여에 관한 말 옆의 금액이 그렇습니다. 가격은 사적이지 않습니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification MessageReceived(author: String, sensitive text: String) {
            identifier author
            title "{author}"
            body { en "⟦{text}⟧"  ko "새 메시지가 있습니다." }
            hiddenPreview { en "New Message"  ko "새 메시지" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification CodeSent(digits: String) {
            identifier signIn
            title "로그인 요청"
            body "⟦인증 번호는 {digits}⟧입니다."
            hiddenPreview "로그인"
          }
          """),
      RuleExample(
        .notifying + """


          notification SalaryArrived(amount: Currency) {
            identifier salary
            title { en "Payday"  ko "월급날" }
            body { en "The ⟦salary of {amount}⟧ is in."  ko "급여가 들어왔습니다." }
            hiddenPreview { en "Account News"  ko "계좌 소식" }
          }
          """),
      RuleExample(
        .notifying + """


          notification TicketBought(price: Currency) {
            identifier ticket
            title { en "Ticket"  ko "입장권" }
            body { en "The ticket cost {price}."  ko "입장권은 {price}입니다." }
            hiddenPreview { en "Ticket Receipt"  ko "영수증" }
          }
          """),
      RuleExample(
        .notifying + """


          notification PasswordChanged(account: String) {
            identifier account
            title "{account}"
            body { en "The password was changed."  ko "비밀번호가 변경되었습니다." }
            hiddenPreview { en "Account Update"  ko "계정 소식" }
          }
          """),
    ],
    check: .text(.notifications) { variant, findings in
      if let offset = variant.sensitiveOffset {
        findings.report(
          Message(
            en: "a sensitive parameter would show on a locked screen; say what kind of news it is",
            ko: "민감한 매개변수가 잠금 화면에 드러납니다. 어떤 소식인지만 쓰세요"),
          in: variant, at: offset..<offset + TextVariant.placeholder.utf8.count)
      } else if let secret = variant.secret ?? variant.personalDetail ?? variant.privateMatter {
        findings.report(
          Message(
            en:
              "this shows what is private to whoever sees the screen; let people look it up in the app",
            ko: "화면을 보는 누구에게나 사적인 내용이 드러납니다. 앱에서 볼 수 있게 하세요"),
          in: variant, at: secret, severity: .warning)
      }
    })
}

extension TextVariant {
  fileprivate var sensitiveOffset: Int? {
    placeholdersByOffset.first { _, placeholder in
      guard case .parameter(let index) = placeholder.value else { return false }
      return dialog.dialog.parameters[index].isSensitive
    }?.offset
  }

  /// A value that its own name or the words before it call a secret.
  fileprivate var secret: Range<Int>? {
    for (offset, placeholder) in placeholdersByOffset {
      let end = offset + TextVariant.placeholder.utf8.count
      if PersonalData.isNamed(name(of: placeholder.value)) { return offset..<end }
      if let start = english?.startOfSecret(before: offset) ?? korean?.startOfSecret(before: offset)
      {
        return start..<end
      }
    }
    return nil
  }
}
