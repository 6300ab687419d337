/// Delivers notifications.
///
/// usernotifications/unusernotificationcenter · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
open class UNUserNotificationCenter: NSObject {
  /// usernotifications/unusernotificationcenter/current() · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open class func current() -> UNUserNotificationCenter { NotificationPlayer.onlyCenter.center }

  /// usernotifications/unusernotificationcenter/delegate · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// usernotifications/unusernotificationcenter/requestauthorization(options:completionhandler:) · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    NotificationPlayer.ask(for: options)
  }

  /// usernotifications/unusernotificationcenter/getnotificationsettings(completionhandler:) · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(NotificationPlayer.status)
  }

  /// usernotifications/unusernotificationcenter/setnotificationcategories(_:) · iOS 10, macOS 10.14, not tvOS · UNUserNotificationCenter.h
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    NotificationPlayer.register(categories)
  }

  /// usernotifications/unusernotificationcenter/getnotificationcategories(completionhandler:) · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    NotificationPlayer.categories
  }

  /// usernotifications/unusernotificationcenter/add(_:withcompletionhandler:) · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open func add(_ request: UNNotificationRequest) async throws {
    NotificationPlayer.add(request)
  }

  /// usernotifications/unusernotificationcenter/add(_:withcompletionhandler:) · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    NotificationPlayer.add(request)
    completionHandler?(nil)
  }

  /// usernotifications/unusernotificationcenter/setbadgecount(_:withcompletionhandler:) · iOS 16, macOS 13 · UNUserNotificationCenter.h
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// usernotifications/unusernotificationcenterdelegate · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// An optional requirement in the documentation.
  ///
  /// usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:didreceive:withcompletionhandler:) · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

/// usernotifications/unauthorizationoptions · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// usernotifications/unauthorizationoptions/badge · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  public static let badge = Self(rawValue: 1)
  /// usernotifications/unauthorizationoptions/sound · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  public static let sound = Self(rawValue: 2)
  /// usernotifications/unauthorizationoptions/alert · iOS 10, macOS 10.14 · UNUserNotificationCenter.h
  public static let alert = Self(rawValue: 4)
  /// usernotifications/unauthorizationoptions/criticalalert · iOS 12, macOS 10.14 · UNUserNotificationCenter.h
  public static let criticalAlert = Self(rawValue: 16)
  /// usernotifications/unauthorizationoptions/providesappnotificationsettings · iOS 12, macOS 10.14 · UNUserNotificationCenter.h
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// usernotifications/unauthorizationoptions/provisional · iOS 12, macOS 10.14 · UNUserNotificationCenter.h
  public static let provisional = Self(rawValue: 64)
}

/// usernotifications/unauthorizationstatus · iOS 10, macOS 10.14 · UNNotificationSettings.h
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  /// usernotifications/unauthorizationstatus/provisional · iOS 12, macOS 10.14 · UNNotificationSettings.h
  case provisional = 3
  /// usernotifications/unauthorizationstatus/ephemeral · iOS 14 · UNNotificationSettings.h
  case ephemeral = 4
}

/// usernotifications/unnotificationsettings · iOS 10, macOS 10.14 · UNNotificationSettings.h
open class UNNotificationSettings: NSObject {
  /// usernotifications/unnotificationsettings/authorizationstatus · iOS 10, macOS 10.14 · UNNotificationSettings.h
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// usernotifications/unnotificationtrigger · iOS 10, macOS 10.14
open class UNNotificationTrigger: NSObject {}

/// A notification to deliver.
///
/// usernotifications/unnotificationrequest · iOS 10, macOS 10.14 · UNNotificationRequest.h
open class UNNotificationRequest: NSObject {
  /// usernotifications/unnotificationrequest/identifier · iOS 10, macOS 10.14 · UNNotificationRequest.h
  public let identifier: String
  /// usernotifications/unnotificationrequest/content · iOS 10, macOS 10.14 · UNNotificationRequest.h
  public let content: UNNotificationContent
  /// usernotifications/unnotificationrequest/trigger · iOS 10, macOS 10.14 · UNNotificationRequest.h
  public let trigger: UNNotificationTrigger?

  /// A convenience initializer in the documentation.
  ///
  /// usernotifications/unnotificationrequest/init(identifier:content:trigger:) · iOS 10, macOS 10.14 · UNNotificationRequest.h
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that was delivered.
///
/// usernotifications/unnotification · iOS 10, macOS 10.14 · UNNotification.h
open class UNNotification: NSObject {
  /// usernotifications/unnotification/request · iOS 10, macOS 10.14 · UNNotification.h
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) { self.request = request }
}

/// What a person did with a notification.
///
/// usernotifications/unnotificationresponse · iOS 10, macOS 10.14
open class UNNotificationResponse: NSObject {
  /// usernotifications/unnotificationresponse/notification · iOS 10, macOS 10.14
  public let notification: UNNotification
  /// usernotifications/unnotificationresponse/actionidentifier · iOS 10, macOS 10.14 · page
  public let actionIdentifier: String

  init(_ request: UNNotificationRequest, _ action: String) {
    notification = UNNotification(request)
    actionIdentifier = action
  }
}

/// What a person typed.
///
/// usernotifications/untextinputnotificationresponse · iOS 10, macOS 10.14 · page
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// usernotifications/untextinputnotificationresponse/usertext · iOS 10, macOS 10.14
  public let userText: String

  init(_ request: UNNotificationRequest, _ action: String, _ text: String) {
    userText = text
    super.init(request, action)
  }
}

/// usernotifications/unnotificationdefaultactionidentifier · iOS 10, macOS 10.14 · page
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// usernotifications/unnotificationdismissactionidentifier · iOS 10, macOS 10.14
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
