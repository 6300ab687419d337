import UIKit
import UserNotifications

/// What the app does about notifications: categories at launch, permission when it is needed first, answers.
@MainActor enum Notifications {
  /// Call when the app has launched.
  static func register() { PhotosNotifications.register() }

  /// Call when an album is shared for the first time.
  static func askOnce(from presenter: UIViewController) async throws -> Bool {
    try await PhotosNotifications.requestAuthorization(after: AskToNotify()) {
      await $0.present(from: presenter)
    }
  }

  /// Call of `userNotificationCenter(_:didReceive:)`.
  static func receive(
    _ response: UNNotificationResponse, like: () -> Void, comment: (String) -> Void,
    open: () -> Void
  ) {
    switch PhotosAdded.outcome(of: response) {
    case .like: like()
    case .comment(let text): comment(text)
    case .opened: open()
    case .dismissed, nil: break
    }
  }
}
