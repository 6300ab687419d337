/// Advice that does not dare to be given.
extension KoreanVocabulary {
  /// Phrases that hedge what people are told.
  public static let hedgings = PhrasePatterns(
    """
    않을까|않을까요|않을지|않나 싶습니다|싶어요|싶네요|생각합니다|생각해요|생각됩니다|합니다|해요
    것도|것이|편이|게 좋을|나을|괜찮을 것|듯 같습니다|같아요|같네요|합니다|해요
    고려해|검토해|생각해 보시는|보심이|보시면|보시는 것도|것이|게|어떨까-|어떠실-|좋을-
    혹시 가능하시다면|괜찮으시다면|실례가|폐가 _
    혹시 * 괜찮을까요|괜찮으실까요|괜찮으신가요|될까요 $
    혹시 * 싶으신가요|싶으세요|싶으십니까|원하시나요|원하십니까 $
    """)
}
