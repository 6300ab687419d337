/// An alert or an action sheet.
///
/// uikit/uialertcontroller · iOS 8 · UIAlertController.h
@MainActor open class UIAlertController: UIViewController {
  /// uikit/uialertcontroller/style · iOS 8 · UIAlertController.h
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// uikit/uialertcontroller/message · iOS 8 · UIAlertController.h
  open var message: String?
  /// uikit/uialertcontroller/preferredstyle · iOS 8 · UIAlertController.h
  public let preferredStyle: UIAlertController.Style
  /// uikit/uialertcontroller/actions · iOS 8 · UIAlertController.h
  public private(set) var actions: [UIAlertAction] = []
  /// uikit/uialertcontroller/textfields · iOS 8 · UIAlertController.h
  public private(set) var textFields: [UITextField]?
  /// uikit/uialertcontroller/preferredaction · iOS 9 · UIAlertController.h
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let action = preferredAction else { return }
      UIKitPlayer.expect(
        actions.contains { $0 === action }, "the preferred action is none of the actions")
    }
  }

  /// A convenience initializer in the documentation.
  ///
  /// uikit/uialertcontroller/init(title:message:preferredstyle:) · iOS 8 · UIAlertController.h
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    if preferredStyle == .actionSheet && UIKitPlayer.isPad { modalPresentationStyle = .popover }
  }

  /// uikit/uialertcontroller/addaction(_:) · iOS 8 · UIAlertController.h
  open func addAction(_ action: UIAlertAction) {
    let cancels = actions.contains { $0.style == .cancel }
    UIKitPlayer.expect(action.style != .cancel || !cancels, "only one action may cancel")
    actions.append(action)
  }

  /// uikit/uialertcontroller/addtextfield(configurationhandler:) · iOS 8 · UIAlertController.h
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    UIKitPlayer.expect(preferredStyle == .alert, "text fields stand in alerts only")
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert.
///
/// uikit/uialertaction · iOS 8 · UIAlertController.h
@MainActor open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// uikit/uialertaction/style-swift.enum · iOS 8 · UIAlertController.h
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// uikit/uialertaction/title · iOS 8 · UIAlertController.h
  public let title: String?
  /// uikit/uialertaction/style-swift.property · iOS 8 · UIAlertController.h
  public let style: UIAlertAction.Style
  /// uikit/uialertaction/isenabled · iOS 8 · UIAlertController.h
  open var isEnabled = true
  /// uikit/uiaccessibilityidentification/accessibilityidentifier · iOS 5 · UIAccessibilityIdentification.h
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?

  /// A convenience initializer in the documentation.
  ///
  /// uikit/uialertaction/init(title:style:handler:) · iOS 8 · UIAlertController.h
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
  {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
