extension RandomDialog {
  /// Asks before something is lost.
  mutating func writeDeleting() {
    chance.use(.alert, .destructivePurpose, .destructive, .platformButton)
    begin("alert", "Delete")
    add("purpose destructive")
    addQuestion("Delete", "삭제할까요", "حذف")
    say("message", "message")
    if chance.wants(.undoable, oneIn: 6) { add("undoable") }
    let condition = condition(.condition)
    add("button delete destructive\(condition)")
    addCancel()
  }

  /// “Delete This Album?”
  private mutating func addQuestion(_ english: String, _ korean: String, _ arabic: String) {
    let phrase = Phrase(
      "\(english) This \(noun.english)?", "이 \(noun.koreanObject) \(korean)?",
      "هل تريد \(arabic) \(noun.arabic)؟")
    add("title", phrase, key: "title")
  }

  mutating func writeBuying() {
    chance.use(.alert, .purchase)
    begin("alert", "Buy")
    add("purpose purchase")
    addQuestion("Buy", "구매할까요", "شراء")
    say("message", "message", among: Sentence.plain)
    add("button buy", Phrase("Buy", "구매", "شراء"), key: "buy")
    addCancel()
  }

  mutating func writeProblem() {
    chance.use(.alert, .problem)
    begin("alert", "Find")
    add("purpose problem")
    let phrase = Phrase(
      "\(noun.english) Not Found", "\(noun.korean) 찾을 수 없음", "تعذر العثور على \(noun.arabic)")
    add("title", phrase, key: "title")
    say("message", "message")
    if chance.wants(.exitDismissed, oneIn: 3) {
      add("button ok")
      add("exit dismissed")
    } else {
      add("button retry", Phrase("Try Again", "다시 시도", "إعادة المحاولة"), key: "retry")
      addCancel()
    }
  }

  mutating func writePermission() {
    chance.use(.alert, .permission, .onFirstNeed)
    begin("alert", "Unlock")
    add("purpose permission")
    add("shown onFirstNeed after open\(noun.english)")
    let phrase = Phrase(
      "Use the camera for the \(noun.english.lowercased())?", "\(noun.korean) 화면에서 카메라를 사용할까요?",
      "هل تريد استخدام الكاميرا مع \(noun.arabic)؟")
    add("title", phrase, key: "title")
    let why = Phrase(
      "Pages are photographed with it.", "카메라로 쪽을 촬영합니다.", "تُصوَّر الصفحات بها.")
    add("message", why, key: "message")
    add("button use", Phrase("Use Camera", "카메라 사용", "استخدام الكاميرا"), key: "use")
    addCancel()
  }

  mutating func writeConsent() {
    chance.use(.alert, .consent, .exitButton)
    begin("alert", "Allow")
    add("purpose consent")
    addConsent()
  }

  mutating func writeChoosing() {
    chance.use(.alert, .choose, .termButton)
    begin("alert", "Save")
    add("purpose choose")
    addQuestion("Save", "저장할까요", "حفظ")
    say("message", "message")
    if chance.wants(.atLaunch, oneIn: 12) { add("shown atLaunch") }
    add("button saveItem")
    let deed = chance.element(of: Deed.all)
    add("button \(deed.name)", deed.phrase, key: deed.name, condition(.condition))
    addCancel()
  }

  mutating func writeInforming() {
    chance.use(.alert, .inform, .exitButton, .allow)
    begin("alert", "Show")
    add(directive: "@allow(alert/minimize, \"The law asks for this notice.\")")
    add("purpose inform")
    let phrase = Phrase(
      "\(noun.english) Notice", "\(noun.korean) 안내", "إشعار بشأن \(noun.arabic)")
    add("title", phrase, key: "title")
    say("message", "message", among: Sentence.plain + Sentence.written)
    add("button ok")
    add("exit ok")
  }

  /// Cancel, in one of the ways it is written.
  ///
  /// - Parameter mayHide: whether a condition may hide it: never where all else may destroy.
  mutating func addCancel(mayHide: Bool = false) {
    var ways: [(Construct, String)] = [
      (.plainCancel, "cancel"), (.cancelText, "text"), (.namedCancel, "name"),
      (.cancelDefault, "cancel default"),
    ]
    if mayHide { ways.append((.cancelCondition, "cancel if isReady")) }
    switch chance.choose(ways) {
    case "text": add("cancel", Phrase("Cancel", "취소", "إلغاء"), key: "cancel")
    case "name": add("cancel keep", Phrase("Cancel", "취소", "إلغاء"), key: "keep")
    case let way:
      if way.hasSuffix("isReady") { add(parameter: "isReady: Bool") }
      add(way)
    }
  }
}
