import DialogBackends
import DialogFindings
import DialogModel
import DialogSupport
import DialogSyntax
import TestSupport
import Testing

@Suite("JSON artifact")
struct JSONBackendTests {
  @Test("of a small alert without a project")
  func smallAlert() throws {
    let (path, json) = try artifact(
      """
      /// Asked when someone
      /// leaves.
      alert Leave(isSaved: Bool) {
        title "Leave?"
        button leave "Leave" if not isSaved
      }
      """)
    #expect(path == "dialogs.json")
    #expect(
      json == #"""
        {
          "format": "dialog",
          "version": 1,
          "project": {
            "name": "dialogs",
            "guidelines": 2022,
            "sourceLocale": "en",
            "locales": ["en"],
            "rightToLeftLocales": [],
            "fallbackLocales": {}
          },
          "enums": [],
          "dialogs": [
            {
              "name": "Leave",
              "kind": "alert",
              "documentation": "Asked when someone\nleaves.",
              "parameters": [
                {"name": "isSaved", "type": "Bool", "sensitive": false}
              ],
              "texts": {
                "title": {
                  "en": {"icu": "Leave?", "parts": ["Leave?"]}
                }
              },
              "buttons": [
                {
                  "name": "leave",
                  "role": "default",
                  "preferred": true,
                  "title": {
                    "en": {"icu": "Leave", "parts": ["Leave"]}
                  },
                  "condition": {"parameter": "isSaved", "is": false}
                }
              ],
              "fields": [],
              "placement": {
                "arrangement": "row",
                "order": ["leave"]
              },
              "defaultButton": "leave",
              "exit": "dismissed",
              "outcomes": ["leave", "dismissed"]
            }
          ]
        }

        """#)
  }

  /// NAME and COUNT stand for the parts of the parameters.
  @Test(
    "of a text",
    arguments: [
      (
        "en", #""It's \"{name}\"""#,
        #"{"icu": "It''s \"{name}\"", "parts": ["It's \"", NAME, "\""]}"#
      ),
      ("en", #""\{\u{1F600}{count}""#, #"{"icu": "'{'😀{count, number}", "parts": ["{😀", COUNT]}"#),
      (
        "en", #""{name:quoted} {name:a/an}""#,
        #"""
        {"parts": ["“", NAME, "” ", {"parameter": "name", "style": "text", "agreement": \#
        {"by": "englishInitial", "side": "before", "forms": \#
        {"vowel": "an ", "consonant": "a ", "liquid": "a ", "unknown": "a "}}}]}
        """#
      ),
      (
        "fr", #""{name:de/d’}""#,
        #"""
        {"parts": [{"parameter": "name", "style": "text", "agreement": \#
        {"by": "frenchInitial", "side": "before", "forms": \#
        {"vowel": "d’", "consonant": "de ", "liquid": "de ", "unknown": "de "}}}]}
        """#
      ),
      (
        "fr", #""{name:la/l’}« {name} »""#,
        #"""
        {"parts": [{"parameter": "name", "style": "text", "agreement": \#
        {"by": "frenchInitial", "side": "before", "forms": \#
        {"vowel": "l’", "consonant": "la ", "liquid": "la ", "unknown": "la "}}, \#
        "omitted": true}, "« ", NAME, " »"]}
        """#
      ),
      (
        "tr", #""“{name}”{name:da/de}""#,
        #"""
        {"parts": ["“", NAME, "”", {"parameter": "name", "style": "text", "agreement": \#
        {"by": "turkishFinal", "side": "after", "forms": \#
        {"frontVowel": "de", "frontVoiced": "de", "frontVoiceless": "te", \#
        "backVowel": "da", "backVoiced": "da", "backVoiceless": "ta", \#
        "frontRoundedVowel": "de", "frontRoundedVoiced": "de", "frontRoundedVoiceless": "te", \#
        "backRoundedVowel": "da", "backRoundedVoiced": "da", "backRoundedVoiceless": "ta", \#
        "unknown": "de"}}, "omitted": true}]}
        """#
      ),
      ("ko", #""{name:에서도}""#, #"{"icu": "{name}에서도", "parts": [NAME, "에서도"]}"#),
      (
        "ar", #""{count} {name}""#,
        """
        {"icu": "\u{2068}{count, number}\u{2069} \u{2068}{name}\u{2069}", \
        "parts": ["\u{2068}", COUNT, "\u{2069} \u{2068}", NAME, "\u{2069}"]}
        """
      ),
      (
        "en", ##"by count { 0 "" one "#1" other "{count}" }"##,
        """
        {"icu": "{count, plural, =0 {} one {'#'1} other {{count, number}}}", \
        "parts": [{"select": "count", "by": "plural", "arms": \
        {"=0": [], "one": ["#1"], "other": [COUNT]}}]}
        """
      ),
    ])
  func text(locale: String, source: String, expected: String) throws {
    let (_, json) = try artifact(
      """
      project P { source \(locale) }
      alert A(name: String, count: Int) {
        title \(source)
        button b "B"
      }
      """)
    let expected =
      expected
      .replacing("NAME", with: #"{"parameter": "name", "style": "text"}"#)
      .replacing("COUNT", with: #"{"parameter": "count", "style": "number"}"#)
    let title = try #require(json.firstRange(of: "\"title\": {\n"))
    let line = json[title.upperBound...].prefix { $0 != "\n" }
    #expect(line.split(separator: ": ", maxSplits: 1)[1] == expected)
  }

  @Test("of a notification’s own members")
  func notification() throws {
    let (_, json) = try artifact(
      """
      notification Reply(author: String, unread: Int) {
        delivery remote
        level timeSensitive
        title "{author}"
        thread author
        identifier commentID
        sound "reply.caf" 1.5s
        badge unread clearedBy Comments
        detail { media map author; action like "Like" authenticated }
      }
      """)
    let start = try #require(json.firstRange(of: #"      "notification""#))
    #expect(
      json[start.lowerBound...] == """
              "notification": {
                "delivery": "remote",
                "level": "timeSensitive",
                "thread": {"parameter": "author"},
                "identifier": {"name": "commentID"},
                "sound": {"kind": "file", "file": "reply.caf", "milliseconds": 1500},
                "badge": {
                  "count": {"parameter": "unread"},
                  "clearedBy": "Comments",
                  "zeroClearsNotificationCenter": true
                },
                "detail": {
                  "media": [
                    {"kind": "map", "value": {"parameter": "author"}}
                  ]
                }
              }
            }
          ]
        }

        """)
  }

  private func artifact(_ source: String) throws -> (path: String, json: String) {
    let tree = SyntaxTree.parse(SourceFile(name: "A.dialog", text: source), id: FileID(0))
    let (program, findings) = Program.build(from: [tree])
    let errors = (tree.findings + findings).filter { $0.severity == .error }
    #expect(errors.map(\.message.english) == [])
    let checked = try #require(CheckedProgram(program, findings: tree.findings + findings))
    let files = Backend.json.artifacts(for: checked)
    #expect(files.count == 1)
    return (files[0].path, String(decoding: files[0].bytes, as: UTF8.self))
  }
}
