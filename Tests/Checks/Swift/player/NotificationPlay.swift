import UserNotifications

/// Plays a notification: its content, its category, and a response for each action.
@MainActor struct NotificationPlay<Outcome: Sendable> {
  let content: UNMutableNotificationContent
  let categories: Set<UNNotificationCategory>
  let outcome: (UNNotificationResponse) -> Outcome?

  func seen(_ dialog: String, _ values: Int, _ language: String) -> Seen {
    var seen = Seen(
      dialog: dialog, values: values, language: language, kit: "UserNotifications", shown: Shown())
    let category = categories.first { $0.identifier == content.categoryIdentifier }
    seen.shown = shown(category)
    for action in category?.actions ?? [] {
      let text = action is UNTextInputNotificationAction ? typedText : nil
      seen.plays.append(play("answer \(action.identifier)", action.identifier, text))
    }
    seen.plays.append(play("open", UNNotificationDefaultActionIdentifier, nil))
    seen.plays.append(play("dismiss", UNNotificationDismissActionIdentifier, nil))
    seen.plays.append(playOther())
    return seen
  }

  private func shown(_ category: UNNotificationCategory?) -> Shown {
    var shown = Shown(kind: "notification", title: content.title, message: content.body)
    shown.identifier = content.categoryIdentifier
    shown.buttons = (category?.actions ?? []).map {
      Shown.Button(
        title: $0.title, role: $0.options.contains(.destructive) ? "destructive" : "default",
        isDefault: false, isEnabled: true, identifier: $0.identifier)
    }
    shown.extra = extra(category)
    return shown
  }

  private func extra(_ category: UNNotificationCategory?) -> [String: String] {
    var extra = [
      "subtitle": content.subtitle, "thread": content.threadIdentifier,
      "level": "\(content.interruptionLevel)",
      "hiddenPreview": category?.hiddenPreviewsBodyPlaceholder ?? "",
      "tellsDismissal": "\(category?.options.contains(.customDismissAction) ?? false)",
    ]
    extra["badge"] = content.badge.map { "\($0)" }
    extra["sound"] = content.sound?.playedName
    extra["screen"] = content.userInfo["screen"] as? String
    extra["showing"] = content.userInfo["showing"] as? String
    for action in category?.actions ?? [] {
      extra["options \(action.identifier)"] = options(action.options)
      guard let input = action as? UNTextInputNotificationAction else { continue }
      extra["input \(action.identifier)"] =
        "\(input.textInputPlaceholder)|\(input.textInputButtonTitle)"
    }
    return extra
  }

  private func options(_ options: UNNotificationActionOptions) -> String {
    var names: [String] = []
    if options.contains(.authenticationRequired) { names.append("authenticationRequired") }
    if options.contains(.destructive) { names.append("destructive") }
    if options.contains(.foreground) { names.append("foreground") }
    return names.joined(separator: " ")
  }

  private func play(_ how: String, _ action: String, _ text: String?) -> Play {
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    let response =
      text.map { NotificationPlayer.response(to: request, action: action, text: $0) }
      ?? NotificationPlayer.response(to: request, action: action)
    return Play(how: how, outcomes: outcome(response).map { ["\($0)"] } ?? [])
  }

  /// A response to a notification of somebody else means nothing.
  private func playOther() -> Play {
    let other = UNMutableNotificationContent()
    other.categoryIdentifier = "other"
    let request = UNNotificationRequest(identifier: "2", content: other, trigger: nil)
    let response = NotificationPlayer.response(
      to: request, action: UNNotificationDefaultActionIdentifier)
    return Play(how: "other", outcomes: outcome(response).map { ["\($0)"] } ?? [])
  }
}
