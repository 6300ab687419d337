import DialogEditing
import Testing

@Suite struct CompletionTests {
  /// The labels that are listed at the cursor, in order.
  private func labels(_ text: String, beside: [String: String] = [:]) -> [String] {
    let open = OpenFile(text, beside: beside)
    return open.file.completions(at: Int(open.selection.start)).map(\.label)
  }

  /// What becomes of the text where the completion of a label is taken.
  private func taking(_ label: String, _ text: String) -> String {
    let open = OpenFile(text)
    guard
      let item = open.file.completions(at: Int(open.selection.start)).first(where: {
        $0.label == label
      })
    else { return "no \(label)" }
    return open.applying(item)
  }

  private static let project = "project P { source en; locales en, ko }\n"

  @Test func declarations() {
    #expect(
      labels("⟦⟧") == [
        "project", "enum", "terms", "alert", "actionSheet", "notification", "translation", "@allow",
        "@deprecated",
      ])
    #expect(labels("alert A { title \"Saved\"  button ok }\n\nal⟦⟧").contains("alert"))
  }

  @Test func statementsThatAreNotThereYet() {
    let found = labels(
      """
      alert A {
        title "Saved"
        ⟦⟧
        cancel
      }
      """)
    #expect(found.prefix(3) == ["purpose", "message", "field"])
    #expect(found.contains("button") && !found.contains("title") && !found.contains("cancel"))
  }

  @Test func statementsOfEachBlock() {
    #expect(
      labels("notification N {\n  detail {\n    ⟦⟧\n  }\n}").prefix(3) == [
        "description", "media", "action",
      ])
    #expect(labels("project P {\n  notifications {\n    ⟦⟧\n  }\n}") == ["permission", "settings"])
    #expect(labels("actionSheet S {\n  ⟦⟧\n}").contains("choice"))
  }

  @Test func valuesOfStatements() {
    #expect(labels("alert A { purpose ⟦⟧ }").prefix(2) == ["destructive", "purchase"])
    #expect(labels("alert A { layout ⟦⟧ }") == ["manual"])
    #expect(labels("notification N { sound ⟦⟧ }") == ["default", "none"])
    #expect(labels("project P { guidelines 20⟦⟧ }") == ["2019", "2020", "2022", "2024"])
    #expect(labels("alert A {\n  button save \"Save\"\n  exit ⟦⟧\n}") == ["save", "dismissed"])
  }

  @Test func attributesThatAreNotThereYet() {
    #expect(labels("alert A {\n  button save \"Save\" ⟦⟧\n}") == ["destructive", "default", "if"])
    #expect(labels("alert A {\n  button save \"Save\" default ⟦⟧\n}") == ["destructive", "if"])
    #expect(labels("alert A {\n  button save \"Save\" ⟦⟧ default\n}") == ["destructive", "if"])
    #expect(labels("alert A {\n  field name \"Name\" keyboard ⟦⟧\n}").contains("email"))
  }

  @Test func parametersByTheirTypes() {
    let alert = "alert A(name: String, isNew: Bool, count: Int, all: [String]) {\n"
    #expect(labels(alert + "  title \"Delete {⟦⟧\"\n}") == ["name", "count", "all"])
    #expect(labels(alert + "  title \"Delete {⟦⟧}\"\n}") == ["name", "count", "all"])
    #expect(labels(alert + "  title \"{count} in {na⟦⟧}\"\n}") == ["name", "count", "all"])
    #expect(labels(alert + "  button a \"A\" if ⟦⟧\n}") == ["not", "isNew"])
    #expect(labels(alert + "  button a \"A\" if not ⟦⟧\n}") == ["isNew"])
    #expect(labels(alert + "  title by ⟦⟧\n}") == ["isNew", "count"])
  }

  @Test func stylesAfterTheColon() {
    let text = "alert A(n: Double, name: String) {\n  title { en \"{n:⟦⟧}\" ko \"{name}\" }\n}"
    #expect(labels(Self.project + text) == ["number", "percent", "a/an", "A/An"])
    let korean = "alert A(name: String) {\n  title { en \"{name}\"  ko \"{name:⟦⟧}\" }\n}"
    #expect(labels(Self.project + korean).prefix(3) == ["quoted", "을/를", "이/가"])
  }

  @Test func aPlaceholderIsClosed() {
    #expect(
      taking("name", "alert A(name: String) {\n  title \"Delete {na⟦⟧\"\n}")
        == "alert A(name: String) {\n  title \"Delete {name}\"\n}")
    #expect(
      taking("name", "alert A(name: String) {\n  title \"Delete {na⟦⟧me}?\"\n}")
        == "alert A(name: String) {\n  title \"Delete {name}?\"\n}")
  }

  @Test func armsOfASelection() {
    let alert = Self.project + "enum M { photo, video }\nalert A(n: Int, m: M, b: Bool) {\n  title "
    #expect(labels(alert + "{ en by n { ⟦⟧ } }\n}") == ["one", "other"])
    #expect(labels(alert + "{ ko by n { ⟦⟧ } }\n}") == ["other"])
    #expect(labels(alert + "by m { photo \"P\" ⟦⟧ }\n}") == ["video", "other"])
    #expect(labels(alert + "by b { ⟦⟧ }\n}") == ["true", "false"])
  }

  @Test func languagesOfTheProject() {
    #expect(labels(Self.project + "alert A {\n  title { en \"Saved\" ⟦⟧ }\n}") == ["ko"])
    #expect(labels(Self.project + "translation ⟦⟧").first == "ko")
    #expect(labels("project P {\n  locales en, ⟦⟧\n}").contains("ko"))
  }

  @Test func namesOfDialogsAndTheirParts() {
    let beside = [
      "P.dialog": Self.project
        + "alert Saved { title \"Saved\"  message \"Well.\"  button ok \"Fine\" }\n"
    ]
    #expect(labels("translation ko of ⟦⟧ {\n}", beside: beside) == ["Saved"])
    #expect(
      labels("translation ko of Saved {\n  title \"저장됨\"\n  ⟦⟧\n}", beside: beside) == [
        "message", "ok",
      ])
    #expect(labels("notification N {\n  consent ⟦⟧\n}", beside: beside) == ["Saved"])
  }

  @Test func termsOfButtons() {
    let text = Self.project + "alert A {\n  button ⟦⟧\n}"
    #expect(labels(text).prefix(3) == ["ok", "delete", "done"])
    #expect(
      taking("{ en \"Delete\"  ko \"삭제\" }", Self.project + "alert A {\n  button delete ⟦⟧\n}")
        == Self.project + "alert A {\n  button delete { en \"Delete\"  ko \"삭제\" }\n}")
  }

  @Test func rulesAndTheirSettings() {
    #expect(labels("@allow(⟦⟧)\nalert A { title \"S\" }").contains("button/verb"))
    #expect(labels("@allow(button/ve⟦⟧, \"x\")\nalert A { title \"S\" }").contains("button/verb"))
    #expect(
      labels("project P {\n  rules {\n    button/verb ⟦⟧\n  }\n}") == [
        "off", "note", "warning", "error",
      ])
    #expect(labels("@⟦⟧\nalert A { title \"S\" }") == ["allow", "deprecated"])
  }

  @Test func typesAndWhatStandsBeforeParameters() {
    #expect(labels("enum M { a }\nalert A(x: ⟦⟧) {\n}").suffix(2) == ["[String]", "M"])
    #expect(labels("alert A(⟦⟧) {\n}") == ["sensitive"])
  }

  @Test func nothingInTextsAndComments() {
    #expect(labels("alert A {\n  title \"Save⟦⟧\"\n}") == [])
    #expect(labels("// al⟦⟧") == [])
  }

  @Test func snippetsHaveTheProjectsLanguages() {
    #expect(
      taking("message", Self.project + "alert A {\n  mess⟦⟧\n}")
        == Self.project + "alert A {\n  message { en \"\"  ko \"\" }\n}")
    #expect(taking("title", "alert A {\n  ⟦⟧ \"Saved\"\n}") == "alert A {\n  title \"Saved\"\n}")
  }
}

extension OpenFile {
  func applying(_ item: Completion) -> String {
    var bytes = file.source.bytes
    bytes.replaceSubrange(item.replaced.indices, with: item.plainText(indentation: "  ").utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
