#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What an action sheet belongs to, which a popover points at where the screen is large.
  @MainActor public enum ProjectSheetSource {
    case view(UIView)
    case rect(CGRect, in: UIView)
    case barButtonItem(UIBarButtonItem)
  }

  extension ProjectDialog where Kind: ProjectAlertKind {
    /// Shows the alert and waits for its end. Leaving it, as by cancelling the task, is its exit.
    @MainActor public func present(
      from presenter: UIViewController, animated: Bool = true, locale: Locale? = nil
    ) async -> Outcome {
      if Task.isCancelled { return exit(in: locale) }
      return Self.outcome(
        of: await AlertRun.wait { show(from: presenter, animated, locale, nil, $0) })
    }

    /// Shows the alert. The handler is called once, also where the alert is left.
    @MainActor public func present(
      from presenter: UIViewController, animated: Bool = true, locale: Locale? = nil,
      handler: @escaping @MainActor @Sendable (Outcome) -> Void
    ) {
      _ = show(from: presenter, animated, locale, nil) { handler(Self.outcome(of: $0)) }
    }
  }

  extension ProjectDialog where Kind == ProjectActionSheet {
    /// Shows the sheet and waits for its end. Leaving it, as by cancelling the task, is its exit.
    @MainActor public func present(
      from presenter: UIViewController, source: ProjectSheetSource, animated: Bool = true,
      locale: Locale? = nil
    ) async -> Outcome {
      if Task.isCancelled { return exit(in: locale) }
      return Self.outcome(
        of: await AlertRun.wait { show(from: presenter, animated, locale, source, $0) })
    }

    /// Shows the sheet. The handler is called once, also where the sheet is left.
    @MainActor public func present(
      from presenter: UIViewController, source: ProjectSheetSource, animated: Bool = true,
      locale: Locale? = nil, handler: @escaping @MainActor @Sendable (Outcome) -> Void
    ) {
      _ = show(from: presenter, animated, locale, source) { handler(Self.outcome(of: $0)) }
    }
  }

  extension ProjectDialog {
    @MainActor fileprivate func show(
      from presenter: UIViewController, _ isAnimated: Bool, _ locale: Locale?,
      _ source: ProjectSheetSource?,
      _ handler: @escaping @MainActor @Sendable (ProjectAnswer) -> Void
    ) -> AlertRun {
      let run = AlertRun(shown(in: locale), handler)
      let alert = run.makeAlert(isSheet: source != nil)
      source?.anchor(alert)
      run.present(alert, from: presenter, isAnimated)
      return run
    }
  }

  extension ProjectSheetSource {
    fileprivate func anchor(_ alert: UIAlertController) {
      #if !os(tvOS)
        let popover = alert.popoverPresentationController
        switch self {
        case .view(let view):
          popover?.sourceView = view
          popover?.sourceRect = view.bounds
        case .rect(let rect, let view):
          popover?.sourceView = view
          popover?.sourceRect = rect
        case .barButtonItem(let item): popover?.barButtonItem = item
        }
      #endif
    }
  }

  extension UIViewController {
    /// What is shown above all that it presents.
    fileprivate var topmost: UIViewController {
      guard let next = presentedViewController, !next.isBeingDismissed else { return self }
      return next.topmost
    }

    /// Does what UIKit refuses while a controller comes or goes: now, or when that has ended.
    fileprivate func afterTransition(_ act: @escaping @MainActor @Sendable () -> Void) {
      guard let transition = transitionCoordinator else { return act() }
      transition.animate(alongsideTransition: nil) { _ in Task { @MainActor in act() } }
    }
  }

  /// A dialog on its way. The actions of its alert keep it: where the alert goes away and no action was chosen, it goes
  /// too, and the dialog was left.
  @MainActor private final class AlertRun {
    private let shown: ProjectShown
    private var handler: (@MainActor @Sendable (ProjectAnswer) -> Void)?
    private weak var alert: UIAlertController?
    /// The places of the actions that wait; the actions themselves keep this.
    private var awaiting: [Int] = []

    init(_ shown: ProjectShown, _ handler: @escaping @MainActor @Sendable (ProjectAnswer) -> Void) {
      self.shown = shown
      self.handler = handler
    }

    deinit {
      guard let handler else { return }
      let answer = shown.leaving { $0.initial }
      Task { @MainActor in handler(answer) }
    }

    /// Waits for the end of what `show` shows, and leaves it where the task is cancelled.
    static func wait(
      _ show: (@escaping @MainActor @Sendable (ProjectAnswer) -> Void) -> AlertRun
    ) async -> ProjectAnswer {
      let reference = Reference()
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          reference.run = show { continuation.resume(returning: $0) }
        }
      } onCancel: {
        Task { @MainActor in reference.run?.leave() }
      }
    }

    @MainActor private final class Reference {
      weak var run: AlertRun?
    }

    func makeAlert(isSheet: Bool) -> UIAlertController {
      let alert = UIAlertController(
        title: shown.title, message: shown.message, preferredStyle: isSheet ? .actionSheet : .alert)
      self.alert = alert
      alert.view.accessibilityIdentifier = shown.identifier
      for field in shown.fields { alert.addTextField { self.set($0, field) } }
      for (place, button) in shown.buttons.enumerated() {
        let action = makeAction(button)
        alert.addAction(action)
        if button.isDefault && !isSheet { alert.preferredAction = action }
        if button.awaitsFields { awaiting.append(place) }
      }
      updateActions()
      return alert
    }

    private func makeAction(_ button: ProjectShown.Button) -> UIAlertAction {
      let action = UIAlertAction(title: button.title, style: button.role.style) { _ in
        self.finish(self.shown.answer(button, self.typed))
      }
      action.accessibilityIdentifier = button.identifier
      return action
    }

    private func set(_ view: UITextField, _ field: ProjectShown.Field) {
      view.placeholder = field.placeholder
      view.text = field.initial
      view.isSecureTextEntry = field.isSecure
      view.keyboardType = UIKeyboardType(field)
      view.textContentType = UITextContentType(field)
      view.accessibilityIdentifier = field.identifier
      view.addAction(UIAction { [weak self] _ in self?.updateActions() }, for: .editingChanged)
    }

    private func typed(_ field: ProjectShown.Field) -> String {
      let views = alert?.textFields ?? []
      let place = shown.fields.firstIndex { $0.index == field.index } ?? 0
      return place < views.count ? views[place].text ?? "" : field.initial
    }

    private func updateActions() {
      let isAwaited = shown.awaits(typed)
      for place in awaiting { alert?.actions[place].isEnabled = !isAwaited }
    }

    private func finish(_ answer: ProjectAnswer) {
      guard let handler else { return }
      self.handler = nil
      handler(answer)
    }

    /// Presents the alert, unless it was left before it could be.
    func present(
      _ alert: UIAlertController, from presenter: UIViewController, _ isAnimated: Bool
    ) {
      presenter.topmost.afterTransition {
        guard self.handler != nil else { return }
        presenter.topmost.present(alert, animated: isAnimated, completion: nil)
      }
    }

    func leave() {
      let answer = shown.leaving(typed)
      if let alert {
        alert.afterTransition {
          alert.presentingViewController?.dismiss(animated: true, completion: nil)
        }
      }
      finish(answer)
    }
  }

  extension ProjectShown.Role {
    fileprivate var style: UIAlertAction.Style {
      switch self {
      case .normal: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension UIKeyboardType {
    fileprivate init(_ field: ProjectShown.Field) {
      switch field.keyboard {
      case "email": self = .emailAddress
      case "number": self = .numberPad
      case "decimal": self = .decimalPad
      case "phone": self = .phonePad
      case "url": self = .URL
      default: self = .default
      }
    }
  }

  extension UITextContentType {
    fileprivate init?(_ field: ProjectShown.Field) {
      switch field.content {
      case "name": self = .name
      case "username": self = .username
      case "password": self = .password
      case "newPassword": self = .newPassword
      case "oneTimeCode": self = .oneTimeCode
      case "email": self = .emailAddress
      case "phone": self = .telephoneNumber
      case "address": self = .fullStreetAddress
      case "url": self = .URL
      default: return nil
      }
    }
  }
#endif
