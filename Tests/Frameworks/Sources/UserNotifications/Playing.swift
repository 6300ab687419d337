/// Keeps what is registered and delivered, and answers as a person. No part of UserNotifications.
public enum NotificationPlayer {
  /// What the person has decided.
  public static var status: UNAuthorizationStatus {
    get { state.status }
    set { state.status = newValue }
  }
  /// What the person answers when the system asks.
  public static var grants: Bool {
    get { state.grants }
    set { state.grants = newValue }
  }
  /// What the system asked for, in order.
  public static var asked: [UNAuthorizationOptions] { state.asked }
  /// What was registered last.
  public static var categories: Set<UNNotificationCategory> { state.categories }
  /// How often categories were registered: each time replaces those before.
  public static var registrations: Int { state.registrations }
  /// What was delivered, in order.
  public static var delivered: [UNNotificationRequest] { state.delivered }

  /// Forgets everything.
  public static func reset() { state.reset() }

  /// The response that choosing an action gives.
  public static func response(
    to request: UNNotificationRequest, action: String
  ) -> UNNotificationResponse { UNNotificationResponse(request, action) }

  /// The response that sending a text gives.
  public static func response(
    to request: UNNotificationRequest, action: String, text: String
  ) -> UNNotificationResponse { UNTextInputNotificationResponse(request, action, text) }

  static let onlyCenter = OnlyCenter()
  private static let state = PlayerState()

  static func ask(for options: UNAuthorizationOptions) -> Bool {
    state.asked.append(options)
    if state.status == .notDetermined { state.status = state.grants ? .authorized : .denied }
    return state.status != .denied
  }

  static func register(_ categories: Set<UNNotificationCategory>) {
    state.categories = categories
    state.registrations += 1
  }

  static func add(_ request: UNNotificationRequest) { state.delivered.append(request) }
}

/// Only a test’s one thread uses it.
final class OnlyCenter: @unchecked Sendable {
  let center = UNUserNotificationCenter()
}

/// Only a test’s one thread uses it.
private final class PlayerState: @unchecked Sendable {
  var status = UNAuthorizationStatus.notDetermined
  var grants = true
  var asked: [UNAuthorizationOptions] = []
  var categories: Set<UNNotificationCategory> = []
  var registrations = 0
  var delivered: [UNNotificationRequest] = []

  func reset() {
    (status, grants, asked) = (.notDetermined, true, [])
    (categories, registrations, delivered) = ([], 0, [])
  }
}
