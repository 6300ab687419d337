import UIKit

@testable import Player

/// Alerts at moments at which UIKit shows and takes away nothing.
extension Moments {
  /// An alert, what became of it, and whether it is shown.
  @MainActor private final class Asked {
    let presenter = UIViewController()
    let told = Told()
    var task: Task<Void, Never>?

    func ask() {
      task = Task { @MainActor in
        told.tell(await DeleteAlbum(album: "Mia").present(from: presenter))
      }
    }

    var isShown: Bool { UIKitPlayer.shown(by: presenter) != nil }
  }

  func playUIKit() async {
    await presentWhileAnotherGoes()
    await presentTwo()
    await cancelWhileAnotherGoes()
    await cancelWhileItComes()
    await cancelBefore()
    faults += UIKitPlayer.faults.map { "UIKit: \($0)" }
  }

  private func presentWhileAnotherGoes() async {
    let asked = Asked()
    UIKitPlayer.move(asked.presenter)
    asked.ask()
    await settle()
    expect(!asked.isShown && asked.told.outcomes.isEmpty, "an alert waits until another went")
    UIKitPlayer.settle()
    await settle(until: asked.isShown)
    expect(asked.isShown, "an alert is shown when another went")
    UIKitPlayer.press(0, from: asked.presenter)
    await settle(until: asked.told)
    expect(asked.told.outcomes.count == 1, "an alert that waited tells its end")
  }

  private func presentTwo() async {
    let asked = Asked()
    asked.ask()
    asked.ask()
    await settle()
    expect(asked.told.outcomes.isEmpty, "of two alerts at once none ends at once")
    UIKitPlayer.settle()
    await settle(until: asked.presenter.presentedViewController != nil)
    let first = asked.presenter.presentedViewController
    expect(first.flatMap(UIKitPlayer.shown) != nil, "the second of two alerts is above the first")
    if let first { UIKitPlayer.press(0, from: first) }
    UIKitPlayer.press(0, from: asked.presenter)
    await settle(until: asked.told.outcomes.count == 2)
    expect(asked.told.outcomes.count == 2, "two alerts end twice")
  }

  private func cancelWhileAnotherGoes() async {
    let asked = Asked()
    UIKitPlayer.move(asked.presenter)
    asked.ask()
    await settle()
    asked.task?.cancel()
    await settle(until: asked.told)
    UIKitPlayer.settle()
    await settle()
    expect(asked.told.outcomes == ["cancel"], "who waits to be shown is left, once")
    expect(!asked.isShown, "what was left is not shown any more")
  }

  private func cancelWhileItComes() async {
    let asked = Asked()
    asked.ask()
    await settle()
    asked.task?.cancel()
    await settle(until: asked.told)
    UIKitPlayer.settle()
    await settle()
    expect(asked.told.outcomes == ["cancel"], "an alert that comes is left, once")
    expect(!asked.isShown, "an alert that was left while it came goes when it has come")
  }

  private func cancelBefore() async {
    let asked = Asked()
    asked.ask()
    asked.task?.cancel()
    await settle(until: asked.told)
    expect(asked.told.outcomes == ["cancel"], "a cancelled task leaves")
    expect(!asked.isShown && UIKitPlayer.isStill, "a cancelled task shows nothing")
  }
}
