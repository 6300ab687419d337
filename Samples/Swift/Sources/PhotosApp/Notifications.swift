import UIKit
import UserNotifications

/// What the app does about notifications. The app keeps one, made before it has launched: answers to notifications
/// may be what launches it.
@MainActor final class Notifications: NSObject {
  private let answer: (PhotosAdded.Outcome) -> Void

  init(answer: @escaping (PhotosAdded.Outcome) -> Void) {
    self.answer = answer
    super.init()
    PhotosNotifications.register()
    UNUserNotificationCenter.current().delegate = self
  }

  /// Asks, when an album is shared for the first time, whether the app may notify.
  func requestAuthorization(from presenter: UIViewController) async throws -> Bool {
    try await PhotosNotifications.requestAuthorization(after: AskToNotify()) {
      await $0.present(from: presenter)
    }
  }
}

// On the main actor, since UIKit wants to be told there when it has ended.
extension Notifications: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    if let outcome = PhotosAdded.outcome(of: response) { answer(outcome) }
  }
}
