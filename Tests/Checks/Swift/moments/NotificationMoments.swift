import UserNotifications

@testable import Player

/// The alert that is shown before the system asks, and consent to marketing.
extension Moments {
  func playNotifications() async throws {
    try await askFirst()
    try await declineFirst()
    try await refuseTheSystem()
    try await askWhoHasDecided()
    try await askForLess()
    try await goOn()
    offer()
  }

  /// What was asked, in order: `alert`, then `system` by its options.
  private func asked(
    _ status: UNAuthorizationStatus, grants: Bool, _ answer: AskToNotify.Outcome,
    _ options: UNAuthorizationOptions? = nil
  ) async throws -> (mayNotify: Bool, asked: [String]) {
    NotificationPlayer.reset()
    (NotificationPlayer.status, NotificationPlayer.grants) = (status, grants)
    let told = Told()
    let alert = AskToNotify(mayDecline: true)
    let ask: @MainActor @Sendable (AskToNotify) async -> AskToNotify.Outcome = { shown in
      told.outcomes += NotificationPlayer.asked.map { "system \($0.rawValue)" }
      told.tell(shown.content === alert.content ? "alert" : "another alert")
      await Task.yield()
      return answer
    }
    let mayNotify =
      if let options {
        try await MomentsNotifications.requestAuthorization(options, after: alert, ask: ask)
      } else { try await MomentsNotifications.requestAuthorization(after: alert, ask: ask) }
    return (mayNotify, told.outcomes + NotificationPlayer.asked.map { "system \($0.rawValue)" })
  }

  private func askFirst() async throws {
    let (mayNotify, asked) = try await asked(.notDetermined, grants: true, .turnOn)
    expect(mayNotify, "who agrees twice may be notified")
    expect(
      asked == ["alert", "system 7"], "the alert comes first, once, then the system: \(asked)")
  }

  private func declineFirst() async throws {
    let (mayNotify, asked) = try await asked(.notDetermined, grants: true, .cancel)
    expect(!mayNotify, "who declines is not notified")
    expect(asked == ["alert"], "who declines is not asked by the system: \(asked)")
    expect(NotificationPlayer.status == .notDetermined, "and can be asked another time")
  }

  private func refuseTheSystem() async throws {
    let (mayNotify, asked) = try await asked(.notDetermined, grants: false, .turnOn)
    expect(!mayNotify, "who refuses the system is not notified")
    expect(asked == ["alert", "system 7"], "and was asked once by each: \(asked)")
  }

  private func askWhoHasDecided() async throws {
    for status in [UNAuthorizationStatus.denied, .authorized, .provisional, .ephemeral] {
      for grants in [true, false] {
        let (mayNotify, asked) = try await asked(status, grants: grants, .turnOn)
        expect(mayNotify == (status != .denied), "\(status) is what was decided")
        expect(asked.isEmpty, "\(status) is not asked again: \(asked)")
      }
    }
  }

  private func askForLess() async throws {
    let (_, asked) = try await asked(.notDetermined, grants: true, .turnOn, [.alert])
    expect(asked == ["alert", "system 4"], "the system asks for what the app wants: \(asked)")
  }

  private func offer() {
    let (offer, consent) = (Offer(product: "Paper"), AskForOffers())
    let trigger = UNNotificationTrigger()
    let content = offer.notificationContent(after: .allow, to: consent)
    expect(content?.body == "Paper costs less this week.", "who agrees gets the offer")
    let request = offer.request(after: .allow, to: consent, trigger: trigger)
    expect(request?.content.body == content?.body, "and the request has it")
    expect(request?.identifier == "Paper", "a later offer replaces it")
    expect(request?.trigger === trigger, "and comes when the app wants")
    for no in [AskForOffers.Outcome.decline, consent.exit] {
      expect(offer.notificationContent(after: no, to: consent) == nil, "\(no) gets no offer")
      expect(offer.request(after: no, to: consent) == nil, "\(no) gets no request")
    }
  }

  private func goOn() async throws {
    NotificationPlayer.reset()
    let alert = AskToNotify(mayDecline: false)
    let mayNotify = try await MomentsNotifications.requestAuthorization(after: alert) { _ in
      .turnOn
    }
    expect(mayNotify, "where nothing else can be chosen, going on agrees")
    expect(NotificationPlayer.asked.count == 1, "and the system asks")
  }
}
