@_exported import Foundation

/// What a notification says.
///
/// usernotifications/unnotificationcontent · iOS 10, macOS 10.14 · UNNotificationContent.h
open class UNNotificationContent: NSObject {
  var values = ContentValues()

  /// usernotifications/unnotificationcontent/title · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var title: String { values.title }
  /// usernotifications/unnotificationcontent/body · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var body: String { values.body }
  /// usernotifications/unnotificationcontent/categoryidentifier · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// usernotifications/unnotificationcontent/threadidentifier · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var threadIdentifier: String { values.threadIdentifier }
  /// usernotifications/unnotificationcontent/userinfo · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var userInfo: [AnyHashable: Any] { values.userInfo }
}

struct ContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var threadIdentifier = ""
  var categoryIdentifier = ""
  var summaryArgument = ""
  var targetContentIdentifier: String?
  var userInfo: [AnyHashable: Any] = [:]
  var attachments: [UNNotificationAttachment] = []
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
}

/// What a notification says, to be filled in.
///
/// usernotifications/unmutablenotificationcontent · iOS 10, macOS 10.14 · UNNotificationContent.h
open class UNMutableNotificationContent: UNNotificationContent {
  /// usernotifications/unmutablenotificationcontent/title · iOS 10, macOS 10.14 · UNNotificationContent.h
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/subtitle · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/body · iOS 10, macOS 10.14 · UNNotificationContent.h
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/badge · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/sound · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/threadidentifier · iOS 10, macOS 10.14 · UNNotificationContent.h
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/categoryidentifier · iOS 10, macOS 10.14 · UNNotificationContent.h
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/userinfo · iOS 10, macOS 10.14 · UNNotificationContent.h
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/attachments · iOS 10, macOS 10.14 · UNNotificationContent.h
  open var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/interruptionlevel · iOS 15, macOS 12
  open var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/relevancescore · iOS 15, macOS 12
  open var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// usernotifications/unmutablenotificationcontent/targetcontentidentifier · iOS 13, macOS 10.15 · UNNotificationContent.h
  open var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}

/// usernotifications/unnotificationinterruptionlevel · iOS 15, macOS 12 · page
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// usernotifications/unnotificationsoundname · iOS 10, macOS 10.14 · page
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A sound. Sounds are values: those of one name are equal.
///
/// usernotifications/unnotificationsound · iOS 10, macOS 10.14
open class UNNotificationSound: NSObject {
  /// Its file’s name, “default” or “critical”.
  public let playedName: String

  /// usernotifications/unnotificationsound/init(named:) · iOS 10, macOS 10.14, not tvOS, watchOS · page
  public init(named name: UNNotificationSoundName) { playedName = name.rawValue }

  private init(_ name: String) { playedName = name }

  /// usernotifications/unnotificationsound/default · iOS 10, macOS 10.14
  open class var `default`: UNNotificationSound { UNNotificationSound("default") }

  /// usernotifications/unnotificationsound/defaultcritical · iOS 12, macOS 10.14
  open class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
}

/// A picture, video or audio.
///
/// usernotifications/unnotificationattachment · iOS 10, macOS 10.14, not tvOS · page
open class UNNotificationAttachment: NSObject {
  /// usernotifications/unnotificationattachment/identifier · iOS 10, macOS 10.14
  public let identifier: String
  /// usernotifications/unnotificationattachment/url · iOS 10, macOS 10.14
  public let url: URL

  /// A convenience initializer in the documentation. It throws where the file cannot be read; the stand-in where it is no file’s URL.
  ///
  /// usernotifications/unnotificationattachment/init(identifier:url:options:) · iOS 10, macOS 10.14 · page
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    self.identifier = identifier
    url = URL
  }
}
