/// Looks for the finite verb of a clause and its subject, from left to right.
///
/// A sentence has a finite verb of its own besides those of subordinate and relative clauses; each
/// word that opens one of these uses up the next finite verb.
struct EnglishClause {
  typealias Readings = EnglishReadings

  let items: ArraySlice<Item>
  /// Finite verbs that subordinate clauses still wait for.
  private var awaited = 0
  private var subject = Subject.none
  /// Whether the first noun of the subject is in the plural.
  private var isPlural = false
  private var hasNoun = false
  /// Whether the subject has an article, or what stands for one.
  private var hasArticle = false
  /// Whether a preposition has begun a phrase of its own.
  private var hasPhrase = false
  /// Whether a finite verb governs the verbs that follow.
  private var isInVerbGroup = false
  private var mainVerb: Int?
  /// Whether the auxiliary stands before the subject: “Do you …”
  private(set) var isInverted = false
  private var awaitsInvertedVerb = false
  private var isElided = false
  private(set) var isHeadline = false
  /// Whether the headline's verb is one that needs no object.
  private var isBareStatement = false
  private var isUncertain = false

  /// What stands before the verb of the clause at hand.
  private enum Subject { case none, bare, determined }

  init(_ items: ArraySlice<Item>) {
    self.items = items
    for index in items.indices { read(index) }
  }

  var form: EnglishForm {
    if let mainVerb { return isBehindElision(mainVerb) ? .elided : .statement }
    if asksPolitely { return .imperative }
    if opening == nil, items.contains(where: { $0.readings.contains(.interjection) }) {
      return .interjection
    }
    if let first = opening, let form = form(opening: first) { return form }
    if isInverted { return .question }
    if isElided { return .elided }
    if isHeadline { return isBareStatement ? .bareStatement : .headline }
    if isUncertain { return .unknown }
    return items.contains { $0.kind == .word } ? .fragment : .unknown
  }

  /// Whether a verb belongs to what “Unable to …” or “Failed to …” is about.
  private func isBehindElision(_ verb: Int) -> Bool {
    guard let first = opening, isElided(first) else { return false }
    return !items[first...verb].contains {
      $0.kind == .comma || $0.kind == .semicolon || $0.kind == .dash
    }
      && !items[first...verb].contains { $0.readings.contains(.coordinator) }
  }

  /// “Please restart”, also behind something else.
  private var asksPolitely: Bool {
    items.indices.contains { index in
      items[index].readings.contains(.please)
        && items[(index + 1)...].prefix(2).contains { $0.readings.intersects([.base, .doVerb]) }
    }
  }

  // MARK: Scanning

  private mutating func read(_ index: Int) {
    let item = items[index]
    switch item.kind {
    case .comma, .dash, .semicolon: readBreak(index)
    case .colon: break
    case .value, .quoted, .opaque: readNominal(index, isDetermined: true)
    case .number: readNominal(index, isDetermined: false)
    case .word: readWord(index)
    }
  }

  private mutating func readBreak(_ index: Int) {
    isInVerbGroup = false
    // Behind “If you leave,” or “To go on,” the main clause begins.
    if let first = opening, items[first].readings.intersects([.subordinator, .clauseOrPhrase, .to])
    {
      subject = .none
      isPlural = false
      awaited = 0
    }
  }

  private mutating func readWord(_ index: Int) {
    let readings = items[index].readings
    if readings.contains(.clause) || isContractedIs(index) {
      // “What’s New” names a thing.
      if readings.contains(.interrogative), index == items.startIndex { return subject = .bare }
      return readFinite(index, governs: true)
    }
    if readings.contains(.subordinator) || opensClause(index) {
      awaited += 1
      isInVerbGroup = false
    } else if readings.contains(.that), opensThatClause(index) {
      awaited += 1
    } else if readings.contains(.interrogative), index > items.startIndex {
      awaited += 1
      subject = .bare
    } else if readings.intersects(.auxiliary), isAuxiliary(index) {
      readAuxiliary(index)
    } else if readings.intersects([.otherBe, .not]) || readings.isMereAdverb {
      return
    } else if readings.intersects(Readings.anyVerb), readVerb(index) {
      return
    } else {
      readPhrase(index)
    }
  }

  private mutating func readPhrase(_ index: Int) {
    let readings = items[index].readings
    isInVerbGroup = false
    if readings.contains(.preposition), hasNoun { hasPhrase = true }
    if readings.intersects([.nominative, .subject, .place]) {
      if opensRelativeClause(index) { awaited += 1 }
      subject = .determined
      hasArticle = hasArticle || readings.contains(.determiner) && readings.contains(.subject)
    } else if readings.intersects([.article, .determiner, .possessive]) {
      subject = .determined
      hasArticle = hasArticle || readings.intersects([.article, .possessive])
    } else if readings.intersects([.noun, .plural, .gerund, .adjective, .object, .unknown]) {
      readNominal(index, isDetermined: false)
    }
  }

  private mutating func readNominal(_ index: Int, isDetermined: Bool) {
    isInVerbGroup = false
    if !hasNoun, items[index].isNominal {
      hasNoun = true
      isPlural = items[index].readings.contains(.plural)
    } else if previous(index)?.isNominal ?? false, !hasPhrase {
      // Of “album settings” the last noun counts.
      isPlural = items[index].readings.contains(.plural)
    }
    if isDetermined || subject == .none { subject = isDetermined ? .determined : .bare }
  }

  /// “Time’s up”, not “the file’s name”.
  private func isContractedIs(_ index: Int) -> Bool {
    guard items[index].readings.contains(.possessive), items[index].lower.hasSuffix("'s"),
      let next = next(index)
    else { return false }
    return ["up", "over", "not", "here", "gone", "ready", "too", "almost"].contains(next.lower)
  }

  // MARK: Finite verbs

  /// - Parameter governs: whether other verbs hang on it, as on auxiliaries.
  private mutating func readFinite(_ index: Int, governs: Bool) {
    isInVerbGroup = governs
    if awaited > 0 {
      awaited -= 1
    } else {
      mainVerb = mainVerb ?? index
    }
  }

  /// Not a noun, as in “the will”, nor a month, nor behind `to` or another auxiliary.
  private func isAuxiliary(_ index: Int) -> Bool {
    let readings = items[index].readings
    if items[index].isCapitalized, items[index].lower == "may", next(index)?.kind == .number {
      return false
    }
    guard let previous = previous(index) else { return true }
    if previous.readings.contains(.to) { return false }
    let followsDeterminer = previous.readings.intersects([.article, .possessive])
    return !(followsDeterminer && readings.intersects([.modal, .base]))
  }

  private mutating func readAuxiliary(_ index: Int) {
    if isInVerbGroup { return }
    let readings = items[index].readings
    if subject != .none || awaited > 0 { return readFinite(index, governs: true) }
    if readings.contains(.doVerb), isNegated(index) { return }
    let inverts = next(index).map { $0.isNominal || $0.readings.intersects([.subject, .place]) }
    if inverts ?? false, !readings.contains(.negated) || next(index)!.readings.contains(.subject) {
      isInverted = true
      awaitsInvertedVerb = true
    } else if !readings.contains(.base) {
      isElided = true
    }
    isInVerbGroup = true
  }

  /// `don’t`, `do not`
  private func isNegated(_ index: Int) -> Bool {
    items[index].readings.contains(.negated) || next(index)?.readings.contains(.not) ?? false
  }

  /// Reads a word that can be a verb; false where it is something else here.
  private mutating func readVerb(_ index: Int) -> Bool {
    let item = items[index]
    if isInVerbGroup {
      // The verb that an auxiliary governs.
      guard item.readings.intersects([.base, .participle, .gerund]) else { return false }
      isInVerbGroup = false
      return true
    }
    guard let before = previous(index, skippingAdverbs: true), subject != .none || awaited > 0
    else { return false }
    if before.readings.contains(.to) { return true }
    if awaitsInvertedVerb, item.readings.intersects([.base, .participle, .gerund]) {
      awaitsInvertedVerb = false
      return true
    }
    if isPronoun(before), isSubject(before, at: index) {
      return readVerb(index, afterPronoun: before)
    }
    guard isNominal(before, at: index) else { return false }
    if readsThirdPerson(index) || readsBase(index, after: before) {
      readFinite(index, governs: false)
      return true
    }
    return readPast(index)
  }

  /// Whether what stands before a verb is a noun, also “sign in” or “page reload”.
  private func isNominal(_ before: Item, at index: Int) -> Bool {
    if before.isNominal || before.completesNoun(in: items, at: index) { return true }
    let place = index - 2
    return before.readings.contains(.base) && place >= items.startIndex
      && items[place].isNominal && items[index - 1].token == before.token
  }

  private func isPronoun(_ item: Item) -> Bool {
    item.kind == .word && item.readings.intersects([.subject, .nominative])
  }

  /// Whether a pronoun is not the object of a verb before it: “help you find”.
  private func isSubject(_ pronoun: Item, at index: Int) -> Bool {
    if pronoun.readings.contains(.nominative) { return true }
    guard let place = items[..<index].lastIndex(where: { $0.token == pronoun.token }),
      let before = previous(place)
    else { return true }
    let isObject = before.readings.intersects([.base, .gerund]) && !before.readings.contains(.noun)
    return !isObject || before.readings.intersects([.subordinator, .that])
  }

  private mutating func readVerb(_ index: Int, afterPronoun pronoun: Item) -> Bool {
    let readings = items[index].readings
    // “this file”, “these files”, “all files”
    if pronoun.readings.contains(.determiner) {
      let agrees = pronoun.isPlural ? readings.contains(.plural) : readings.contains(.noun)
      let isAttribute = readings.intersects([.participle, .gerund])
      if agrees || isAttribute && next(index)?.opensObject != true { return false }
    }
    guard readings.intersects([.base, .thirdPerson, .past]) else { return false }
    if readings.contains(.base), !readings.contains(.past), pronoun.takesThirdPerson {
      return false
    }
    readFinite(index, governs: false)
    return true
  }

  /// `exists`, `needs`
  private mutating func readsThirdPerson(_ index: Int) -> Bool {
    let readings = items[index].readings
    guard readings.contains(.thirdPerson), !isNounOfHeadline(index) else { return false }
    if !readings.contains(.plural) { return true }
    guard let next = next(index) else {
      isUncertain = true
      return false
    }
    if next.readings.contains(.that) { return readings.contains(.mostlyVerb) }
    if next.readings.contains(.to) { return Self.takesInfinitive.contains(items[index].lower) }
    if next.opensObject || next.readings.intersects([.not, .subordinator]) { return true }
    if ["needs", "wants"].contains(items[index].lower) { return next.isNominal }
    if readings.isSuperset(of: [.mostlyVerb, .intransitive]) { return true }
    guard subject == .determined, !readings.contains(.mostlyNoun) else { return false }
    if next.isNominal || next.readings.isMereAdverb { return true }
    isUncertain = true
    return false
  }

  /// Verbs with an infinitive (Quirk et al., 16.38), of those that look like nouns in the plural.
  private static let takesInfinitive: Set<String> = [
    "needs", "wants", "tries", "attempts", "plans", "hopes", "starts", "starts", "dares", "likes",
  ]

  /// `require` behind a plural
  private func readsBase(_ index: Int, after before: Item) -> Bool {
    let readings = items[index].readings
    guard readings.contains(.base), !readings.contains(.past), !isNounOfHeadline(index) else {
      return false
    }
    guard before.readings.contains(.plural) || isCoordinated(before, at: index) else {
      guard isPlural, hasPhrase, let next = next(index) else { return false }
      return next.opensObject && !next.readings.contains(.subject)
    }
    if !readings.intersects([.noun, .adjective]) { return true }
    guard let next = next(index) else { return false }
    if next.opensObject || next.readings.intersects([.to, .that]) { return true }
    if next.isNominal { return readings.contains(.mostlyVerb) }
    let isWhole = subject == .determined || isCoordinated(before, at: index)
    return isWhole && !readings.contains(.mostlyNoun)
  }

  /// The second of two nouns: “photos and videos”, “iCloud and mail”
  private func isCoordinated(_ noun: Item, at index: Int) -> Bool {
    guard let place = items[..<index].lastIndex(where: { $0.token == noun.token }) else {
      return false
    }
    return previous(place)?.lower == "and" && noun.isNominal
  }

  /// “Page reload failed”: the verb is the one behind it.
  private func isNounOfHeadline(_ index: Int) -> Bool {
    guard next(index)?.readings.contains(.past) ?? false else { return false }
    return !(next(index + 1)?.isNominal ?? false)
  }

  /// `failed`, `went`, `deleted`
  private mutating func readPast(_ index: Int) -> Bool {
    let readings = items[index].readings
    guard readings.contains(.past) else {
      if readings.contains(.participle) { isHeadline = true }
      return readings.contains(.participle)
    }
    if readings.contains(.base), readings.contains(.noun) {
      // “Password reset”, “The upload cut”
      isHeadline = true
    } else if !readings.contains(.participle) || readings.contains(.base) {
      readFinite(index, governs: false)
    } else if let next = next(index), next.opensObject, !next.readings.contains(.adverb) {
      readFinite(index, governs: false)
    } else if awaited > 0 {
      awaited -= 1
    } else if subject == .determined, readings.contains(.intransitive) || isPhrasalVerb(index) {
      readFinite(index, governs: false)
    } else if hasArticle, items[index].lower != "required" {
      isUncertain = true
    } else {
      isHeadline = true
      isBareStatement = readings.contains(.intransitive)
    }
    return true
  }

  /// “timed out”
  private func isPhrasalVerb(_ index: Int) -> Bool {
    ["out", "up", "down", "over", "off"].contains(next(index)?.lower)
  }

  // MARK: Clauses inside

  /// `after`, `since` … with a clause of its own before the next comma.
  private func opensClause(_ index: Int) -> Bool {
    guard items[index].readings.contains(.clauseOrPhrase), let next = next(index) else {
      return false
    }
    return next.readings.intersects([.nominative, .clause])
      || next.readings.contains(.subject) && !next.readings.contains(.determiner)
  }

  /// `that` behind a verb, an adjective or a noun; not `that file`.
  private func opensThatClause(_ index: Int) -> Bool {
    guard let before = previous(index), let next = next(index) else { return false }
    if before.readings.intersects([.preposition, .coordinator]) { return false }
    return !next.readings.contains(.noun) || next.readings.intersects([.base, .thirdPerson])
      || before.readings.intersects([.base, .adjective, .participle, .gerund])
  }

  /// “the file you selected”, “everything we know”
  private func opensRelativeClause(_ index: Int) -> Bool {
    guard let before = previous(index), before.kind == .word else { return false }
    let pronouns = ["i", "you", "we", "they", "he", "she"]
    let isNominal =
      before.readings.intersects([.noun, .plural, .object])
      && !before.readings.intersects([.adverb, .nominative])
    return pronouns.contains(items[index].lower) && isNominal && awaited == 0
  }

  // MARK: Neighbours

  func next(_ index: Int) -> Item? {
    index + 1 < items.endIndex ? items[index + 1] : nil
  }

  func previous(_ index: Int, skippingAdverbs: Bool = false) -> Item? {
    var place = index - 1
    while place >= items.startIndex {
      let item = items[place]
      let isSkipped =
        skippingAdverbs && (item.readings.isMereAdverb || item.readings.contains(.not))
      if !isSkipped { return item }
      place -= 1
    }
    return nil
  }

  /// The first item that is not a mere introduction.
  var opening: Int? {
    items.indices.first { index in
      let item = items[index]
      if item.kind == .comma || item.kind == .dash { return false }
      return !item.isIntroduction
    }
  }
}
