/// Advice that does not dare to be given.
extension KoreanVocabulary {
  /// Phrases that hedge what people are told.
  public static let hedgings = PhrasePatterns(
    """
    ~않다[ㄹ까,ㄹ까요,ㄹ지,나] ~싶다[습니다,아요,네요]|~생각하다,하다[습니다,아요]|~생각되다[습니다]
    것도|것이|편이|게 ~좋다,낫다,괜찮다[ㄹ] 것|듯 ~같다[습니다,아요,네요]|~하다[습니다,아요]
    ~고려하다,검토하다,생각하다[아] ~보다[으시는,으심이,으시면] 것도|것이|게|~어떻다[ㄹ까-,으실-]|~좋다[ㄹ-]
    혹시 ~가능하다,괜찮다[으시다면]|실례가|폐가 _
    혹시 * ~괜찮다[ㄹ까요,으실까요,으신가요]|~되다[ㄹ까요] $
    혹시 * ~싶다[으신가요,으세요,으십니까]|~원하다[으시나요,으십니까] $
    """)
}
