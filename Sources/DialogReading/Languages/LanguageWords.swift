public import DialogLocales

/// What reading knows of a language, a file a language: lists of words by topic, as the language writes
/// them. Nothing of them is read before it is asked for.
public struct LanguageWords: Sendable {
  /// The words of concepts that exclude each other (`ConceptGroup`), a concept a line:
  ///
  /// ```
  /// remove: entfern- | lösch- | gelöscht
  /// on: einschalt- | schalt- * ein
  /// ```
  ///
  /// `word` is a whole word, `stem-` one that begins so, `-end` one that ends so, `-inside-` one that has
  /// it anywhere; `*` stands for up to three words, and `$` for the end of a sentence.
  var concepts: StaticString = ""
  /// The words and endings by which statements are framed (`StatementWords`), a list a line in the
  /// syntax of `WordPatterns`, after `length`, the scalars of a translation for a hundred of its English
  /// original (the median of translations of apps, and of right ones in Tests/Fixtures/Translations).
  var statements: StaticString = ""
  /// Who does what to whom (`RoleWords`): a list a line, after its name.
  var roles: StaticString = ""
  /// How times of day are said (`ClockWords`): a list a line, after its minutes.
  var clock: StaticString = ""
  /// What one part of a sentence is to the other (`RelationWords`): a list a line, after its name.
  var relations: StaticString = ""
  /// The words for what a word of a source does not mean (`ListedSense`): a sense a line, after its name,
  /// in the syntax of `WordPatterns`.
  var senses: StaticString = ""
  /// The same of two scripts of a language.
  var sharedSenses: StaticString = ""
  /// Its words for things of everyday life.
  var things: EverydayThings?

  /// How it says no: a list a line, after its name, in the syntax of `WordPatterns`. `grammar` has what
  /// negates, `meaning` what denies by what it means, `failure` what denies whatever it is, `titles` endings that negate in titles of buttons,
  /// `besides` what negates nothing though a word of `grammar` is in it (`Negation`); `plain` has what
  /// nothing but a no is said with, `affirming` phrases that affirm all the same, `sure` words that say no
  /// wherever they stand (`PlainNegation`); `difference`, `limit`, `emptiness`, `finality`, `offline`, `keeping`, `lasting`,
  /// `hiding`, `invalidity`, `gratis`, `paid`, `taken`, `vacancy`, `outdated`, `readOnly`, `outage`, `loss`, `closure`,
  /// `privacy` and `refusal` are what turns such denials round (`TurnedDenialWords`); `only`, `surelyUnless` and `delay` limit what is so (`LimitWords`).
  var denial: StaticString = ""

  /// How it says that something `can` or `must` be done, and `without`, which is no denial of what can be
  /// done (`ModalWords`): a list a line, after its name, in the syntax of `WordPatterns`.
  var modality: StaticString = ""

  /// What joins two clauses (`ClauseWords`): conjunctions between them in `words`, beside the finite
  /// `verbs` that a clause begins with, unless every clause says no for itself; or words that the second
  /// `starts` with, or a `prefix` of its first word; `parts` of texts without spaces; a `comma`, after
  /// what the first clause `ends` in; `endings` of the first one’s verb, beside `nouns` that end so and
  /// `verbsAfter`, which go with such a verb. Where before and after are of what happens is told by `sequence`; without
  /// it they always may be. What a condition is told by (`ConditionWords`): what it begins
  /// with, first (`conditionOpenings`) or anywhere (`conditionInner`, `^` where first alone), or ends with; what says
  /// even if (`conditionConceding`), and words of conditions that say no (`conditionDenied`).
  var clauses: StaticString = ""

  /// What a title that names a state is told by (`StateWords`): `words` that end it, `endings` of
  /// participles, those that tell only `alone` except of `others`, and `infinitives` that make the
  /// participle an object; `anyOrder` where the participle may come first. Of participles with a beginning
  /// and an end both are `around` a hyphen, except words that begin as `notAround` says. `titles` end and
  /// `openings` begin whole titles, `first` is a word before another, and `sign` stands before a short
  /// verb at the end, unless one of the `verbs` begins the title.
  var states: StaticString = ""

  /// What tells a sentence from a title or a label (`SentenceWords`): finite `verbs`, and `endings` of verbs
  /// and predicates; the `infinitives` that labels end in, unless a word of `asking` is there; or that it
  /// `endsInHiragana`.
  var sentences: StaticString = ""

  /// What buttons say that do nothing but close a dialog is `acknowledging`, beside the platform’s OK, Done
  /// and Close; stems of the verbs that tell people to press or to choose a button are `pressing`
  /// (`ButtonWords`). `_` is a space.
  var buttons: StaticString = ""

  /// What a language in Latin letters is told from others by (`FunctionWords`): its frequent `words`, a word
  /// of several languages in each of their lists, and its small `letters` beyond those of ASCII, with those
  /// of loan words. Words that it spells as `english` does are none of that language left over.
  var evidence: StaticString = ""

  /// How it asks without a mark (`QuestionWords`): by `words`, by what a clause `ends` in, by `parts` of a
  /// text, by `pronouns` unless one of `indefiniteBeside` stands in their clause or of `indefiniteAfter` before
  /// them, or by `particles` with endings for `persons`; and the `mark` that it has at the end still.
  var questions: StaticString = ""

  /// How it speaks to people (`AddressWords`, whose properties name the lists).
  var address: StaticString = ""

  /// How words tell one from several (`NumberWords`): `endings` of one and of several, or `pairs` of words;
  /// `ofNouns` where only the noun after a number is compared, `capitals` where only words with a capital
  /// are. Words that are not known are in the `plural` by their end, except with an end of the `singular` and
  /// `unchanged` ones. `many` ends nouns that few does not take, except `notMany`, or all that are long do
  /// `manyUnless` they are listed; `manyIsOther` where integers beyond few take other. What takes the
  /// `genitive` does so with both. `changing` ends nouns that differ after one and after a few; `singulars`
  /// are known nouns where no ending tells. `two` has numbers beyond one.
  var numbers: StaticString = ""

  /// The words with which it counts, `counted`, each with what it counts after `=` (`Counters.Kind`; `things` are
  /// all but people and animals), and `others`, words that begin as one of them does; those after which a number
  /// in words is one, `numbered`, where words do not stand apart (`SpelledNumbers`).
  var counters: StaticString = ""

  /// The words that multiply a number before them (`AmountWords`, `SpelledNumbers`), after what they multiply
  /// by; what `halves` them; the `articles` that they stand after for themselves; numbers that CLDR does not
  /// spell so, `spelled`, and what it does that is another word, `unspelled`; `prefixes` of numbers; `parts`, of which
  /// the number is none, and `scales` that others may say by another word. What says `half` of a unit of time,
  /// and `beyond` that one and a half (`HalfWords`).
  var amounts: StaticString = ""

  /// What says where something stands to a number, a list for each `NumberBound`: phrases before the number, `#`, or
  /// after it and at most two other words, as those for what is counted; words `between` both. `_` is a space.
  var bounds: StaticString = ""

  /// How it joins what it lists (`EnumerationWords`), in the syntax of `WordPatterns`: by words that say `and` or
  /// `or`; what `also` may part two things, and what may part deeds and properties as it does `clauses`; words
  /// `besides` that have such a part and join nothing; where `spaces` join; what is `collective`, a word
  /// for several things; and `openings` of clauses that a comma
  /// parts from the rest.
  var enumerations: StaticString = ""

  /// How a sentence begins with the one who does something (`PeopleWords`): after nominative `articles`, and
  /// with nothing in the places that `bare` names, though one of the `prefixes` may stand there; words of
  /// `turning` after it turn the sentence round, words of `joining` put another beside it. Whose something is (`OwnerWords`):
  /// `mine`, `yours`, `theirs` but for what is `notTheirs`.
  var people: StaticString = ""

  /// What stands beside values (`ValueWords`): `honorifics` after or before a name, and `suffixes` that take
  /// the vowels of the value; `endings` that do, which nothing fits to it, maybe with a `hyphen`.
  var values: StaticString = ""

  /// Words of one letter that look like a Latin one, `words`, and what words begin with after which a letter is
  /// itself, `naming` (`LetterWords`).
  var letterWords: StaticString = ""

  /// The marks around quotations (`LanguageConventions`) besides CLDR’s: those of inner quotations, and those
  /// that style guides allow too.
  var marks: StaticString = ""

  /// How the language writes: what its words are beside what they mean. Nil where nothing is known.
  var writing: WritingWords?

  /// The words of a language; nil where none are known. Chinese is written in two scripts, of which
  /// each has its own.
  public static func of(_ tag: LanguageTag) -> LanguageWords? {
    let entry = all.first { entry in
      entry.language == tag.language && (entry.script == nil || entry.script == tag.likelyScript)
    }
    return entry?.words()
  }
}

/// The lists of a section of `LanguageWords`: a list a line, after its name.
struct NamedLists {
  private var lists: [Substring: String] = [:]

  /// Nil of a section that a language does not have.
  init?(_ section: StaticString?) {
    guard let section, section.utf8CodeUnitCount > 0 else { return nil }
    for line in section.description.parts(at: "\n") {
      let (name, list) = line.cut(at: ":") ?? (line, "")
      lists[name] = String(list)
    }
  }

  /// The list of a name; nil where the language has none.
  subscript(name: Substring) -> String? { lists[name] }

  /// The names of all lists, in no order.
  var names: some Sequence<Substring> { lists.keys }

  /// The words of a list, in which `_` is a space; none where the language has no such list.
  func phrases(_ name: Substring) -> [String] {
    [String].words(lists[name] ?? "").map(\.withSpaces)
  }
}
