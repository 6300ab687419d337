import DialogLocales

/// Making trouble sound pleasant: things with wishes and moods, hedges, comfort, cheerful headings.
extension EnglishVocabulary {
  /// Phrases that make light of a problem, wherever they stand.
  public static let softenings = PhrasePatterns(
    """
    would|might|may love|adore|fancy|appreciate another|a|an|some|more|to|your|it|company
    would|might|may like|enjoy|welcome another|some|a|one go|try|chance|rest|break|nap|time|moment|attention|company
    loves|fancies|craves|adores|longs|yearns a|an|another|for|to|quiet|some
    decided|decides|chose|chosen|prefers|prefer|prefered|wants|wanted|hopes|wishes|opted|likes to|for stay|rest|sleep|hide|wait|wander|explore|play|linger|relax|dream|nap|sulk|a|some|be
    decided|decides|chose|chosen|prefers|opted to|for|on * scenic|another|different|quiet|own|detour|adventure
    has|have|had|has|just chosen|taken|found|picked another|its|new|different|scenic path|route|road|way|home|turn|detour|scenic
    takes|take|took|taking|taken the scenic|long route|way|road
    is|are|was|were|be|been|still|busy|probably|just|maybe|currently hiding|napping|snoozing|daydreaming|dreaming|sulking|wandering|strolling|dozing|hibernating|dawdling|vacationing|meditating|lounging|blushing|pouting|yawning|sunbathing|moping|procrastinating
    playing hide-and-seek|hide|hard|tricks|games|coy
    wandered|strolled|tiptoed|sneaked|snuck|drifted|floated|skipped|hopped|danced off|away|out|elsewhere
    has|have gone|run off on|to|somewhere|exploring|for
    went|gone|goes|going|off for a walk|stroll|swim|hike|nap|wander|spin|ride
    went|gone|goes|off on a|an holiday|adventure|vacation|trip|journey|stroll
    somewhere nice|sunny|warm|safe|quiet|else|better $
    cold feet
    stage fright
    second thoughts
    mind of its|their own
    got|has|have|caught the hiccups|blues
    seen better days
    a bad|lazy|slow|rough hair? day|morning|monday|afternoon
    parted|part company|ways
    more|less creative|adventurous|playful|relaxed|generous|colorful|exciting than usual|expected|planned|hoped
    lighter|emptier|thinner|quieter|shorter|slower|smaller than usual|hoped
    enjoyed|enjoying|enjoys|enjoy a|an|some|the * lie-in|nap|break|rest|sunshine|quiet|evening|day|sun|pause|silence
    needs|need|wants|want|deserves|deserve some|a|more|little|bit? * love|hug|me-time|tlc|cuddle|pampering|company|fresh|affection
    me time
    appreciate|appreciates|enjoy|deserves|deserve|craves|crave a|some|more * attention|love|care|company|rest
    looking|looks|look forward to its|their next|second|new
    waiting|waits|wait for a|the|its|their|that special|better|perfect|right|magic|magical moment|time|day|adventure|chance
    can't wait to
    find|finds|found|finding|get|gets a|its|their new home|life|purpose|owner
    begin|begins|start|starts|gets again|over|anew|fresh|to with|on|begin a|an? clean|blank|fresh|again|new page|slate|sheet|start|leaf
    more|extra|little|bit time|moment|love|rest of|to? shine|bloom|blossom|sparkle|glow
    a|an little|bit|tad|touch|smidge|wee|teeny|tiny different|shy|sleepy|lighter|emptier|creative|moody|sluggish|overwhelmed|confused|cranky|odd|off|weird|funny|quirky|dreamy|grumpy|jumpy|adventurous|bored|lonely|stubborn|tired|under|unwell|unusual|surprising|exciting
    a bit|little|tad lighter|shy|sleepy|moody|different|creative|grumpy|tired|odd|off|weird
    slightly|somewhat|rather|ever|a so? lighter|emptier|shy|sleepy|moody|grumpy|different|creative|sluggish|odd|off|weird|tricky than|today|now|this|at|right|$
    feels|feeling|feel|felt|looks a|rather|somewhat|slightly|quite|very|so? little|bit|tad? shy|sleepy|moody|grumpy|lonely|tired|overwhelmed|lazy|sick|dizzy|adventurous|bored|different
    is|are|was|were|be|has|have|might|may|seems|looks|feels|just kind|sort of _
    teeny|itty-bitty|teensy|teeny-tiny|weeny|eensy|smidge|smidgen|wee|oopsie|oopsy|whoopsie|whoopsy|oops-a-daisy|d'oh|eek|doozy
    but|so|and|though|yet still|there|there's|it|it's? no|nothing|not worries|worry|biggie|stress|drama|panic|dramatic|serious|tragic|bad|major|alarming $
    but|so|and|though|yet all|everything|it|it's|that's|we're is|will|be? good|fine|okay|cool|well|ok|alright $
    but|so|and|though don't|no|please need? to? worry|panic|fret|stress about? it? $
    ^ nothing dramatic|tragic|serious|major|alarming|too _? $
    ^ no biggie|drama|stress|sweat $
    dreams|dreamed|dreamt|dreaming of|about
    said|says|saying|say|waves|waved goodbye|farewell
    refuses|refused|declines to cooperate|play|budge|smile|listen
    is|are|was|were|feeling|feels|somewhat|rather in a|the mood|shy|sulky|mood
    not|isn't|aren't|wasn't in the|a mood
    gone fishing
    took|takes|taken|taking a|an|another|its * day|nap|stroll|siesta|vacation|holiday|rest|breather|snooze|tumble|detour
    wishes|wish|sends|says|hello|greetings from|you|hello
    there may|might|could|seems be|have|to a|an|some|been|be? * small|tiny|minor|slight|little|trivial issue|issues|problem|problems|hiccup|change|changes|irregularity|mishap
    small|tiny|minor|slight|little|trivial change|changes|difference|differences|irregularity|imperfection * occurred|happened
    may|might|could perhaps
    perhaps|possibly|maybe * may|might|could
    ^ things|everything|it|that|this could|might be|have|go been|gone? better $
    in a jiffy|jiff|jif|flash|twinkling|wink|tick|snap
    in no time
    before|quicker|sooner you know|can|think it|blink|say
    sort|fix|straighten|iron|figure everything|things out|up|$
    there|there's|we|we've|we're|this|it|you've|ran|hit|had|encountered|experienced * little|small|tiny|minor|slight|teeny|wee hiccup|hiccups|glitch|glitches|hitch|snag|snags|blip|mishap
    """)

  /// Phrases that make a loss sound pleasant, in a dialog that does not name it.
  public static let softLosses = PhrasePatterns(
    """
    fresh|new|clean|brand-new|better start|page|beginning|slate|leaf|chapter|home|adventures|adventure|life|sheet|owner|place|era
    clean|blank|empty|white slate|page|canvas|sheet
    tidy|tidying|freshen|freshening|declutter|decluttering|refresh|refreshing|clear|cleaning up|out|things|away|the
    tidy|tidying|declutter|decluttering
    spring clean|cleaning
    make|making|leave|leaving|create|gain|win some|a|more|little|bit|of? * room|space
    set|sets|setting|let|lets|letting * free|go|loose
    move|moves|moving|fly|flies|travel|travels|sail|sails on|away|off|along
    step|steps|stepping aside|back|away
    take|takes|took off
    lighten|lightens|lightening|unburden
    retire|retires|retirement|retiring
    begin|begins|start|starts|starting|beginning anew|afresh|fresh|again
    from scratch
    goodbye|farewell|bye-bye|adieu
    happily ever
    off to
    rest|rests|resting in peace
    turn|turns|turning * leaf|page
    """)

  /// Whether a title in the alert of a problem says only that something is coming, changing or nearly done:
  /// Almost There!, A Little Detour, Coffee Break.
  ///
  /// - Parameter words: in lower case.
  public static func onlySoothes(_ words: [String]) -> Bool {
    words.count > 1 && words.count < 7
      && words.allSatisfy { soothing.contains($0) || soothingCores.contains($0) }
      && words.contains(where: soothingCores.contains)
  }

  private static let soothingCores: WordSet = .words(
    """
    adventure almost bear beginning breather bump change chapter close closer coffee cookie detour expected faith
    fresh gentle good great hang happens heads-up hiccup hint hold journey leaf life magic mood mystery nap nearly \
    note nudge oopsie patience planned plans plot pause ready slate soon start stay story surprise tea there tight \
    tuned twist unexpected unplanned usual whoopsie wobble breath bit news break day ahead
    """)
  private static let soothing: WordSet = .words(
    """
    a an the just only quick small little tiny minor friendly soft brief short for our my your to of with us me \
    it's it is isn't wasn't this that that's well so quite not really very here time now today again another next \
    new best thing things something some take takes took moment in up on oh hey hi psst okay tight be far please \
    yet daisy as in's was we're we are you getting wait there's goes up has come more one needs need bad slow \
    funny what comes clean turn page line ups and downs deep
    """)
}
