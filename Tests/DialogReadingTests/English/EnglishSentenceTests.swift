import DialogReading
import Testing

/// Where English sentences end, and how.
struct EnglishSentenceTests {
  static func parts(_ text: String) -> [String] {
    let english = EnglishText(text)
    return english.sentences.map { sentence in
      let tokens = english.tokens[sentence.tokens]
      let bytes = english.bytes[tokens.first!.range.lowerBound..<tokens.last!.range.upperBound]
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(
    "sentences are told apart",
    arguments: [
      ("One is here. Two is there.", ["One is here.", "Two is there."]),
      ("Dr. Smith calls at 5 p.m. today.", ["Dr. Smith calls at 5 p.m. today."]),
      ("See example.com for more. Then go on.", ["See example.com for more.", "Then go on."]),
      ("Use letters, e.g. a and b.", ["Use letters, e.g. a and b."]),
      ("Version 2.1 is out! Get it?", ["Version 2.1 is out!", "Get it?"]),
      ("Are you sure? this cannot be undone", ["Are you sure?", "this cannot be undone"]),
      ("It is set to “Always.” Change it.", ["It is set to “Always.”", "Change it."]),
      ("First line\nSecond line", ["First line", "Second line"]),
      ("Wait... Done.", ["Wait...", "Done."]),
      ("• One item\n• Another item", ["One item", "Another item"]),
      ("It works (mostly.)", ["It works (mostly.)"]),
      ("Read iOS-2022.4. Then stop.", ["Read iOS-2022.4.", "Then stop."]),
      ("…", []),
    ])
  func splits(_ text: String, into expected: [String]) {
    #expect(Self.parts(text) == expected)
  }

  static let endings: [(String, EnglishSentence.Ending)] = [
    ("It ends.", .period), ("Does it end?", .question), ("It is “Always.”", .period),
    ("It is “Always”.", .period), ("It is “Always”", .none), ("Open the file (now)", .none),
    ("Open \u{FFFC}", .placeholder), ("Open “\u{FFFC}”", .none), ("The error:", .colon),
    ("Mail a@example.com", .opaque), ("At 5 p.m.", .period), ("Hooray 🎉", .sign),
    ("Loading…", .ellipsis), ("Loading...", .ellipsis),
  ]

  @Test("the end is seen after quotation marks and parentheses", arguments: endings)
  func ends(_ text: String, _ ending: EnglishSentence.Ending) {
    #expect(EnglishText(text).sentences.last?.ending == ending)
  }

  @Test("quotation marks count in pairs, apostrophes not at all")
  func quotes() {
    let text = EnglishText("The key ‘name’ isn't 'known' here, it's “new”.")
    #expect(text.tokens.filter { $0.quotes > 0 }.map(text.string) == ["name", "known", "new"])
    #expect(EnglishText("The “file is").tokens.allSatisfy { $0.quotes == 0 })
  }

  @Test(
    "any bytes are read",
    arguments: [
      "", " ", "'", "“", "‘’", "((", ")]", "\u{FFFC}\u{FFFC}", "…a", "-", "a-", "é", "가", "👩‍👩‍👧",
      "a\u{301}",
    ])
  func readsAnything(_ text: String) {
    let english = EnglishText(text)
    for token in english.tokens {
      #expect(token.range.upperBound <= english.bytes.count && !token.range.isEmpty)
    }
  }
}
