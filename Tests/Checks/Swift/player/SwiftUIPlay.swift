import SwiftUI

extension Shown {
  @MainActor init(_ dialog: ShownDialog) {
    kind = dialog.isAlert ? "alert" : "sheet"
    title = dialog.title
    message = dialog.message
    buttons = dialog.actions.map {
      Button(
        title: $0.title, role: $0.role ?? "default", isDefault: $0.isDefault,
        isEnabled: $0.isEnabled, identifier: $0.identifier)
    }
    fields = dialog.fields.map {
      Field(
        placeholder: $0.placeholder, text: $0.text, keyboard: $0.keyboard,
        content: $0.content ?? "", isSecure: $0.isSecure, identifier: $0.identifier)
    }
    extra["titleVisibility"] = "\(dialog.titleVisibility)"
  }
}

/// A view that asks, and asks once more where it is told to.
struct AskingView<Dialog: Sendable, Outcome: Sendable>: View {
  typealias Handler = @MainActor @Sendable (Outcome) -> Void
  let dialog: Dialog
  let asksAgain: Bool
  let told: Told
  let ask: @MainActor (AnyView, Binding<Dialog?>, @escaping Handler) -> AnyView
  @State private var question: Dialog?
  @State private var hasAskedAgain = false

  var body: some View {
    ask(AnyView(SwiftUI.Button("Ask") { question = dialog }), $question) { outcome in
      told.tell(outcome)
      guard asksAgain && !hasAskedAgain else { return }
      hasAskedAgain = true
      question = dialog
    }
  }
}

/// Plays a dialog in SwiftUI: each button in each order that the system may take, and each way of leaving.
@MainActor struct SwiftUIPlay<Dialog: Sendable, Outcome: Sendable> {
  typealias Handler = @MainActor @Sendable (Outcome) -> Void
  let dialog: Dialog
  let locale: Locale
  let timings: [SwiftUIPlayer.Timing]
  let ask: @MainActor (AnyView, Binding<Dialog?>, @escaping Handler) -> AnyView

  func seen(_ name: String, _ values: Int, _ language: String) async -> Seen {
    var seen = Seen(
      dialog: name, values: values, language: language, kit: "SwiftUI", shown: Shown())
    seen.plays.append(
      await play("look") { player in
        seen.shown = player.shown.map { Shown($0) } ?? Shown()
        player.close()
      })
    for timing in timings {
      for index in seen.shown.buttons.indices {
        seen.plays.append(
          await play("press \(index) \(timing)") { press(index, timing, $0, seen.shown) })
      }
      for runsCancel in [true, false] {
        let how = "leave \(runsCancel ? "with" : "without") cancel \(timing)"
        seen.plays.append(await play(how) { $0.leave(runsCancel: runsCancel, timing) })
      }
      seen.plays.append(await playTwice(timing, seen.shown))
    }
    return seen
  }

  private func press(
    _ index: Int, _ timing: SwiftUIPlayer.Timing, _ player: SwiftUIPlayer, _ shown: Shown
  ) {
    for field in shown.fields.indices { player.type(typedText + "\(field)", into: field) }
    player.press(index, timing)
  }

  private func play(_ how: String, _ act: (SwiftUIPlayer) -> Void) async -> Play {
    let (player, told) = await ask(again: false)
    act(player)
    await player.settle()
    return played(how, told, player)
  }

  /// The handler asks once more: nothing is lost when a dialog follows a dialog.
  private func playTwice(_ timing: SwiftUIPlayer.Timing, _ shown: Shown) async -> Play {
    let (player, told) = await ask(again: true)
    for _ in 0..<2 where player.shown != nil {
      press(0, timing, player, shown)
      await player.settle()
    }
    return played("twice \(timing)", told, player)
  }

  private func ask(again: Bool) async -> (SwiftUIPlayer, Told) {
    let told = Told()
    let view = AskingView(dialog: dialog, asksAgain: again, told: told, ask: ask)
    let player = SwiftUIPlayer(view, locale: locale)
    player.tap("Ask")
    await player.settle()
    return (player, told)
  }

  private func played(_ how: String, _ told: Told, _ player: SwiftUIPlayer) -> Play {
    defer {
      SwiftUIPlayer.faults = []
      player.close()
    }
    return Play(
      how: how, outcomes: told.outcomes, isGone: player.shown == nil, faults: SwiftUIPlayer.faults)
  }
}
