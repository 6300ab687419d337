public import DialogLocales

/// What comes of going on.
extension EnglishVocabulary {
  /// Phrases that say what will be gone, not what is: “All photos will be removed from this device.”
  public static let consequences = PhrasePatterns(
    """
    will|would also|then|all? be|get also|all|permanently|then? deleted|erased|lost|wiped|discarded|overwritten|destroyed
    will|would be removed $
    will|would also|then|all? be permanently|irrevocably removed
    will|would also|then|all? be permanently? gone|removed permanently|forever|for
    will|would also|then|all? be permanently? removed from this|the|all|every|your|both|other device|devices|phone|iphone|ipad|mac|computer|watch|account|library|cloud|server|card|disk|drive|storage
    will|would|are|is|be? gone|lost|deleted|removed|erased for good|ever
    are|is|gets|get permanently? deleted|erased|wiped|removed|discarded|overwritten|lost permanently|forever|for
    is|are permanently|irrevocably deleted|erased|wiped|removed|discarded|overwritten|lost
    current|existing|old|previous file|files|note|notes|photo|photos|version|backup|data|document|documents|contents|text|settings|library|playlist|folder|copy|image|recording|draft will|would be|get replaced
    changes|edits|draft|drafts|note|notes|text|work|progress|entries|answers|photos|messages will|would permanently? disappear|vanish
    changes|edits|work|progress|entries|answers won't be saved|kept
    this|it|that|doing permanently|also|will|so? deletes|erases|wipes|discards|overwrites all|every|the|any|everything|_
    you'll|will|would lose all|every|the|any|everything|_
    """)

  /// Verbs of what is done so that nothing is lost.
  public static let keepingVerbs: WordSet = .words(
    "back copy download export extend keep preserve recover renew restore save store upgrade verify"
  )

  /// Phrases that say that something else brings it about, or that it stays elsewhere: “on March 3”, “unless …”.
  public static let otherCauses = PhrasePatterns(
    """
    after|in|within|on|by|until|before|at|from|since _? #
    unless|tomorrow|tonight|soon|automatically|afterwards|later
    next|every|each day|week|month|year|time
    if|when|once|while the|it|an|a|someone|no|not
    if|when|once|while you|they don't|do|haven't
    from the|this|a|all list|lists|screen|menu|view|tab|search
    kept|keep|keeps|stay|stays|remain|remains|still
    connection|signal|call|network|contact|ads|ad|limit|limits|restriction|restrictions|watermark|watermarks
    """)

  /// What an alert says of a file that the new one takes the place of.
  public static let sameNames = PhrasePatterns(
    """
    already exists|there|has|contains|in
    already a|an file|document|folder|item|photo|note|project|album
    same|identical name|names|filename|title
    """)
}
