import Foundation

/// What a test saw of one dialog, in one language, in one framework.
struct Seen: Codable {
  var dialog: String
  var values: Int
  var language: String
  var kit: String
  var shown: Shown
  var plays: [Play] = []
}

/// What is shown.
struct Shown: Codable {
  var kind = ""
  var title = ""
  var message = ""
  var identifier: String?
  var buttons: [Button] = []
  var fields: [Field] = []
  /// What only one framework has: a popover’s source, the visibility of a title.
  var extra: [String: String] = [:]

  struct Button: Codable {
    var title: String
    var role: String
    var isDefault: Bool
    var isEnabled: Bool
    var identifier: String?
  }

  struct Field: Codable {
    var placeholder: String
    var text: String
    var keyboard = ""
    var content: String
    var isSecure: Bool
    var identifier: String?
  }
}

/// What was done, and how it ended: all outcomes that were told.
struct Play: Codable {
  var how: String
  var outcomes: [String] = []
  /// The dialog is gone in the end.
  var isGone = true
  /// What the player found wrong.
  var faults: [String] = []
}

/// Outcomes, in the order in which they were told.
@MainActor final class Told {
  var outcomes: [String] = []
  func tell(_ outcome: some Any) { outcomes.append("\(outcome)") }

  /// Tells the outcome of what is presented in a task of its own.
  func tellsOutcome(_ present: @escaping @MainActor () async -> some Any) -> Task<Void, Never> {
    Task { await withTaskExecutorPreference(MainQueue.shared) { tell(await present()) } }
  }
}

/// Lets everything run that is on its way, and where an outcome is to come of it, until it came.
@MainActor func settle(until told: Told? = nil) async {
  for _ in 0..<12 { await Task.yield() }
  if let told { await settle(until: !told.outcomes.isEmpty) }
}

/// Lets everything run until it is so.
@MainActor func settle(until isSo: @autoclosure () -> Bool) async {
  // What comes by way of another thread takes as long as the machine is busy.
  for _ in 0..<100 where !isSo() { await Task.yield() }
  for _ in 0..<300 where !isSo() { try? await Task.sleep(for: .milliseconds(1)) }
  for _ in 0..<4 { await Task.yield() }
}

@MainActor func print(_ seen: Seen) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  Swift.print(String(decoding: try! encoder.encode(seen), as: UTF8.self))
}

let typedText = "typed"
