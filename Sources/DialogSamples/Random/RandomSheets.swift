extension RandomDialog {
  /// Choices about one thing.
  mutating func writeSheet() {
    chance.use(.actionSheet)
    begin("actionSheet", "Choose")
    add("source \(noun.english.lowercased())Menu")
    if chance.wants(.layout, oneIn: 8) { return writeManualSheet() }
    if chance.wants(.sheetTitle, oneIn: 2) { addTitleOfSheet() }
    for deed in deeds() {
      add("choice \(deed.name)", deed.phrase, key: deed.name, condition(.condition))
    }
    if chance.wants(.choicesOfList, oneIn: 4) { addChoicesOfList() }
    let destroys = chance.oneIn(3)
    if destroys {
      chance.use(.destructive, .platformButton)
      add("choice delete destructive")
    }
    addCancel(mayHide: !destroys)
  }

  private mutating func addTitleOfSheet() {
    let phrase = Phrase(
      "\(noun.english) Options", "\(noun.korean) 옵션", "خيارات \(noun.arabic)")
    add("title", phrase, key: "title")
    if chance.wants(.sheetMessage, oneIn: 3) {
      say("message", "message", among: Sentence.plain + Sentence.selected)
    }
  }

  /// One to three, each another.
  private mutating func deeds() -> ArraySlice<Deed> {
    let first = chance.below(Deed.all.count - 2)
    return Deed.all[first..<(first + 1 + chance.below(3))]
  }

  private mutating func addChoicesOfList() {
    chance.use(.list)
    add(parameter: "shelves: [String]")
    let limit = chance.wants(.limit, oneIn: 2) ? " limit \(2 + chance.below(5))" : ""
    add(
      "choice shelf for shelf in shelves", Phrase("{shelf}", "{shelf}", "{shelf}"), key: "shelf",
      limit)
  }

  /// In the order of the source: what destroys at the top, Cancel at the bottom.
  private mutating func writeManualSheet() {
    chance.use(.destructive, .plainCancel, .platformButton)
    add("layout manual")
    add("choice delete destructive")
    let deed = chance.element(of: Deed.all)
    add("choice \(deed.name)", deed.phrase, key: deed.name)
    add("cancel")
  }
}
