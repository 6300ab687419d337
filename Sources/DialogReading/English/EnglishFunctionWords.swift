import DialogLocales

/// The closed classes of English: words whose grammar no dictionary's part of speech tells.
///
/// The classes are those of grammars (Quirk et al., A Comprehensive Grammar of the English
/// Language, 1985, 2.34 ff.).
enum EnglishFunctionWords {
  typealias Readings = EnglishReadings

  private static let classes: [(readings: Readings, words: StaticString)] = [
    (.article, "a an the"),
    (.determiner, "every no"),
    ([.determiner, .subject, .object], "this these those each any some another either neither"),
    ([.determiner, .subject, .object, .adverb], "all both enough"),
    (
      [.determiner, .subject, .object, .adjective],
      "many much few several most more less fewer such"
    ),
    ([.that, .determiner, .subject, .object], "that"),
    (.possessive, "my your his its our their whose"),
    ([.subject, .nominative], "i we they he she"),
    ([.subject, .object], "you it"),
    (
      .object,
      "me us them him myself yourself itself ourselves yourselves themselves himself herself"
    ),
    ([.possessive, .object], "her"),
    (
      [.subject, .object],
      """
      something anything nothing everything someone anyone everyone nobody somebody anybody \
      everybody mine yours ours theirs none
      """
    ),
    (.place, "there here"),
    (.finiteBe, "is are was were am"),
    ([.finiteBe, .negated], "isn't aren't wasn't weren't ain't"),
    (.otherBe, "be been being"),
    (.have, "has had"),
    ([.have, .base], "have"),
    ([.have, .negated], "hasn't haven't hadn't"),
    (.doVerb, "does did"),
    ([.doVerb, .base], "do"),
    ([.doVerb, .negated], "doesn't don't didn't"),
    (.modal, "can could will would shall should must might may"),
    (
      [.modal, .negated],
      """
      cannot can't couldn't won't wouldn't shan't shouldn't mustn't mightn't mayn't needn't
      """
    ),
    (
      .clause,
      """
      i'm i've i'll i'd you're you've you'll you'd we're we've we'll we'd they're they've they'll \
      they'd he's he'll he'd she's she'll she'd it's it'll it'd that's that'll there's there'll \
      here's this'll
      """
    ),
    ([.clause, .interrogative], "what's who's where's how's when's why's"),
    ([.base, .object], "let's"),
    (.not, "not never"),
    (.to, "to"),
    (.preposition, "of at for from into onto with without via per upon toward towards despite"),
    (
      .preposition,
      "during against among amid between within beyond beside besides except excluding"
    ),
    ([.preposition, .gerund], "including regarding concerning"),
    (
      [.preposition, .adverb], "above below inside outside near throughout underneath around across"
    ),
    ([.preposition, .adverb], "behind beneath along past under about unlike"),
    (
      [.preposition, .particle, .adverb],
      "in on off up out over by down through"
    ),
    ([.particle, .adverb], "back away forward"),
    ([.adjective, .adverb], "online offline"),
    ([.preposition, .clauseOrPhrase], "after before since until till as than like once"),
    ([.coordinator], "and or but nor yet plus"),
    ([.coordinator, .adverb], "so"),
    (
      .subordinator,
      "if because while unless although though whenever wherever whether whereas"
    ),
    ([.subordinator, .interrogative], "when where why how"),
    ([.interrogative, .subject, .object], "who whom what"),
    ([.interrogative, .determiner], "which"),
    (.please, "please"),
    (
      .interjection,
      """
      sorry oops ops whoops yikes hey hi hello wow uh oh ah hmm yay hooray ouch thanks \
      congratulations congrats ok okay yes yep nope welcome alas bye goodbye cheers ugh
      """
    ),
    (
      .adverb,
      """
      already again also always just now then later soon still only very too often never ever \
      instead otherwise maybe perhaps anymore together elsewhere anyway almost even rather quite \
      else once twice ago yet today tomorrow yesterday tonight sometimes usually meanwhile \
      therefore however here there first last next currently
      """
    ),
    (
      .number,
      """
      one two three four five six seven eight nine ten eleven twelve hundred thousand million \
      billion zero
      """
    ),
    ([.adjective, .adverb], "well"),
    ([.adjective], "other own same able unable due"),
    // “Found 2 viruses” asks nobody to found them.
    ([.past, .participle], "found"),
    ([.adjective, .base, .intransitive], "last"),
    (.adjective, "first next"),
    ([.noun, .base], "back"),
    (.base, "like"),
    ([.adjective, .base], "welcome"),
    (.noun, "today tomorrow"),
    ([.subject, .object, .determiner], "one"),
  ]

  private static let lists = WordLists(classes.map(\.words))

  /// What a word of them can be; nothing of others.
  static func readings(of word: String) -> Readings {
    lists.union(of: word) { classes[$0].readings }
  }
}
