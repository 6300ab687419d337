import AppKit

extension Shown {
  init(_ alert: AppKit.ShownAlert) {
    kind = "\(alert.style)"
    title = alert.title
    message = alert.message
    identifier = alert.identifier
    buttons = alert.actions.map {
      Button(
        title: $0.title, role: $0.isDestructive ? "destructive" : "default",
        isDefault: $0.keyEquivalent == "\r", isEnabled: $0.isEnabled, identifier: $0.identifier)
    }
    fields = alert.fields.map {
      Field(
        placeholder: $0.placeholder ?? "", text: $0.text, content: $0.content ?? "",
        isSecure: $0.isSecure, identifier: $0.identifier)
    }
    let escape = alert.actions.firstIndex { $0.keyEquivalent == "\u{1b}" }
    extra["escape"] = escape.map { "\($0)" }
  }
}

/// Plays a dialog in AppKit: each button, each key, and each way of leaving, on a window and without one.
@MainActor struct AppKitPlay<Outcome: Sendable> {
  typealias Handler = @MainActor @Sendable (Outcome) -> Void
  let present: @MainActor @Sendable (NSWindow?) async -> Outcome
  let presentToHandler: @MainActor (NSWindow?, @escaping Handler) -> Void

  func seen(_ dialog: String, _ values: Int, _ language: String) async -> Seen {
    var seen = Seen(
      dialog: dialog, values: values, language: language, kit: "AppKit", shown: Shown())
    seen.plays.append(
      await play("look") {
        seen.shown = AppKitPlayer.shown(on: $0).map { Shown($0) } ?? Shown()
        AppKitPlayer.press(key: "\u{1b}", code: 53, on: $0)
      })
    let shown = seen.shown
    for index in shown.buttons.indices {
      seen.plays.append(await play("press \(index)") { press(index, $0, shown) })
      seen.plays.append(playModal("modal \(index)") { press(index, nil, shown) })
    }
    seen.plays.append(await play("return") { pressReturn($0, shown) })
    seen.plays.append(await play("escape") { AppKitPlayer.press(key: "\u{1b}", code: 53, on: $0) })
    seen.plays.append(
      await play("command-period") {
        AppKitPlayer.press(key: ".", code: 47, .command, on: $0)
      })
    seen.plays.append(
      playModal("modal escape") { AppKitPlayer.press(key: "\u{1b}", code: 53, on: nil) })
    seen.plays.append(await playCancelled())
    return seen
  }

  private func type(_ window: NSWindow?, _ shown: Shown) {
    for field in shown.fields.indices {
      AppKitPlayer.type(typedText + "\(field)", into: field, on: window)
    }
  }

  private func press(_ index: Int, _ window: NSWindow?, _ shown: Shown) {
    type(window, shown)
    AppKitPlayer.press(index, on: window)
  }

  /// Return, and where no button has that, Escape.
  private func pressReturn(_ window: NSWindow?, _ shown: Shown) {
    type(window, shown)
    AppKitPlayer.press(key: "\r", code: 36, on: window)
    if AppKitPlayer.shown(on: window) != nil {
      AppKitPlayer.press(key: "\u{1b}", code: 53, on: window)
    }
  }

  private func play(_ how: String, _ act: (NSWindow) -> Void) async -> Play {
    let (window, told) = (NSWindow(), Told())
    let task = told.tellsOutcome { await present(window) }
    await settle()
    act(window)
    await settle(until: told)
    defer { task.cancel() }
    return played(how, told, isGone: window.sheets.isEmpty)
  }

  private func playModal(_ how: String, _ act: @escaping () -> Void) -> Play {
    let told = Told()
    AppKitPlayer.modal = { _ in act() }
    presentToHandler(nil) { told.tell($0) }
    AppKitPlayer.modal = nil
    return played(how, told, isGone: AppKitPlayer.shown(on: nil) == nil)
  }

  private func playCancelled() async -> Play {
    let (window, told) = (NSWindow(), Told())
    let task = told.tellsOutcome { await present(window) }
    await settle()
    task.cancel()
    await settle(until: told)
    return played("cancelled", told, isGone: window.sheets.isEmpty)
  }

  private func played(_ how: String, _ told: Told, isGone: Bool) -> Play {
    defer { AppKitPlayer.faults = [] }
    var faults = AppKitPlayer.faults
    if AppKitPlayer.monitorCount != 0 && isGone { faults.append("a monitor of events stays") }
    return Play(how: how, outcomes: told.outcomes, isGone: isGone, faults: faults)
  }
}
