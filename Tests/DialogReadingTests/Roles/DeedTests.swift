import DialogLocales
import Testing

@testable import DialogReading

@Suite struct DeedTests {
  private static let told: [(text: String, actor: Deed.Party, other: Deed.Party)] = [
    ("Minji invited you to a trip.", .name("Minji"), .you),
    ("Lena sent you 20 euros.", .name("Lena"), .you),
    ("You owe them money.", .you, .they),
    ("You lent your bike to \(value).", .you, .value(0)),
    ("They have sent you a gift.", .they, .you),
    ("You were invited by Minji.", .name("Minji"), .you),
    ("\(value) was invited by \(value).", .value(1), .value(0)),
    ("\(value) congratulated \(value).", .value(0), .value(1)),
    ("\(value) was muted by \(value).", .value(1), .value(0)),
    ("\(value) is waiting for \(value).", .value(0), .value(1)),
    ("\(value) shared \(value) with \(value).", .value(0), .value(1)),
    ("\(value) approved a purchase by \(value).", .value(0), .value(1)),
  ]

  @Test(arguments: told)
  func whoDoesItToWhom(text: String, actor: Deed.Party, other: Deed.Party) throws {
    let deed = try #require(Deed(english: text, nil))
    #expect(deed.actor == actor)
    #expect(deed.other == other)
  }

  @Test(arguments: [
    "Invite your friends.", "When you invite Minji, she gets a message.", "Your bike is ready.",
    "\(value)’s friend invited you.", "Tomorrow is Monday.", "\(value) needed \(value).",
    "\(value) joined \(value).",
    "\(value) moved to \(value).",
  ])
  func ofOtherSentencesNothingIsSaid(text: String) {
    #expect(Deed(english: text, nil) == nil)
  }

  @Test(arguments: ["Minji invited you and your friends.", "\(value) sent a copy of \(value)."])
  func whomMayNotBeTold(text: String) throws {
    #expect(try #require(Deed(english: text, nil)).other == nil)
  }

  @Test(
    "Three values are exchanged where the one to whom it is done does it, to the one who does it.")
  func threeValues() throws {
    let deed = try #require(Deed(english: "\(value) shared \(value) with \(value).", nil))
    let source = try #require(ValueRoles(deed))
    let text = "\(value) hat \(value) mit \(value) geteilt."
    let said = try #require(ValueRoles(text, RoleWords(LanguageWords.of(LanguageTag("de")!))!))
    #expect(said.isSwapped(from: source, [2, 1, 0]))
    #expect(!said.isSwapped(from: source, [0, 1, 2]))
  }
}

private let value = "\u{FFFC}"
