import DialogFindings
import DialogLocales
import DialogModel

extension Rule {
  static let badgePurpose = Rule(
    "badge/purpose", .always(.warning),
    from: [
      .notifications2020("Badging: Use badging for notification purposes only."),
      .notifications2024("Badging"),
    ],
    summary: Message(
      en: "a badge counts notifications, nothing else", ko: "배지에는 알림의 수만 표시합니다"),
    reason: Message(
      en: """
        A number on an app’s icon means that so much is waiting. Air quality, dates, stock prices \
        or the weather there mislead.
        """,
      ko: """
        앱 아이콘의 숫자는 그만큼 확인할 것이 있다는 뜻입니다. 대기 질이나 날짜, 주가, 날씨를 표시하면 오해합니다.
        """),
    examples: [
      RuleExample(
        beside: .notifying,
        """
        notification Forecast(temperature: Int) {
          category status
          body "It’s {temperature}° outside."
          hiddenPreview "Weather Report"
          identifier forecast
          badge ⟦temperature⟧ clearedBy ForecastScreen
        }
        """),
      RuleExample(
        beside: .notifying,
        """
        notification StormWarning(warnings: Int) {
          category event
          body "A storm is near."
          hiddenPreview "Weather Warning"
          identifier storm
          badge warnings clearedBy WarningsScreen
        }
        """),
    ],
    check: .dialog { context, findings in
      guard let badge = context.dialog.notification?.badge,
        let word = wordOfOtherNumber(in: badge.name.text)
      else { return }
      findings.report(
        Message(
          en:
            "‘\(badge.name.text)’ sounds like another number; count unseen notifications alone",
          ko:
            "‘\(badge.name.text, .topic)’ 다른 숫자로 보입니다. 확인하지 않은 알림의 수만 쓰세요"
        ),
        at: badge.name.range, of: context,
        notes: [
          Diagnostic.Note(
            Message(
              en: "it was ‘\(word)’ that gave it away; another name makes clear what is counted",
              ko: "‘\(word)’ 때문입니다. 무엇을 세는지 분명한 이름을 쓰세요"))
        ])
    })

  /// The word of a name that makes it another number, where none says what is unseen or to be done.
  private static func wordOfOtherNumber(in name: String) -> String? {
    let words = name.words
    if words.contains(where: { counted.contains($0.lowercased()) }) { return nil }
    return words.first { otherNumbers.contains($0.lowercased()) }
  }

  /// Words of names that stand for what is waiting: airQualityAlerts, unreadPriceAlerts.
  private static let counted: Set<String> = [
    "alarms", "alerts", "badge", "comments", "events", "invitations", "invites", "items", "mails",
    "mentions", "messages", "missed", "news", "notices", "notifications", "orders", "overdue",
    "pending", "reminders", "replies", "reports", "requests", "tasks", "unanswered", "unopened",
    "unread", "unseen", "updates", "waiting", "warnings",
  ]

  /// Words of names that stand for other numbers than a count of what is unseen.
  private static let otherNumbers: Set<String> = [
    "altitude", "amount", "aqi", "balance", "battery", "calories", "celsius", "charge", "cost",
    "countdown", "date", "day", "days", "degrees", "distance", "dust", "fahrenheit", "fee",
    "heartrate", "hours", "humidity", "index", "kcal", "kilometers", "level", "miles", "minutes",
    "month", "months", "ozone", "percent", "percentage", "pm", "pm10", "pm25", "points", "pollen",
    "pressure", "price", "quality", "rain", "rainfall", "rank", "rate", "rating", "score",
    "seconds", "snow", "snowfall", "speed", "step", "steps", "stock", "streak", "temperature",
    "time", "uv", "version", "weather", "week", "weeks", "weight", "wind", "year",
  ]
}
