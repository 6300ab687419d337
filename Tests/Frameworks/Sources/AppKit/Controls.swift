/// What gets events.
///
/// appkit/nsresponder · macOS
@MainActor open class NSResponder: NSObject {}

/// What text is typed into.
///
/// appkit/nstextinputclient · macOS 10.5
@MainActor public protocol NSTextInputClient {
  /// Whether something is being composed, as in Japanese.
  ///
  /// appkit/nstextinputclient/hasmarkedtext() · macOS · page
  func hasMarkedText() -> Bool
}

/// A view.
///
/// appkit/nsview · macOS 10.0
@MainActor open class NSView: NSResponder {
  /// appkit/nsview/frame · macOS 10.0
  open var frame: NSRect
  /// appkit/nsview/subviews · macOS 10.0
  open var subviews: [NSView] = []
  /// appkit/nsview/fittingsize · macOS 10.7 · bindings
  open var fittingSize: NSSize {
    NSSize(
      width: fixedWidth ?? subviews.map(\.fittingSize.width).max() ?? frame.width,
      height: subviews.map(\.fittingSize.height).reduce(0, +))
  }
  /// appkit/nsview/translatesautoresizingmaskintoconstraints · macOS 10.7
  open var translatesAutoresizingMaskIntoConstraints = true
  /// appkit/nsview/nextkeyview · macOS 10.0
  open weak var nextKeyView: NSView?
  /// appkit/nsview/widthanchor · macOS 10.11 · bindings
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
  var identifierForTests: String?
  var fixedWidth: CGFloat?

  /// appkit/nsview/init(frame:) · macOS 10.0
  public init(frame frameRect: NSRect) { frame = frameRect }

  public convenience override init() { self.init(frame: .zero) }

  /// appkit/nsview/addsubview(_:) · macOS 10.0
  open func addSubview(_ view: NSView) { subviews.append(view) }

  /// appkit/nsview/setframesize(_:) · macOS · page
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// appkit/nsaccessibilityprotocol/setaccessibilityidentifier(_:) · macOS 10.10
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    identifierForTests = accessibilityIdentifier
  }

  /// appkit/nsaccessibilityprotocol/accessibilityidentifier() · macOS 10.10
  open func accessibilityIdentifier() -> String? { identifierForTests }

  /// appkit/nsaccessibilityprotocol/setaccessibilitylabel(_:) · macOS 10.10
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
}

/// A control.
///
/// appkit/nscontrol · macOS · page
@MainActor open class NSControl: NSView {
  /// appkit/nscontrol/isenabled · macOS 10.0
  open var isEnabled = true
  /// appkit/nscontrol/stringvalue · macOS · page
  open var stringValue = ""
  /// appkit/nscontrol/tag · macOS 10.0
  open var tag = 0

  /// appkit/nscontrol/textdidchangenotification · macOS 10.0
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "NSControlTextDidChangeNotification")

  /// appkit/nscontrol/statevalue · macOS 10.13
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// appkit/nscontrol/statevalue/off · macOS 10.13
    public static let off = Self(rawValue: 0)
    /// appkit/nscontrol/statevalue/on · macOS 10.13
    public static let on = Self(rawValue: 1)
  }
}

/// A button.
///
/// appkit/nsbutton · macOS 10.0 · NSButton.h
@MainActor open class NSButton: NSControl {
  /// appkit/nsbutton/title · macOS 10.0 · NSButton.h
  open var title = ""
  /// appkit/nsbutton/keyequivalent · macOS 10.0 · NSButton.h
  open var keyEquivalent = ""
  /// appkit/nsbutton/keyequivalentmodifiermask · macOS 10.0 · NSButton.h
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// appkit/nsbutton/hasdestructiveaction · macOS 11 · NSButton.h
  open var hasDestructiveAction = false
  /// appkit/nsbutton/state · macOS 10.0 · NSButton.h
  open var state = NSControl.StateValue.off
}

/// What a text field tells of.
///
/// appkit/nscontroltexteditingdelegate · macOS · page
@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// An optional requirement in the documentation.
  ///
  /// appkit/nscontroltexteditingdelegate/controltextdidchange(_:) · macOS 10.0
  func controlTextDidChange(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  public func controlTextDidChange(_ obj: Notification) {}
}

/// appkit/nstextfielddelegate · macOS 10.6 · NSTextField.h
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A text field.
///
/// appkit/nstextfield · macOS 10.0 · NSTextField.h
@MainActor open class NSTextField: NSControl {
  /// appkit/nstextfield/placeholderstring · macOS 10.10 · NSTextField.h
  open var placeholderString: String?
  /// appkit/nstextfield/delegate · macOS 10.0 · NSTextField.h
  open weak var delegate: (any NSTextFieldDelegate)?
  /// appkit/nstextfield/contenttype · macOS 11
  open var contentType: NSTextContentType?

  /// A field that is typed into has no width of its own.
  open override var fittingSize: NSSize { NSSize(width: fixedWidth ?? 0, height: 22) }
}

/// A text field that shows dots.
///
/// appkit/nssecuretextfield · macOS 10.0
@MainActor open class NSSecureTextField: NSTextField {}

/// What is typed into a field.
///
/// appkit/nstextcontenttype · macOS 11
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// appkit/nstextcontenttype/username · macOS 11
  public static let username = Self(rawValue: "username")
  /// appkit/nstextcontenttype/password · macOS 11
  public static let password = Self(rawValue: "password")
  /// appkit/nstextcontenttype/onetimecode · macOS 11 · page
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// appkit/nstextcontenttype/newpassword · macOS 14
  public static let newPassword = Self(rawValue: "new-password")
  /// appkit/nstextcontenttype/emailaddress · macOS 14
  public static let emailAddress = Self(rawValue: "email")
  /// appkit/nstextcontenttype/name · macOS 14
  public static let name = Self(rawValue: "name")
  /// appkit/nstextcontenttype/telephonenumber · macOS 14
  public static let telephoneNumber = Self(rawValue: "tel")
  /// appkit/nstextcontenttype/fullstreetaddress · macOS 14
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// appkit/nstextcontenttype/url · macOS 14
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
}

/// appkit/nsuserinterfacelayoutorientation · macOS 10.9 · NSUserInterfaceLayout.h
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal = 0
  case vertical = 1
}

/// appkit/nslayoutconstraint · macOS 10.7
@MainActor open class NSLayoutConstraint: NSObject {
  /// appkit/nslayoutconstraint/attribute · macOS 10.7
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  private let view: NSView
  private let constant: CGFloat

  init(_ view: NSView, _ constant: CGFloat) {
    self.view = view
    self.constant = constant
  }

  /// appkit/nslayoutconstraint/isactive · macOS 10.10 · page
  open var isActive = false {
    didSet { view.fixedWidth = isActive ? constant : nil }
  }
}

/// A width or a height.
///
/// appkit/nslayoutdimension · macOS 10.11
@MainActor open class NSLayoutDimension: NSObject {
  private let view: NSView

  init(of view: NSView) { self.view = view }

  /// appkit/nslayoutdimension/constraint(equaltoconstant:) · macOS 10.11 · page
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, c)
  }
}

/// Views in a row or a column.
///
/// appkit/nsstackview · macOS 10.9 · page
@MainActor open class NSStackView: NSView {
  /// appkit/nsstackview/orientation · macOS 10.9 · page
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  /// appkit/nsstackview/spacing · macOS 10.9
  open var spacing: CGFloat = 8
  /// appkit/nsstackview/alignment · macOS 10.9
  open var alignment = NSLayoutConstraint.Attribute.centerY
  /// appkit/nsstackview/arrangedsubviews · macOS 10.11
  open var arrangedSubviews: [NSView] { subviews }

  /// A convenience initializer in the documentation, which says that it is laid out by constraints alone.
  ///
  /// appkit/nsstackview/init(views:) · macOS 10.9 · page
  public init(views: [NSView]) {
    super.init(frame: .zero)
    subviews = views
    for view in views + [self] { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

/// An event.
///
/// appkit/nsevent · macOS · page
@MainActor open class NSEvent: NSObject {
  /// appkit/nsevent/modifierflags-swift.struct · macOS · page
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// appkit/nsevent/modifierflags-swift.struct/command · macOS · page
    public static let command = Self(rawValue: 1 << 20)
    /// appkit/nsevent/modifierflags-swift.struct/shift · macOS 10.12
    public static let shift = Self(rawValue: 1 << 17)
    /// appkit/nsevent/modifierflags-swift.struct/option · macOS 10.12
    public static let option = Self(rawValue: 1 << 19)
    /// appkit/nsevent/modifierflags-swift.struct/control · macOS 10.12
    public static let control = Self(rawValue: 1 << 18)
    /// appkit/nsevent/modifierflags-swift.struct/deviceindependentflagsmask · macOS 10.12
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xffff_0000)
  }

  /// appkit/nsevent/eventtypemask · macOS 10.12
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// appkit/nsevent/eventtypemask/keydown · macOS
    public static let keyDown = Self(rawValue: 1 << 10)
  }

  /// appkit/nsevent/keycode · macOS 10.0
  public let keyCode: UInt16
  /// appkit/nsevent/charactersignoringmodifiers · macOS · page
  public let charactersIgnoringModifiers: String?
  /// appkit/nsevent/modifierflags-swift.property · macOS · page
  public let modifierFlags: ModifierFlags
  /// appkit/nsevent/window · macOS 10.0
  public internal(set) weak var window: NSWindow?

  init(_ keyCode: UInt16, _ characters: String, _ flags: ModifierFlags) {
    self.keyCode = keyCode
    charactersIgnoringModifiers = characters
    modifierFlags = flags
  }

  /// appkit/nsevent/addlocalmonitorforevents(matching:handler:) · macOS 10.6 · page
  open class func addLocalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    AppKitPlayer.add(block)
  }

  /// appkit/nsevent/removemonitor(_:) · macOS 10.6
  open class func removeMonitor(_ eventMonitor: Any) { AppKitPlayer.remove(eventMonitor) }
}
