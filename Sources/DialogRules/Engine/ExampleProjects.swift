/// Projects that examples belong to.
extension String {
  /// One that says what every project with notifications has to.
  static let notifying = """
    project App {
      notifications {
        permission AskToNotify
        settings NotificationSettings
      }
    }

    alert AskToNotify {
      purpose permission
      title { en "Turn on notifications?"  ko "알림을 켤까요?" }
      button turnOn { en "Turn On"  ko "켜기" }
      cancel
    }
    """

  /// One that may send marketing, by the guidelines of 2024.
  static let marketing = """
    project App {
      guidelines 2024
      notifications {
        permission AskToNotify
        settings NotificationSettings
      }
    }

    alert AskToNotify {
      purpose permission
      title "Turn on notifications?"
      button turnOn "Turn On"
      cancel
    }

    alert AskForOffers {
      purpose consent
      title "Allow sale alerts?"
      button allow "Allow"
      button decline "Don’t Allow"
      exit decline
    }
    """
}

extension String {
  /// One with notifications, and the app's name in English and Korean.
  static func notifyingApp(_ english: String, _ korean: String) -> String {
    notifying(saying: "app { en \"\(english)\"  ko \"\(korean)\" }")
  }

  /// One with notifications, by the guidelines of 2024.
  static let notifyingIn2024 = notifying(saying: "guidelines 2024")

  private static func notifying(saying statement: String) -> String {
    notifying.replacing("project App {", with: "project App {\n  \(statement)")
  }
}

extension String {
  /// One with notifications, in Korean alone.
  static let notifyingInKorean = """
    project App {
      source ko
      notifications {
        permission AskToNotify
        settings NotificationSettings
      }
    }

    alert AskToNotify {
      purpose permission
      title "알림을 켤까요?"
      button turnOn "켜기"
      cancel
    }
    """
}
