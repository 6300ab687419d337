/// Whether translations may take some terms for others.
func areKindredTerms(_ meant: [String], _ read: [String]) -> Bool {
  kindredTerms.contains { !$0.isDisjoint(with: meant) && !$0.isDisjoint(with: read) }
}

/// Terms that translations may take for each other.
private let kindredTerms: [Set<String>] = [
  ["delete", "remove", "erase", "discard", "reset"],
  ["cancel", "notNow", "no", "dontAllow", "close", "undo", "discard", "ignore"],
  ["ok", "done", "yes", "allow", "continue", "close"],
  ["save", "done", "ok"],
  ["signOut", "logOut", "close", "no"],
  ["open", "view"],
  ["send", "share", "reply"],
  ["retry", "reset", "undo", "replace"],
  ["edit", "settings", "replace"],
]
