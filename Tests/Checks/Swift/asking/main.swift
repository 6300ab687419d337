import Foundation
import SwiftUI

/// What a view asks for, and what it was told.
@MainActor final class Log {
  var asked: [String?] = [nil, nil]
  var told = 0
  /// What a handler asks for next.
  var next: (place: Int, album: String)?
}

/// Two dialogs of one view; each can be asked for at any time.
struct AskingView: View {
  let log: Log
  @State private var first: DeleteAlbum?
  @State private var second: DeleteAlbum?

  var body: some View {
    let _ = note()
    VStack {
      ForEach(["one", "two", "three"], id: \.self) { album in
        SwiftUI.Button("0 \(album)") { ask(0, album) }
        SwiftUI.Button("1 \(album)") { ask(1, album) }
      }
      SwiftUI.Button("0 nil") { first = nil }
      SwiftUI.Button("1 nil") { second = nil }
    }
    .dialog($first) { _ in tell() }
    .dialog($second) { _ in tell() }
  }

  private func note() {
    log.asked = [first, second].map { $0?.title(in: Locale(identifier: "en")) }
  }

  private func ask(_ place: Int, _ album: String) {
    if place == 0 { first = DeleteAlbum(album: album) } else { second = DeleteAlbum(album: album) }
  }

  private func tell() {
    log.told += 1
    guard let next = log.next else { return }
    log.next = nil
    ask(next.place, next.album)
  }
}

/// What may happen, by the numbers of a seed.
@MainActor struct Course {
  private var seed: UInt64
  private(set) var steps: [String] = []
  private let log = Log()
  private let player: SwiftUIPlayer

  init(_ seed: UInt64) {
    self.seed = seed
    player = SwiftUIPlayer(AskingView(log: log), locale: Locale(identifier: "en"))
  }

  private mutating func chosen<Element>(of all: [Element]) -> Element {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return all[Int(seed >> 33) % all.count]
  }

  mutating func run() async {
    for _ in 0..<chosen(of: [2, 4, 6, 8]) { await step() }
    await player.settle()
  }

  private mutating func step() async {
    let what = chosen(of: [
      "ask", "ask", "ask", "nil", "press", "press", "leave", "yield", "settle",
    ])
    let place = chosen(of: [0, 1])
    let timing = chosen(of: SwiftUIPlayer.Timing.allCases)
    steps.append("\(what) \(place) \(timing)")
    switch what {
    case "ask": player.tap("\(place) \(chosen(of: ["one", "two", "three"]))")
    case "nil": player.tap("\(place) nil")
    case "press" where player.shown != nil:
      log.next = chosen(of: [nil, (0, "one"), (1, "two"), (place, "three")])
      player.press(place, timing)
    case "leave" where player.shown != nil: player.leave(runsCancel: place == 0, timing)
    case "yield":
      await Task.yield()
      player.update()
    case "settle": await player.settle()
    default: break
    }
  }

  /// What is shown in the end is asked for, and nothing is asked for in vain.
  var fault: String? {
    let asked = log.asked.compactMap(\.self)
    let isShown = player.shown.map { asked.contains($0.title) } ?? asked.isEmpty
    return isShown ? nil : "\(player.shown?.title ?? "nothing") is shown of \(asked)"
  }

  func close() { player.close() }
}

for seed in 0..<UInt64(CommandLine.arguments[1])! {
  var course = Course(seed)
  await course.run()
  if let fault = course.fault { print("\(seed): \(fault) after \(course.steps)") }
  course.close()
}
for fault in SwiftUIPlayer.faults { print(fault) }
