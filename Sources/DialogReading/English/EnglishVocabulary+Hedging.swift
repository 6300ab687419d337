/// Advice that does not dare to be given.
extension EnglishVocabulary {
  /// Phrases that hedge what people are told.
  public static let hedgings = PhrasePatterns(
    """
    you may|might|could|can perhaps|maybe|possibly|also? want|wish|like|care to? perhaps|maybe|possibly? consider
    consider possibly|perhaps|maybe
    perhaps|possibly|maybe consider|considering
    it may|might|could perhaps|maybe|possibly|potentially? be advisable|prudent|wise|worthwhile|helpful|beneficial
    it may|might|could perhaps|maybe|possibly be
    we would|might humbly|kindly? like|venture to suggest|propose|recommend
    if it isn't|not too much? trouble
    would you be so|kind enough kind|to
    would|might it perhaps? be possible
    would|might|could you perhaps|maybe|possibly want|wish|like|care to
    might you want|wish|like|care to
    would it be okay|ok|fine|alright|acceptable to|if|for
    would it be all right to|if|for
    is it okay|ok|fine|alright|acceptable|right if we|i
    is it all right if we|i
    it is|should|must be? advised|noted that
    it's advised that
    please|kindly be advised|informed that
    """)
}
