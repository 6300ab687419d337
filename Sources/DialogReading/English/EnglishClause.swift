/// Looks for the finite verb of a clause and its subject, from left to right.
///
/// A sentence has a finite verb of its own besides those of subordinate and relative clauses; each
/// word that opens one of these uses up the next finite verb.
struct EnglishClause {
  typealias Readings = EnglishReadings

  private(set) var items: ArraySlice<Item>
  /// Whether it is written as sentences are: it ends in a period.
  let isPunctuated: Bool
  /// Finite verbs that subordinate clauses still wait for.
  var awaited = 0
  /// Whether a relative clause has had its verb.
  var hasRelativeClause = false
  /// That verb.
  var relativeVerb: Int?
  var subject = Subject.none
  /// Whether the first noun of the subject is in the plural.
  var isPlural = false
  var hasNoun = false
  /// Whether the subject has an article, or what stands for one.
  var hasArticle = false
  /// Whether a preposition has begun a phrase of its own.
  var hasPhrase = false
  /// Whether a finite verb governs the verbs that follow.
  var isInVerbGroup = false
  /// Whether that verb is a form of be, which governs no base form: “while you’re away |wait|”.
  var isAfterBe = false
  var mainVerb: Int?
  /// Whether the auxiliary comes before the subject: “Do you …”
  var isInverted = false
  var awaitsInvertedVerb = false
  var isElided = false
  var isHeadline = false
  /// Whether the headline's verb is one that needs no object.
  var isBareStatement = false
  var isUncertain = false

  /// What comes before the verb of the clause at hand.
  enum Subject { case none, bare, determined }

  init(_ items: ArraySlice<Item>, isPunctuated: Bool = false) {
    self.items = items
    self.isPunctuated = isPunctuated
    for index in items.indices { read(index) }
  }

  var form: EnglishForm {
    if let mainVerb { return isAfterElision(mainVerb) ? .elided : .statement }
    if let opening, opensWithPlural(opening) { return .unknown }
    if asksPolitely { return .imperative }
    if opening == nil, items.contains(where: { $0.readings.contains(.interjection) }) {
      return .interjection
    }
    if let first = opening, let form = form(opening: first) { return form }
    if isInverted { return instructionAfterCondition ?? .question }
    if isElided { return .elided }
    if isHeadline { return isBareStatement ? .bareStatement : .headline }
    if isUncertain || isPunctuated && mayHaveVerb { return .unknown }
    return items.contains { $0.kind == .word } ? .fragment : .unknown
  }

  /// Whether a verb belongs to what “Unable to …” or “Failed to …” is about.
  private func isAfterElision(_ verb: Int) -> Bool {
    guard let first = opening, isElided(first) else { return false }
    return !items[first...verb].contains {
      $0.kind == .comma || $0.kind == .semicolon || $0.kind == .dash
    }
      && !items[first...verb].contains { $0.readings.contains(.coordinator) }
  }

  /// “Please restart”, also after something else.
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
    // After “If you leave,” or “To go on,” the main clause begins.
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
      if readings.contains(.interrogative), index == items.startIndex {
        subject = .bare
        return
      }
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
    if hasNoun, readings.contains(.preposition) || leadsToPlace(index) { hasPhrase = true }
    if readings.intersects(.subjects) {
      if opensRelativeClause(index) { awaited += 1 }
      subject = .determined
      hasArticle = hasArticle || readings.contains(.determiner) && readings.contains(.subject)
    } else if readings.intersects(.determiners) {
      subject = .determined
      hasArticle = hasArticle || readings.intersects([.article, .possessive])
    } else if readings.intersects(.nominals) {
      readNominal(index, isDetermined: false)
    }
  }

  private mutating func readNominal(_ index: Int, isDetermined: Bool) {
    isInVerbGroup = false
    if !hasNoun, items[index].isNominal {
      hasNoun = true
      isPlural = items[index].readings.contains(.plural)
    } else if items[index].isNominal, previous(index)?.isNominal ?? false, !hasPhrase,
      !hasRelativeClause
    {
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

  /// “the spray |can|”: what a closed class knows as something else.
  mutating func readAsNoun(_ index: Int) {
    items[index] = items[index].asNoun
    readNominal(index, isDetermined: false)
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

extension EnglishReadings {
  /// What stands for a subject by itself.
  fileprivate static let subjects: EnglishReadings = [.nominative, .subject, .place]
  fileprivate static let determiners: EnglishReadings = [.article, .determiner, .possessive]
  /// What a subject may consist of.
  fileprivate static let nominals: EnglishReadings = [
    .noun, .plural, .gerund, .adjective, .object, .unknown,
  ]
}
