import Foundation

// The plugin has made the type of it, and SwiftPM compiles it with this file.
let isKorean = ProcessInfo.processInfo.environment["LANG"]?.hasPrefix("ko") ?? false
let question = EmptyTrash().shown(in: Locale(identifier: isKorean ? "ko" : "en"))

print(question.title ?? "")
print(question.message ?? "")
print("[" + question.buttons.map(\.title).joined(separator: "] [") + "]")
