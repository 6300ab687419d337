public import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension RuleDescription {
  /// A name that is declared before.
  public static let nameDuplicate = RuleDescription(
    "name/duplicate", .error,
    summary: Message(
      en: "each name, statement, language and case occurs once",
      ko: "이름, 구문, 언어, by의 갈래는 한 번씩만 씁니다"),
    reason: Message(
      en: """
        All the files of a project share their names, so that generated code, translations and \
        exit can tell what is meant. Of two statements or texts for one thing only one can hold.
        """,
      ko: """
        한 프로젝트의 파일은 모두 이름을 함께 쓰며, 생성된 코드와 번역, exit는 이름으로 무엇인지 구별합니다. 같은 것을 정하는 구문이나 텍스트가 둘이면 하나만 \
        따를 수 있습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          button signOut "Sign Out" destructive
          button ⟦signOut⟧ "Sign Out Everywhere"
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          title "Sign Out?"
          ⟦title⟧ "Log Out?"
          button signOut "Sign Out" destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert SignOut {
          title { en "Sign Out?"  ko "로그아웃할까요?"  ⟦ko⟧ "로그아웃" }
          button signOut { en "Sign Out"  ko "로그아웃" } destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteItems(count: Int) {
          title by count { one "Delete Item?"  ⟦one⟧ "Delete It?"  other "Delete {count} Items?" }
          button delete destructive
          cancel
        }
        """),
      RuleExample("enum ⟦Date⟧ { today, tomorrow }\n"),
      RuleExample(
        """
        actionSheet SignOut {
          source accountButton
          choice signOut "Sign Out" destructive
          choice signOutAll "Sign Out Everywhere" destructive
          cancel
        }
        """),
    ])
}

extension Diagnostic {
  static func duplicate(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      Message(
        en: "the name ‘\(name.text)’ is taken; give this one another name or remove it",
        ko: "‘\(name.text, .subject)’ 이미 있습니다. 다른 이름을 쓰거나 지우세요"),
      at: name.range, notes: [.first(at: first.range)])
  }

  /// A statement, attribute, language or arm that stands only once.
  ///
  /// - Parameter twin: what to remove, where it says the same as the first.
  static func repeated(
    _ name: Name, first: SourceRange, removing twin: SourceRange? = nil
  ) -> Diagnostic {
    repeated(name.text, at: name.range, first: first, removing: twin)
  }

  private static func repeated(
    _ text: String, at range: SourceRange, first: SourceRange, removing twin: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      twin == nil
        ? Message(
          en: "‘\(text)’ stands here a second time; keep one of them",
          ko: "‘\(text, .subject)’ 이미 있습니다. 하나만 남기세요")
        : Message(
          en: "‘\(text)’ stands here a second time and says the same; remove it",
          ko: "‘\(text, .subject)’ 이미 같은 내용으로 있습니다. 지우세요"),
      at: range, notes: [.first(at: first)],
      fixes: twin.map { [.remove(text, line: $0)] } ?? [])
  }

  /// `button cancel` beside `cancel`.
  static func secondCancel(
    _ written: String, at range: SourceRange, first: SourceRange, line: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      Message(
        en: "‘cancel’ is there already and is the Cancel button; remove ‘\(written)’",
        ko: "취소 버튼은 이미 ‘cancel’로 있습니다. ‘\(written, .object)’ 지우세요"),
      at: range, notes: [.first(at: first)], fixes: [.remove(written, line: line)])
  }

  /// A language that is there already, whatever it is called this time.
  static func repeated(
    _ word: Word, as tag: LanguageTag, first: SourceRange, removing twin: SourceRange? = nil
  ) -> Diagnostic {
    if word.text == tag.tag {
      return repeated(word.text, at: word.range, first: first, removing: twin)
    }
    return Diagnostic(
      .nameDuplicate,
      Message(
        en: "‘\(word.text)’ stands for ‘\(tag)’, which is here already; keep one of them",
        ko: "‘\(word.text, .topic)’ ‘\(tag, .object)’ 뜻하는데 이미 있습니다. 하나만 남기세요"),
      at: word.range, notes: [.first(at: first)])
  }

  static func secondProject(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      Message(
        en: "the project is declared already; keep one block, or give each project its own folder",
        ko: "프로젝트가 이미 선언되어 있습니다. 블록을 하나만 남기거나 프로젝트마다 폴더를 따로 두세요"),
      at: range, notes: [.first(at: first)])
  }

  /// A project with the name of one in another folder.
  public static func repeatedProject(_ name: Name, first: Name) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      Message(
        en:
          "another folder has a project ‘\(name.text)’ too, and artifacts are named after it; give "
          + "this one another name",
        ko: "다른 폴더의 프로젝트와 이름이 같습니다(‘\(name.text)’). 산출물의 이름이 되므로 다른 이름을 쓰세요"),
      at: name.range, notes: [.first(at: first.range)])
  }

  static func builtInType(_ name: Name) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      Message(
        en: "‘\(name.text)’ is a type of the language; give the enum another name",
        ko: "‘\(name.text, .topic)’ 언어에 이미 있는 타입입니다. 열거형에 다른 이름을 쓰세요"),
      at: name.range)
  }

  static func namedLikeLeaving(_ name: Name) -> Diagnostic {
    Diagnostic(
      .nameDuplicate,
      Message(
        en: "‘\(name.text)’ is what leaving the dialog is called; give the button another name",
        ko: "‘\(name.text, .topic)’ 대화상자를 나갈 때의 결과 이름입니다. 버튼에 다른 이름을 쓰세요"),
      at: name.range)
  }
}

extension FixIt {
  fileprivate static func remove(_ text: String, line: SourceRange) -> FixIt {
    FixIt(Message(en: "remove ‘\(text)’", ko: "‘\(text)’ 삭제"), .remove(line))
  }
}

extension Diagnostic.Note {
  static func first(at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(Message(en: "the first one is here", ko: "먼저 나온 곳입니다"), at: range)
  }
}
