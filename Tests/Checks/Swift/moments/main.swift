import Foundation

@testable import Player

/// What must hold at moments that are no press of a button; what does not is told.
@MainActor final class Moments {
  var faults: [String] = []

  func expect(_ holds: Bool, _ rule: String) {
    if !holds { faults.append(rule) }
  }

  /// Lets the run loop turn, and tasks go on.
  func turn() async {
    for _ in 0..<12 { await Task.yield() }
    await withCheckedContinuation { continuation in
      Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in continuation.resume() }
    }
  }

  func play() async {
    do {
      await playUIKit()
      await playAppKit()
      try await playNotifications()
    } catch {
      faults.append("\(error)")
    }
    for fault in faults { print(fault) }
    exit(faults.isEmpty ? 0 : 1)
  }
}

// As in an app, the run loop does what the main actor has to do.
Task { @MainActor in await Moments().play() }
RunLoop.main.run()
