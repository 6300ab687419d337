/// Threats, orders and judgments of what people did, whoever is meant.
extension EnglishVocabulary {
  /// All phrases that blame, threaten, judge or insult by what they say of people.
  public static let unfriendly = [reproaches, scoldings, nicknames]

  /// Phrases that threaten, order about, or hold against people what was left undone.
  public static let scoldings = PhrasePatterns(
    """
    rules|instructions|instruction|warning|warnings|reminder|reminders|notice|notices|deadline|limit|manual|sign|signs|guidelines|advice|recommendation|recommendations|hints was|were|been|got|went simply|just|again|clearly|plainly|repeatedly|blatantly|obviously|apparently|completely|entirely|deliberately|once|all? again|more? ignored|disregarded|overlooked|forgotten|neglected|flouted|disobeyed|unheeded
    rules|rule|promise|agreement|law was|were|been|have|has * broken|violated|flouted
    happens|happen|comes|results|caused when|if|because|whenever people|someone|somebody|users|drivers|riders|owners|guests|members|anyone|players|tenants|customers|students|parents|one forget|forgets|ignore|ignores|don't|doesn't|fail|fails|neglect|neglects|rush|rushes|hurry|skip|skips|never|can't|won't
    because|since|when people|users|drivers|riders|owners|guests|players|tenants|customers|students|parents|members always|keep|simply|just? forget|ignore|neglect|forgetting|ignoring|refuse
    without any|the? slightest|least? care|consideration|thought|respect|manners|regard
    with no|little|zero care|consideration|thought|respect|regard
    with|in no|little|complete|total|utter|blatant|open disregard|contempt|disrespect
    once|yet|as again|always|usual,? nobody|no|somebody|someone|everybody one? _
    ^ next time look|watch|mind|save|bring|arrive|write|keep|remember|double-check
    someone|somebody|they|he|she clearly|obviously|apparently|evidently|plainly|simply ignored|forgot|neglected|skipped|failed|broke|overlooked|misread
    a|one simple|quick|single|closer|short|little|second|brief look|glance|check|thought|word|reading * would|could|might have|be
    giving|quitting|stopping|throwing|leaving|skipping|deleting|forgetting|wasting|ignoring|running|dropping|missing|losing|spending|buying|eating|snoozing|cheating|abandoning|ending|canceling|returning|erasing * * is|seems|looks|would|was|feels|sounds|shows rather|pretty|quite|so|really|very|just|a|bit|little|simply|be? be|of|bit|little? weak|heartless|selfish|sad|lame|unwise|foolish|silly|childish|irresponsible|rude|pity|shame|embarrassing|cowardly|reckless|cruel|unkind|lazy|wasteful|thoughtless|disappointing|pathetic|immature|ungrateful|weakness|unreasonable|hasty
    is|was|be|were|are|seems|looks|feels|sounds|seem|look rather|pretty|quite|so|really|very|just|simply|truly|be|too? selfish|heartless|childish|immature|cowardly|inconsiderate|disrespectful|thoughtless|foolish|unwise|irresponsible|shameful|disgraceful|pitiful|sloppy|wasteful|impolite|rude|ungrateful|laughable|mediocre|unimpressive|underwhelming|lackluster|clumsy|amateurish|disappointing
    a bit|little much|excessive|lazy|rich|greedy $
    mistakes|errors|scores|grades|habits|score|grade|manners|spending don't|doesn't|do|does|didn't|did * look|seem|sound good|great|well|impressive|promising
    is|that's|are how people|you|one|accounts|others|some|lazy stay|end|become|lose|go|fail|gain|waste
    is|are|was|like an? invitation|gift|present to|for thieves|burglars|hackers|disaster|trouble|strangers|criminals
    not|hardly|barely|isn't|wasn't|nowhere much|exactly|quite|really|near of? a|an? effort|achievement|masterpiece|champion|highlight|feat|genius|talent|surprise|triumph
    most|other|normal people|families|users|players|members|students|parents|drivers|owners|children|kids|friends|couples|runners|colleagues|teams|neighbors get|manage|cope|do|managed by|with|fine|better|without
    my|your|our|a|any|even goldfish|hamster|parrot|snail|turtle|tortoise|sloth|donkey|monkey|grandmother|grandma|granny|toddler|chimp|caveman could|can|would|scores|types|spells|moves|runs|reads|plays|sings|drives|does * better|faster|higher|more|this|that|it|do
    bit|little|touch|drop|ounce|shred|spark|grain|pinch|modicum of? brain|brains|sense|decency|effort|courage|discipline|willpower|backbone|respect|gratitude|manners|intelligence|imagination|spine
    use|using|switch|turn|engage|rack the|some|your|more? on? brain|brains|noggin|gray
    be more attentive
    be more? careful|cautious|attentive next time
    be more? careful|cautious|attentive in the? future
    pay|paying more|better|closer attention
    type|typing|read|reading|write|enter|entering|listen|spell|copy * more carefully|attentively
    obviously|clearly|evidently|apparently * * wrong|incorrect|mistaken|false
    wrong|incorrect password|passcode|code|pin|number|answer|name entered|typed|given|used? once|yet? again
    not|isn't how * is|are|was|were written|done|spelled|typed|used|entered
    stop|quit guessing|lying|fooling|pretending|bothering|spamming
    how many|often times? do|must|should we|i have|need|repeat|say|tell|explain
    nobody|no-one wants to read|see|hear|know
    are you sure you? know|understand|can
    do you even
    why do|can't|don't|must you keep|always|ever|just
    two left hands|feet|thumbs
    get|gets|getting|turn|turns|become|becomes ugly|nasty|unpleasant
    will|bear|face|suffer * consequences|repercussions
    not|never|won't|cannot|can't|no|longer * be? tolerated|tolerate|excused|forgiven $
    zero tolerance
    our|the|my patience is|has|wears|wore|runs|ran|was|won't
    lost|losing|lose|out|short|end|test of? patience
    offenders|violators|wrongdoers|culprits|troublemakers|rulebreakers|rule-breakers|trespassers|perpetrators|liars|cheaters|freeloaders|moochers
    and|so|just|please do|be it|that|this|quick now|immediately|already|today|properly $
    keep|carry|go this|that|on up|like|this and|that|,
    keep|carry|go on like this|that
    watch|mind|clean the|your|that up? language|tongue|mouth|tone|attitude|manners $
    ^ comply|obey|behave|submit|repent|confess
    or|otherwise leave|get|be|face|prepare|expect|suffer $|home|out|banned|removed|expelled|consequences|punished
    will|shall|be|gets|get|are|is be? punished|prosecuted|reprimanded|disciplined|expelled|kicked out|from|$
    hands off
    enough is enough
    that's|enough enough|already $
    we're|we are? watching $
    been warned
    no more|second|further chances|excuses|mercy|chance
    no ifs|buts
    last|final|only chance|opportunity before|or
    don't|not|never even|dare|ever think|dare|try|touch|do|ask
    for your|their|its|everyone's own good
    will|you'll|they'll|may|might regret it|this|that
    be sorry $
    the hard way
    not|no|isn't|aren't our|my problem|business|concern|fault $
    deal with it $
    tough luck
    ^ well|oh|just|so? too bad $
    that's|it's just|so? too bad $
    that is just|so? too bad $
    like it or not
    take it or leave
    get over it
    figure|sort it out $
    own up to? _
    think again $
    what else was|were|is expected|to
    as was|were|is expected|to of|be
    not surprising|surprisingly|unexpectedly
    unsurprisingly|predictably
    it|this|that takes|took|takes a|some|real|special kind|talent|skill|effort to
    slacking|dawdling|loafing|procrastinating|whining|moaning|sulking off|around|again|$
    """)

  /// What people are called to insult them, wherever it stands.
  public static let nicknames = PhrasePatterns(
    """
    quitter|quitters|coward|cowards|cheapskate|cheapskates|slacker|slackers|slob|slobs|lazybones|sleepyhead|slowpoke|slowpokes|nitwit|dimwit|dunce|blockhead|klutz|crybaby|crybabies|scatterbrain|bozo|birdbrain|simpleton|imbecile|cretin|knucklehead|butterfingers|brainless|mindless|gutless|spineless|scrooge|tightwad|tightwads|skinflint|penny-pincher|spendthrift|hothead|troublemaker|freeloader|moocher|sluggard|layabout|good-for-nothing|airhead|dumbass|crook|liar|cheater|hypocrite|loudmouth|wimp|wimps|weakling|weaklings|sissy|ninny
    couch potato|potatoes
    party pooper|poopers
    sore loser|losers
    bad|worst|terrible|awful|lousy|neglectful|negligent|inattentive parent|parents|owner|cook|student|friend|neighbor|mother|father|gardener|tenant|guest
    """)
}
