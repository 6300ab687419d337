import DialogFindings
import DialogLanguage
import DialogModel
import DialogSupport

extension Rule {
  static let notificationInstructs = Rule(
    "notification/instructs", .always(.warning),
    from: [
      .notifications2020("Create succinct, easy-to-read notifications."),
      .notifications2024("Content: Avoid telling people to perform specific tasks."),
    ],
    summary: Message(
      en: "a notification does not tell people to open the app, go somewhere or press something",
      ko: "앱을 열거나 어디로 가거나 무엇을 누르라고 알림에서 시키지 않습니다"),
    reason: Message(
      en: """
        The text is gone once the notification is, and what it told people to do is hard to \
        remember. Pressing it opens the app; what takes one step can be an action in its detail.
        """,
      ko: """
        알림이 사라지면 글도 사라져 무엇을 하라고 했는지 기억하기 어렵습니다. 알림을 누르면 앱이 열리고, 간단한 일은 알림의 \
        동작으로 넣을 수 있습니다.
        """),
    examples: [
      RuleExample(
        .notifying + """


          notification TripChanged(trip: String) {
            identifier trip
            title "{trip}"
            body {
              en "The gate has changed. ⟦Open the app to see it.⟧"
              ko "탑승구가 바뀌었습니다."
            }
            hiddenPreview { en "Trip Update"  ko "여행 소식" }
          }
          """),
      RuleExample(
        .notifyingInKorean + """


          notification TripChanged(trip: String) {
            identifier trip
            title "{trip}"
            body "탑승구가 바뀌었습니다. ⟦앱을 열어 확인하세요.⟧"
            hiddenPreview "여행 소식"
          }
          """),
      RuleExample(
        .notifying + """


          notification TripChanged(trip: String, gate: String) {
            identifier trip
            title "{trip}"
            body { en "The gate has changed to {gate}."  ko "탑승구가 {gate:으로/로} 바뀌었습니다." }
            hiddenPreview { en "Trip Update"  ko "여행 소식" }
          }
          """),
    ],
    check: .words(.prose) { variant, findings in
      guard variant.isVisibleNotificationText, !variant.isTerm else { return }
      let isReminder = variant.dialog.dialog.notification?.category == .reminder
      let instruction =
        variant.english?.instruction(inReminder: isReminder)
        ?? variant.korean?.instruction(inReminder: isReminder)
        ?? variant.first(tasksInApps) ?? (isReminder ? nil : variant.first(tasksByHeart))
      guard let instruction else { return }
      findings.report(
        Message(
          en: "a notification informs; what to do is forgotten once it is gone",
          ko: "알림에서는 무엇을 하라고 시키지 말고 소식만 전하세요. 알림이 사라지면 시킨 일도 잊힙니다"),
        in: variant, at: instruction)
    })
}

extension EnglishText {
  /// The first sentence that tells people to do something with the app or the device.
  fileprivate func instruction(inReminder: Bool) -> Range<Int>? {
    guard marks.intersects([.gesture, .task]) || readings.contains(.please) else { return nil }
    return sentences.first { instructs($0, inReminder: inReminder) }.map(range)
  }

  private func instructs(_ sentence: EnglishSentence, inReminder: Bool) -> Bool {
    let words = tokens[sentence.content].filter { $0.isWord && $0.quotes == 0 }
    let isTitleStyle = EnglishCapitals.balance(self, sentence.content, names: EnglishNames())
      .isTitleStyle
    for (index, word) in words.enumerated() {
      guard index == 0 || word.opensClause(after: words[index - 1], in: self) else { continue }
      if word.marks.contains(.gesture), word.readings.contains(.base) {
        if index + 1 < words.count, words[index + 1].opensTarget { return true }
        // “Swipe left and touch Share”
        continue
      }
      let isPlea = index > 0 && words[index - 1].lower == "please" && word.readings.contains(.base)
      let isTask = word.marks.contains(.task)
      if isPlea, !inReminder { return true }
      let isInstruction =
        sentence.form == .imperative || sentence.form == .label
        || index == 0 && word.readings.contains(.base)
          && words.dropFirst().first?.opensObject == true
      if isTask, !inReminder, !isTitleStyle, isInstruction {
        return word.lower != "try" || words.dropFirst(index + 1).first?.lower == "again"
      }
    }
    return false
  }
}

extension EnglishToken {
  /// Whether an instruction can begin here: after a comma, `and`, `then` or `please`.
  fileprivate func opensClause(after before: EnglishToken, in text: EnglishText) -> Bool {
    if ["please", "then", "to", "and", "just", "simply"].contains(before.lower) {
      return before.lower != "to"
    }
    let between = text.bytes[before.range.upperBound..<range.lowerBound]
    return between.contains(UInt8(ascii: ",")) || between.contains(UInt8(ascii: ";"))
  }

  /// “Check the settings, and if you …”: an order, whatever clauses follow.
  fileprivate var opensObject: Bool {
    readings.intersects([.article, .possessive]) && !readings.contains(.subject)
  }

  /// What a gesture is made at: `here`, `the`, `to see`, a name.
  fileprivate var opensTarget: Bool {
    readings.intersects([.article, .determiner, .to, .preposition, .possessive])
      || ["here", "now", "below", "it", "this"].contains(lower) || isCapitalized || kind != .word
  }
}

extension KoreanText {
  fileprivate func instruction(inReminder: Bool) -> Range<Int>? {
    sentences.first { sentence in
      let last = sentence.words.last?.text ?? ""
      guard sentence.form == .request || last.utf8.hasPrefix("바랍니다") else { return false }
      let words = sentence.words.map(\.text)
      return KoreanVocabulary.isInstruction(words, inReminder: inReminder)
    }?.range
  }
}

/// What is done in the app, on one of its screens, whatever the notification is about.
private let tasksInApps = Phrases(
  en: """
    ^ see|view|read|check|find|get|review|manage * in|on the|your app|settings|profile|dashboard|inbox|menu
    ^ details|more in the app
    ^ visit|open|check|see the|your|our * page|tab|screen|section|menu|dashboard|website|profile|settings
    ^ head|go|navigate|switch|jump|return|hop over|back|on? to|into the|your|our? * page|tab|screen|section|menu|settings|profile|dashboard|website|inbox|app
    and|then|to head|go|navigate|switch|jump|swipe|tap|touch|press|scroll|long-press|double-tap to|on|over|the|left|right|up|down * page|tab|screen|section|menu|settings|button|bell|icon|card
    ^ come back|in to the? app
    ^ call|dial|phone|text|ring * #-#-#
    """,
  ko: """
    -을|-를 실행해|실행하여|실행하고|실행해서|실행한 * -세요|-십시오|바랍니다 $
    -을|-를 실행하세요|실행하십시오|실행해주세요|실행하시기 $
    설정|설정의|설정에|메뉴의|메뉴에서|메뉴로|메뉴에|화면으로|화면에서|화면의|탭으로|탭에서|페이지로|페이지에서|설정에서|설정으로|앱에서|앱으로|앱에 * -세요|-십시오|바랍니다 $
    설정|설정의|설정에|메뉴의|메뉴에서|메뉴로|메뉴에|화면으로|화면에서|화면의|탭으로|탭에서|페이지로|페이지에서|설정에서|설정으로|앱에서|앱으로|앱에 * * 이동해|이동하여|들어가|들어가서|이동하세요|들어가세요
    """)

/// What people would have to remember, or note down, once the notification is gone.
private let tasksByHeart = Phrases(
  en: """
    ^ call|dial|phone|text|ring|fax * ##
    ^ call|dial|phone|ask|request * extension #
    ^ ask for|at|to * extension|code|counter|desk|number|reference #
    ^ reply|text|send|answer|respond with? stop|yes|no|help|start|y|n|end|unsubscribe|quit
    ^ reply|text|send|write|respond|answer * to ##
    ^ write|note|jot|copy|memorize|remember|take down? the|this|your|a|note * number|code|reading|reference|address|name|time|password|id
    ^ write|note|jot it|this|that|them? down
    ^ email|mail|send|forward|write * -@-
    and|then email|mail|send|forward|call|text * -@-|##
    ^ enter|type|use|quote|give|show|tell|present|say|mention the|this|your|code|number|pin|reference? code|number|pin|reference|extension? ##
    ^ bring|show|present the|this|your|a * code|number|form|letter|receipt|id and|to|at
    ^ remember|don't to|forget
    ^ scan the|this|a qr|barcode|code
    """,
  ko: """
    -으로|-로|##|##번 전화하- -세요|-십시오
    ##|##-|-##|-###|##로|##으로|##번으로 * 전화하세요|전화하십시오|전화해|전화하여|전화해서|전화주세요|연락하세요|연락해|연락하십시오|문자를|문자로|문의하세요|문의해|회신하세요|회신해
    -@- * 보내|보내세요|보내십시오|회신하세요|회신해|연락하세요|연락해|문의하세요|문의해|전달해
    적어|적어서|적은|적으신|메모해|메모하여|메모한|외워|기억해|기록해|받아적어 * -세요|-십시오|바랍니다 $
    메모하세요|메모하십시오|외우세요|외우십시오|기억하세요|기억하십시오|적으세요|적으십시오|적어두세요|적어놓으세요 $
    # 입력하고|입력하세요|입력하십시오|입력해|입력한|입력하여|제시하세요|제시해|제시하십시오|말씀하세요|말씀해|알려주세요|불러
    문자|문자를|문자로|답장|답장을|회신을 * ##|거부|수신거부 * 보내|보내세요|보내십시오
    """)
