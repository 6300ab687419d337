import DialogReading
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

  @Test(
    "what hides is told by how",
    arguments: [
      ("That didn’t go as planned", .vague), ("We were unable to complete your request", .vague),
      ("Well, that’s awkward", .vague), ("Technical difficulties", .vague), ("No big deal", .light),
      ("A Tiny Issue", .light), ("Don’t worry, it’s just a small step", .light),
      ("Say goodbye to this photo", .farewell), ("The server takes a little break", .pretty),
      ("Things will be fine again soon", .pretty), ("Photo Too Small", nil),
      ("The request to join was not sent", nil), ("Don’t worry, the original stays", nil),
      ("The photo will be better with flash", nil), ("Small parts are missing", nil),
    ] as [(String, Evasion?)])
  func evasion(_ text: String, _ expected: Evasion?) {
    #expect(EnglishVocabulary.evasion(EnglishText(text).lowerWords) == expected)
  }

  @Test(
    "orders, jargon, judgments and reproaches, in brackets",
    arguments: [
      "[Stop it].", "[Do it again]!", "[Last warning]!", "[Access denied]!",
      "The [session was killed].",
      "[Process terminated].", "[Illegal file name]", "That was a [bad choice].",
      "A [poor performance].", "[You should have made] a backup.", "[You picked a wrong] date.",
      "[The user entered a wrong] address.", "Wrong again, [dummy]!", "[FATAL ERROR]",
      "[Invalid Zip Code]", "[Even a child] knows it.", "[Careful owners lock] the gate.",
      "[The tenant failed] to close the window.", "[Whoever parked here ignored] the sign.",
      "[Latecomers never] see the start.",
    ])
  func unfriendly(_ text: String) {
    let english = EnglishText(text.filter { $0 != "[" && $0 != "]" })
    let found = english.blame.map { String(decoding: english.bytes[$0], as: UTF8.self) }
    let words = text.split(whereSeparator: { $0 == "[" || $0 == "]" })
    #expect(found == (text.hasPrefix("[") ? words[0] : words[1]).description)
  }

  @Test(
    "no blame",
    arguments: [
      "The card was denied.", "The bus doesn’t stop here.", "The dummy loaf is too heavy.",
      "You should have received a code.", "If you entered a wrong address, edit it.",
      "The zip archive is bad.", "Poor connection", "The subscription was terminated.",
      "Report illegal content", "Storm warning", "Should you have an account, sign in.",
      "Wrong Passcode", "Wrong Exit",
      "If the tenant failed to pay, the lock stays closed.", "The server failed to answer.",
      "Smart speakers need power.", "Real numbers are shown.",
    ])
  func friendly(_ text: String) {
    #expect(EnglishText(text).blame == nil)
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

  @Test("reproaches, softenings, and what comes close to them")
  func phrases() {
    let texts: [(String, PhrasePatterns, Bool)] = [
      ("There is no excuse for an empty bottle.", EnglishVocabulary.reproaches, true),
      ("This could have been prevented.", EnglishVocabulary.reproaches, true),
      ("The letter should have been sent by now.", EnglishVocabulary.reproaches, false),
      ("Nobody answered the door.", EnglishVocabulary.reproaches, false),
      ("The kettle is feeling a bit shy.", EnglishVocabulary.softenings, true),
      ("There is water on the floor, but no worries.", EnglishVocabulary.softenings, true),
      ("The kettle needs water.", EnglishVocabulary.softenings, false),
      ("The printer is in sleep mode.", EnglishVocabulary.softenings, false),
    ]
    for (text, patterns, isFound) in texts {
      #expect((patterns.first(in: PhraseText(text)) != nil) == isFound, "\(text)")
    }
    #expect(EnglishVocabulary.onlySoothes(["a", "little", "detour"]))
    #expect(!EnglishVocabulary.onlySoothes(["detour", "on", "route", "six"]))
  }
}
