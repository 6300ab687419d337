#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension ProjectDialog where Kind: ProjectPromptKind {
    /// Shows it as a sheet of the window, or without one for the whole app, and waits for its end. Leaving it (Esc,
    /// ⌘., the cancelled task) is its exit.
    @MainActor public func present(for window: NSWindow?, locale: Locale? = nil) async -> Outcome {
      let run = PanelRun(shown(in: locale), isWarning: content.isWarning)
      let answer = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          run.start(for: window) { continuation.resume(returning: $0) }
          if Task.isCancelled { run.leave() }
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
      PanelRun(shown(in: locale), isWarning: content.isWarning)
        .start(for: window) { handler(Self.outcome(of: $0)) }
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
    private var monitor: Any?
    private var handler: (@MainActor @Sendable (ProjectAnswer) -> Void)?

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
      let stack = NSStackView(views: views)
      stack.orientation = .vertical
      stack.setFrameSize(NSSize(width: 230, height: stack.fittingSize.height))
      panel.accessoryView = stack
      panel.window.initialFirstResponder = views[0]
    }

    // MARK: From start to end

    func start(
      for window: NSWindow?, _ handler: @escaping @MainActor @Sendable (ProjectAnswer) -> Void
    ) {
      self.handler = handler
      self.window = window
      // Esc and ⌘. are those of leaving whatever the buttons’ own keys are.
      monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
        guard let self, event.window === self.panel.window, event.isLeaving else { return event }
        self.leave()
        return nil
      }
      guard let window else { return end(panel.runModal()) }
      panel.beginSheetModal(for: window) { response in self.end(response) }
    }

    func leave() {
      guard handler != nil else { return }
      if let window {
        window.endSheet(panel.window, returnCode: .cancel)
      } else {
        NSApplication.shared.stopModal(withCode: .cancel)
      }
    }

    private func end(_ response: NSApplication.ModalResponse) {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
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
