extension RandomDialog {
  mutating func writeNotification() {
    chance.use(.notification)
    begin("notification", "Tell")
    add("delivery " + chance.choose([(.local, "local"), (.remote, "remote")]))
    if chance.wants(.marketing, oneIn: 8) { return writeOffer() }
    add(
      "category "
        + chance.choose([
          (.communication, "communication"), (.reminder, "reminder"), (.status, "status"),
          (.event, "event"), (.transaction, "transaction"),
        ]))
    addPresentation()
    addTexts()
    addSound()
    addGrouping()
    if chance.oneIn(2) { addDetail() }
  }

  private mutating func addPresentation() {
    if chance.oneIn(2) {
      add("suggest " + chance.choose([(.suggestBanner, "banner"), (.suggestAlert, "alert")]))
    }
    if chance.oneIn(2) {
      add(
        "level "
          + chance.choose([
            (.passive, "passive"), (.active, "active"), (.timeSensitive, "timeSensitive"),
            (.critical, "critical"),
          ]))
    }
  }

  private mutating func addTexts() {
    if chance.wants(.title, oneIn: 2) {
      add("title", Phrase(noun.english, noun.korean, noun.arabic), key: "title")
      if chance.wants(.subtitle, oneIn: 2) {
        add(parameter: "owner: String")
        add("subtitle", Phrase("{owner}", "{owner}", "{owner}"), key: "subtitle")
      }
    }
    say("body", "body", among: Sentence.plain + Sentence.selected)
    chance.use(.hiddenPreview)
    let preview = Phrase("\(noun.english) Update", "\(noun.korean) 소식", "تحديث \(noun.arabic)")
    add("hiddenPreview", preview, key: "hiddenPreview")
  }

  private mutating func addSound() {
    add(
      "sound "
        + chance.choose([
          (.defaultSound, "default"), (.noSound, "none"), (.soundFile, "\"chime.caf\" 2s"),
          (.soundMilliseconds, "\"chime.caf\" 500ms"), (.soundFraction, "\"chime.caf\" 1.5s"),
        ]))
  }

  private mutating func addGrouping() {
    if chance.wants(.thread, oneIn: 3) { add("thread \(noun.english.lowercased())Thread") }
    if chance.wants(.identifier, oneIn: 2) { add("identifier item\(number)") }
    if chance.wants(.badge, oneIn: 4) {
      add(parameter: "unread: Int")
      add("badge unread clearedBy HomeScreen")
    }
    if chance.wants(.opensShowing, oneIn: 2) {
      add("opens \(noun.english)Screen showing item\(number)")
    } else if chance.wants(.opens, oneIn: 2) {
      add("opens \(noun.english)Screen")
    }
  }

  /// Sent only to people who said yes.
  private mutating func writeOffer() {
    add("category marketing")
    add("level passive")
    add("consent AskForOffers")
    add("settings NotificationSettings")
    add(parameter: "discount: Double")
    chance.use(.double, .percentStyle, .passive)
    let body = Phrase(
      "The \(noun.english.lowercased()) costs {discount:percent} less this week.",
      "이번 주에 \(noun.korean) 가격이 {discount:percent} 낮아졌습니다.",
      "انخفض سعر \(noun.arabic) بنسبة {discount:percent} هذا الأسبوع.")
    add("body", body, key: "body")
    add("hiddenPreview", Phrase("Special Offer", "특별 할인", "عرض خاص"), key: "hiddenPreview")
    add("sound none")
    add("opens HomeScreen")
  }

  // MARK: Detail

  private mutating func addDetail() {
    chance.use(.detail)
    var lines: [String] = []
    if chance.wants(.description, oneIn: 3) {
      let phrase = Phrase(
        "The newest version is on the server.", "최신 버전은 서버에 있습니다.", "أحدث إصدار على الخادم.")
      lines.append("description " + text(phrase, key: "description"))
    }
    if chance.oneIn(2) { lines.append(media()) }
    lines += actions()
    add("detail {\n    " + lines.joined(separator: "\n    ") + "\n  }")
  }

  private mutating func media() -> String {
    let kind = chance.choose([
      (.image, "image"), (.video, "video"), (.audio, "audio"), (.map, "map"),
    ])
    let live = chance.wants(.live, oneIn: 4) ? " live" : ""
    if chance.wants(.sensitive, oneIn: 3) {
      chance.use(.url)
      add(parameter: "sensitive picture: URL")
      return "media \(kind) picture\(live)"
    }
    return "media \(kind) cover\(live)"
  }

  private mutating func actions() -> [String] {
    chance.use(.action)
    let deed = chance.element(of: Deed.all)
    let first = "action \(deed.name) " + text(deed.phrase, key: deed.name)
    switch chance.choose([
      (.actionOpens, "opens"), (.authenticated, "authenticated"), (.inputSend, "input"),
      (.destructiveAction, "destructive"), (.actionCondition, "condition"),
    ]) {
    case "opens": return [first + " opens HomeScreen showing item\(number)"]
    case "authenticated": return [first + " authenticated"]
    case "input":
      let input = text(Phrase("Message", "메시지", "رسالة"), key: "reply.input")
      let send = text(Phrase("Send", "보내기", "إرسال"), key: "reply.send")
      let reply = text(Phrase("Reply", "답장", "رد"), key: "reply")
      return [first, "action reply \(reply) input \(input) send \(send)"]
    case "destructive": return [first, "action delete destructive"]
    default: return [first + condition()]
    }
  }
}
