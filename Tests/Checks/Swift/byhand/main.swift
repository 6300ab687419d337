import Foundation
import SwiftUI

@MainActor final class Log {
  var lines: [String] = []
}

@MainActor func values<V: View>(
  _ make: (@escaping (String) -> Void) -> V, _ name: String, _ language: String
) async {
  for (button, how) in [
    ("Delete Items", "show"), ("Delete Album", "show"), ("Download", "show"), ("Move", "show"),
    ("More", "show"),
    ("Delete Items", "press"), ("Delete Items", "return"), ("More", "leave"),
    ("Delete Album", "leave"),
  ] {
    let log = Log()
    let player = SwiftUIPlayer(make { log.lines.append($0) }, locale: Locale(identifier: language))
    player.tap(button)
    await player.settle()
    await play(player, how)
    var line: [String: String] = ["way": name, "language": language, "button": button, "how": how]
    line["title"] = player.shown?.title
    line["message"] = player.shown?.message
    line["visibility"] = player.shown.map { "\($0.titleVisibility)" }
    line["actions"] = player.shown.map { $0.actions.map(\.title).joined(separator: "|") }
    line["default"] = player.shown?.actions.first(where: \.isDefault)?.title
    line["identifiers"] = player.shown.map { "\($0.actions.compactMap(\.identifier).count)" }
    line["told"] = log.lines.joined(separator: "|")
    let data = try! JSONEncoder().encode(line)
    print(String(decoding: data, as: UTF8.self))
    player.close()
  }
}

@MainActor func play(_ player: SwiftUIPlayer, _ how: String) async {
  switch how {
  case "press":
    let index = player.shown?.actions.firstIndex { $0.role == "destructive" } ?? 0
    player.press(index)
  case "return": player.press(.defaultAction)
  case "leave": player.leave(runsCancel: false)
  default: return
  }
  await player.settle()
}

for language in ["en", "ko"] {
  await values(
    {
      PhotosByHand(
        count: 1, isVideo: false, album: "한강", albums: ["a", "b", "c", "d", "e", "f", "g"],
        needed: 2_500_000_000,
        free: 1_500_000, isFavorite: false, told: $0)
    }, "hand", language)
  await values(
    {
      PhotosByDialogs(
        count: 1, isVideo: false, album: "한강", albums: ["a", "b", "c", "d", "e", "f", "g"],
        needed: 2_500_000_000,
        free: 1_500_000, isFavorite: false, told: $0)
    }, "dialogs", language)
}
