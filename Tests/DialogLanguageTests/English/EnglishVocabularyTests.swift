import DialogLanguage
import Testing

struct EnglishVocabularyTests {
  @Test(
    "forms of verbs are known",
    arguments: [
      ("deletes", "delete"), ("deleted", "delete"), ("deleting", "delete"), ("resetting", "reset"),
      ("emptied", "empty"), ("clears", "clear"), ("discards", "discard"), ("wiped", "wipe"),
      ("erasure", "erase"),
    ])
  func forms(_ word: String, of verb: String) {
    #expect(EnglishVocabulary.base(of: word, among: EnglishVocabulary.destructiveVerbs) == verb)
  }

  @Test("other words are no forms", arguments: ["cleared-up", "removable", "open", "setting", "s"])
  func otherWords(_ word: String) {
    #expect(EnglishVocabulary.base(of: word, among: EnglishVocabulary.destructiveVerbs) == nil)
  }

  @Test(
    "what says nothing is told from what says something",
    arguments: [
      ("Something went wrong", true), ("An unknown error has occurred", true), ("Oops", true),
      ("There was a problem", true), ("Uh oh something went wrong", true), ("Sorry", false),
      ("An error occurred while saving", false), ("Error", false), ("The upload went wrong", false),
    ])
  func oblique(_ text: String, _ expected: Bool) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    #expect(EnglishVocabulary.isOblique(words) == expected)
  }

  @Test("phrases that blame are found whole, outside of quotation marks")
  func blame() {
    func found(_ text: String) -> String? {
      let english = EnglishText(text)
      return EnglishVocabulary.blamingPhrases.first(in: english).map {
        String(decoding: english.bytes[$0], as: UTF8.self)
      }
    }
    #expect(found("Well, You Forgot your password.") == "You Forgot")
    #expect(found("Only if you know what you’re doing.") == "know what you’re doing")
    #expect(found("You will know what to do.") == nil)
    #expect(found("The song is “You Forgot”.") == nil)
    #expect(found("You should have new episodes soon.") == nil)
  }
}
