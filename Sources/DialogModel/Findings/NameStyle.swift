import DialogFindings
import DialogLocales

/// How a name is written.
enum NameStyle {
  case upperCamelCase, lowerCamelCase

  /// A name as it is written by custom: its words, of which all but the first start with a capital.
  func apply(to name: String) -> String {
    let words = name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = words.joined()
    switch self {
    case .upperCamelCase: return joined
    case .lowerCamelCase:
      // `OK` is `ok`, not `oK`.
      let isOneWord = words.count == 1 && joined.allSatisfy(\.isUppercase)
      return isOneWord
        ? joined.lowercased() : joined.prefix(1).lowercased() + joined.dropFirst()
    }
  }
}

extension RuleDescription {
  static let nameStyle = RuleDescription(
    "name/style", .note,
    summary: Message(
      en: "declarations are written like DeleteItems, everything else like deleteItems",
      ko: "선언은 DeleteItems처럼, 그 밖의 이름은 deleteItems처럼 씁니다"),
    reason: Message(
      en: """
        The first letter tells a reader what kind of thing a name is, here and in the generated code.
        """,
      ko: "첫 글자로 무엇의 이름인지 알 수 있습니다. 생성된 코드에서도 마찬가지입니다."),
    examples: [
      RuleExample(
        """
        alert ⟦sign_out⟧ {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button ⟦SignOut⟧ "Sign Out"
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func nameStyle(_ name: Name, written: String) -> Diagnostic {
    Diagnostic(
      .nameStyle,
      Message(
        en: "write this name ‘\(written)’, as is the custom",
        ko: "관례에 따라 ‘\(written, .direction)’ 쓰세요"),
      at: name.range)
  }
}
