import Testing

@testable import DialogBackends

@Suite("Swift artifact")
struct SwiftBackendTests {
  private func file(_ source: String, _ access: SwiftAccess = .internal) throws -> String {
    let files = Backend.swift(access: access).artifacts(for: try checkedProgram(source))
    #expect(files.count == 1)
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  private static let books = """
    project Books { source en; locales en, ko }

    /// Asked when someone returns books.
    alert Return(count: Int) {
      title { en by count { one "Return It?" other "Return {count} Books?" } ko "반납할까요?" }
      /// They can be borrowed again.
      button return "Return"
      cancel "Cancel"
    }
    """

  @Test("of a small alert")
  func smallAlert() throws {
    let text = try file(Self.books)
    #expect(
      text.hasPrefix(
        #"""
        // Made by dialogc of the project Books. What is changed here is lost.

        import Foundation

        /// Asked when someone returns books.
        struct Return: BooksDialog {
          typealias Kind = BooksAlert
          let content: BooksContent

          init(count: Int) {
            content = BooksContent(
              """
              dialog Return
              place row 1 0
              exit 1
              button return normal default
              button cancel cancel
              title en {0?one:Return It?|*:Return {0} Books?}
              title ko 반납할까요?
              b0 en Return
              b1 en Cancel
              """, [.integer(count)])
          }

          /// Return {count} Books?
          var title: BooksText { BooksText(content, .title) }

          enum Outcome: Sendable {
            /// They can be borrowed again.
            case `return`
            case cancel
          }

          static func outcome(of answer: BooksAnswer) -> Outcome {
            switch answer.button {
            case 0: .`return`
            default: .cancel
            }
          }
        }

        """#))
  }

  @Test("is of the access that is asked for", arguments: SwiftAccess.allCases)
  func access(_ access: SwiftAccess) throws {
    let text = try file(Self.books, access)
    #expect(text.contains("\n\(access.modifier)struct Return: BooksDialog {"))
    #expect(text.contains("\n\(access.modifier)struct BooksShown: Sendable {"))
    #expect(text.contains("public ") == (access == .public))
  }

  @Test("a file is called after its project, and nothing as what it shares with others")
  func names() throws {
    #expect(Backend.swift.paths(forProject: "Books") == ["BooksDialogs.swift"])
    #expect(Backend.swift.paths(forProject: "dialogs") == ["Dialogs.swift"])
    let text = try file(
      """
      project Books { source en }
      alert BooksShown(self: Int, class: Int) {
        title "{self} of {class}"
        button default "Stop"
        cancel
      }
      """)
    #expect(text.contains("struct BooksShown_2: BooksDialog {"))
    #expect(text.contains("init(self_: Int, `class`: Int) {"))
    #expect(text.contains("case `default`"))
  }

  @Test("marks of a text are no marks of its line")
  func escapes() throws {
    let text = try file(
      #"""
      alert Ask {
        title "\{a|b\} \\ \"\"\"\n"
        button ok "OK"
        exit ok
      }
      """#)
    #expect(text.contains(##"title en \\{a\\|b\\} \\\\ "\"\"\\n"##))
  }

  @Test("dialogs of the same outcomes share their type")
  func sharedOutcomes() throws {
    let text = try file(
      """
      alert First { title "First?"; button keep "Keep"; cancel }
      alert Second { title "Second?"; button keep "Keep"; cancel }
      alert Third { title "Third?"; button drop "Drop"; cancel }
      """)
    #expect(text.split(separator: "typealias Outcome = DialogsKeepCancel").count == 3)
    #expect(text.contains("extension DialogsDialog where Outcome == DialogsKeepCancel {"))
    #expect(text.split(separator: "enum Outcome: Sendable").count == 2)
  }

  @Test(
    "what a String Catalog says is asked for by its key, and in the source language alone in code")
  func catalog() throws {
    let files = Backend.swift(access: .internal, texts: .catalog)
      .artifacts(for: try checkedProgram(Self.books))
    #expect(files.map(\.path) == ["BooksDialogs.swift", "Books.xcstrings"])
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(
      text.contains(
        """
              catalog title en,ko Return.title {0}
              title en {0?one:Return It?|*:Return {0} Books?}
              catalog b0 en Return.buttons.return
        """))
    #expect(!text.contains("반납할까요?"))
    let catalog = String(decoding: files[1].bytes, as: UTF8.self)
    #expect(catalog.contains("\"value\" : \"반납할까요?\""))
  }

  @Test("the code has what a String Catalog would leave open; values choose among keys")
  func noCatalog() throws {
    let source = """
      project Books { source en; locales en, ko, ar }
      enum Kind { book; film }
      alert Return(name: String, kind: Kind, count: Int) {
        title { en "Return {name}?" ko "{name:을/를} 반납할까요?" ar "{name}؟" }
        message {
          en by kind { book "{count} books" other "{count}" }
          ko "{count}"
        }
        button return "Return"
        cancel "Cancel"
      }
      """
    let files = Backend.swift(access: .internal, texts: .catalog)
      .artifacts(for: try checkedProgram(source))
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(text.contains("catalog title ar Return.title \\u{2068}{0}\\u{2069}\n"))
    #expect(text.contains("catalog title en Return.title {0}\n"))
    #expect(text.contains("title ko {0~k+를|을|을|을(를)} 반납할까요?"))
    #expect(text.contains("catalog message en,ko Return.message{1?0:[book]|*:[other]} {2}\n"))
  }

  @Test("a deprecation is a literal of Swift")
  func deprecation() throws {
    let text = try file(
      #"""
      @deprecated("“Say” \\(no) \"it\"\n\t한\u{7}")
      alert Return { title "Return?"; button ok "OK"; exit dismissed }
      """#)
    #expect(
      text.contains(
        ##"@available(*, deprecated, message: "“Say” \\(no) \"it\"\u{A}\u{9}한\u{7}")"##))
    #expect(SourceWriter.swiftString("\0\"\"\"\\") == ##""\u{0}\"\"\"\\""##)
  }
}
