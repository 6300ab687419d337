extension Chance {
  /// What dialogs need: the project, an enum, terms, and the alerts that ask for consent.
  mutating func declarations() -> String {
    use(.project, .enumeration, .enumCases, .terms, .documentation, .languages, .alert)
    let edition = element(of: ["2019", "2020", "2022", "2024"])
    return """
      /// Made by chance.
      project Chance {
        app { en "Chance"  ko "우연"  ar "الصدفة" }
        guidelines \(edition)
        source en
        locales en, ko, ar
        devices iPhoneSE, iPadMini
        textSize xxxLarge
        notifications {
          permission AskToNotify
          settings NotificationSettings
        }
        rules {
          text/ending-punctuation note
          alert/scrolls off
          l10n/missing error
          button/verb warning
        }
      }

      enum Media { photo, video, sound }

      /// What a button without a text says.
      terms {
        saveItem { en "Save"  ko "저장"  ar "حفظ" }
      }

      /// Shown before the system asks.
      alert AskToNotify {
        purpose permission
        title { en "Turn on notifications?"  ko "알림을 켤까요?"  ar "هل تريد تشغيل الإشعارات؟" }
        message {
          en "News about files appear on the lock screen."
          ko "파일 소식이 잠금 화면에 표시됩니다."
          ar "تظهر أخبار الملفات على شاشة القفل."
        }
        button turnOn { en "Turn On"  ko "켜기"  ar "تشغيل" }
        cancel
      }

      /// Asked before any offer is sent.
      alert AskForOffers {
        purpose consent
      \(stamped())  exit decline
      }

      """
  }

  /// The texts of an alert that asks for consent, the first with what it was translated from.
  private mutating func stamped() -> String {
    use(.stamp)
    return """
        title {
          en "Allow sale alerts?"
          ko "할인 알림을 허용할까요?" of "38f8b0d7"
          ar "هل تريد السماح بالعروض؟"
        }
        message {
          en "Sales and new products are announced."
          ko "할인과 신제품 소식을 알립니다."
          ar "سيُعلن عن التخفيضات والمنتجات الجديدة."
        }
        button allow { en "Allow"  ko "허용"  ar "السماح" }
        button decline { en "Don’t Allow"  ko "허용 안 함"  ar "عدم السماح" }

      """
  }
}

extension RandomDialog {
  /// The texts of an alert that asks for consent.
  mutating func addConsent() {
    let title = Phrase(
      "Allow alerts about the \(noun.english.lowercased())?", "\(noun.korean) 소식 알림을 허용할까요?",
      "هل تريد السماح بتنبيهات \(noun.arabic)؟")
    add("title", title, key: "title")
    let message = Phrase(
      "Changes and offers are announced.", "변경 사항과 할인 소식을 알립니다.",
      "سيُعلن عن التغييرات والعروض.")
    add("message", message, key: "message")
    add("button allow", Phrase("Allow", "허용", "السماح"), key: "allow")
    add("button decline", Phrase("Don’t Allow", "허용 안 함", "عدم السماح"), key: "decline")
    add("exit decline")
  }
}
