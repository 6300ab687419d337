import DialogLocales

extension ValueRoles {
  /// What an English sentence says in plain words: `{a} invited {b}`, `{a} sent a file to {b}`.
  public init?(english text: String) {
    guard let parts = ValueRoles.parts(of: text), parts.before.isEmpty else { return nil }
    var words = parts.between.lowercased().split(separator: " ")[...]
    if ValueRoles.isPassive(words) {
      self.init(actor: 1, other: .object)
      return
    }
    while let first = words.first, helpers.contains(String(first)) { words.removeFirst() }
    guard let verb = words.popFirst(), deeds.contains(String(verb)) else { return nil }
    guard !words.contains("and"), !words.contains("or") else { return nil }
    // Without its apostrophe, which closes quotations too.
    if ["'s ", "s "].contains(where: parts.after.hasPrefix), words.isEmpty {
      self.init(actor: 0, other: .owner)
      return
    }
    switch words.last {
    case "from", "by": self.init(actor: 0, other: .source)
    case "to", "for", "with", "in", "up", nil: self.init(actor: 0, other: .object)
    default: return nil
    }
  }

  /// `was invited by`; what replaces another thing does nothing to it.
  private static func isPassive(_ words: ArraySlice<Substring>) -> Bool {
    guard let participle = words.dropLast().last, words.last == "by", participle != "replaced"
    else {
      return false
    }
    let others = words.dropLast(2)
    return deeds.contains(String(participle)) && !others.isEmpty
      && others.allSatisfy { passives.contains(String($0)) }
  }
}

/// What may stand before the verb of a deed.
let helpers: Set<String> = [
  "has", "have", "just", "wants", "would", "like", "to", "also", "already", "will", "can", "may",
]

/// What stands before a participle of what is done to somebody.
private let passives: Set<String> = [
  "is", "was", "are", "were", "has", "have", "been", "being", "just",
]

/// What one does to another, in the forms of sentences that tell it.
let deeds: WordSet = .words(
  """
  sent send gave give lent lend handed hand shared share invited invite added add removed remove accepted accept declined
  approved approve rejected reject beat defeated mentioned mention followed follow requested request replied reply
  assigned assign paid pay transferred transfer called call messaged message blocked block challenged challenge
  reported report tagged tag nominated thanked thank booked offered offer sold sell bought buy rented rent borrowed
  borrow returned return forwarded forward asked ask told recommended recommend submitted submit delivered deliver
  introduced wrote write replaced hired pick picked contact contacted visit visited help helped drive drove teach
  taught waiting refund refunded
  """)
