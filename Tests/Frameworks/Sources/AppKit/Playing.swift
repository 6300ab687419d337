/// What a test sees of an alert, and what a person does with it. No part of AppKit.
@MainActor public enum AppKitPlayer {
  /// What AppKit would log or go wrong with.
  public static var faults: [String] = []
  /// What a person does while an alert runs modally, its window given; nil presses nothing.
  public static var modal: ((NSWindow) -> Void)?
  /// How long an alert that runs modally waits for what comes of the run loop, in seconds.
  public static var patience: TimeInterval = 0
  /// How many monitors of events there are.
  public static var monitorCount: Int { monitors.count }
  private static var running: [NSAlert] = []
  private static var response: NSApplication.ModalResponse?
  private static var monitors: [Int: (NSEvent) -> NSEvent?] = [:]
  private static var nextMonitor = 0
  private static let fieldEditor = FieldEditor()

  static var modalWindow: NSWindow? { running.last?.window }

  /// The alert that is a window’s sheet, or runs modally where there is none, as a value.
  public static func shown(on window: NSWindow?) -> ShownAlert? {
    alert(on: window).map { ShownAlert($0) }
  }

  /// Presses a button, by its place among all.
  public static func press(_ index: Int, on window: NSWindow?) {
    guard let alert = alert(on: window), alert.buttons.indices.contains(index) else {
      return expect(false, "no button \(index) is shown")
    }
    guard alert.buttons[index].isEnabled else {
      return expect(false, "button \(index) is disabled")
    }
    end(alert, NSApplication.ModalResponse(alert.buttons[index].tag), window)
  }

  /// Presses a key: monitors see it first, then the button that has it as its equivalent.
  public static func press(
    key: String, code: UInt16 = 0, _ flags: NSEvent.ModifierFlags = [], on window: NSWindow?
  ) {
    var event: NSEvent? = NSEvent(code, key, flags)
    event?.window = alert(on: window)?.window
    for identifier in monitors.keys.sorted() {
      guard let seen = event else { return }
      event = monitors[identifier]?(seen)
    }
    guard event != nil, let alert = alert(on: window) else { return }
    if fieldEditor.isComposing && alert.window.firstResponder === fieldEditor {
      fieldEditor.isComposing = false
      return
    }
    let index = alert.buttons.firstIndex {
      $0.isEnabled && $0.keyEquivalent == key && $0.keyEquivalentModifierMask == flags
    }
    // Command-Period does what Escape does.
    let isPeriod = key == "." && flags == .command
    let escape = alert.buttons.firstIndex { $0.isEnabled && $0.keyEquivalent == "\u{1b}" }
    if let index = index ?? (isPeriod ? escape : nil) { press(index, on: window) }
  }

  /// Composes something in a field, as in Japanese: Escape gives it up.
  public static func compose(into index: Int, on window: NSWindow?) {
    alert(on: window)?.window.firstResponder = fieldEditor
    fieldEditor.isComposing = true
  }

  /// Whether something is being composed.
  public static var isComposing: Bool { fieldEditor.isComposing }

  /// Types into a field, in place of what it holds.
  public static func type(_ text: String, into index: Int, on window: NSWindow?) {
    let fields = alert(on: window)?.accessoryView.map { Self.fields(in: $0) } ?? []
    guard fields.indices.contains(index) else { return expect(false, "no field \(index) is shown") }
    let field = fields[index]
    field.stringValue = text
    let change = Notification(name: NSControl.textDidChangeNotification, object: field)
    field.delegate?.controlTextDidChange(change)
    NotificationCenter.default.post(change)
  }

  /// Ticks “Don’t ask again”.
  public static func suppress(on window: NSWindow?) {
    guard let alert = alert(on: window), alert.showsSuppressionButton else {
      return expect(false, "no suppression button is shown")
    }
    alert.suppressionButton?.state = .on
  }

  static func expect(_ holds: Bool, _ fault: String) {
    if !holds { faults.append(fault) }
  }

  static func fields(in view: NSView) -> [NSTextField] {
    (view as? NSTextField).map { [$0] } ?? view.subviews.flatMap { fields(in: $0) }
  }

  /// Makes the alert as large as what it holds.
  static func layOut(_ alert: NSAlert) {
    guard let view = alert.accessoryView else { return }
    expect(view.translatesAutoresizingMaskIntoConstraints, "an accessory view without a frame")
    expect(view.frame.width > 0 && view.frame.height > 0, "an accessory view of no size")
    for field in fields(in: view) { expect(field.fittingSize.width > 0, "a field of no width") }
  }

  static func runModal(_ alert: NSAlert) -> NSApplication.ModalResponse {
    layOut(alert)
    running.append(alert)
    response = nil
    modal?(alert.window)
    let end = Date(timeIntervalSinceNow: patience)
    while response == nil && Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    running.removeLast()
    expect(response != nil, "an alert runs modally and nobody ends it")
    defer { response = nil }
    return response ?? .abort
  }

  static func stopModal(_ code: NSApplication.ModalResponse) {
    expect(!running.isEmpty, "no alert runs modally")
    response = code
  }

  static func add(_ monitor: @escaping (NSEvent) -> NSEvent?) -> Int {
    nextMonitor += 1
    monitors[nextMonitor] = monitor
    return nextMonitor
  }

  static func remove(_ monitor: Any) {
    let removed = (monitor as? Int).flatMap { monitors.removeValue(forKey: $0) }
    expect(removed != nil, "a monitor is removed twice")
  }

  private static func alert(on window: NSWindow?) -> NSAlert? {
    window.map { $0.attachedSheet?.alert } ?? running.last
  }

  private static func end(
    _ alert: NSAlert, _ code: NSApplication.ModalResponse, _ window: NSWindow?
  ) {
    guard let window else {
      response = code
      return
    }
    window.endSheet(alert.window, returnCode: code)
  }
}

/// An alert as it is shown.
public struct ShownAlert: Sendable {
  /// A button.
  public struct Action: Sendable {
    public let title: String
    public let keyEquivalent: String
    public let isDestructive: Bool
    public let isEnabled: Bool
    public let identifier: String?
  }

  /// A text field.
  public struct Field: Sendable {
    public let placeholder: String?
    public let text: String
    public let content: String?
    public let isSecure: Bool
    public let identifier: String?
  }

  public let style: NSAlert.Style
  public let title: String
  public let message: String
  public let identifier: String?
  public let actions: [Action]
  public let fields: [Field]
  public let showsSuppression: Bool
  public let suppressionTitle: String?

  @MainActor init(_ alert: NSAlert) {
    style = alert.alertStyle
    title = alert.messageText
    message = alert.informativeText
    identifier = alert.window.accessibilityIdentifier()
    showsSuppression = alert.showsSuppressionButton
    suppressionTitle = alert.suppressionButton?.title
    actions = alert.buttons.map {
      Action(
        title: $0.title, keyEquivalent: $0.keyEquivalent, isDestructive: $0.hasDestructiveAction,
        isEnabled: $0.isEnabled, identifier: $0.accessibilityIdentifier())
    }
    fields =
      alert.accessoryView.map { AppKitPlayer.fields(in: $0) }?.map {
        Field(
          placeholder: $0.placeholderString, text: $0.stringValue,
          content: $0.contentType?.rawValue,
          isSecure: $0 is NSSecureTextField, identifier: $0.accessibilityIdentifier())
      } ?? []
  }
}

/// What text is typed into.
@MainActor private final class FieldEditor: NSResponder, NSTextInputClient {
  var isComposing = false

  func hasMarkedText() -> Bool { isComposing }
}
