import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let nameUnknownParameter = RuleDescription(
    "name/unknown-parameter", .error,
    summary: Message(
      en: "a parameter that is used is declared", ko: "사용하는 매개변수는 선언합니다"),
    reason: Message(
      en: """
        The app gives a value for each declared parameter when it shows the dialog; for any other \
        there would be none. Texts of the project and its terms have no parameters at all.
        """,
      ko: """
        앱은 대화상자를 보여 줄 때 선언된 매개변수의 값을 줍니다. 다른 이름에는 값이 없습니다. 프로젝트와 용어의 텍스트에는 \
        매개변수가 없습니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteItems {
          title by ⟦count⟧ { one "Delete This Item?"  other "Delete {count} Items?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteItems(count: Int) {
            title by count { one "Delete This Item?"  other "Delete {count} Items?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title "Remove “{⟦albun⟧}”?"
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
        alert SignIn {
          title "Sign in to see your orders."
          button signIn
          button reset "Reset Password" if ⟦canReset⟧
          cancel
        }
        """,
        fixed: """
          alert SignIn(canReset: Bool) {
            title "Sign in to see your orders."
            button signIn
            button reset "Reset Password" if canReset
            cancel
          }
          """),
      RuleExample("terms {\n  album \"Album {⟦name⟧}\"\n}\n"),
      RuleExample(
        """
        alert RemoveAlbum(album: String) {
          title "Remove “{album}”?"
          button remove destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  /// - Parameters:
  ///   - meant: a declared name near enough to be meant.
  ///   - place: where a parameter would be declared.
  static func unknownParameter(
    _ word: Word, type: String, meant: String?, isAlone: Bool,
    place: (range: SourceRange, isFirst: Bool)?
  ) -> Diagnostic {
    var fixes = meant.map { [FixIt.replacing(word.range, with: $0)] } ?? []
    // Beside what is meant, to declare another would leave that one unused.
    if let place, meant == nil {
      let declaration = "\(word.text): \(type)"
      let text = place.isFirst ? "(\(declaration))" : isAlone ? declaration : ", \(declaration)"
      fixes.append(
        FixIt(
          Message(en: "declare ‘\(declaration)’", ko: "‘\(declaration)’ 선언"),
          .insert(text, at: place.range)))
    }
    let hint =
      meant.map { Message(en: "did you mean ‘\($0)’?", ko: "혹시 ‘\($0)’입니까?") }
      ?? Message(en: "declare it after the dialog’s name", ko: "대화상자 이름 뒤에 선언하세요")
    return Diagnostic(
      .nameUnknownParameter,
      Message(
        en: "there is no parameter ‘\(word.text)’; \(hint.english)",
        ko: "매개변수 ‘\(word.text, .subject)’ 없습니다. \(hint.korean)"),
      at: word.range, fixes: fixes)
  }

  /// A name that need not be a parameter's, but is nearly that of one that nothing uses.
  static func nameOfApp(_ word: Word, meant: String) -> Diagnostic {
    Diagnostic(
      .nameUnknownParameter,
      Message(
        en:
          "‘\(word.text)’ is taken for a name of the app’s; did you mean the parameter ‘\(meant)’?",
        ko: "‘\(word.text, .object)’ 앱의 이름으로 봅니다. 혹시 매개변수 ‘\(meant)’입니까?"),
      at: word.range, fixes: [.replacing(word.range, with: meant)]
    ).weighing(.warning)
  }

  static func placeholderInPlainText(_ word: Word) -> Diagnostic {
    Diagnostic(
      .nameUnknownParameter,
      Message(
        en: "this text belongs to no dialog and has no parameters; write it out",
        ko: "대화상자에 속하지 않는 텍스트라서 매개변수가 없습니다. 값을 직접 쓰세요"),
      at: word.range)
  }

  /// `Photo{s}`: an ending where each number has a text of its own.
  ///
  /// - Parameters:
  ///   - written: the text with its quotes.
  ///   - number: the parameter that chooses; nil where that can’t be told.
  static func pluralEnding(
    _ ending: Word, in written: String, at range: SourceRange, by number: String?,
    isMendable: Bool
  ) -> Diagnostic {
    let form = "{\(ending.text)}"
    let one = written.replacing(form, with: "")
    let other = written.replacing(form, with: ending.text)
    let selection = "by \(number ?? "count") { one \(one)  other \(other) }"
    let fixes = [FixIt.replacing(range, with: selection)]
    return Diagnostic(
      .nameUnknownParameter,
      Message(
        en: "‘\(form)’ makes no plural; write the text for each number: "
          + "by \(number ?? "count") { one … other … }",
        ko: "‘\(form, .topic)’ 복수형을 만들지 않습니다. 수마다 텍스트를 쓰세요: "
          + "by \(number ?? "count") { one … other … }"),
      at: ending.range, fixes: isMendable && number != nil ? fixes : [])
  }
}
