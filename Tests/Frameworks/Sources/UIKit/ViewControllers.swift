@_exported import Foundation

/// An object that responds to events.
///
/// uikit/uiresponder · iOS 2
@MainActor open class UIResponder: NSObject {
  /// uikit/uiresponder/becomefirstresponder() · iOS 2
  @discardableResult open func becomeFirstResponder() -> Bool { true }
}

/// A view.
///
/// uikit/uiview · iOS 2
@MainActor open class UIView: UIResponder {
  /// uikit/uiaccessibilityidentification/accessibilityidentifier · iOS 5 · UIAccessibilityIdentification.h
  open var accessibilityIdentifier: String?
  /// uikit/uiview/bounds · iOS 2
  open var bounds = CGRect.zero
  /// uikit/uiview/frame · iOS 2
  open var frame: CGRect

  /// uikit/uiview/init(frame:) · iOS 2
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// uikit/uipopoverpresentationcontrollersourceitem/frame(in:) · iOS 17
  public func frame(in referenceView: UIView) -> CGRect? { frame }
}

/// What a popover may point to.
///
/// uikit/uipopoverpresentationcontrollersourceitem · iOS 16
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// uikit/uipopoverpresentationcontrollersourceitem/frame(in:) · iOS 17
  func frame(in referenceView: UIView) -> CGRect?
}

/// What has an identifier for tests.
///
/// uikit/uiaccessibilityidentification · iOS 5 · UIAccessibilityIdentification.h
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// uikit/uiaccessibilityidentification/accessibilityidentifier · iOS 5 · UIAccessibilityIdentification.h
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// An item of a bar.
///
/// uikit/uibaritem · iOS 2
@MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// uikit/uiaccessibilityidentification/accessibilityidentifier · iOS 5 · UIAccessibilityIdentification.h
  open var accessibilityIdentifier: String?
}

/// A button in a bar.
///
/// uikit/uibarbuttonitem · iOS 2
@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  /// uikit/uibarbuttonitem/systemitem · iOS 2
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case action = 9
  }

  /// uikit/uibarbuttonitem/primaryaction · iOS 14
  open var primaryAction: UIAction?

  public override init() {}

  /// A convenience initializer in the documentation, with a menu after the action.
  ///
  /// uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:) · iOS 14
  public init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
  }

  /// uikit/uipopoverpresentationcontrollersourceitem/frame(in:) · iOS 17
  public func frame(in referenceView: UIView) -> CGRect? { nil }
}

/// What a bar shows for a view controller.
///
/// uikit/uinavigationitem · iOS 2
@MainActor open class UINavigationItem: NSObject {
  /// uikit/uinavigationitem/rightbarbuttonitem · iOS 2
  open var rightBarButtonItem: UIBarButtonItem?
}

/// View controllers, of which the last is shown.
///
/// uikit/uinavigationcontroller · iOS 2
@MainActor open class UINavigationController: UIViewController {
  /// uikit/uinavigationcontroller/viewcontrollers · iOS 2
  open var viewControllers: [UIViewController] = []

  /// uikit/uinavigationcontroller/popviewcontroller(animated:) · iOS 2
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// uikit/uimodalpresentationstyle · iOS 3.2 · UIViewController.h
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case popover = 7
  case automatic = -2
}

/// A view controller.
///
/// uikit/uiviewcontroller · iOS 2 · UIViewController.h
@MainActor open class UIViewController: UIResponder {
  /// uikit/uiviewcontroller/view · iOS 2 · UIViewController.h
  open var view: UIView! = UIView()
  /// uikit/uiviewcontroller/title · iOS 2 · UIViewController.h
  open var title: String?
  /// uikit/uiviewcontroller/presentedviewcontroller · iOS 5 · UIViewController.h
  open internal(set) var presentedViewController: UIViewController?
  /// uikit/uiviewcontroller/presentingviewcontroller · iOS 5 · UIViewController.h
  open internal(set) weak var presentingViewController: UIViewController?
  /// uikit/uiviewcontroller/isbeingdismissed · iOS 5 · page
  open internal(set) var isBeingDismissed = false
  /// uikit/uiviewcontroller/modalpresentationstyle · iOS 3.2
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// uikit/uiviewcontroller/navigationitem · iOS 2
  public let navigationItem = UINavigationItem()
  /// uikit/uiviewcontroller/navigationcontroller · iOS 2
  open internal(set) weak var navigationController: UINavigationController?
  var popover: UIPopoverPresentationController?

  /// uikit/uiviewcontroller/init(nibname:bundle:) · iOS 2 · UIViewController.h
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// uikit/uiviewcontroller/popoverpresentationcontroller · iOS 8 · page
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if popover == nil { popover = UIPopoverPresentationController() }
    return popover
  }

  /// Nil while nothing comes or goes where the controller is.
  ///
  /// uikit/uiviewcontroller/transitioncoordinator · iOS 7 · page
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    UIKitPlayer.transition(of: self)
  }

  /// uikit/uiviewcontroller/viewdidload() · iOS 2 · UIViewController.h
  open func viewDidLoad() {}

  /// uikit/uiviewcontroller/viewdidappear(_:) · iOS 2 · UIViewController.h
  open func viewDidAppear(_ animated: Bool) {}

  /// uikit/uiviewcontroller/viewdiddisappear(_:) · iOS 2 · UIViewController.h
  open func viewDidDisappear(_ animated: Bool) {}

  /// uikit/uiviewcontroller/present(_:animated:completion:) · iOS 5 · page
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    UIKitPlayer.present(viewControllerToPresent, by: self, flag, completion)
  }

  /// uikit/uiviewcontroller/dismiss(animated:completion:) · iOS 5 · page
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    UIKitPlayer.dismiss(from: self)
    UIKitPlayer.later(completion)
  }
}

/// What is known of a controller that comes or goes.
///
/// uikit/uiviewcontrollertransitioncoordinatorcontext · iOS
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// Tells when a controller has come or gone.
///
/// uikit/uiviewcontrollertransitioncoordinator · iOS · page
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// The importer makes results of Objective-C’s methods discardable.
  ///
  /// uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:) · iOS · page
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Where a popover stands.
///
/// uikit/uipopoverpresentationcontroller · iOS 8, not tvOS · UIPopoverPresentationController.h
@MainActor open class UIPopoverPresentationController: NSObject {
  /// uikit/uipopoverpresentationcontroller/sourceview · iOS 8, not tvOS · UIPopoverPresentationController.h
  open var sourceView: UIView?
  /// uikit/uipopoverpresentationcontroller/sourcerect · iOS 8, not tvOS · UIPopoverPresentationController.h
  open var sourceRect = CGRect.null
  /// uikit/uipopoverpresentationcontroller/barbuttonitem · iOS 8, not tvOS (deprecated from iOS 27) · UIPopoverPresentationController.h
  open var barButtonItem: UIBarButtonItem?
  /// uikit/uipopoverpresentationcontroller/sourceitem · iOS 16 · UIPopoverPresentationController.h
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// uikit/uipopoverpresentationcontroller/permittedarrowdirections · iOS 8 · UIPopoverPresentationController.h
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// uikit/uipopoverarrowdirection · iOS 3.2
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
}
