/// What a test sees of an alert, and what a person does with it. No part of UIKit.
@MainActor public enum UIKitPlayer {
  /// Whether action sheets are popovers, without their Cancel.
  public static var isPad = false
  /// What UIKit would crash of, or refuse with a line in the log.
  public static var faults: [String] = []
  private static var pending: [() -> Void] = []
  private static var transitions: [Transition] = []

  /// The alert that a view controller presents, as a value: a test holds no part of it.
  public static func shown(by presenting: UIViewController) -> ShownAlert? {
    (presenting.presentedViewController as? UIAlertController).map { ShownAlert($0) }
  }

  /// Presses an action, by its place among all; UIKit dismisses first and tells then.
  public static func press(_ index: Int, from presenting: UIViewController) {
    settle()
    guard let alert = presenting.presentedViewController as? UIAlertController,
      alert.actions.indices.contains(index)
    else { return expect(false, "no action \(index) is shown") }
    let action = alert.actions[index]
    guard action.isEnabled else { return expect(false, "action \(index) is disabled") }
    remove(from: presenting)
    action.handler?(action)
  }

  /// Presses Return on a keyboard, which stands for the preferred action.
  public static func pressReturn(from presenting: UIViewController) {
    guard let alert = presenting.presentedViewController as? UIAlertController,
      let index = alert.actions.firstIndex(where: { $0 === alert.preferredAction }),
      alert.actions[index].isEnabled
    else { return }
    press(index, from: presenting)
  }

  /// Types into a field, in place of what it holds.
  public static func type(_ text: String, into index: Int, from presenting: UIViewController) {
    settle()
    guard let fields = (presenting.presentedViewController as? UIAlertController)?.textFields,
      fields.indices.contains(index)
    else { return expect(false, "no field \(index) is shown") }
    fields[index].text = text
    fields[index].sendActions(for: .editingChanged)
    NotificationCenter.default.post(
      name: UITextField.textDidChangeNotification, object: fields[index])
  }

  /// Taps beside a popover, or presses Escape: the Cancel action is told, where there is one.
  public static func tapOutside(from presenting: UIViewController) {
    settle()
    guard let alert = presenting.presentedViewController as? UIAlertController else { return }
    let cancel = alert.actions.first { $0.style == .cancel }
    guard cancel != nil || alert.modalPresentationStyle == .popover else { return }
    remove(from: presenting)
    if let cancel { cancel.handler?(cancel) }
  }

  /// Something comes or goes where a controller is, until `settle`.
  public static func move(_ controllers: UIViewController...) {
    transitions.append(Transition(controllers))
  }

  /// Ends what is animated: completions run.
  public static func settle() {
    while !transitions.isEmpty { transitions.removeFirst().end() }
    while !pending.isEmpty { pending.removeFirst()() }
  }

  /// Whether nothing comes or goes.
  public static var isStill: Bool { transitions.isEmpty && pending.isEmpty }

  static func transition(of controller: UIViewController) -> Transition? {
    transitions.first { $0.controllers.contains { $0 === controller } }
  }

  static func later(_ completion: (() -> Void)?) {
    if let completion { pending.append(completion) }
  }

  static func expect(_ holds: Bool, _ fault: String) {
    if !holds { faults.append(fault) }
  }

  static func present(
    _ presented: UIViewController, by presenting: UIViewController, _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    if presenting.presentedViewController != nil {
      return expect(false, "presents while it presents already")
    }
    if transition(of: presenting) != nil {
      return expect(false, "presents while a controller comes or goes")
    }
    if presented.modalPresentationStyle == .popover {
      let popover = presented.popoverPresentationController
      let stands =
        popover?.sourceView != nil || popover?.barButtonItem != nil || popover?.sourceItem != nil
      expect(stands, "a popover without a source")
    }
    if let alert = presented as? UIAlertController {
      expect(alert.title != nil || alert.message != nil || !alert.actions.isEmpty, "an empty alert")
    }
    presenting.presentedViewController = presented
    presented.presentingViewController = presenting
    presented.viewDidLoad()
    presented.viewDidAppear(false)
    if isAnimated { move(presenting, presented) }
    later(completion)
  }

  static func dismiss(from presenting: UIViewController) {
    if transition(of: presenting) != nil {
      return expect(false, "dismisses while a controller comes or goes")
    }
    remove(from: presenting)
  }

  static func remove(from presenting: UIViewController) {
    guard let presented = presenting.presentedViewController else { return }
    presented.isBeingDismissed = true
    presenting.presentedViewController = nil
    presented.presentingViewController = nil
    presented.viewDidDisappear(false)
    presented.isBeingDismissed = false
  }
}

/// An alert as it is shown.
public struct ShownAlert: Sendable {
  /// A button.
  public struct Action: Sendable {
    public let title: String?
    public let style: UIAlertAction.Style
    public let isEnabled: Bool
    public let isPreferred: Bool
    public let identifier: String?
  }

  /// A text field.
  public struct Field: Sendable {
    public let placeholder: String?
    public let text: String?
    public let keyboard: UIKeyboardType
    public let content: UITextContentType?
    public let isSecure: Bool
    public let identifier: String?
  }

  public let style: UIAlertController.Style
  public let title: String?
  public let message: String?
  public let identifier: String?
  public let actions: [Action]
  public let fields: [Field]
  /// What a popover points to: “view”, “bar button”, “item” or nothing.
  public let source: String?

  @MainActor init(_ alert: UIAlertController) {
    style = alert.preferredStyle
    title = alert.title
    message = alert.message
    identifier = alert.view.accessibilityIdentifier
    actions = alert.actions.map {
      Action(
        title: $0.title, style: $0.style, isEnabled: $0.isEnabled,
        isPreferred: $0 === alert.preferredAction, identifier: $0.accessibilityIdentifier)
    }
    fields = (alert.textFields ?? []).map {
      Field(
        placeholder: $0.placeholder, text: $0.text, keyboard: $0.keyboardType,
        content: $0.textContentType, isSecure: $0.isSecureTextEntry,
        identifier: $0.accessibilityIdentifier)
    }
    source = Self.source(of: alert.popover)
  }

  @MainActor private static func source(of popover: UIPopoverPresentationController?) -> String? {
    guard let popover else { return nil }
    if popover.barButtonItem != nil { return "bar button" }
    if popover.sourceItem != nil { return "item" }
    return popover.sourceView == nil ? nil : "view"
  }
}

/// The way of controllers that come or go.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let controllers: [UIViewController]
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(_ controllers: [UIViewController]) { self.controllers = controllers }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end() {
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
