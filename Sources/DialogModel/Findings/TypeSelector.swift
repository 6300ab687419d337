import DialogFindings
import DialogSupport
import DialogSyntax

extension RuleDescription {
  static let typeSelector = RuleDescription(
    "type/selector", .error,
    summary: Message(
      en: "by chooses by an Int, a Bool or an enum", ko: "텍스트를 고르는 값의 타입은 Int, Bool, 열거형입니다"),
    reason: Message(
      en: """
        Their values are known when the dialog is compiled, so that each has its text. A String may \
        be anything.
        """,
      ko: "이 타입의 값은 컴파일할 때 알 수 있어 값마다 텍스트가 있습니다. String은 무엇이든 될 수 있습니다."),
    examples: [
      RuleExample(
        """
        enum Media { photo, video }

        alert DeleteItem(kind: String) {
          title by ⟦kind⟧ { photo "Delete Photo?"  other "Delete Item?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          enum Media { photo, video }

          alert DeleteItem(kind: Media) {
            title by kind { photo "Delete Photo?"  other "Delete Item?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        enum Media { photo, video }

        alert DeleteItem(kind: Media) {
          title by kind { photo "Delete Photo?"  other "Delete Item?" }
          button delete destructive
          cancel
        }
        """),
    ])
}

/// The type that a parameter is meant to have, where another is written.
struct TypeMeant {
  let name: String
  /// The declaration that it needs; nil where it has one.
  let declaration: String?
  /// The type as it is written.
  let written: Word
  /// Where the declaration of the dialog ends.
  let end: SourceRange

  /// Makes it the parameter’s type, with a declaration after the dialog where it has none.
  var edits: [TextEdit] {
    [TextEdit(replace: written.range, with: name)]
      + (declaration.map { [.insert("\n\n\($0)", at: end)] } ?? [])
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - meant: the parameter that is likely meant to choose.
  ///   - type: what the parameter itself could be.
  static func selectorType(
    _ word: Word, _ typeName: String, meant: String?, asType type: TypeMeant?
  ) -> Diagnostic {
    let advice = meant == nil ? type.map { Message.declaring(word.text, as: $0) } : nil
    let hint =
      meant.map { Message(en: "did you mean ‘by \($0)’?", ko: "혹시 ‘by \($0)’입니까?") }
      ?? advice
      ?? Message(en: "choose by an Int, a Bool or an enum", ko: "Int, Bool, 열거형 값으로 고르세요")
    var fixes = meant.map { [FixIt.replacing(word.range, with: $0)] } ?? []
    if let advice, let type { fixes = [FixIt(advice, type.edits)] }
    return Diagnostic(
      .typeSelector,
      Message(
        en: "‘\(word.text)’ is \(withArticle(typeName)); \(hint.english)",
        ko: "‘\(word.text)’의 타입은 \(typeName)입니다. \(hint.korean)"),
      at: word.range, fixes: fixes)
  }
}

extension Message {
  /// Advises to declare a parameter with another type.
  static func declaring(_ name: String, as type: TypeMeant) -> Message {
    let parameter = "\(name): \(type.name)"
    guard let declaration = type.declaration else {
      return Message(en: "write ‘\(parameter)’", ko: "‘\(parameter, .direction)’ 쓰세요")
    }
    return Message(
      en: "declare ‘\(declaration)’ and write ‘\(parameter)’",
      ko: "‘\(declaration, .object)’ 선언하고 ‘\(parameter, .direction)’ 쓰세요")
  }
}
