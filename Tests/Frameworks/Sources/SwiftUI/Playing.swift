/// Evaluates views, shows their dialogs, and does what a person does with them. No part of SwiftUI.
///
/// It is as strict as SwiftUI can be: views are evaluated anew only when a state was set that a body has read; all that one event
/// sets is one update; a dialog that went away comes again only after `isPresented` was seen to be false.
@MainActor public final class SwiftUIPlayer {
  /// When a pressed button’s action runs.
  public enum Timing: CaseIterable, Sendable {
    case actionFirst, actionFirstWithUpdate, bindingFirst, bindingFirstWithUpdate

    var isActionFirst: Bool { self == .actionFirst || self == .actionFirstWithUpdate }
    var hasUpdate: Bool { self == .actionFirstWithUpdate || self == .bindingFirstWithUpdate }
  }

  /// What SwiftUI would log or go wrong with.
  public static var faults: [String] = []
  /// Where tasks of views run what is bound to no actor; nil for where it runs anyway.
  public static var executor: (any TaskExecutor)?
  /// What views know of where they are.
  public var environment: EnvironmentValues { didSet { update(always: true) } }
  var kept: [String: AnyObject] = [:]
  private let root: any View
  private var presented: PlacedDialog?
  private var gone: Set<String> = []
  private var evaluation: Evaluation?
  private var watching: [String: Watching.Event] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  private var runningCount = 0
  private var isClosed = false

  public init(_ root: some View, locale: Locale = Locale(identifier: "en_US")) {
    self.root = root
    environment = EnvironmentValues()
    environment.locale = locale
    update(always: true)
  }

  /// The dialog that is shown.
  public var shown: ShownDialog? { presented.map { ShownDialog($0) } }

  /// Evaluates the views until no state changes any more.
  public func update(always: Bool = false) {
    var rounds = 0
    if isClosed { return }
    if always { Invalidation.shared.isNeeded = true }
    while Invalidation.shared.isNeeded && rounds < 50 {
      Invalidation.shared.isNeeded = false
      let evaluation = Evaluation(root, self)
      self.evaluation = evaluation
      present(evaluation)
      tell(evaluation)
      rounds += 1
    }
    Self.expect(rounds < 50, "views never settle")
  }

  /// Lets tasks run to their end, unless they wait for long, and evaluates what they change.
  public func settle() async {
    var rounds = 0
    var quiet = 0
    while quiet < 8 && rounds < 20_000 {
      await Task.yield()
      update()
      rounds += 1
      quiet = runningCount == 0 ? quiet + 1 : 0
    }
  }

  /// Presses a button of the dialog, by its place among all.
  public func press(_ index: Int, _ timing: Timing = .actionFirst) {
    guard let dialog = presented, dialog.buttons.indices.contains(index) else {
      return Self.expect(false, "no button \(index) is shown")
    }
    let button = dialog.buttons[index]
    guard button.at.environment.isEnabled else {
      return Self.expect(false, "button \(index) is disabled")
    }
    end(dialog, timing, button.action)
  }

  /// Presses the key of the default button, or of the cancelling one.
  public func press(_ shortcut: KeyboardShortcut, _ timing: Timing = .actionFirst) {
    let isCancel = shortcut == .cancelAction
    let index = presented?.buttons.firstIndex {
      $0.at.shortcut == shortcut || isCancel && $0.role == .cancel
    }
    if let index { press(index, timing) }
  }

  /// Taps outside, or what else leaves the dialog; the cancelling button’s action may be run or not.
  public func leave(runsCancel: Bool, _ timing: Timing = .actionFirst) {
    guard let dialog = presented else { return Self.expect(false, "no dialog is shown") }
    let cancel = runsCancel ? dialog.buttons.first { $0.role == .cancel } : nil
    end(dialog, timing) { cancel?.action() }
  }

  /// Types into a field, in place of what it holds.
  public func type(_ text: String, into index: Int) {
    guard let dialog = presented, dialog.fields.indices.contains(index) else {
      return Self.expect(false, "no field \(index) is shown")
    }
    dialog.fields[index].text.wrappedValue = text
    update()
  }

  /// Presses a button of the views themselves, by its title.
  public func tap(_ title: String) {
    for case .button(let button) in evaluation?.items ?? [] where button.title == title {
      button.action()
      return update()
    }
    Self.expect(false, "no button “\(title)” stands in the views")
  }

  /// Takes all views away.
  public func close() {
    isClosed = true
    for event in watching.values { if case .disappears(let action) = event { action() } }
    for task in tasks.values { task.cancel() }
    (watching, tasks, presented, kept) = ([:], [:], nil, [:])
  }

  static func expect(_ holds: Bool, _ fault: String) {
    if !holds { faults.append(fault) }
  }

  private func end(_ dialog: PlacedDialog, _ timing: Timing, _ action: @MainActor () -> Void) {
    if timing.isActionFirst {
      action()
      if timing.hasUpdate { update() }
    }
    // Where an update has seen it false already, the dialog is gone, and may come again.
    if presented != nil { gone.insert(dialog.path) }
    presented = nil
    (presentation(of: dialog.path) ?? dialog).isPresented.wrappedValue = false
    if !timing.isActionFirst {
      if timing.hasUpdate { update() }
      action()
    }
    update()
  }

  private func presentation(of path: String) -> PlacedDialog? {
    evaluation?.dialogs.first { $0.path == path }
  }

  private func present(_ evaluation: Evaluation) {
    gone.subtract(evaluation.absent)
    if let path = presented?.path { presented = presentation(of: path) }
    if presented == nil { presented = evaluation.dialogs.first { !gone.contains($0.path) } }
  }

  private func tell(_ evaluation: Evaluation) {
    let before = watching
    watching = Dictionary(
      evaluation.watched.map { ($0.path, $0.event) }, uniquingKeysWith: { first, _ in first })
    for (path, event) in before where watching[path] == nil {
      if case .disappears(let action) = event { action() }
      tasks.removeValue(forKey: path)?.cancel()
    }
    for (path, event) in evaluation.watched { tell(event, at: path, before: before[path]) }
  }

  private func tell(_ event: Watching.Event, at path: String, before: Watching.Event?) {
    switch (event, before) {
    case (.appears(let action), nil): action()
    case (.changes(let new, let action), .changes(let old, _)):
      if !new.isSame(old.value) { action() }
    case (.runs(let new, let action), .runs(let old, _)):
      if !new.isSame(old.value) { run(action, at: path) }
    case (.runs(_, let action), nil): run(action, at: path)
    default: break
    }
  }

  private func run(_ action: @escaping @Sendable () async -> Void, at path: String) {
    tasks[path]?.cancel()
    runningCount += 1
    tasks[path] = Task {
      await withTaskExecutorPreference(Self.executor) { await action() }
      runningCount -= 1
    }
  }
}

/// A dialog as it is shown.
@MainActor public struct ShownDialog {
  /// A button.
  public struct Action: Sendable {
    public let title: String
    public let role: String?
    public let isEnabled: Bool
    public let isDefault: Bool
    public let identifier: String?
  }

  /// A text field.
  public struct Field: Sendable {
    public let placeholder: String
    public let text: String
    public let keyboard: String
    public let content: String?
    public let isSecure: Bool
    public let identifier: String?
  }

  public let isAlert: Bool
  public let titleVisibility: Visibility
  public let title: String
  public let message: String
  public let actions: [Action]
  public let fields: [Field]

  init(_ dialog: PlacedDialog) {
    if case .sheet(let visibility) = dialog.style {
      (isAlert, titleVisibility) = (false, visibility)
    } else {
      (isAlert, titleVisibility) = (true, .visible)
    }
    title = dialog.title
    message = dialog.message
    actions = dialog.buttons.map {
      Action(
        title: $0.title, role: $0.role?.name, isEnabled: $0.at.environment.isEnabled,
        isDefault: $0.at.shortcut == .defaultAction, identifier: $0.at.identifier)
    }
    fields = dialog.fields.map {
      Field(
        placeholder: $0.title, text: $0.text.wrappedValue, keyboard: $0.at.keyboard,
        content: $0.at.contentType, isSecure: $0.isSecure, identifier: $0.at.identifier)
    }
  }
}
