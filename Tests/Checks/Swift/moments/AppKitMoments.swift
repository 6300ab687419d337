import AppKit

@testable import Player

/// Panels that end in other ways than by their buttons.
extension Moments {
  func playAppKit() async {
    AppKitPlayer.patience = 5
    defer { AppKitPlayer.patience = 0 }
    await composeInAField()
    await closeTheWindow()
    await cancelModal()
    await cancelModalBefore()
    await goOnWhileModal()
    await cancelTheLower()
    faults += AppKitPlayer.faults.map { "AppKit: \($0)" }
    expect(AppKitPlayer.monitorCount == 0, "no monitor of events stays")
  }

  private func composeInAField() async {
    let (window, told) = (NSWindow(), Told())
    let task = Task { @MainActor in told.tell(await SavePassword().present(for: window)) }
    await settle(until: !window.sheets.isEmpty)
    AppKitPlayer.compose(into: 0, on: window)
    AppKitPlayer.press(key: "\u{1b}", code: 53, on: window)
    await settle()
    expect(!AppKitPlayer.isComposing, "Escape gives up first what is being composed")
    expect(told.outcomes.isEmpty && !window.sheets.isEmpty, "and leaves the panel")
    AppKitPlayer.press(key: "\u{1b}", code: 53, on: window)
    await settle(until: told)
    expect(told.outcomes.count == 1 && window.sheets.isEmpty, "Escape once more leaves")
    task.cancel()
  }

  private func closeTheWindow() async {
    let (window, told) = (NSWindow(), Told())
    let task = Task { @MainActor in told.tell(await SavePassword().present(for: window)) }
    await settle(until: !window.sheets.isEmpty)
    window.close()
    await settle(until: told)
    expect(told.outcomes.count == 1, "a window that closes leaves its panel, once")
    task.cancel()
  }

  private func cancelModal() async {
    let told = Told()
    let task = Task { @MainActor in told.tell(await SavePassword().present(for: nil)) }
    await turn()
    expect(AppKitPlayer.shown(on: nil) != nil, "a panel without a window runs modally")
    task.cancel()
    await settle(until: told)
    await turn()
    expect(told.outcomes.count == 1, "a cancelled task leaves a modal panel, once")
    expect(AppKitPlayer.shown(on: nil) == nil, "the panel goes")
  }

  private func cancelModalBefore() async {
    let told = Told()
    let task = Task { @MainActor in
      delayTheRunLoop(until: told)
      told.tell(await SavePassword().present(for: nil))
    }
    await Task.yield()
    task.cancel()
    await settle(until: told)
    expect(told.outcomes.count == 1, "a panel whose turn has not come is left, once")
    await turn()
    expect(AppKitPlayer.shown(on: nil) == nil, "and does not run")
  }

  /// What waits for the run loop from now on waits for an outcome, too.
  private func delayTheRunLoop(until told: Told) {
    RunLoop.main.perform {
      let end = Date(timeIntervalSinceNow: 5)
      while MainActor.assumeIsolated({ told.outcomes.isEmpty }), Date() < end {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }

  private func goOnWhileModal() async {
    let told = Told()
    let task = Task { @MainActor in told.tell(await SavePassword().present(for: nil)) }
    await turn()
    var turns = 0
    for _ in 0..<3 {
      await turn()
      turns += 1
    }
    expect(turns == 3 && told.outcomes.isEmpty, "other tasks go on while a panel runs modally")
    AppKitPlayer.press(key: "\u{1b}", code: 53, on: nil)
    await settle(until: told)
    expect(told.outcomes.count == 1, "a modal panel ends by Escape")
    task.cancel()
  }

  private func cancelTheLower() async {
    let (lower, upper) = (Told(), Told())
    let task = Task { @MainActor in lower.tell(await SavePassword().present(for: nil)) }
    await turn()
    let above = Task { @MainActor in
      upper.tell(await DeleteAlbum(album: "Mia").present(for: nil))
    }
    await turn()
    task.cancel()
    await turn()
    expect(upper.outcomes.isEmpty, "a panel above another does not end with it")
    AppKitPlayer.press(key: "\u{1b}", code: 53, on: nil)
    await settle(until: upper)
    await turn()
    AppKitPlayer.press(key: "\u{1b}", code: 53, on: nil)
    await settle(until: lower)
    expect((lower.outcomes + upper.outcomes).count == 2, "two panels end twice")
    above.cancel()
  }
}
