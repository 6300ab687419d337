import DialogLocales

extension WritingWords.Plural {
  func form(of noun: String) -> String? {
    switch self {
    case .written: return nil
    case .s: return noun + "s"
    case .spanish:
      return "aeiouéó".contains(noun.last!) ? noun + "s" : noun + "es"
    case .italian:
      let stem = noun.dropLast()
      switch noun.last! {
      case "o", "e": return stem + "i"
      case "a": return stem + "e"
      default: return noun
      }
    }
  }
}

extension WritingWords {
  /// All that is known of single words, for a tag of the language.
  func table(_ tag: LanguageTag) -> WordTable {
    var table = WordTable()
    let hasSharpS = tag.region != "CH" && tag.region != "LI"
    for (word, right) in pairs(misspelt) where hasSharpS || !right.contains("ß") {
      table.add(word, .misspelt, right: right)
    }
    for list in regionalLists(regional, tag) {
      for (word, right) in pairs(list) { table.add(word, .regional, right: right) }
    }
    for (word, cells) in pairs(determiners) {
      let isPronoun = word.hasPrefix("~")
      table.add(
        isPronoun ? String(word.dropFirst()) : word,
        isPronoun ? [.determiner, .pronoun] : .determiner, GrammarCells(cells))
    }
    for (word, cells) in pairs(adjectives) { table.add(word, .adjective, GrammarCells(cells)) }
    for family in adjectiveFamilies.listedWords {
      let forms = family.parts(at: "/")
      for (form, cells) in zip(forms, WritingWords.cells(ofForms: forms.count)) {
        table.add(String(form), [.attribute, .predicate], GrammarCells(cells))
      }
    }
    for (word, cells) in pairs(attributes) { table.add(word, .attribute, GrammarCells(cells)) }
    for (word, number) in pairs(verbs) { table.add(word, .verb, GrammarCells(number)) }
    for (word, number) in pairs(perfects) {
      table.add(word, [.verb, .perfect], GrammarCells(number))
    }
    if Scripts.of(tag) == .latin, tag.language != "en" {
      let own = Set<String>.words(english)
      for word in EnglishLeftovers.words where !own.contains(word) { table.add(word, .english) }
    }
    for (word, cells) in pairs(predicates) { table.add(word, .predicate, GrammarCells(cells)) }
    for (stem, right) in pairs(participles) {
      for ending in participleEndings.listedWords {
        table.add(stem + ending, .unfinished, right: stem + right)
      }
    }
    for (word, right) in pairs(copulas) { table.add(word, .copula, right: right) }
    addNouns(to: &table)
    addDeclined(to: &table)
    let lists: [(String, WordTable.Kinds)] = [
      (between, .between), (been, .been), (passives, .passive), (auxiliaries, .auxiliary),
      (repeatable, .repeatable),
      (unrepeatable, .unrepeatable),
      (particles, .particle), (separables, .separable), (numerals, .numeral),
    ]
    for (list, kind) in lists {
      for word in list.listedWords { table.add(String(word), kind) }
    }
    return table
  }

  func patterns(_ tag: LanguageTag) -> PatternTable {
    PatternTable(
      [.init(misspeltRuns, .misspelt)]
        + regionalLists(regionalRuns, tag).map { .init($0, .regional) })
  }

  /// The cells of the forms of an adjective, by their number; of three the masculine one is of several, too.
  private static func cells(ofForms count: Int) -> [String] {
    switch count {
    case 2: ["s", "p"]
    case 3: ["mM", "f", "F"]
    default: ["m", "f", "M", "F"]
    }
  }

  /// The lists of a tag: of its region where it has one, else of the script or the language alone.
  private func regionalLists(_ lists: [String: String], _ tag: LanguageTag) -> [String] {
    if lists.isEmpty { return [] }
    let script = tag.likelyScript.map { tag.language + "-" + $0 } ?? tag.language
    let region = tag.region.map { tag.language + "-" + $0 } ?? script
    return [lists[region] ?? lists["\(script)-*"]].compactMap { $0 }
  }

  private func pairs(_ list: String) -> [(String, String)] {
    list.listedWords.map { item in
      let (word, value) = item.cut(at: "=")!
      return (String(word), value.withSpaces)
    }
  }

  private func addNouns(to table: inout WordTable) {
    var gender = "s"
    for item in nouns.listedWords {
      if item.utf8.count == 1 {
        gender = String(item)
        continue
      }
      let parts = item.parts(at: "/", keepsEmpty: true)
      let isVerb = parts[0].hasSuffix("*")
      let noun = String(isVerb ? parts[0].dropLast() : parts[0])
      let kinds: WordTable.Kinds = isVerb ? [.noun, .verbToo] : .noun
      if !noun.isEmpty { table.add(noun, kinds, GrammarCells(cells(of: noun, gender))) }
      let many = parts.count > 1 ? String(parts[1]) : plural.form(of: noun) ?? ""
      if !many.isEmpty {
        let hasDative = !governing.isEmpty && !"ns".contains(many.last!)
        table.add(many, .noun, GrammarCells(gender.uppercased() + (hasDative ? "124" : "")))
        // Mit den Ordnern.
        // Beim Speichern, which is of the verb.
        let own = "rl".contains(many.last!) && many.dropLast().last == "e" ? "n134" : ""
        if hasDative { table.add(many + "n", .noun, GrammarCells(own + gender.uppercased() + "3")) }
      }
      // Of the Foto, des Fotos.
      if hasCompounds, gender != "f", many == noun + "s" {
        table.add(many, .noun, GrammarCells(gender + "2"))
      }
    }
  }

  /// German masculine nouns end in s in the genitive, but for those that end in such a sound already.
  private func cells(of noun: String, _ gender: String) -> String {
    hasCompounds && gender == "m" && !"sxzß".contains(noun.last!) ? "m134" : gender
  }

  private func addDeclined(to table: inout WordTable) {
    if declined.isEmpty { return }
    var classes: [Substring: [(String, GrammarCells, WordTable.Kinds)]] = [:]
    for line in endings.parts(at: "\n") {
      let items = line.listedWords
      let kinds: WordTable.Kinds =
        items[1] == "noun"
        ? .noun : items[1] == "predicate" ? .predicate : [.adjective, .determiner]
      classes[items[0]] = items.dropFirst(2).map { item in
        let parts = item.parts(at: "=")
        return (parts[0] == "-" ? "" : String(parts[0]), GrammarCells(parts[1]), kinds)
      }
    }
    var endings: [(String, GrammarCells, WordTable.Kinds)] = []
    for item in declined.listedWords {
      if item.hasSuffix(":") {
        endings = classes[item.dropLast()] ?? []
        continue
      }
      for (ending, cells, kinds) in endings { table.add(item + ending, kinds, cells) }
    }
  }
}
