@_exported import Foundation

/// An alert.
///
/// appkit/nsalert · macOS · NSAlert.h
@MainActor open class NSAlert: NSObject {
  /// appkit/nsalert/style · macOS 10.3 · NSAlert.h
  public enum Style: UInt, Sendable {
    case warning = 0
    case informational = 1
    case critical = 2
  }

  /// appkit/nsalert/messagetext · macOS · NSAlert.h
  open var messageText = ""
  /// appkit/nsalert/informativetext · macOS · NSAlert.h
  open var informativeText = ""
  /// appkit/nsalert/alertstyle · macOS 10.3 · NSAlert.h
  open var alertStyle = NSAlert.Style.warning
  /// appkit/nsalert/buttons · macOS 10.3 · NSAlert.h
  public private(set) var buttons: [NSButton] = []
  /// appkit/nsalert/accessoryview · macOS 10.5 · NSAlert.h
  open var accessoryView: NSView?
  /// appkit/nsalert/showssuppressionbutton · macOS 10.5 · NSAlert.h
  open var showsSuppressionButton = false
  /// appkit/nsalert/suppressionbutton · macOS 10.5 · NSAlert.h
  public let suppressionButton: NSButton? = NSButton()
  /// appkit/nsalert/window · macOS 10.3 · NSAlert.h
  public let window = NSWindow()

  /// appkit/nsalert/init() · macOS 10.3 · NSAlert.h
  public override init() { super.init() }

  /// Gives the first button Return, one called Cancel Escape, and “Don’t Save” Command-D, as the page says.
  ///
  /// appkit/nsalert/addbutton(withtitle:) · macOS 10.3 · NSAlert.h
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    if buttons.isEmpty {
      button.keyEquivalent = "\r"
    } else if title == "Cancel" {
      button.keyEquivalent = "\u{1b}"
    } else if title == "Don’t Save" {
      button.keyEquivalent = "d"
      button.keyEquivalentModifierMask = .command
    }
    buttons.append(button)
    return button
  }

  /// appkit/nsalert/layout() · macOS 10.5 · NSAlert.h
  open func layout() {}

  /// appkit/nsalert/runmodal() · macOS · NSAlert.h
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    AppKitPlayer.runModal(self)
  }

  /// appkit/nsalert/beginsheetmodal(for:completionhandler:) · macOS 10.9 · NSAlert.h
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    window.alert = self
    AppKitPlayer.layOut(self)
    sheetWindow.beginSheet(window, completionHandler: handler)
  }

  /// appkit/nsalert/beginsheetmodal(for:completionhandler:) · macOS 10.9 · NSAlert.h
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }
}

/// The application.
///
/// appkit/nsapplication · macOS 10.0
@MainActor open class NSApplication: NSResponder {
  /// appkit/nsapplication/modalresponse · macOS · page
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// appkit/nsapplication/modalresponse/alertfirstbuttonreturn · macOS · page
    public static let alertFirstButtonReturn = Self(1000)
    /// appkit/nsapplication/modalresponse/alertsecondbuttonreturn · macOS 10.9
    public static let alertSecondButtonReturn = Self(1001)
    /// appkit/nsapplication/modalresponse/alertthirdbuttonreturn · macOS 10.9
    public static let alertThirdButtonReturn = Self(1002)
    /// appkit/nsapplication/modalresponse/ok · macOS 10.9
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = Self(1)
    /// appkit/nsapplication/modalresponse/cancel · macOS · page
    public static let cancel = Self(0)
    /// appkit/nsapplication/modalresponse/stop · macOS 10.9 · page
    public static let stop = Self(-1000)
    /// appkit/nsapplication/modalresponse/abort · macOS 10.9
    public static let abort = Self(-1001)
  }

  /// appkit/nsapplication/shared · macOS 10.0
  public static let shared = NSApplication()
  /// appkit/nsapplication/keywindow · macOS 10.0
  open var keyWindow: NSWindow?

  /// appkit/nsapplication/modalwindow · macOS · page
  open var modalWindow: NSWindow? { AppKitPlayer.modalWindow }

  /// appkit/nsapplication/stopmodal() · macOS 10.0
  open func stopModal() { stopModal(withCode: .stop) }

  /// appkit/nsapplication/stopmodal(withcode:) · macOS · page
  open func stopModal(withCode returnCode: NSApplication.ModalResponse) {
    AppKitPlayer.stopModal(returnCode)
  }

  /// appkit/nsapplication/abortmodal() · macOS 10.0
  open func abortModal() { AppKitPlayer.stopModal(.abort) }
}

/// A window.
///
/// appkit/nswindow · macOS 10.0
@MainActor open class NSWindow: NSResponder {
  /// appkit/nswindow/attachedsheet · macOS 10.1
  open var attachedSheet: NSWindow? { sheets.first }
  /// appkit/nswindow/sheets · macOS 10.9
  open internal(set) var sheets: [NSWindow] = []
  /// appkit/nswindow/sheetparent · macOS 10.9
  open internal(set) weak var sheetParent: NSWindow?
  /// appkit/nswindow/initialfirstresponder · macOS 10.0 · bindings
  open weak var initialFirstResponder: NSView?
  /// appkit/nswindow/firstresponder · macOS · page
  open internal(set) weak var firstResponder: NSResponder?
  /// appkit/nswindow/contentview · macOS 10.0
  open var contentView: NSView?
  /// appkit/nswindow/isvisible · macOS 10.0
  open internal(set) var isVisible = false
  var alert: NSAlert?
  var handler: ((NSApplication.ModalResponse) -> Void)?
  var identifier: String?

  /// appkit/nswindow/beginsheet(_:completionhandler:) · macOS 10.9
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheets.append(sheetWindow)
    sheetWindow.sheetParent = self
    sheetWindow.handler = handler
    sheetWindow.isVisible = true
  }

  /// appkit/nswindow/endsheet(_:) · macOS 10.9 · page
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }

  /// appkit/nswindow/endsheet(_:returncode:) · macOS 10.9 · page
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let index = sheets.firstIndex(where: { $0 === sheetWindow }) else {
      return AppKitPlayer.expect(false, "ends a sheet that the window has not")
    }
    sheets.remove(at: index)
    sheetWindow.isVisible = false
    let handler = sheetWindow.handler
    (sheetWindow.handler, sheetWindow.alert) = (nil, nil)
    handler?(returnCode)
  }

  /// appkit/nswindow/willclosenotification · macOS
  nonisolated public static let willCloseNotification = NSNotification.Name(
    "NSWindowWillCloseNotification")

  /// No page says what becomes of the window’s sheets: nobody is told.
  ///
  /// appkit/nswindow/close() · macOS
  open func close() {
    NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: self)
    isVisible = false
  }

  /// appkit/nswindow/orderout(_:) · macOS 10.0
  open func orderOut(_ sender: Any?) { isVisible = false }

  /// appkit/nsaccessibilityprotocol/setaccessibilityidentifier(_:) · macOS 10.10
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    identifier = accessibilityIdentifier
  }

  /// appkit/nsaccessibilityprotocol/accessibilityidentifier() · macOS 10.10
  open func accessibilityIdentifier() -> String? { identifier }
}
