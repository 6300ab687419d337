/// Asking people not to do what they came to do, or asking their pardon.
extension EnglishVocabulary {
  /// Phrases that plead with people.
  public static let pleadings = PhrasePatterns(
    """
    sad|sorry|heartbroken|devastated|crushed|sadden|saddens|upset|disappointed * see|lose|watch you
    hate|loathe|pains|breaks|hurts to|us|me to? see|lose|have|watch you
    miss|missing you so|very|terribly|dearly|already
    we'll really|all|sure|so|truly? miss you
    we will really|all|sure|so|truly? miss you
    you'll be missed $
    please|pls don't|do|never not? leave|abandon|desert|forget|go us|me? yet|just|$
    sure|want to leave|abandon us|me $
    sad|lonely|lost|empty|lonesome without you
    love|like for? you to stay
    ^ stay * longer $
    hope * change your mind
    make|get you stay
    ^ come back soon $
    ^ don't go yet? $
    please please|pretty
    pretty please
    please|pls stay|reconsider with|just|$
    don't leave|abandon|desert us|me $
    think twice before|$
    give|grant us|me another|one|a|an|more last|second|other|more? chance|try
    ^ stay with us|me
    we|i beg|implore|beseech you
    we're|i'm|are begging you|$
    we|i need you $
    break|breaks|breaking|broke|aches|ache|bleeds our|my heart|hearts
    our|my heart|hearts is|are|will|would|aches|ache|bleeds|bleed|breaks|break
    won't you stay|reconsider
    can|could|can't|won't we change your mind
    we'll|we promise|will * do better
    mean|means|meant the? world|everything|so to|much * us|me
    grateful|thankful|forever|eternally|so|very|really|deeply|truly|extremely|most|incredibly grateful|thankful|indebted
    be grateful|thankful|honored|delighted|thrilled if|to|for
    sad|heartbroken|devastated|crushed|hate to see|watch|lose * go|leave|end|ending|leaving|disappear
    makes|make|leaves|made us|me|our so|very|really? sad|cry|unhappy|lonely|weep|heartbroken
    we'd|we'll|we're|i'd|i'll|i'm|we|i|team am|be|is|are|would|will? be? so|very|really|truly|absolutely? heartbroken|heart-broken
    we'd|we'll|we're|i'd|i'm|we|team|everyone|us be|is|are|would|will? be? so|very|really|truly|terribly? sad|sorrowful|lonely $|without|if|when|to
    team|we|we'll|we'd|us|developers|staff * cry|weep|sob|cries|crying
    we'd|we'll|we're|i'd|i'm|we|us be|are|will|would? be? all? in tears
    we|we've|i've|team work|worked|tried so|very|really|incredibly hard
    we put|poured * heart|hearts|soul|love|sweat
    love|loved having you
    what would|will we|i do without
    was it something we
    won't|don't|can't|couldn't you? please stay|reconsider
    leaving|going so soon|already
    """)

  /// Phrases that ask people’s pardon, or their patience and understanding.
  public static let apologies = PhrasePatterns(
    """
    find it? in your|their|his|her heart|hearts
    bottom|depths of our|my hearts|heart
    sincerely|deeply|humbly|truly|profusely|wholeheartedly|terribly apologize|apologise|regret
    apologize|apologise|apologies|sorry for any|the|this inconvenience|trouble|confusion
    forgive|pardon us|me|our|my
    thousand|million apologies|pardons
    deepest|sincerest|humblest|heartfelt|most|sincere apologies
    deeply|truly|terribly|awfully|so|very|really so|very|deeply|truly|terribly|awfully? sorry
    ^ sorry $|but|about|that|we|we're|the|this|your|it|there|you|no|not|i|all|an|a|something
    we're|i'm|are|am sorry
    we|i apologize|apologise|regret
    our apologies
    ^ apologies for|but|$
    unfortunately|regrettably|regretfully
    ^ sadly|alas
    we|please kindly
    kindly ask|request|remind|note|wait|contact|check|try
    please be|stay patient
    be patient $|while|with|as|until
    bear with us|me
    ^ hang tight
    thanks|thank you? * patience|understanding|cooperation
    thanks|thank you? for waiting|understanding|bearing
    appreciate|appreciates|appreciated your patience|understanding|cooperation
    your patience|understanding is
    """)
}
