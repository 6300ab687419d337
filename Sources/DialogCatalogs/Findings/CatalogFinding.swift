import DialogCatalogTexts
import DialogFindings
import DialogLocales
import DialogSupport

/// A finding about a catalog, before the catalog has its number among the files.
struct CatalogFinding {
  let rule: RuleDescription
  let message: Message
  /// Bytes of the catalog.
  let range: ByteRange
  var dialog: String?
  var element: String?
  var locale: String?
  /// The place of the catalog among those of the call.
  var catalog = 0

  init(_ rule: RuleDescription, _ english: String, _ korean: KoreanMessage, at range: ByteRange) {
    self.init(rule, Message(en: english, ko: korean), at: range)
  }

  private init(_ rule: RuleDescription, _ message: Message, at range: ByteRange) {
    self.rule = rule
    self.message = message
    self.range = range
  }

  /// - Parameter first: the place of the first catalog among the files.
  func diagnostic(after first: Int = 0) -> Diagnostic {
    let file = FileID(first + catalog)
    return Diagnostic(
      rule.id, rule.severity, message, at: SourceRange(file, range), dialog: dialog,
      element: element, locale: locale)
  }
}

extension CatalogFinding {
  init(_ problem: DocumentProblem) {
    let rule: RuleDescription =
      switch problem.kind {
      case .syntax: .catalogSyntax
      case .encoding: .catalogEncoding
      case .unsafe: .catalogUnsafe
      case .shape: .catalogFormat
      }
    self.init(rule, problem.message, at: problem.range)
  }

  static func unknownLanguage(_ tag: String, at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogLanguage, "‘\(tag)’ is no language tag; its texts are not imported",
      "‘\(tag)’: 언어 태그가 아니므로 그 텍스트를 가져오지 않습니다", at: range)
  }

  static func foreignLanguage(_ tag: LanguageTag, at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogLanguage,
      "the project has no \(tag); add it to its locales to import the texts in it",
      "프로젝트의 언어에 \(tag, .subject) 없습니다. 가져오려면 locales에 "
        + "추가하세요", at: range)
  }

  static func noLanguage(at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogLanguage,
      "the file does not say which language it is in; put it into a folder such as ko.lproj",
      "파일의 언어를 알 수 없습니다. ko.lproj 같은 폴더에 넣으세요", at: range)
  }

  static func noTarget(at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogLanguage,
      "the file around this does not name its ‘target-language’; its texts are not imported",
      "이 텍스트가 든 file에 ‘target-language’가 없어 가져오지 않습니다", at: range)
  }

  static func unplaced(_ key: String, meant: String?, at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogUnplaced,
      "the sources have no text ‘\(key)’" + (meant.map { "; did you mean ‘\($0)’?" } ?? ""),
      "소스에 ‘\(key)’ 텍스트가 없습니다" + (meant.map { ". 혹시 ‘\($0)’입니까?" } ?? ""), at: range)
  }

  static func unaddressable(_ key: String, at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogUnplaced,
      "a translation block cannot name this text, since a text of the dialog has the same name; "
        + "write the translation beside the source",
      "이름이 같은 다른 텍스트가 있어 translation 블록으로 쓸 수 없습니다. 번역을 원본 옆에 쓰세요", at: range)
  }

  static func incomplete(
    _ missing: [String], at range: ByteRange
  ) -> CatalogFinding {
    let list = missing.prefix(3).map { "‘\($0)’" }.joined(separator: ", ")
    return CatalogFinding(
      .catalogUnplaced, "this text is one of several choices, and others are missing: \(list)",
      "여러 선택지 가운데 하나인데 나머지가 없습니다: \(list)", at: range)
  }

  static func otherKeys(_ keys: [String], at range: ByteRange) -> CatalogFinding {
    let list = keys.prefix(3).map { "‘\($0)’" }.joined(separator: ", ")
    let more = keys.count > 3 ? " …" : ""
    return CatalogFinding(
      .catalogOtherKeys,
      keys.count == 1
        ? "one key is of no dialog and is left alone: \(list)"
        : "\(keys.count) keys are of no dialog and are left alone: \(list)\(more)",
      "대화상자의 것이 아닌 키 \(keys.count)개는 그대로 둡니다: \(list)\(more)", at: range)
  }

  /// - Parameter texts: how many of the sources’ texts have that source text.
  static func ambiguous(
    _ keys: [String], texts: Int, at range: ByteRange
  ) -> CatalogFinding {
    let list = keys.prefix(3).map { "‘\($0)’" }.joined(separator: ", ")
    let more = keys.count > 3 ? " …" : ""
    return CatalogFinding(
      .catalogAmbiguous,
      texts == 1
        ? "the source text has several translations here, and none is taken: \(list)\(more)"
        : "the source of \(texts) texts has several translations here, and none is taken: \(list)\(more)",
      "원본은 같은데 번역이 여러 가지여서 텍스트 \(texts)개에 아무것도 넣지 않습니다: \(list)\(more)",
      at: range)
  }

  static func invisible(_ scalars: [Unicode.Scalar], at range: ByteRange) -> CatalogFinding {
    let list = scalars.map(\.codeAndName).joined(separator: ", ")
    return CatalogFinding(
      .catalogInvisible,
      "nobody sees what this text has, written as an escape: \(list)",
      "텍스트에 보이지 않는 문자가 있어 이스케이프로 적습니다: \(list)", at: range)
  }

  /// - Parameter count: how often it is there.
  static func leftOut(_ name: String, count: Int, at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogLeftOut,
      count == 1
        ? "‘\(name)’ is left out here" : "‘\(name)’ is left out, here and elsewhere: \(count)",
      "‘\(name)’ 항목을 뺐습니다" + (count == 1 ? "" : ". 모두 \(count)군데"), at: range)
  }

  static func sourceChanged(at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogSourceChanged,
      "this was translated from another source text; it is imported, to be read again",
      "다른 원본을 옮긴 번역입니다. 다시 확인하도록 표시하여 가져옵니다", at: range)
  }

  static func duplicateKey(_ key: String, at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogDuplicateKey, "‘\(key)’ stands twice; only the last one counts",
      "‘\(key)’ 키가 두 번 있으며 마지막 것만 쓰입니다", at: range)
  }

  static func givenTwice(at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogDuplicateKey,
      "another catalog of this call has this text too, and differs; that one counts",
      "이 호출의 다른 카탈로그에 같은 텍스트의 다른 번역이 있어 그것을 씁니다", at: range)
  }

  static func devices(at range: ByteRange) -> CatalogFinding {
    CatalogFinding(
      .catalogDevice,
      "this text differs by device; the one for ‘other’ devices is imported, the rest stays here",
      "기기마다 다른 텍스트입니다. ‘other’의 텍스트를 가져오고 나머지는 여기에 남습니다", at: range)
  }
}

extension CatalogFinding {
  /// Why a text is not imported.
  init(_ problem: TextProblem, at range: ByteRange) {
    let (rule, english, korean) = CatalogFinding.words(of: problem)
    self.init(rule, english, korean, at: range)
  }

  private static func words(of problem: TextProblem) -> (RuleDescription, String, KoreanMessage) {
    switch problem {
    case .specifier(let text):
      return (
        .catalogPlaceholder, "‘\(text)’ is no placeholder; write %% for a percent sign",
        "‘\(text)’: 자리표시자가 아닙니다. 퍼센트 기호는 %%로 쓰세요"
      )
    case .noArgument(let number, let count):
      return (
        .catalogPlaceholder,
        "there is no value number \(number): the text has \(count)",
        "\(number)번째 값이 없습니다. 텍스트의 값은 \(count)개입니다"
      )
    case .kind(let number, let written, let expected):
      let (is_, should) = ("%\(written.specifier)", "%\(expected.specifier)")
      return (
        .catalogPlaceholder, "value number \(number) is written \(should), not \(is_)",
        "\(number)번째 값은 \(is_) 대신 \(should) 형식으로 씁니다"
      )
    case .unknownVariable(let name):
      return (
        .catalogPlaceholder, "nothing says what ‘%#@\(name)@’ stands for",
        "‘%#@\(name)@’ 변수의 내용이 없습니다"
      )
    case .noOther:
      return (
        .catalogPlural, "the form ‘other’ is missing, which every language needs",
        "모든 언어에 필요한 ‘other’ 형태가 없습니다"
      )
    case .noNumber:
      return (
        .catalogPlural,
        "there is no telling which value these forms are chosen by; name it with a substitution",
        "어느 값에 따라 고르는 형태인지 알 수 없습니다. 치환 변수로 지정하세요"
      )
    case .tooManyForms:
      return (
        .catalogPlural, "the substitutions multiply to more forms than any text has",
        "치환 변수를 조합한 형태가 지나치게 많습니다"
      )
    case .message(let word):
      return (
        .catalogPlaceholder,
        "at ‘\(word)’ this is no message of ICU’s with values and plural forms; quote a brace as '{'",
        "‘\(word)’: 값과 복수형으로 된 ICU 메시지가 아닙니다. 중괄호는 '{'처럼 따옴표로 묶으세요"
      )
    case .unknownName(let name):
      return (
        .catalogPlaceholder, "the text has no value ‘\(name)’",
        "텍스트에 ‘\(name)’ 값이 없습니다"
      )
    case .nul:
      return (
        .catalogPlaceholder, "a text cannot hold the character U+0000; remove it",
        "텍스트에 U+0000 문자를 쓸 수 없습니다. 지우세요"
      )
    }
  }
}

extension Diagnostic {
  static func manyKeys(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .catalogManyKeys,
      Message(
        en: "this text has more than a thousand choices and is left out; divide it",
        ko: "이 텍스트는 선택지가 천 가지를 넘어 빠졌습니다. 나누어 쓰세요"), at: range)
  }

  static func unwritable(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .catalogCharacter,
      Message(
        en: "this text has a control character, which the format cannot hold; remove it",
        ko: "이 텍스트에 형식이 담을 수 없는 제어 문자가 있습니다. 지우세요"), at: range)
  }
}
