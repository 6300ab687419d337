/// A kind of notification, with its actions.
///
/// usernotifications/unnotificationcategory · iOS 10, macOS 10.14 · page
open class UNNotificationCategory: NSObject {
  /// usernotifications/unnotificationcategory/identifier · iOS 10, macOS 10.14
  public let identifier: String
  /// usernotifications/unnotificationcategory/actions · iOS 10, macOS 10.14
  public let actions: [UNNotificationAction]
  /// usernotifications/unnotificationcategory/intentidentifiers · iOS 10, macOS 10.14
  public let intentIdentifiers: [String]
  /// usernotifications/unnotificationcategory/hiddenpreviewsbodyplaceholder · iOS 11, macOS 10.14
  public let hiddenPreviewsBodyPlaceholder: String
  /// usernotifications/unnotificationcategory/categorysummaryformat · iOS 12, macOS 10.14
  public let categorySummaryFormat: String
  /// usernotifications/unnotificationcategory/options · iOS 10, macOS 10.14
  public let options: UNNotificationCategoryOptions

  /// A convenience initializer in the documentation.
  ///
  /// usernotifications/unnotificationcategory/init(identifier:actions:intentidentifiers:hiddenpreviewsbodyplaceholder:categorysummaryformat:options:) · iOS 12, macOS 10.14, not tvOS, watchOS · page
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  /// A convenience initializer in the documentation.
  ///
  /// usernotifications/unnotificationcategory/init(identifier:actions:intentidentifiers:options:) · iOS 10, macOS 10.14 · page
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }
}

/// usernotifications/unnotificationcategoryoptions · iOS 10, macOS 10.14
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// usernotifications/unnotificationcategoryoptions/customdismissaction · iOS 10, macOS 10.14 · page
  public static let customDismissAction = Self(rawValue: 1)
  /// usernotifications/unnotificationcategoryoptions/allowincarplay · iOS 10
  public static let allowInCarPlay = Self(rawValue: 2)
  /// usernotifications/unnotificationcategoryoptions/hiddenpreviewsshowtitle · iOS 11, macOS 10.14
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// usernotifications/unnotificationcategoryoptions/hiddenpreviewsshowsubtitle · iOS 11, macOS 10.14
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// An action of a notification.
///
/// usernotifications/unnotificationaction · iOS 10, macOS 10.14 · UNNotificationAction.h
open class UNNotificationAction: NSObject {
  /// usernotifications/unnotificationaction/identifier · iOS 10, macOS 10.14 · UNNotificationAction.h
  public let identifier: String
  /// usernotifications/unnotificationaction/title · iOS 10, macOS 10.14 · UNNotificationAction.h
  public let title: String
  /// usernotifications/unnotificationaction/options · iOS 10, macOS 10.14 · UNNotificationAction.h
  public let options: UNNotificationActionOptions

  /// A convenience initializer in the documentation.
  ///
  /// usernotifications/unnotificationaction/init(identifier:title:options:) · iOS 10, macOS 10.14 · UNNotificationAction.h
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An action with a text field.
///
/// usernotifications/untextinputnotificationaction · iOS 10, macOS 10.14 · UNNotificationAction.h
open class UNTextInputNotificationAction: UNNotificationAction {
  /// usernotifications/untextinputnotificationaction/textinputbuttontitle · iOS 10, macOS 10.14 · UNNotificationAction.h
  public let textInputButtonTitle: String
  /// usernotifications/untextinputnotificationaction/textinputplaceholder · iOS 10, macOS 10.14 · UNNotificationAction.h
  public let textInputPlaceholder: String

  /// A convenience initializer in the documentation.
  ///
  /// usernotifications/untextinputnotificationaction/init(identifier:title:options:textinputbuttontitle:textinputplaceholder:) · iOS 10, macOS 10.14 · UNNotificationAction.h
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// usernotifications/unnotificationactionoptions · iOS 10, macOS 10.14 · UNNotificationAction.h
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// usernotifications/unnotificationactionoptions/authenticationrequired · iOS 10, macOS 10.14 · UNNotificationAction.h
  public static let authenticationRequired = Self(rawValue: 1)
  /// usernotifications/unnotificationactionoptions/destructive · iOS 10, macOS 10.14 · UNNotificationAction.h
  public static let destructive = Self(rawValue: 2)
  /// usernotifications/unnotificationactionoptions/foreground · iOS 10, macOS 10.14 · UNNotificationAction.h
  public static let foreground = Self(rawValue: 4)
}
