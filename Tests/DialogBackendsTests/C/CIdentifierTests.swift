import Testing

@testable import DialogBackends

@Suite("C identifiers")
struct CIdentifierTests {
  @Test(
    "are words with underscores",
    arguments: [
      ("DeleteItems", "delete_items"), ("deleteItems", "delete_items"), ("count", "count"),
      ("commentID", "comment_id"), ("URLScheme", "url_scheme"), ("iPhone15Pro", "i_phone15_pro"),
      ("delete_items", "delete_items"), ("__a__B_", "a_b"), ("A", "a"), ("AB", "ab"),
      ("ABc", "a_bc"), ("_", "unnamed"), ("__", "unnamed"),
    ])
  func snake(name: String, word: String) {
    #expect(CIdentifier.snake(name) == word)
  }

  @Test(
    "of members are no words of C, C++ or their headers",
    arguments: [
      ("class", "class_"), ("int", "int_"), ("default", "default_"), ("canReset", "can_reset"),
      ("constEval", "const_eval"), ("consteval", "consteval_"), ("NULL", "null"),
      ("linux", "linux_"), ("_1", "value_1"), ("_", "unnamed"),
    ])
  func members(name: String, member: String) {
    #expect(CIdentifier.member(name) == member)
  }

  @Test(
    "begin with the project’s name, where that is not the runtime’s or a header’s",
    arguments: [
      ("Photos", "photos"), ("HomeAssistant", "home_assistant"), ("dialogs", "dialogs"),
      ("Dialog", "project_dialog"), ("DialogRuntime", "project_dialog_runtime"),
      ("INT", "project_int"), ("SizeMax", "project_size_max"), ("Integer", "integer"),
      ("_2048", "dialogs_2048"),
    ])
  func prefixes(project: String, prefix: String) {
    #expect(CIdentifier.prefix(project) == prefix)
  }

  @Test("are told apart by numbers, with all that is named after them")
  func unique() {
    var names = UniqueNames(["a", "b_title"])
    #expect(names.unique("a") == "a_2")
    #expect(names.unique("a") == "a_3")
    #expect(names.unique("b") { [$0, $0 + "_title"] } == "b_2")
    #expect(names.unique("b_2_title") == "b_2_title_2")
    #expect(names.unique("b") { [$0, $0 + "_body"] } == "b")
  }

  @Test("stand alone where none of the others begins with them, nor the other way round")
  func alone() {
    let names = ["a", "a_b", "ab", "b", "b1", "c", "c", "d_e"]
    let alone = zip(names, UniqueNames.standAlone(names, among: ["b_x", "d"])).filter(\.1).map(\.0)
    #expect(alone == ["ab", "b1"])
  }
}
