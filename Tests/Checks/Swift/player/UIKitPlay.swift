import UIKit

extension Shown {
  init(_ alert: UIKit.ShownAlert) {
    kind = alert.style == .alert ? "alert" : "sheet"
    title = alert.title ?? ""
    message = alert.message ?? ""
    identifier = alert.identifier
    buttons = alert.actions.map {
      Button(
        title: $0.title ?? "", role: "\($0.style)", isDefault: $0.isPreferred,
        isEnabled: $0.isEnabled, identifier: $0.identifier)
    }
    fields = alert.fields.map {
      Field(
        placeholder: $0.placeholder ?? "", text: $0.text ?? "", keyboard: "\($0.keyboard)",
        content: $0.content?.rawValue ?? "", isSecure: $0.isSecure, identifier: $0.identifier)
    }
    extra["source"] = alert.source
  }
}

/// Plays a dialog in UIKit: each button, and each way of leaving.
@MainActor struct UIKitPlay<Outcome: Sendable> {
  typealias Handler = @MainActor @Sendable (Outcome) -> Void
  let present: @MainActor @Sendable (UIViewController) async -> Outcome
  let presentToHandler: @MainActor (UIViewController, @escaping Handler) -> Void
  let isSheet: Bool

  func seen(_ dialog: String, _ values: Int, _ language: String) async -> Seen {
    var seen = Seen(
      dialog: dialog, values: values, language: language, kit: "UIKit", shown: Shown())
    seen.plays.append(await play("look") { seen.shown = shown(by: $0) ?? Shown() })
    for index in seen.shown.buttons.indices {
      seen.plays.append(await play("press \(index)") { press(index, $0, seen.shown) })
    }
    seen.plays.append(await playHandler(seen.shown))
    seen.plays.append(await play("dismiss") { $0.dismiss(animated: true) })
    if isSheet { seen.plays.append(await playOutside()) }
    seen.plays.append(await playCancelled(before: true))
    seen.plays.append(await playCancelled(before: false))
    return seen
  }

  private func shown(by presenter: UIViewController) -> Shown? {
    UIKitPlayer.shown(by: presenter).map { Shown($0) }
  }

  private func press(_ index: Int, _ presenter: UIViewController, _ shown: Shown) {
    for field in shown.fields.indices {
      UIKitPlayer.type(typedText + "\(field)", into: field, from: presenter)
    }
    UIKitPlayer.press(index, from: presenter)
  }

  private func play(_ how: String, _ act: (UIViewController) -> Void) async -> Play {
    let (presenter, told) = (UIViewController(), Told())
    let task = told.tellsOutcome { await present(presenter) }
    await settle()
    UIKitPlayer.settle()
    act(presenter)
    await settle(until: how == "look" ? nil : told)
    let outcomes = told.outcomes
    let isGone = UIKitPlayer.shown(by: presenter) == nil
    presenter.dismiss(animated: true)
    await settle(until: told)
    return played(how == "look" ? told.outcomes : outcomes, how, isGone || how == "look", task)
  }

  private func playHandler(_ shown: Shown) async -> Play {
    let (presenter, told) = (UIViewController(), Told())
    presentToHandler(presenter) { told.tell($0) }
    await settle()
    if !shown.buttons.isEmpty { press(0, presenter, shown) }
    await settle(until: told)
    return played(told.outcomes, "handler 0", UIKitPlayer.shown(by: presenter) == nil, nil)
  }

  /// A large screen: no Cancel, and a tap outside.
  private func playOutside() async -> Play {
    UIKitPlayer.isPad = true
    defer { UIKitPlayer.isPad = false }
    var source: String?
    var played = await play("outside") {
      source = UIKitPlayer.shown(by: $0)?.source
      UIKitPlayer.tapOutside(from: $0)
    }
    if source == nil { played.faults.append("a popover without a source") }
    return played
  }

  private func playCancelled(before: Bool) async -> Play {
    let (presenter, told) = (UIViewController(), Told())
    let task = told.tellsOutcome { await present(presenter) }
    if !before { await settle() }
    task.cancel()
    await settle(until: told)
    UIKitPlayer.settle()
    await settle()
    let how = before ? "cancelled before" : "cancelled"
    return played(told.outcomes, how, UIKitPlayer.shown(by: presenter) == nil, nil)
  }

  private func played(
    _ outcomes: [String], _ how: String, _ isGone: Bool, _ task: Task<Void, Never>?
  ) -> Play {
    defer { UIKitPlayer.faults = [] }
    return Play(how: how, outcomes: outcomes, isGone: isGone, faults: UIKitPlayer.faults)
  }
}
