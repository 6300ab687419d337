import DialogSupport
import Foundation
import Testing

@Suite struct JSONReaderTests {
  /// Foundation is the witness of what is JSON; nothing here is left to either reader's taste.
  @Test(arguments: [
    "null", " true ", "[]", "{}", "[1, 2.50, -0, 1e9, 1E-2]", "\"\"", #""\"\\\/\b\f\n\r\t""#,
    #""\u00e9\uD83D\uDE00""#, #"{"a": {"b": [null, "한국어"]}}"#, "[[[]]]", "\"\u{7F}\u{2028}\"",
    "", "[", "{", "{a: 1}", "{\"a\" 1}", "01", "1.", ".5", "+1", "1e", "nul",
    "'a'", "\"\n\"", "\"\t\"", "\"open", "[1 2]", "{} {}", #""\x""#, #""\u12""#, "//\n1",
    "[\"a\" : 1]",
  ])
  func readsWhatFoundationReads(_ text: String) throws {
    let data = Data(text.utf8)
    let expected = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    let read = try? JSONReader.read(Array(text.utf8))
    #expect((read == nil) == (expected == nil))
    guard let expected, let read else { return }
    #expect(JSONReaderTests.plain(read) as? NSObject == expected as? NSObject)
  }

  private static func plain(_ value: JSONValue) -> Any {
    switch value.content {
    case .null: NSNull()
    case .flag(let flag): NSNumber(value: flag)
    case .number(let digits): NSNumber(value: Double(digits)!)
    case .string(let text): text as NSString
    case .array(let elements): NSArray(array: elements.map(plain))
    case .object(let members):
      NSDictionary(
        dictionary: Dictionary(uniqueKeysWithValues: members.map { ($0.key, plain($0.value)) }))
    }
  }

  /// Foundation lets a comma stand at the end; Xcode writes none, and RFC 8259 has none.
  @Test(arguments: ["[1,]", "{\"a\":1,}", "[,]", "{,}"])
  func refusesCommasAtTheEnd(_ text: String) {
    #expect(throws: JSONProblem.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func keepsTheOrderOfKeysAndTheDigitsOfNumbers() throws {
    let value = try JSONReader.read(Array(#"{"b": 1.50, "a": 2, "c": 12345678901234567890}"#.utf8))
    #expect(value.members?.map(\.key) == ["b", "a", "c"])
    #expect(value["b"]?.content == .number("1.50"))
    #expect(value["c"]?.content == .number("12345678901234567890"))
  }

  /// What is pointed at stands between the brackets.
  @Test(arguments: [
    (#"{"a": "x⟦\ud83d⟧"}"#, JSONProblem.Kind.unpairedSurrogate),
    (#"{"a": ⟦\⟧"}"#, .expected(.value)),
    (#"{"a": 1, ⟦"a"⟧: 2}"#, .duplicateKey("a")),
    (#"{"a": "⟦\q⟧"}"#, .unknownEscape),
    (#"{"a": ⟦"⟧open}"#, .openString),
    (#"{"a" ⟦1⟧}"#, .expected(.colon)),
    (#"["x" ⟦"⟧y"]"#, .expected(.commaOrBracket("]"))),
    (#"["x"] ⟦"⟧y""#, .textAfterEnd),
  ])
  func saysThePlace(_ drawn: String, _ kind: JSONProblem.Kind) {
    let marks = ["⟦", "⟧"]
    let text = drawn.filter { !marks.contains(String($0)) }
    let start = drawn.prefix { $0 != "⟦" }.utf8.count
    let end = drawn.prefix { $0 != "⟧" }.utf8.count - "⟦".utf8.count
    #expect {
      try JSONReader.read(Array(text.utf8))
    } throws: { error in
      let problem = error as? JSONProblem
      return problem?.range == ByteRange(start, end) && problem?.kind == kind
    }
  }

  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    }
    #expect(throws: Never.self) { try JSONReader.read(nested(128)) }
    #expect(throws: JSONProblem.self) { try JSONReader.read(nested(129)) }
    #expect(throws: JSONProblem.self) { try JSONReader.read(nested(1_000_000)) }
  }
}
