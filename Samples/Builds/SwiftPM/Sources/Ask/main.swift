import Foundation

/// What this program reads of `Ask.json`.
struct Dialogs: Decodable {
  struct Dialog: Decodable {
    struct Text: Decodable { let icu: String }
    struct Button: Decodable {
      let name: String
      let title: [String: Text]
    }
    struct Placement: Decodable { let order: [String] }

    let name: String
    let texts: [String: [String: Text]]
    let buttons: [Button]
    let placement: Placement
  }

  let dialogs: [Dialog]
}

// The plugin has made it, and SwiftPM has put it into the bundle of the target.
let file = Bundle.module.url(forResource: "Ask", withExtension: "json")!
let dialogs = try JSONDecoder().decode(Dialogs.self, from: Data(contentsOf: file)).dialogs
let isKorean = ProcessInfo.processInfo.environment["LANG"]?.hasPrefix("ko") ?? false
let language = isKorean ? "ko" : "en"

for dialog in dialogs {
  for element in ["title", "message"] { print(dialog.texts[element]?[language]?.icu ?? "") }
  let titles = dialog.placement.order.map { name in
    dialog.buttons.first { $0.name == name }?.title[language]?.icu ?? name
  }
  print("[" + titles.joined(separator: "] [") + "]")
}
