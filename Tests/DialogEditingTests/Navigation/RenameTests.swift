import DialogCompiler
import DialogEditing
import DialogSupport
import TestSupport
import Testing

@Suite struct RenameTests {
  /// A text with a cursor, a new name, and the text then.
  @Test(arguments: [
    (
      "alert A(n⟦⟧: Int) { title { en by n { other \"{n:number}\" } ko \"{n}개\" } }", "count",
      "alert A(count: Int) { title { en by count { other \"{count:number}\" } ko \"{count}개\" } }"
    ),
    (
      "alert A {\n  button g⟦⟧o \"Go\"\n  exit go\n}\ntranslation ko of A { go \"가기\" }", "leave",
      "alert A {\n  button leave \"Go\"\n  exit leave\n}\ntranslation ko of A { leave \"가기\" }"
    ),
    (
      "alert A {\n  cancel\n  exit c⟦⟧ancel\n}", "later",
      "alert A {\n  cancel later\n  exit later\n}"
    ),
    (
      "terms { ke⟦⟧ep \"Keep\" }\nalert A { button keep  button go \"Go\" }", "hold",
      "terms { hold \"Keep\" }\nalert A { button hold  button go \"Go\" }"
    ),
    (
      "terms { keep \"Keep\" }\nalert A {\n  button ke⟦⟧ep\n  exit keep\n}\nalert B { button keep }",
      "hold",
      "terms { hold \"Keep\" }\nalert A {\n  button hold\n  exit hold\n}\nalert B { button hold }"
    ),
    (
      "enum Kind { pho⟦⟧to, video }\nalert A(k: Kind) { title by k { photo \"\" other \"\" } }",
      "still",
      "enum Kind { still, video }\nalert A(k: Kind) { title by k { still \"\" other \"\" } }"
    ),
    (
      "alert ⟦⟧A {\r\n}\r\ntranslation ko of A {\r\n}\r\n", "B",
      "alert B {\r\n}\r\ntranslation ko of B {\r\n}\r\n"
    ),
    (
      "alert A(n⟦⟧: Int) {\n  title \"{n}\"\n  button {{\n", "m",
      "alert A(m: Int) {\n  title \"{m}\"\n  button {{\n"
    ),
    (
      "alert A { button go \"Go\" if⟦⟧ }", "x",
      "✗ ‘if’ is a word of the language, which has no other name"
    ),
    (
      "alert A { ti⟦⟧tle \"\" }", "x",
      "✗ ‘title’ is a word of the language, which has no other name"
    ),
    (
      "alert A { title { e⟦⟧n \"\" } }", "x",
      "✗ ‘en’ is a word of the language, which has no other name"
    ),
    ("alert A { title \"⟦⟧\" }", "x", "✗ there is no name here"),
    (
      "alert A { button dele⟦⟧te }", "x",
      "✗ buttons take the platform’s text by the name ‘delete’; write their texts first"
    ),
    (
      "alert A(n⟦⟧: Int) { title \"{n}\" }", "2n",
      "✗ ‘2n’ is no name; write letters, digits and _, with no digit in front"
    ),
    (
      "alert A(n⟦⟧: Int) { title \"{n}\" }", "",
      "✗ ‘’ is no name; write letters, digits and _, with no digit in front"
    ),
    (
      "alert A(n⟦⟧: Int) { title \"{n}\" }", "한글",
      "✗ ‘한글’ is no name; write letters, digits and _, with no digit in front"
    ),
    (
      "alert A(n⟦⟧: Int, m: Int) {}", "m", "✗ ‘m’ already names something here; choose another name"
    ),
    (
      "notification A(n⟦⟧: String) { thread m }", "m",
      "✗ ‘m’ already names something here; choose another name"
    ),
    (
      "notification A(m: String) { thread n⟦⟧ }", "m",
      "✗ ‘m’ already names something here; choose another name"
    ),
    ("alert A {}\nalert B⟦⟧ {}", "A", "✗ ‘A’ already names something here; choose another name"),
    (
      "alert A { title \"\"\n button go⟦⟧ \"Go\" }", "title",
      "✗ ‘title’ already names something here; choose another name"
    ),
    (
      "alert A { button go⟦⟧ \"Go\" }", "dismissed",
      "✗ ‘dismissed’ already names something here; choose another name"
    ),
    ("enum Kind⟦⟧ { a }", "Int", "✗ ‘Int’ already names something here; choose another name"),
    (
      "alert A(n⟦⟧: Bool) { button go \"Go\" if n }", "not",
      "✗ ‘not’ would be read as a keyword here; choose another name"
    ),
    ("alert A { cancel c⟦⟧ }", "if", "✗ ‘if’ would be read as a keyword here; choose another name"),
  ])
  func renames(source: String, name: String, result: String) {
    let open = OpenFile(source)
    #expect(open.file.renamed(at: open.cursor, to: name)[open.file.path] == result)
  }

  @Test func speaksKorean() {
    let open = OpenFile("alert A(n⟦⟧: Int, m: Int) {}")
    do {
      _ = try open.file.rename(at: open.cursor, to: "m")
      Issue.record("‘m’ is taken")
    } catch {
      #expect(error.message.korean == "‘m’은 여기서 이미 쓰는 이름입니다. 다른 이름을 고르세요")
    }
  }
}

extension EditedFile {
  /// The texts of the files that a name’s change changes; of the file itself why it is refused.
  fileprivate func renamed(at offset: Int, to name: String) -> [Path: String] {
    do {
      let edits = try rename(at: offset, to: name)
      return Dictionary(grouping: edits, by: \.place.path).reduce(into: [:]) { texts, file in
        var bytes = project.workspace.file(FileID(project.files.firstIndex(of: file.key)!)).bytes
        for edit in file.value.reversed() {
          bytes.replaceSubrange(edit.place.range.indices, with: edit.text.utf8)
        }
        texts[file.key] = String(decoding: bytes, as: UTF8.self)
      }
    } catch {
      return [path: "✗ " + error.message.english]
    }
  }
}
