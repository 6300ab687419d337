import DialogFindings
import DialogRules
import Testing

/// What people would not call a fault, what is said once, and what advice fits.
struct TrustedFindingTests {
  static func messages(_ rule: RuleID, in source: String) -> [String] {
    findings(in: source).filter { $0.rule == rule }.map(\.message.english)
  }

  static func rules(in source: String) -> [RuleID] { findings(in: source).map(\.rule) }

  // MARK: Names

  @Test("one word that languages keep which translate all else is a name; a common word is not")
  func names() {
    let locales = ["de", "es", "fr", "it", "ja", "pl"]
    let kept = { (word: String, count: Int) in
      locales.enumerated().map { $1 + " \"" + ($0 < count ? word : "\(word) (\($1))") + "\"" }
        .joined(separator: " ")
    }
    let source = { (word: String, count: Int) in
      """
      project P { locales en, \(locales.joined(separator: ", ")) }
      alert A { purpose problem; title { en "\(word)" \(kept(word, count)) }; cancel }
      alert B { purpose problem
        title { en "The garden is closed." de "Der Garten ist zu." es "El jardín está cerrado." fr "Le jardin est fermé." it "Il giardino è chiuso." ja "庭は閉まっています。" pl "Ogród jest zamknięty." }
        message { en "It opens at nine." de "Er öffnet um neun." es "Abre a las nueve." fr "Il ouvre à neuf heures." it "Apre alle nove." ja "9時に開きます。" pl "Otwiera się o dziewiątej." }
        button again { en "Ask Again" de "Erneut fragen" es "Preguntar otra vez" fr "Redemander" it "Chiedi ancora" ja "もう一度聞く" pl "Zapytaj ponownie" }
        cancel
      }
      alert C { purpose problem; title { en "The pond is frozen." de "Der Teich ist zugefroren." es "El estanque está helado." fr "L’étang est gelé." it "Lo stagno è gelato." ja "池が凍っています。" pl "Staw zamarzł." }; cancel }
      """
    }
    #expect(Self.messages("l10n/unchanged", in: source("Explore", 5)) == [])
    #expect(Self.messages("l10n/unchanged", in: source("Explore", 2)).count == 2)
    #expect(Self.messages("l10n/unchanged", in: source("Warning", 5)).count > 3)
    #expect(Self.messages("l10n/unchanged", in: source("Plant Now", 5)).count > 3)
  }

  // MARK: Sheets

  static let sheets: [(String, String?)] = [
    (#"actionSheet A { source more; choice copy "Duplicate"; cancel }"#, "act without asking"),
    (
      #"actionSheet A { source more; title "Export Failed"; choice again "Try Again"; cancel }"#,
      "tell it in an alert"
    ),
    (
      #"actionSheet A { source more; title "Water all the plants?"; choice water "Water"; cancel }"#,
      "confirm it in an alert"
    ),
    (
      #"actionSheet A { source more; title "You’re on cellular data."; choice stream "Stream Anyway"; cancel }"#,
      "in an alert"
    ),
    (
      #"actionSheet A { source more; title "Apply to existing albums?"; choice apply "Apply"; choice no "No Thanks"; cancel }"#,
      nil
    ),
    (
      #"actionSheet A(count: Int) { source more; title "Number of Photos"; choice top "Top {count}"; cancel }"#,
      nil
    ),
  ]

  @Test("what a sheet without a choice is to be", arguments: sheets)
  func sheetsWithoutChoice(source: String, advice: String?) {
    let messages = Self.messages("sheet/two-choices", in: source)
    #expect(messages.count == (advice == nil ? 0 : 1))
    if let advice { #expect(messages.first?.contains(advice) == true, "\(messages)") }
  }

  @Test("a value alone names the row that a sheet is of; in an alert it says too little")
  func valueAsTitle() {
    let sheet =
      #"actionSheet A(account: String) { purpose choose; source row; title "{account}"; choice share "Share"; choice copy "Copy"; cancel }"#
    #expect(Self.rules(in: sheet) == [])
    let name = sheet.replacing("account", with: "userName")
    #expect(Self.rules(in: name) == [])
    let alert = #"alert A(account: String) { purpose problem; title "{account}"; cancel }"#
    #expect(Self.rules(in: alert).contains("alert/title-descriptive"))
  }

  @Test("four words are much for a choice, and no fault")
  func longChoices() {
    let sheet =
      #"actionSheet A { source row; choice one "Copy Home Page Address"; choice other "Share"; cancel }"#
    #expect(findings(in: sheet).map(\.severity) == [.note])
    // The words that they do not share tell them apart.
    let long = sheet.replacing("Copy Home Page Address", with: "Copy Old Home Page Address")
    #expect(findings(in: long).map(\.severity) == [.warning])
    let alike = long.replacing("Share", with: "Copy Feed Address")
    #expect(findings(in: alike).map(\.severity) == [.note])
    let alert =
      #"alert A { purpose problem; title "No Connection"; button one "Copy Home Page Address"; cancel }"#
    #expect(findings(in: alert).map(\.severity) == [.warning])
  }

  @Test("a choice that leads on to more destroys nothing yet")
  func leadsOn() {
    let sheet = { (title: String) in
      #"actionSheet A { source row; choice share "Share"; choice report "\#(title)"; cancel }"#
    }
    #expect(Self.rules(in: sheet("Report")) == ["button/destructive-role"])
    #expect(Self.rules(in: sheet("Report…")) == [])
  }

  // MARK: Said once

  @Test("No as a cancel button is told of once, and so is Yes beside it")
  func yesAndNo() {
    let source =
      #"alert A { purpose permission; title "Share this album?"; button yes "Yes"; cancel no "No" }"#
    #expect(Self.rules(in: source) == ["button/yes-no", "button/cancel-title"])
    #expect(
      Self.messages("button/yes-no", in: source) == [
        "‘Yes’ means nothing without the question; say with a verb what happens"
      ])
    let alone =
      #"alert A { purpose permission; title "Share this album?"; button share "Share"; cancel no "No" }"#
    #expect(Self.rules(in: alone) == ["button/cancel-title"])
    let translated =
      #"project P { locales en, de, ko } alert A { purpose permission; title { en "Share this album?" de "Dieses Album teilen?" ko "이 앨범을 공유할까요?" }; button share { en "Share" de "Teilen" ko "공유" }; cancel no { en "No" de "Nein" ko "아니요" } }"#
    #expect(Self.rules(in: translated) == ["button/cancel-title"])
    let choice =
      #"actionSheet A { source row; title "Apply to existing albums?"; choice apply "Apply"; choice no "No Thanks"; cancel }"#
    #expect(findings(in: choice).map(\.fixes) == [[]])
    let act =
      #"alert A { purpose permission; title "Share this album?"; button share "Yes, Share It"; cancel }"#
    #expect(Self.messages("button/yes-no", in: act) == ["leave out ‘Yes’: ‘Share It’ says it all"])
  }

  @Test("of two Cancels one is to go, which is said once")
  func twoCancels() {
    let choice =
      #"actionSheet A { source row; choice share "Share"; choice copy "Copy"; choice stop "Cancel"; cancel }"#
    #expect(Self.rules(in: choice) == ["button/cancel-role"])
    #expect(
      Self.messages("button/cancel-role", in: choice) == [
        "there is a ‘Cancel’ already; remove this one"
      ])
    let role =
      #"actionSheet A { source row; choice share "Share"; choice copy "Copy"; cancel; cancel stop "Cancel" }"#
    #expect(
      Self.messages("button/second-cancel", in: role) == [
        "a dialog has one Cancel; remove this one"
      ])
    #expect(Self.rules(in: role) == ["button/second-cancel"])
  }

  // MARK: What a text lacks

  static let notifying = """
    project P { app "Harbor" }
    alert AskToNotify { purpose consent; title "Send gate changes to this phone?"; message "You can change this in Settings."; button notify "Notify"; cancel }

    """

  static func notification(_ title: String, _ body: String) -> [Diagnostic] {
    findings(
      in: notifying
        + #"notification N { delivery local; category status; title "\#(title)"; body "\#(body)"; hiddenPreview "Trip Update" }"#
    ).filter {
      ["notification/sentences", "notification/instructs", "text/app-name"].contains($0.rule)
    }
  }

  @Test(
    "a reason that the app is given says nothing of what could be done",
    arguments: [
      (#"title "Error"; message "{reason}""#, false),
      (#"title "The tunnel isn’t active."; message "The server said: {reason}""#, false),
      (#"title "The tunnel isn’t active."; message "It couldn’t be started. {reason}""#, false),
      (#"title "The tunnel isn’t active."; message "{reason} couldn’t be reached.""#, true),
      (#"title "The tunnel {reason} isn’t active.""#, true),
    ])
  func singleButtons(texts: String, isFound: Bool) {
    let alert =
      "project P { guidelines 2019 }\nalert A(reason: String) { purpose problem; \(texts); button ok; exit ok }"
    #expect(Self.rules(in: alert).contains("alert/single-button") == isFound)
  }

  @Test("how a text is written matters no more where other words are asked for")
  func replaced() {
    let title =
      #"alert A { purpose destructive; title "are you sure?"; button delete "Delete" destructive; cancel }"#
    #expect(Self.rules(in: title) == ["alert/title-descriptive"])
    let preview = """
      project P { app "Harbor"; source en; locales en, ko, de; notifications { permission AskToNotify; settings Settings } }
      alert AskToNotify { purpose consent; title { en "Send gate changes to this phone?"  ko "게이트 변경을 이 휴대폰으로 보낼까요?"  de "Gate-Änderungen an dieses Telefon senden?" }; button notify { en "Notify"  ko "알림 받기"  de "Benachrichtigen" }; cancel }
      notification N(gate: String) { delivery local; category status; identifier gate; title { en "Gate Changed"  ko "게이트 변경"  de "Neues Gate" }; body { en "Your gate is {gate}."  ko "게이트는 {gate}번입니다."  de "Ihr Gate ist {gate}." }; hiddenPreview "New Update" }
      """
    #expect(Self.rules(in: preview) == ["notification/hidden-preview"])
  }

  @Test("no name is to be written with a digit first") func digits() {
    let alert =
      #"alert A(%: Int) { purpose problem; title "Page {%} wasn’t found."; button retry "Try Again"; cancel }"#
    #expect(!Self.rules(in: alert.replacing("%", with: "_1")).contains("name/style"))
    #expect(Self.rules(in: alert.replacing("%", with: "_one")).contains("name/style"))
  }

  @Test("one’s own device is told from another by whose it is")
  func ownDevices() {
    let watch =
      "project P { guidelines 2019 }\n"
      + #"alert A { purpose problem; title "The key wasn’t found."; message "Open the app on your iPhone."; button retry "Try Again"; cancel }"#
    #expect(!Self.rules(in: watch).contains("text/pronoun"))
    #expect(
      Self.rules(in: watch.replacing("your iPhone", with: "your desk")).contains("text/pronoun"))
  }

  @Test("a text without a subject lacks it, one with a verb lacks its mark alone")
  func lacks() {
    let elided =
      #"alert A { purpose problem; title "Trip Not Saved"; message "Unable to reach the server"; cancel }"#
    #expect(
      Self.messages("text/ending-punctuation", in: elided)
        == ["a message is a sentence: say it with a subject, and end it with ‘.’"])
    let face =
      #"alert A { purpose choose; title "Use Another Server?"; message "The server can’t be reached :("; button use "Use"; cancel }"#
    #expect(
      Self.messages("text/ending-punctuation", in: face).first?.contains("remove ‘:(’") == true)
    // Of a problem, the face is told, and the mark once it is gone.
    let sad = face.replacing("purpose choose", with: "purpose problem")
    #expect(Self.messages("text/ending-punctuation", in: sad) == [])
    #expect(Self.messages("text/oblique", in: sad).first?.hasPrefix("a face or laughter") == true)
    let found = Self.notification("Upload finished", "The photos are in the album.")
    #expect(found.map(\.message.english) == ["add ‘.’, or write it in title style"])
  }

  @Test("“try again” adds nothing, and a server that can’t be reached is no app")
  func notes() {
    let again = Self.notification("The trip was not saved.", "Please try again.")
    #expect(again.map(\.severity) == [.note])
    let order = Self.notification("The trip was not saved.", "Open the app to save it.")
    #expect(order.map(\.severity) == [.warning])
    let server = Self.notification("The trip was not saved.", "Harbor could not be reached.")
    #expect(server.map(\.severity) == [.note])
    #expect(server.first?.message.english.contains("say ‘the server’") == true)
    let app = Self.notification("The trip was not saved.", "Harbor has lost it.")
    #expect(app.map(\.severity) == [.warning])
  }

  // MARK: Translations

  @Test(
    "who is spoken of politely is no sentence more",
    arguments: [("ko", "{sender} 님"), ("ja", "{sender}さん"), ("de", "Herr {sender}")])
  func politeNames(locale: String, text: String) {
    let source = """
      project P { locales en, \(locale) }
      notification N(sender: String) { delivery local; category communication; title { en "{sender}" \(locale) "\(text)" }; body "Hello" }
      """
    #expect(Self.messages("l10n/omission", in: source) == [])
  }

  @Test("two spellings of a word are told as that")
  func misspelling() {
    let source = """
      project P { locales en, pl }
      alert A { purpose problem; title { en "Log not exported" pl "Eksport dziennika nieudany" }; cancel }
      alert B { purpose problem; title { en "Log not exported" pl "Export dziennika nieudany" }; cancel }
      """
    #expect(
      Self.messages("l10n/inconsistent", in: source) == [
        "elsewhere this is ‘Eksport dziennika nieudany’; one of them is misspelt"
      ])
  }

  @Test("languages are told by their names, and by their tags where they have none")
  func languageNames() {
    let message = { (locale: String) in
      findings(
        in: """
          project P { locales en, \(locale) }
          alert A { purpose problem; title { en "The oven is off." \(locale) "The oven is off." }; button on { en "Turn the oven on" \(locale) "Other" }; cancel }
          """
      ).first { $0.rule == "l10n/unchanged" }?.message
    }
    #expect(message("it")?.english.hasSuffix("into Italian") == true)
    #expect(message("he")?.korean.contains("히브리어로") == true)
    #expect(message("pt-BR")?.english.hasSuffix("into Brazilian Portuguese") == true)
  }
}
