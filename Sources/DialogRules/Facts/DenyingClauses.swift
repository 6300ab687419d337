import DialogReading

/// A sentence of two clauses, and what each of them denies or asserts.
struct DenyingClauses {
  let denials: [Denial]
  let assertions: [Bool]
  /// Whether they speak of loss, which is denial in other words.
  let sayLoss: [Bool]

  /// Nil for a sentence that is not of two clauses one of which says no.
  init?(_ sentence: String) {
    guard let (first, second) = CoordinateClauses.english(sentence) else { return nil }
    let both = [first, second]
    denials = both.map(Denial.init)
    guard denials.contains(where: { $0.kind == .sure }) else { return nil }
    sayLoss = both.map(\.saysLoss)
    assertions = both.map(Reading.assertsPlainly)
  }
}

extension String {
  /// Whether an English text speaks of what is lost, shut or undone, which is denial in other words.
  var saysLoss: Bool {
    letterRuns().contains { word in
      lossWords.contains { word.utf8.hasPrefix($0) }
    }
  }
}

/// Beginnings of words that deny by their meaning.
private let lossWords = [
  "delet", "remov", "discard", "eras", "los", "disabl", "block", "cancel", "stop", "fail", "deny",
  "declin", "refus", "reject", "ignor", "forbid", "quit", "clos", "unplug", "disconnect", "unlink",
  "unpair",
]
