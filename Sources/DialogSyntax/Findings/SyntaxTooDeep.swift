import DialogFindings
import DialogSupport

extension RuleDescription {
  static let syntaxTooDeep = RuleDescription(
    "syntax/too-deep", .error,
    summary: Message(
      en: "texts nest at most \(SyntaxLimits.depth) deep",
      ko: "텍스트의 중첩은 \(SyntaxLimits.depth)단계까지입니다"),
    reason: Message(
      en: """
        A text that depends on two or three values has as many levels of by; \(SyntaxLimits.depth) is \
        far beyond what people write, and keeps a broken file from exhausting memory.
        """,
      ko: """
        값 두세 개에 따라 달라지는 텍스트는 by도 두세 단계입니다. \(SyntaxLimits.depth)단계는 사람이 쓰는 범위를 훨씬 넘고, \
        잘못된 파일이 메모리를 다 쓰지 않게 합니다.
        """),
    examples: [
      RuleExample(
        long: alert(
          "\(repeated("by count { other "))by count ⟦{⟧ other \"Photos Removed\" }\(repeated(" }"))"
        ),
        abridged: alert("by count { other … by count ⟦{⟧ other \"Photos Removed\" } … }")),
      RuleExample(
        """
        alert PhotosRemoved(count: Int) {
          title by count { one "Photo Removed"  other "Photos Removed" }
          button ok
        }
        """),
    ])

  private static func repeated(_ piece: String) -> String {
    String(repeating: piece, count: SyntaxLimits.depth)
  }

  private static func alert(_ title: String) -> String {
    """
    alert PhotosRemoved(count: Int) {
      title \(title)
      button ok
    }
    """
  }
}

extension Diagnostic {
  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .syntaxTooDeep,
      Message(
        en: "nested more than \(SyntaxLimits.depth) deep; make the text simpler",
        ko: "중첩이 \(SyntaxLimits.depth)단계를 넘습니다. 텍스트를 단순하게 만드세요"),
      at: range)
  }
}
