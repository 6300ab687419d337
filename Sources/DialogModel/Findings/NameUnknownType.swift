import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let nameUnknownType = RuleDescription(
    "name/unknown-type", .error,
    summary: Message(
      en: "a parameter’s type is one of the language or an enum of the project",
      ko: "매개변수의 타입은 언어의 타입이나 프로젝트의 열거형입니다"),
    reason: Message(
      en: """
        There are String, Int, Double, Bool, Date, Currency, Bytes, URL and [String]: what a text \
        can show or choose by. Of what the app has more, it passes the part that is shown.
        """,
      ko: """
        String, Int, Double, Bool, Date, Currency, Bytes, URL, [String]이 있습니다. 텍스트에 보이거나 텍스트를 고를 수 있는 \
        타입입니다. 앱의 다른 값은 보일 부분만 넘깁니다.
        """),
    examples: [
      RuleExample(
        """
        alert RemoveAlbum(album: ⟦Strin⟧) {
          title "Remove “{album}”?"
          button remove destructive
          cancel
        }
        """,
        fixed: """
          alert RemoveAlbum(album: String) {
            title "Remove “{album}”?"
            button remove destructive
            cancel
          }
          """),
      RuleExample(
        """
        enum Media { photo, video }

        alert DeleteItem(kind: Media) {
          title by kind { photo "Delete Photo?"  video "Delete Video?" }
          button delete destructive
          cancel
        }
        """),
    ],
    relations: RuleRelations(dependsOn: [.names, .types]))
}

extension Diagnostic {
  static func unknownType(_ word: Word, known: SpellingIndex) -> Diagnostic {
    let (hint, meant) = Message.suggestion(
      for: word.text, among: known, foreign: ForeignWords.types)
    return Diagnostic(
      .nameUnknownType,
      Message(
        en: "there is no type ‘\(word.text)’" + (hint.map { "; \($0.english)" } ?? ""),
        ko: "타입 ‘\(word.text, .subject)’ 없습니다"
          + (hint.map { ". \($0.korean)" } ?? "")),
      at: word.range, fixes: meant.map { [.replacing(word.range, with: $0)] } ?? [])
  }
}
