import DialogSupport
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("nests, one member a line")
  func nests() {
    let text = written { json in
      json.object { json in
        json.member("empty", array: { _ in })
        json.member(
          "list",
          array: { json in
            json.value(1)
            json.object { json in json.member("yes", true) }
          })
      }
    }
    #expect(
      text == """
        {
          "empty": [],
          "list": [
            1,
            {
              "yes": true
            }
          ]
        }

        """)
  }

  @Test("keeps inline values on a line, each")
  func inline() {
    let text = written { json in
      json.array { json in
        json.value("a")
        json.inline { json in
          json.object { json in json.member("x", object: { json in json.member("y", 1) }) }
          json.array { _ in }
        }
        json.object { json in json.member("strings", strings: ["p", "q"]) }
      }
    }
    #expect(
      text == """
        [
          "a",
          {"x": {"y": 1}},
          [],
          {
            "strings": ["p", "q"]
          }
        ]

        """)
  }

  @Test("writes no spaces when compact")
  func compact() {
    let text = written(pretty: false) { json in
      json.object { json in
        json.member("a", strings: ["x", "y"])
        json.member("b", object: { json in json.member("c", false) })
      }
    }
    #expect(text == #"{"a":["x","y"],"b":{"c":false}}"# + "\n")
  }

  @Test(
    "escapes what must be, and nothing else",
    arguments: [
      ("", #""""#),
      (#""\"#, #""\"\\""#),
      ("a\nb\tc\r", #""a\nb\tc\r""#),
      ("\u{0}x\u{1F}\u{7F}", #""\u0000x\u001f\u007f""#),
      ("\u{80}\u{9B}31m\u{9F}\u{A0}©", "\"\\u0080\\u009b31m\\u009f\u{A0}©\""),
      ("“한강” 👩‍👩‍👧 /", #""“한강” 👩‍👩‍👧 /""#),
      ("\u{2028}\u{FEFF}", "\"\u{2028}\u{FEFF}\""),
    ])
  func escapes(text: String, json expected: String) {
    #expect(written { json in json.value(text) } == expected + "\n")
    let inPieces = written { json in
      json.value(text: { json in
        for character in text {
          var piece = String(character)
          piece.withUTF8 { json.append(text: $0) }
        }
      })
    }
    #expect(inPieces == expected + "\n")
  }

  @Test("finds what to escape at any place, and keeps every byte of a long text")
  func long() {
    for length in [7, 8, 9, 63, 64, 5000, 3_000_000] {
      let text = String(repeating: "x", count: length - 1)
      for special in ["\"", "\n", "\u{7F}", "é"] {
        let escape = ["\"": "\\\"", "\n": "\\n", "\u{7F}": "\\u007f"][special] ?? special
        let expected = "\"" + escape + text + escape + text + "\"\n"
        #expect(written { json in json.value(special + text + special + text) } == expected)
      }
    }
  }

  @Test("can be used again when it is finished")
  func reuse() {
    var json = JSONWriter()
    json.value("a")
    #expect(json.finish() == Array("\"a\"\n".utf8))
    json.value("b")
    #expect(json.finish() == Array("\"b\"\n".utf8))
  }

  private func written(pretty: Bool = true, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(pretty: pretty)
    body(&json)
    return String(decoding: json.finish(), as: UTF8.self)
  }
}
