#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension ProjectDialog where Kind: ProjectPromptKind {
    /// Shows it as a sheet of the window, or without one for the whole app, and waits for its end. Leaving it (Esc,
    /// ⌘., the cancelled task) is its exit.
    @MainActor public func present(for window: NSWindow?, locale: Locale? = nil) async -> Outcome {
      if Task.isCancelled { return exit(in: locale) }
      let run = PanelRun(shown(in: locale), isWarning: content.isWarning)
      let answer = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          run.handler = { continuation.resume(returning: $0) }
          if let window { return run.begin(for: window) }
          // What runs modally in a task keeps all others of the main actor waiting, those that cancel it too.
          RunLoop.main.perform(inModes: [.common]) {
            MainActor.assumeIsolated { run.runModal() }
          }
        }
      } onCancel: {
        Task { @MainActor in run.leave() }
      }
      return Self.outcome(of: answer)
    }

    /// Shows it as a sheet of the window, or without one for the whole app. The handler is called once, also where
    /// it is left.
    @MainActor public func present(
      for window: NSWindow?, locale: Locale? = nil,
      handler: @escaping @MainActor @Sendable (Outcome) -> Void
    ) {
      let run = PanelRun(shown(in: locale), isWarning: content.isWarning)
      run.handler = { handler(Self.outcome(of: $0)) }
      if let window { run.begin(for: window) } else { run.runModal() }
    }
  }

  /// A panel on its way.
  @MainActor private final class PanelRun: NSObject, NSTextFieldDelegate {
    private let shown: ProjectShown
    private let panel = NSAlert()
    /// In the order in which the panel has them: the first of a row stands at its trailing edge.
    private let order: [ProjectShown.Button]
    private var views: [NSTextField] = []
    private weak var window: NSWindow?
    private var isModal = false
    private var monitor: Any?
    private var closing: (any NSObjectProtocol)?
    /// Nil when the answer was told.
    var handler: (@MainActor @Sendable (ProjectAnswer) -> Void)?

    init(_ shown: ProjectShown, isWarning: Bool) {
      self.shown = shown
      order = shown.arrangement == .row ? shown.buttons.reversed() : shown.buttons
      super.init()
      panel.messageText = shown.title ?? ""
      panel.informativeText = shown.message ?? ""
      panel.alertStyle = isWarning ? .warning : .informational
      for button in order { add(button) }
      if !shown.fields.isEmpty { addFields() }
      panel.window.setAccessibilityIdentifier(shown.identifier)
      updateButtons()
    }

    private func add(_ button: ProjectShown.Button) {
      let view = panel.addButton(withTitle: button.title)
      view.keyEquivalent = button.isDefault ? "\r" : button.role == .cancel ? "\u{1B}" : ""
      view.hasDestructiveAction = button.role == .destructive
      view.setAccessibilityIdentifier(button.identifier)
    }

    private func addFields() {
      views = shown.fields.map { field in
        let view = field.isSecure ? NSSecureTextField() : NSTextField()
        view.placeholderString = field.placeholder
        view.stringValue = field.initial
        view.contentType = NSTextContentType(field)
        view.delegate = self
        view.setAccessibilityIdentifier(field.identifier)
        return view
      }
      // A field that is typed into has no width of its own.
      for view in views { view.widthAnchor.constraint(equalToConstant: 230).isActive = true }
      let stack = NSStackView(views: views)
      stack.orientation = .vertical
      stack.setFrameSize(stack.fittingSize)
      // The panel lays it out by its frame.
      stack.translatesAutoresizingMaskIntoConstraints = true
      panel.accessoryView = stack
      panel.window.initialFirstResponder = views[0]
    }

    // MARK: From start to end

    func begin(for window: NSWindow) {
      self.window = window
      closing = NotificationCenter.default.addObserver(
        forName: NSWindow.willCloseNotification, object: window, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.leave() }
      }
      watchKeys()
      panel.beginSheetModal(for: window) { response in self.end(response) }
    }

    func runModal() {
      // It may have been left before its turn came.
      if handler == nil { return }
      isModal = true
      watchKeys()
      end(panel.runModal())
    }

    /// Esc and ⌘. are those of leaving whatever the buttons’ own keys are, but first of what is being composed.
    private func watchKeys() {
      monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
        guard let self, event.window === self.panel.window, event.isLeaving, !self.isComposing
        else { return event }
        self.leave()
        return nil
      }
    }

    private var isComposing: Bool {
      (panel.window.firstResponder as? any NSTextInputClient)?.hasMarkedText() ?? false
    }

    func leave() {
      guard handler != nil else { return }
      if !isModal {
        window?.endSheet(panel.window, returnCode: .cancel)
        end(.cancel)
      } else if NSApplication.shared.modalWindow === panel.window {
        NSApplication.shared.stopModal(withCode: .cancel)
      }
    }

    private func end(_ response: NSApplication.ModalResponse) {
      if let monitor { NSEvent.removeMonitor(monitor) }
      if let closing { NotificationCenter.default.removeObserver(closing) }
      monitor = nil
      closing = nil
      guard let handler else { return }
      self.handler = nil
      let place = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
      let isButton = order.indices.contains(place)
      handler(isButton ? shown.answer(order[place], typed) : shown.leaving(typed))
    }

    // MARK: Fields

    func controlTextDidChange(_ notification: Notification) { updateButtons() }

    private func updateButtons() {
      let isAwaited = shown.awaits(typed)
      for (button, view) in zip(order, panel.buttons) where button.awaitsFields {
        view.isEnabled = !isAwaited
      }
    }

    private func typed(_ field: ProjectShown.Field) -> String {
      zip(shown.fields, views).first { $0.0.index == field.index }?.1.stringValue ?? ""
    }
  }

  extension NSEvent {
    fileprivate var isLeaving: Bool {
      keyCode == 53 || modifierFlags.contains(.command) && charactersIgnoringModifiers == "."
    }
  }

  extension NSTextContentType {
    fileprivate init?(_ field: ProjectShown.Field) {
      switch field.content {
      case "username": self = .username
      case "password": self = .password
      case "oneTimeCode": self = .oneTimeCode
      default: return nil
      }
    }
  }
#endif
