import DialogText
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
            json.null()
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
            },
            null
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
      ("“한강” 👩‍👩‍👧 /", #""“한강” 👩‍👩‍👧 /""#),
      ("\u{2028}\u{FEFF}", "\"\u{2028}\u{FEFF}\""),
    ])
  func escapes(text: String, json expected: String) {
    #expect(written { json in json.value(text) } == expected + "\n")
    #expect(written { json in json.value(utf8: Array(text.utf8)) } == expected + "\n")
  }

  private func written(pretty: Bool = true, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(pretty: pretty)
    body(&json)
    return String(decoding: json.finish(), as: UTF8.self)
  }
}
