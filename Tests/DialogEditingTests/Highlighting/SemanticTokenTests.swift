import DialogEditing
import DialogSupport
import TestSupport
import Testing

@Suite struct SemanticTokenTests {
  @Test func tellsWhatPartsMean() {
    let open = OpenFile(
      """
      /// Asks.
      @allow(button/verb, "Why.")
      alert Delete(sensitive count: Int, kind: Media) { // here
        purpose destructive
        title { en by kind { photo "a {count:number} b" } }
        button delete "D" if not can
        exit delete
      }
      enum Media { photo }
      translation ko of Delete { title "가" of "x" }
      """)
    #expect(
      open.tokensDrawn == """
        comment.documentation(/// Asks.)
        decorator(@) decorator(allow) namespace(button/verb) string("Why.")
        keyword(alert) class.declaration(Delete) keyword(sensitive) parameter.declaration(count) \
        type.defaultLibrary(Int) parameter.declaration(kind) enum(Media) comment(// here)
        keyword(purpose) enumMember.defaultLibrary(destructive)
        keyword(title) property(en) keyword(by) parameter(kind) enumMember(photo) string("a ) \
        operator({) parameter(count) macro(number) operator(}) string( b")
        keyword(button) method.declaration(delete) string("D") keyword(if) keyword(not) parameter(can)
        keyword(exit) method(delete)
        keyword(enum) enum.declaration(Media) enumMember.declaration(photo)
        keyword(translation) property(ko) keyword(of) class(Delete) keyword(title) string("가") \
        keyword(of) string("x")
        """)
  }

  /// In order, on a line each, none over another; those of a range are those of all that are in it.
  @Test(arguments: SampleProject.all)
  func standsInOrder(in sample: SampleProject) {
    for file in sample.files {
      let open = OpenFile(String(decoding: file.bytes, as: UTF8.self))
      let tokens = open.file.semanticTokens
      for (token, next) in zip(tokens, tokens.dropFirst()) {
        #expect(token.range.end <= next.range.start, "\(file.name) \(token) \(next)")
      }
      let lines = LineTable(open.file.source)
      for token in tokens {
        let last = lines.lineIndex(at: Int(token.range.end) - 1)
        #expect(!token.range.isEmpty && lines.lineIndex(at: Int(token.range.start)) == last)
      }
      let middle = ByteRange(file.bytes.count / 3, file.bytes.count / 2)
      let inside = tokens.filter { $0.range.start < middle.end && middle.start < $0.range.end }
      let told = open.file.semanticTokens(in: middle)
      #expect(inside.allSatisfy(told.contains), "\(file.name)")
      #expect(told.allSatisfy(tokens.contains), "\(file.name)")
    }
  }
}

extension OpenFile {
  fileprivate var tokensDrawn: String {
    let lines = LineTable(file.source)
    let byLine = Dictionary(grouping: file.semanticTokens) {
      lines.lineIndex(at: Int($0.range.start))
    }
    return byLine.sorted { $0.key < $1.key }
      .map { $0.value.map(drawn).joined(separator: " ") }.joined(separator: "\n")
  }

  private func drawn(_ token: SemanticToken) -> String {
    let names = SemanticToken.Modifiers.names.enumerated().filter {
      token.modifiers.contains(SemanticToken.Modifiers(rawValue: 1 << UInt8($0.offset)))
    }
    let kind = ([token.kind.rawValue] + names.map(\.element)).joined(separator: ".")
    return "\(kind)(\(file.source.text(token.range)))"
  }
}
