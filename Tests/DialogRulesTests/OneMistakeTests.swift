import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// One mistake is found once, and what is none is not found: each text with what is found drawn in it.
struct OneMistakeTests {
  @Test("finds just this")
  func finds() {
    for example in Self.buttons + Self.purposes + Self.translations {
      let (text, ranges) = unmark(example.marked)
      let found = findings(in: text)
      let drawing = "\(example.testDescription): \(drawn(found, in: text))"
      #expect(found.map(\.rule) == example.rules, "\(drawing)")
      #expect(found.map(\.range.bytes) == ranges, "\(drawing)")
    }
  }

  private typealias Case = JudgementTests.Case

  // MARK: Buttons

  private static let buttons = [
    Case(
      "what only accepts is to be OK, and no verb besides", "button/ok",
      in: """
        alert MixReady {
          purpose problem
          title "The mix stopped twice."
          button great "⟦Great⟧"
          exit great
        }
        """),
    Case(
      "the word for OK is the one for Agree in Spanish",
      in: """
        project Terms {
          guidelines 2024
          locales en, es
        }
        alert Terms {
          purpose consent
          title { en "Terms of the Library"  es "Condiciones de la biblioteca" }
          button agree { en "Agree"  es "Aceptar" }
          cancel
        }
        """),
    Case(
      "a sheet’s choice may ask for more; a mark ends no button of an alert, nor its translation",
      "text/not-truncated",
      in: """
        actionSheet EntryOptions {
          source moreButton
          choice share { en "Share Entry…"  ko "항목 공유…" }
          choice rename { en "Rename…"  ko "이름 변경…" }
          cancel
        }
        alert EntryNotSent {
          purpose problem
          title { en "The entry wasn’t sent."  ko "항목을 보내지 못했습니다." }
          button send { en "Send Again⟦…⟧"  ko "다시 보내기…" }
          cancel
        }
        """),
    Case(
      "an alert’s Keep Editing cancels", "button/cancel-title",
      in: """
        alert DiscardChanges {
          purpose destructive
          title "Discard the changes?"
          button discard "Discard Changes" destructive
          cancel keep "⟦Keep Editing⟧"
        }
        """),
  ]

  // MARK: Purposes

  private static let purposes = [
    Case(
      "news with something to do does not only inform", "button/cancel-title",
      in: """
        alert EpisodeReady {
          purpose inform
          title "A new episode is here."
          button listen "Listen"
          button later "⟦Later⟧"
          exit later
        }
        alert SendingPhotos {
          purpose inform
          title "Sending Photos…"
          button stop "Stop"
          cancel
        }
        """),
    Case(
      "what declines is Cancel, except where consent is asked for", "button/cancel-title",
      in: """
        alert ShareReports {
          purpose consent
          title "Share usage reports?"
          button share "Share"
          button decline "Not Now"
          exit decline
        }
        alert AddWidget {
          purpose choose
          title "Add the widget?"
          button add "Add"
          button decline "⟦Not Now⟧"
          exit decline
        }
        """),
    Case(
      "a single button leads to the system’s alert", "alert/too-many-buttons",
      in: """
        project Lens {
          guidelines 2024
        }
        alert BeforeMicrophone {
          purpose permission
          title "Dictation uses the microphone."
          button continue
          ⟦cancel⟧
        }
        alert BeforeCamera {
          purpose permission
          title "Scanning uses the camera."
          button continue
        }
        """),
  ]

  // MARK: Translations

  private static let translations = [
    Case(
      "a word of the platform lacks all languages at once", "l10n/missing",
      in: """
        project Photos {
          source ko
          locales ko, en, de
        }
        alert NotSent {
          purpose problem
          title {
            ko "사진을 보내지 못했습니다."
            en "The photo wasn’t sent."
            de "Das Foto wurde nicht gesendet."
          }
          button confirm ⟦"확인"⟧
          exit confirm
        }
        """),
    Case(
      "a text that lacks all of several languages", "l10n/missing",
      in: """
        project Photos {
          source en
          locales en, ko, de
        }
        alert NotSent {
          purpose problem
          title {
            en "The photo wasn’t sent."
            ko "사진을 보내지 못했습니다."
            de "Das Foto wurde nicht gesendet."
          }
          message ⟦"It’s sent when you’re online again."⟧
          button ok
        }
        """),
    Case(
      "a dialog that lacks all of several languages", "l10n/missing",
      in: """
        project Photos {
          source en
          locales en, ko, de
        }
        alert NotSaved {
          purpose problem
          title {
            en "The album wasn’t saved."
            ko "앨범을 저장하지 못했습니다."
            de "Das Album wurde nicht gesichert."
          }
          button ok
        }
        alert ⟦NotSent⟧ {
          purpose problem
          title "The photo wasn’t sent."
          message "It’s sent when you’re online again."
          button ok
        }
        """),
    Case(
      "나중에 is Not Now and Later: of all languages only English is noted", "l10n/inconsistent",
      in: """
        project Photos {
          source ko
          locales ko, en, de
        }
        alert TurnOn {
          purpose consent
          title { ko "알림을 켤까요?"  en "Turn on notifications?"  de "Mitteilungen aktivieren?" }
          button turnOn { ko "켜기"  en "Turn On"  de "Aktivieren" }
          button notNow { ko "나중에"  en "Not Now"  de "Nicht jetzt" }
          exit notNow
        }
        alert Send {
          purpose consent
          title { ko "보고서를 보낼까요?"  en "Send the report?"  de "Bericht senden?" }
          button send { ko "보내기"  en "Send"  de "Senden" }
          button later { ko "나중에"  en "⟦Later⟧"  de "Später" }
          exit later
        }
        """),
  ]

  // MARK: Messages

  @Test("where the system may ask next, the advice leads there")
  func leadsToSystem() throws {
    let text = """
      project Lens {
        guidelines 2024
      }
      alert BeforeCamera {
        purpose permission
        title "Use the camera?"
        button use "Use Camera"
        button notNow "Not Now"
        exit notNow
      }
      """
    let found = findings(in: text).filter { $0.rule == "button/cancel-title" }
    #expect(found.map { $0.message.english.contains("a single ‘Continue’ leads to it") } == [true])
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test("a message quotes the word that stands there")
  func quotes() {
    let text = """
      project Photos {
        guidelines 2024
      }
      alert NotSent {
        purpose problem
        title "The photo wasn’t sent."
        button ok "OK"
        button retry "Try Again"
      }
      """
    let found = findings(in: text).filter { $0.rule == "button/ok" }
    #expect(found.map { $0.message.korean.contains("‘OK’") } == [true])
  }
}
