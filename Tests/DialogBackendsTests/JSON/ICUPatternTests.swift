import DialogSupport
import Testing

@testable import DialogBackends

@Suite("ICU pattern")
struct ICUPatternTests {
  @Test(
    "quotes what MessageFormat reads as its own",
    arguments: [
      ("It’s", "It’s"),
      ("It's", "It''s"),
      ("'", "''"),
      ("{}", "'{}'"),
      ("{'}", "'{''}'"),
      ("'{x}'", "'''{'x'}'''"),
      ("#1 | a < b", "#1 | a < b"),
    ])
  func quotes(text: String, pattern: String) {
    #expect(icu([.text(text)]) == pattern)
  }

  @Test("quotes # in the arms of a plural alone")
  func quotesNumberSigns() {
    let flag = choice("flag", .bool, [("true", [.text("#'2")]), ("false", [])])
    let count = choice("count", .plural, [("=1", [.text("'#1")]), ("other", [flag, .text("##")])])
    #expect(
      icu([count])
        == "{count, plural, =1 {'''#'1} other {{flag, select, true {#''2} other {}}'##'}}")
  }

  @Test("closes a quotation before an argument and at an arm’s end")
  func closesQuotations() {
    let value = Segment.value(.init(name: "x", parameter: 0, format: .text))
    #expect(icu([.text("{"), value, .text("}"), value]) == "'{'{x}'}'{x}")
  }

  @Test(
    "writes a value by its format",
    arguments: [
      (Segment.Format.text, "{x}"),
      (.number, "{x, number}"),
      (.percent, "{x, number, percent}"),
      (.currency, "{x, number, currency}"),
      (.date, "{x, date, medium}"),
      (.time, "{x, time, short}"),
      (.relative, nil),
      (.list, nil),
    ] as [(Segment.Format, String?)])
  func writesValues(format: Segment.Format, pattern: String?) {
    #expect(icu([.value(.init(name: "x", parameter: 0, format: format))]) == pattern)
  }

  @Test("has no pattern where an inner arm can’t have one")
  func refusesInnerArms() {
    let list = Segment.value(.init(name: "x", parameter: 0, format: .list))
    #expect(icu([choice("n", .plural, [("one", [.text("a")]), ("other", [list])])]) == nil)
  }

  @Test(
    "makes the last arm other, unless there is one",
    arguments: [
      (["true", "false"], "true {0} other {1}"),
      (["photo", "video"], "photo {0} other {1}"),
      (["other", "photo"], "other {0} photo {1}"),
      (["photo"], "other {0}"),
    ])
  func suppliesOther(keys: [String], expected: String) {
    let arms = keys.enumerated().map { ($1, [Segment.text(String($0))]) }
    #expect(icu([choice("x", .enumeration, arms)]) == "{x, select, \(expected)}")
  }

  /// What the pattern is as a JSON text, without its quotation marks.
  private func icu(_ segments: [Segment]) -> String? {
    guard ICUPattern.canSay(segments) else { return nil }
    var json = JSONWriter()
    ICUPattern.write(segments, to: &json)
    return String(String(decoding: json.finish(), as: UTF8.self).dropFirst().dropLast(2))
  }

  private func choice(
    _ name: String, _ kind: Segment.Selection.Kind, _ arms: [(String, [Segment])]
  ) -> Segment {
    .selection(
      .init(name: name, parameter: 0, kind: kind, arms: arms.map { (key: $0, segments: $1) }))
  }
}
