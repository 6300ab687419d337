/// Trouble and loss in words of joy, and proverbs in place of what happened.
extension EnglishVocabulary {
  /// Phrases that tell a problem as something pleasant, or comfort with what holds always.
  public static let euphemisms = PhrasePatterns(
    """
    scenic route|road|path|way|tour|detour
    enjoying|enjoys|enjoyed|relishing|savoring a|an|its|some|their|another|every|the
    wanderlust|sabbatical|walkabout|dreamland|slumber|slumbering|staycation|limbo
    beauty sleep
    had|has|have other|better|bigger|its|their own? ideas|priorities|thoughts|opinions|plans
    had|has|have different ideas|priorities
    found|made|making|met|finding|meeting new|some|other|lovely|nice friends|company|admirers|owners
    seeing|sees|exploring|explores|touring|discovering|visiting|wandering a|bit|little|some|the|around|through of|more|the|a? of? the? world|country|sights|city|countryside|globe|unknown
    ready|time|off for|to a? bed|bedtime|nap|dreamland|snooze|heaven
    could|would|might do with
    could|would use|love|welcome some|a|an|little * love|rest|sleep|break|coffee|tlc|attention|hug|company|care|cheering|pick-me-up
    taking|takes|took|take its|their|her|his own|sweet? sweet? time $
    good|great|best things come|take|are to|in|worth|time|yet
    all good things
    rome wasn't|was
    practice makes perfect
    better late|luck than|next
    patience is a|the virtue|key
    every cloud has
    silver lining
    tomorrow is|brings another|a|new
    look|looking|see|stay|stays|remain on|at|the|positive bright|positive|positive|$
    look|looking on the bright
    keep|stay calm|positive and|$
    such is life
    that's life
    life|things goes|happens|happen|moves on|$
    when life gives
    oh well
    c'est la
    fresh|new|different look|take|perspective|view|angle|outlook at|on
    delightfully|charmingly|refreshingly|pleasantly|blissfully|gloriously|adorably|fashionably|magically|gracefully|cheerfully|happily|merrily|playfully|peacefully|elegantly|lovingly|bravely
    exciting|delightful|lovely|pleasant|fun|cheerful|thrilling|interesting|little surprise|surprises|challenge|challenges|opportunity|twist|mystery|secret|secrets
    room|potential|opportunities|opportunity|chance for improvement|growth
    opportunity|chance to grow|improve|shine|bloom
    growth|learning|teachable|character-building opportunity|opportunities|experience|moment|journey
    making|make|made up its|their mind|minds
    changed|changes|changing its mind
    cloudy with a
    preferred|prefers|preferring|elected|wished|longed|likes|loves|liked|loved to be|stay|remain|keep|not|hide|rest|wait|sleep|dance|roam|travel|linger|dawdle|daydream
    not|isn't|aren't|wasn't|never|less|longer quite|fully|entirely|exactly|really|feeling|in|at|than|like|the? feeling|quite|all|like? itself|himself|herself|ideal|perfect|stellar|optimal|thrilled|its|their|happy $|today|now|best|prime|usual|with
    not|isn't|aren't|wasn't at|in its|their|the|top best|form|shape|happiest|liveliest
    suboptimal|less-than-ideal|less-than-perfect|so-so|meh|iffy
    challenging|adventurous|interesting|eventful|bumpy|lively|unforgettable|memorable|colorful|poetic|bold start|night|day|ride|journey|evening|landing|moment|times
    facing|experiencing|enduring|having some|a|few|minor|unexpected? challenges|turbulence|drama|bumps
    growing pains
    temporarily|momentarily|currently|gracefully resting|indisposed|retired|elsewhere|shy|absent|dreaming
    in|on|at|into a|an|cloud|seventh|another happy|better|nine|heaven|dream|world|universe|galaxy place|$|now
    over the rainbow
    rainbow bridge
    spread|spreads|spreading|stretched|stretching|stretch its|their wings|legs
    fluttered|danced|waltzed|galloped|tiptoed off|away|past|over|into|beyond
    set|sets|setting sail|off for|into|to|on
    happy|merry|gentle|friendly|soft|warm|little reminder|nudge|hello|bump|goodbye
    time|moment to|for breathe|dream|reflect|pause|a|some|yourself breather|reflection|pause|tea|coffee|quiet|$
    shy|bashful|camera-shy|sleepy|drowsy|dozy|snoozy|moody|grumpy|cranky|sulky|peckish
    tired|weary|exhausted|sleepy and|but|after|from|of|today|lately|$
    missed|misses|missing you|its|the friend|friends|company
    kept|keeps|keeping us|it|things|everyone|itself company|interesting|busy|exciting|entertained|warm
    full of|to surprises|joy|life|dreams|memories|stars|love|happiness|happy
    bursting|brimming|overflowing|packed with|at|to joy|happiness|memories|love|life|the|ideas
    too|so|very|wildly popular|beloved|loved|cool|awesome|good for|to|that|and
    """)

  /// Phrases that tell a deletion as a gift or a rest, in a title beside a button that names it.
  public static let partings = PhrasePatterns(
    """
    new|better|fresh|loving|forever|happier home|homes|place|life|lives|owner|owners|chapter|adventure|adventures
    set|sets|let|lets * free|fly|loose
    well-deserved|well-earned|deserved|earned|peaceful|long retirement|rest|break|holiday|vacation|sleep|nap
    into|in|to|enjoy|its|their retirement|sunset|peace|wild|sea|wind|stars
    retire|unburden|lighten|declutter|liberate|freshen
    spread|spreads|stretch its|their wings
    send|sends|wave * away|off|packing|goodbye|heaven|home|afar
    say|wave|bid|kiss * goodbye|farewell|bye|adieu|bye-bye
    clean|blank|fresh slate|canvas|page|start|sheet
    spring cleaning|clean
    turn a|the|over new|page|leaf
    breathing room|space
    happily ever
    one last|final time|look|dance|hug|kiss
    to|for|in rest|better|greener peace|times|pastures|days
    a little|bit lighter|tidier|emptier|calmer|quieter
    """)
}
