import DialogLocales

/// Reproach, scorn and lectures that stand in whole sentences, by what they say of people.
extension EnglishVocabulary {
  /// Phrases that hold something against people, whoever they are.
  public static let reproaches = PhrasePatterns(
    """
    whoever * * * should|must|needs|deserves|can't|didn't|never|again|badly|wrong
    own|their|his|her fault|doing|negligence
    at fault $
    you keep|kept entering|typing|forgetting|losing|making|missing|ignoring|pressing|choosing
    to blame $
    is|are|was|were to blame
    fault|blame lies|rests|lay
    of|by|from|through|to|sheer|pure neglect|negligence|carelessness|inattention|laziness|sloppiness|ignorance|stupidity
    nobody|one|anyone|somebody|someone|anybody|they|people ever? bothered|bothers|cared|cares
    nobody|one ever? paid|pays attention
    nobody|one listens|listened|thinks|thought
    nobody|one told|asked|forced anyone|anybody|you|them|people to
    be|been bothered
    didn't|doesn't|don't|never|not ever? bother|bothered|care|listen
    helps|impresses|fools nobody|no
    this|that|so badly|poorly|carelessly|sloppily|clumsily|lazily|terribly
    this slowly|late|early|often helps|is|was|shows
    not even a|an|the|my|your|our _ is|are|was|writes|does|would|could|can|makes|needs|types|forgets|reads|manages|sings|drives|parks|spells|draws|behaves
    even a|an|my|the _ manages|remembers|does|writes|types|reads|gets|parks|spells|behaves|finishes|would
    should|could|must have been * in the first place
    should|could|might easily? have easily? been? avoided|prevented|foreseen
    should|could|might have known|thought|cared|listened|tried|learned|bothered|checked|planned|noticed
    would|could|might have|be * if anyone|anybody|someone|somebody|people|they had|only|cared|listened|paid|read|looked|tried|thought
    anyone|anybody|everyone|everybody with|in eyes|sense|brains|half|a|some|their|any
    anyone|anybody|everyone|everybody would|could have
    everyone|everybody|others|else|people else? manages|managed|manage|copes|coped|finished|remembered|paid|understood $
    everyone|everybody else manages|managed|copes|finished|paid|remembered|did|does|can|could|knew|knows
    there is|are|was|were|can be? no excuse|excuses
    there's no excuse|excuses
    no|without|accept|accepts|hear|of excuse|excuses
    excuse|excuses|excuse don't|doesn't|won't|never|are|count|help
    as already? often? told|said|explained|mentioned|announced before|twice|already|earlier|repeatedly|often|times|several|many|again
    as already|often told|said|explained|mentioned
    explained|said|told|announced|mentioned|asked|warned|reminded before|twice|repeatedly|often|times|enough
    explained|said|told|mentioned|asked|warned|reminded two|three|four|five|several|many|countless|a|# hundred|thousand? times
    for the last|umpteenth|hundredth|thousandth|tenth|third|fifth time
    for those|people|everyone|anyone who|that weren't|didn't|don't|can't|aren't|never|still|cannot
    someone|somebody|people|those|anyone|person|one who never|don't|didn't|doesn't|can't|couldn't|won't|always cares|care|reads|read|listens|listen|checks|check|learns|learn|think|thinks|bother|bothers|pay|pays|cleans|clean|looks|look|plan|plans|try|tries
    wrong|late|lost|missing|empty|forgotten|broken|nothing|nobody|unfinished|unpaid * * as usual|always|ever $
    how hard|difficult can|could|is|was it|that|this
    is|was it|this|that|checking|reading|saving|asking|cleaning|planning really|apparently|obviously|clearly|evidently? so|too|that hard|difficult|much
    is|was|were|are apparently|obviously|clearly|evidently too hard|difficult|much|lazy|slow
    what was|were anyone|anybody|you|they|people thinking
    what did anyone|you|they|people expect
    think before|first|next|harder|twice
    not|isn't|wasn't|aren't|weren't very|too|exactly|particularly|really|terribly clever|smart|bright|wise|intelligent|considerate|thoughtful|grown-up
    as if|though a|an|some toddler|child|kid|monkey|baby|drunk|beginner|amateur|dog|cat|robot|chicken
    like a|an toddler|monkey|baby|drunk|amateur|pigsty|chicken
    for the forgetful|lazy|slow|hard|impatient|careless
    so|too bad|wrong|ugly|poor|terrible|awful|sloppy|messy that|it|to hurts|it|look|read|be
    is|was|be|been|simply|really a|an such? shame|disgrace|joke|embarrassment|scandal|insult
    what a shame|disgrace|mess|waste|disappointment|joke|pity
    with a|some|more|little|bit little|bit|more? of? thought|care|effort|attention|discipline|patience|planning|foresight
    a little|bit more? of? thought|care|effort|attention|discipline|patience|planning would|could|might|goes|is|was
    lack|lacks|lacked|lacking of? willpower|discipline|effort|patience|care|ambition|talent|manners|respect|motivation|attention
    nice try $
    nice|good try but
    serves|serve _ right
    no wonder
    isn't|wasn't|not|never|hardly|barely good enough
    can't|couldn't|cannot|didn't|doesn't|don't even manage|spell|count|read|remember|try|type|do|keep|follow|finish|bother
    must|should|could|time learn|to|finally|have to|learn|learned how|to|read|spell|type|count|listen|drive|park|behave
    learn|learning to|how to? read|type|spell|count|listen|drive|park|behave|write|share|wait
    stop|quit whining|complaining|wasting|blaming|dawdling|slacking|cheating
    wastes|wasted|wasting|waste of? everyone's|everybody's|our|the|people's? time $
    grow up $
    get a grip
    it|that|this is|was|really? hurts|pathetic|laughable|shameful|inexcusable|disgraceful|irresponsible|unacceptable|embarrassing|sad
    inexcusable|disgraceful|laughable|irresponsible|shameful|unforgivable|inconsiderate|spoiled|gullible
    cannot|can't|won't|don't get|come|win|go * by cheating
    that's|that|this is? what|how * happens|comes|gets|ends
    just? read|follow the rules|instructions|manual|sign|guide next|for|before|properly|carefully
    next time|time, read|think|listen|ask|check|pay|try|be|look more|first|before|carefully|harder|twice
    """)

  // MARK: Kinds of people

  /// What a kind of people is praised or scolded for: “Responsible people pay on time.”
  static let virtues: WordSet = .words(
    """
    ambitious careful careless clever committed competent conscientious considerate decent dedicated diligent \
    disciplined experienced foolish good grown honest impatient inconsiderate intelligent irresponsible lazy \
    mature motivated normal organized polite proper real reasonable reliable respectable responsible selfish \
    sensible serious sloppy smart thoughtful thrifty true undisciplined weak wise
    """)
  /// Of these, what things are called as well: smart speakers, real numbers.
  static let virtuesOfThings: WordSet = .words(
    "clever competent good normal proper real reliable serious smart true weak organized experienced"
  )

  /// Kinds of people that are not told by their ending.
  static let people: WordSet = .words(
    """
    people person adult adults grown-up grown-ups parent parents student students guest guests citizen citizens \
    neighbor neighbors friend friends pupil pupils child children patient patients man men woman women athlete \
    athletes cook cooks host hosts tenant tenants client clients chef chefs musician musicians fan fans human \
    humans kid kids colleague colleagues teammate teammates pilot pilots artist artists cyclist cyclists driver \
    customer user owner sender rider member reader visitor player passenger buyer seller caller subscriber \
    traveler teacher author employee renter learner runner worker shopper
    """)

  /// Kinds of people that are named to scold.
  static let scolded: WordSet = .words(
    """
    cheaters cheats quitters losers slackers cowards latecomers procrastinators freeloaders spendthrifts whiners \
    dawdlers idlers show-offs copycats wimps amateurs
    """)

  /// Things that end as people do.
  private static let thingsInEr: WordSet = .words(
    """
    number letter printer speaker computer server folder filter layer tracker charger sticker timer order paper \
    flower tower header container cover drawer locker sensor monitor color door error mirror vector motor elevator \
    router paper scanner offer answer matter water power finger shoulder corner river summer winter dinner poster \
    banner helper browser freezer cooler heater reminder wrapper controller adapter starter counter planter barrier
    """)

  /// Whether a noun names people: learners, visitors, parents.
  static func namesPeople(_ word: String) -> Bool {
    if people.contains(word) { return true }
    let stem = word.utf8.hasSuffix("s") ? String(word.dropLast()) : word
    guard stem.utf8.count > 4, ["er", "or", "ist"].contains(where: stem.utf8.hasSuffix) else {
      return false
    }
    return !thingsInEr.contains(stem)
  }

  // MARK: Lapses

  /// What someone did not do, of whom it is said: “The guest failed to …”, “neglected the plants”.
  static let neglects: WordSet = .words("failed neglected ignored forgot refused")

  /// What introduces a case, and no reproach.
  static let cases: WordSet = .words("if when whether unless in case that where")
}
