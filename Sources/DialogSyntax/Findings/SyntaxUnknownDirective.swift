import DialogFindings
import DialogLocales
import DialogSupport

extension RuleDescription {
  static let syntaxUnknownDirective = RuleDescription(
    "syntax/unknown-directive", .error,
    summary: Message(
      en: "the directives are @allow and @deprecated", ko: "지시어는 @allow와 @deprecated입니다"),
    reason: Message(
      en: """
        @allow(group/rule, "reason") accepts a finding in the declaration or statement after it; \
        @deprecated("…") marks a dialog that generated code warns of. An unknown one may be meant to \
        change what is generated, so it is not passed over.
        """,
      ko: """
        @allow(group/rule, "이유")는 뒤에 오는 선언이나 구문의 지적을 허용하고, @deprecated("…")는 생성된 코드에서 쓰지 않도록 \
        경고할 대화상자를 표시합니다. 모르는 지시어는 결과를 바꾸려던 것일 수 있으므로 건너뛰지 않습니다.
        """),
    examples: [
      RuleExample(
        """
        @⟦depricated⟧("Use SignOut.")
        alert LogOut {
          title "Log Out?"
          button logOut "Log Out"
          cancel
        }
        """,
        fixed: """
          @deprecated("Use SignOut.")
          alert LogOut {
            title "Log Out?"
            button logOut "Log Out"
            cancel
          }
          """),
      RuleExample(
        """
        @⟦available⟧(iOS)
        enum Media { photo, video }
        """),
      RuleExample(
        """
        @deprecated("Use SignOut.")
        alert LogOut {
          title "Log Out?"
          button logOut "Log Out"
          cancel
        }
        """),
    ],
    relations: RuleRelations(isMended: true))
}

extension Diagnostic {
  static func unknownDirective(
    _ name: String, meant: String?, at range: SourceRange
  ) -> Diagnostic {
    let hint =
      meant.map { Message.didYouMean("@" + $0) }
      ?? Message(
        en: "there are @allow and @deprecated", ko: "@allow와 @deprecated를 쓸 수 있습니다")
    return Diagnostic(
      .syntaxUnknownDirective,
      Message(
        en: "there is no directive ‘@\(name)’; \(hint.english)",
        ko: "지시어 ‘@\(name, .subject)’ 없습니다. \(hint.korean)"),
      at: range, fixes: meant.map { [.replace(range, with: $0)] } ?? [])
  }
}
