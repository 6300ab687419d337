import Foundation
import SwiftUI

/// What a view asks for, and what it was told; all dialogs have titles of their own.
@MainActor final class Log {
  /// What the view’s states hold, as its body saw them last.
  var asked: [String?] = [nil, nil]
  /// What was asked for last, and neither taken back nor answered.
  var wanted: [String?] = [nil, nil]
  var told: [[String]] = [[], []]
  var askCount = 0
  /// Where a handler asks for the next.
  var next: Int?

  static func title(of dialog: DeleteAlbum) -> String {
    dialog.title(in: Locale(identifier: "en"))
  }
}

/// Two dialogs of one view; each can be asked for at any time.
struct AskingView: View {
  let log: Log
  @State private var first: DeleteAlbum?
  @State private var second: DeleteAlbum?

  var body: some View {
    let _ = note()
    VStack {
      SwiftUI.Button("ask 0") { ask(0) }
      SwiftUI.Button("ask 1") { ask(1) }
      SwiftUI.Button("nil 0") { set(nil, 0) }
      SwiftUI.Button("nil 1") { set(nil, 1) }
    }
    .dialog($first) { tell(0, $0) }
    .dialog($second) { tell(1, $0) }
  }

  private func note() { log.asked = [first, second].map { $0.map(Log.title) } }

  private func ask(_ place: Int) {
    log.askCount += 1
    set(DeleteAlbum(album: "\(log.askCount)"), place)
  }

  private func set(_ dialog: DeleteAlbum?, _ place: Int) {
    log.wanted[place] = dialog.map(Log.title)
    if place == 0 { first = dialog } else { second = dialog }
  }

  private func tell(_ place: Int, _ outcome: DeleteAlbum.Outcome) {
    log.told[place].append("\(outcome)")
    guard let next = log.next else { return }
    log.next = nil
    ask(next)
  }
}

/// What may happen, by the numbers of a seed. In a calm course everything comes to its end before the next step, so that
/// it is known what must be told; in a hasty one steps come as soon as they can.
@MainActor struct Course {
  private var seed: UInt64
  private let isCalm: Bool
  private(set) var steps: [String] = []
  private(set) var faults: [String] = []
  private let log = Log()
  private let player: SwiftUIPlayer
  /// What was seen on the screen.
  private var seen: Set<String> = []
  private var answers: [[String]] = [[], []]

  init(_ seed: UInt64) {
    self.seed = seed
    isCalm = seed % 2 == 0
    player = SwiftUIPlayer(AskingView(log: log), locale: Locale(identifier: "en"))
  }

  private mutating func chosen<Element>(of all: [Element]) -> Element {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return all[Int(seed >> 33) % all.count]
  }

  mutating func run() async {
    for _ in 0..<chosen(of: [2, 4, 6, 8]) {
      await step()
      if isCalm { await player.settle() }
      look()
    }
    await player.settle()
    look()
    judge()
    player.close()
    judgeTold()
  }

  private mutating func step() async {
    let what = chosen(of: [
      "ask", "ask", "ask", "nil", "press", "press", "leave", "yield", "settle",
    ])
    let place = chosen(of: [0, 1])
    let timing = chosen(of: SwiftUIPlayer.Timing.allCases)
    steps.append("\(what) \(place) \(timing)")
    switch what {
    case "ask", "nil":
      if log.wanted[place] != nil { answers[place].append("cancel") }
      player.tap("\(what) \(place)")
    case "press" where player.shown != nil:
      let next = chosen(of: [nil, 0, 1])
      answer(player.shown?.actions[place].role == "cancel" ? "cancel" : "deleteAlbum", next)
      player.press(place, timing)
    case "leave" where player.shown != nil:
      answer("cancel", nil)
      player.leave(runsCancel: place == 0, timing)
    case "yield":
      await Task.yield()
      player.update()
    case "settle": await player.settle()
    default: break
    }
  }

  /// Notes what the person answers, and what the handler asks for then.
  private mutating func answer(_ outcome: String, _ next: Int?) {
    guard let title = player.shown?.title,
      let place = log.wanted.firstIndex(of: title)
    else { return faults.append("\(player.shown?.title ?? "nothing") is shown that nobody wants") }
    log.wanted[place] = nil
    answers[place].append(outcome)
    log.next = next
    if let next, log.wanted[next] != nil { answers[next].append("cancel") }
  }

  private mutating func look() {
    if let title = player.shown?.title { seen.insert(title) }
  }

  // MARK: What must hold

  /// What was asked for last is shown, or waits behind what is.
  private mutating func judge() {
    if log.asked != log.wanted { faults.append("\(log.asked) is asked for, not \(log.wanted)") }
    let asked = log.asked.compactMap(\.self)
    let isShown = player.shown.map { asked.contains($0.title) } ?? asked.isEmpty
    if !isShown { faults.append("\(player.shown?.title ?? "nothing") is shown of \(asked)") }
    for place in 0..<2 where isCalm && log.told[place] != answers[place] {
      faults.append("\(log.told[place]) is told in \(place), not \(answers[place])")
    }
  }

  /// All that was shown has ended, once, when the view is gone.
  private mutating func judgeTold() {
    let told = log.told.joined()
    if !(seen.count...max(seen.count, log.askCount) ~= told.count) {
      faults.append("\(told.count) outcomes are told of \(seen.count) shown of \(log.askCount)")
    }
    let deletions = answers.joined().count { $0 == "deleteAlbum" }
    if told.count(where: { $0 == "deleteAlbum" }) != deletions {
      faults.append("\(Array(told)) is told of \(deletions) deletions")
    }
    for place in 0..<2 where isCalm {
      let rest = log.wanted[place] == nil ? [] : ["cancel"]
      if log.told[place] != answers[place] + rest {
        faults.append("\(log.told[place]) is told in the end, not \(answers[place] + rest)")
      }
    }
  }
}

for seed in 0..<UInt64(CommandLine.arguments[1])! {
  var course = Course(seed)
  await course.run()
  for fault in course.faults { print("\(seed): \(fault) after \(course.steps)") }
}
for fault in SwiftUIPlayer.faults { print(fault) }
