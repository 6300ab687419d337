import DialogFindings
import DialogModel
import DialogReading
import DialogSupport

extension Rule {
  static let l10nTypography = Rule(
    "l10n/typography", .always(.warning),
    from: [
      .cldr("Part 2, Delimiter Elements"), .weblate("Ellipsis"),
      .pofilter("doublequoting, puncspacing"),
      .notifications2020(
        "Designing a Great Notification Experience: Create succinct, easy-to-read notifications that provide useful information."
      ),
    ],
    summary: Message(
      en: "texts have the quotation marks, dashes and ellipses of their language",
      ko: "따옴표, 줄표, 줄임표는 그 언어의 것으로 씁니다"),
    reason: Message(
      en: """
        Straight quotes, three dots and a hyphen for a dash come from typewriters. Languages have \
        marks of their own: „German“, « French », 「Japanese」, a question mark that opens in Spanish, \
        a comma of its own in Arabic. Few begin every word of a title with a capital, as English does.
        """,
      ko: """
        곧은따옴표, 점 세 개, 줄표 대신 쓴 하이픈은 타자기의 흔적입니다. 언어마다 고유한 부호가 있습니다. 독일어의 „ “, 프랑스어의 \
        « », 일본어의 「 」, 질문을 여는 스페인어의 ¿, 아랍어의 쉼표 등입니다. 제목의 단어마다 대문자로 쓰는 것은 주로 영어의 방식입니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum(album: String) {
          purpose destructive
          title { en "Delete “{album}”?"  de "⟦“{album}”⟧ löschen?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum(album: String) {
            purpose destructive
            title { en "Delete “{album}”?"  de "„{album}“ löschen?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  es "Eliminar este álbum⟦?⟧" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum {
            purpose destructive
            title { en "Delete this album?"  es "¿Eliminar este álbum?" }
            button delete destructive
            cancel
          }
          """),
    ],
    relations: .ofTranslations,
    check: .comparison { context, findings in
      let faulty = context.reportTypography(&findings)
      for pair in context.pairs where pair.isTranslated {
        pair.reportLostCapitals(&findings)
        pair.reportCopiedCapitals(&findings)
        let known = faulty[pair.element] ?? []
        for variant in pair.variants {
          for fault in variant.reading.spelling.typographicFaults
          where !known.contains(fault.kind) || fault.edits.isEmpty {
            if fault.kind == .narrowMark, !context.project.habits(of: pair.locale).usesWideMarks {
              continue
            }
            variant.report(fault, &findings, mending: variant.edits(of: fault))
          }
        }
      }
    })
}

extension DialogContext {
  /// Reports the faults of source texts, which their translations share.
  fileprivate func reportTypography(
    _ findings: inout Findings
  ) -> [Element: Set<TypographicFault.Kind>] {
    var faulty: [Element: Set<TypographicFault.Kind>] = [:]
    for variant in variants where variant.isSource && !variant.isTerm {
      for fault in variant.reading.spelling.typographicFaults {
        if faulty[variant.element, default: []].insert(fault.kind).inserted {
          variant.reportWithTranslations(fault, &findings)
        }
      }
    }
    return faulty
  }
}

extension TextVariant {
  /// Reports a fault of the source text; the same faults of its other arms and of its translations,
  /// which are not said again, go with it.
  fileprivate func reportWithTranslations(_ fault: TypographicFault, _ findings: inout Findings) {
    let arms = dialog.sourceVariants(of: element)
    let edits = arms.flatMap { arm in
      arm.edits(of: fault.kind, in: [arm] + arm.copies)
        + arm.counterparts.flatMap { variant, pair in
          pair.isTranslated ? variant.edits(of: fault.kind, in: [variant]) : []
        }
    }
    report(fault, &findings, mending: edits)
  }

  private func edits(of kind: TypographicFault.Kind, in variants: [TextVariant]) -> [TextEdit?] {
    let faults = reading.spelling.typographicFaults.filter { $0.kind == kind }
    return variants.flatMap { variant in faults.flatMap(variant.edits) }
  }

  fileprivate func edits(of fault: TypographicFault) -> [TextEdit?] {
    fault.edits.map { edit in
      edit.range.isEmpty
        ? insert(edit.text, at: edit.range.lowerBound) : replace(edit.range, with: edit.text)
    }
  }

  fileprivate func report(
    _ fault: TypographicFault, _ findings: inout Findings, mending edits: [TextEdit?]
  ) {
    let mark = fault.edits.first?.text.filter { $0 != " " } ?? ""
    findings.report(
      .typography(fault.kind, mark), in: self,
      at: fault.range,
      // Cut by hand is worse than three dots.
      yieldingTo: fault.kind == .dots ? [Precedence(Rule.textNotTruncated.id, in: .sameText)] : [],
      fixes: edits.isEmpty ? [] : .one(.mending(fault.kind, mark), edits, applicability: .safe))
  }

  /// Writes characters between two others.
  private func insert(_ text: String, at offset: Int) -> TextEdit? {
    isTerm ? nil : TextEdit(replace: range(offset..<offset).atStart, with: text)
  }
}

extension TranslationPair {
  /// Reports arms that begin in lower case where the source begins with a capital.
  fileprivate func reportLostCapitals(_ findings: inout Findings) {
    guard !conventions.scripts.isEmpty,
      conventions.scripts.isSubset(of: [.latin, .cyrillic, .greek])
    else { return }
    for variant in variants {
      guard let first = findLostCapital(variant),
        !source.contains(where: { $0.text.holdsWord(of: variant.text, at: first) })
      else { continue }
      let letter = String(decoding: variant.bytes[first], as: UTF8.self)
      let capital = letter.capital(in: conventions.language)
      findings.report(
        .lostCapital, in: variant, at: first,
        fixes: .one(
          .replace(with: capital), variant.replace(first, with: capital), applicability: .safe))
    }
  }
}

extension TranslationPair {
  /// The first letter of a text or of one of its sentences that has lost its capital.
  private func findLostCapital(_ variant: TextVariant) -> Range<Int>? {
    if let first = variant.reading.firstInLowerCase {
      return counterparts(of: variant).allSatisfy(\.reading.startsWithCapital) ? first : nil
    }
    guard let inner = variant.reading.sentenceInLowerCase,
      counterparts(of: variant).allSatisfy({ origin in
        // A sentence in lower case goes on with the one before it.
        origin.meaning.sentences.count > variant.meaning.sentences.count
          && origin.meaning.sentences.allSatisfy(\.written.startsWithCapital)
      })
    else { return nil }
    return inner
  }
}

extension String {
  /// Whether its first letter is a capital.
  fileprivate var startsWithCapital: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
  }

  /// Whether it has the word that starts at bytes of another text.
  fileprivate func holdsWord(of other: String, at place: Range<Int>) -> Bool {
    let rest = Substring(other.utf8.dropFirst(place.lowerBound))
    let word = rest.unicodeScalars.prefix { $0.isLetterOrMark }
    return letterRuns(isCaseKept: true).contains(String(word))
  }

  fileprivate func capital(in language: String) -> String {
    let isDotted = self == "i" && (language == "tr" || language == "az")
    return isDotted ? "İ" : uppercased()
  }
}

extension Message {
  fileprivate static let lostCapital = Message(
    en: "begin with a capital, as the source does", ko: "원본은 대문자로 시작합니다. 여기도 대문자로 시작하세요")
  /// - Parameter mark: what is written instead of the first of the marks.
  fileprivate static func mending(_ kind: TypographicFault.Kind, _ mark: String) -> Message {
    switch kind {
    case .straightQuotes, .foreignQuotes, .reversedQuotes, .notClosed:
      Message(en: "write the quotation marks of the language", ko: "그 언어의 따옴표로 쓰기")
    case .needlessStop: Message(en: "remove the full stop", ko: "마침표 삭제")
    case .spaceBeforeMark: Message(en: "remove the space", ko: "공백 삭제")
    case .noSpaceBeforeMark:
      Message(en: "insert a no-break space", ko: "줄바꿈 없는 공백 넣기")
    case .dots, .hyphen, .notOpened, .narrowMark, .plainMark, .percentAfter:
      Message(en: "write ‘\(mark)’", ko: "‘\(mark)’ 쓰기")
    }
  }

  /// - Parameter mark: what is written instead of the first of the marks.
  fileprivate static func typography(_ kind: TypographicFault.Kind, _ mark: String) -> Message {
    switch kind {
    case .dots:
      Message(en: "three dots stand for an ellipsis; write ‘…’", ko: "점 세 개 대신 줄임표 ‘…’를 쓰세요")
    case .straightQuotes:
      Message(
        en: "straight quotes; write the quotation marks of the language",
        ko: "곧은따옴표입니다. 그 언어의 따옴표를 쓰세요")
    case .foreignQuotes:
      Message(
        en: "these are the quotation marks of another language; write those of this one",
        ko: "다른 언어의 따옴표입니다. 그 언어의 따옴표를 쓰세요")
    case .reversedQuotes:
      Message(
        en: "these quotation marks are the wrong way round; exchange them",
        ko: "여는 따옴표와 닫는 따옴표가 서로 바뀌었습니다. 맞바꾸세요")
    case .notClosed:
      Message(
        en: "this quotation mark has no other one; open and close the quotation",
        ko: "따옴표가 하나뿐입니다. 여는 따옴표와 닫는 따옴표를 모두 쓰세요")
    case .hyphen: Message(en: "a hyphen stands for a dash; write a dash", ko: "하이픈 대신 줄표를 쓰세요")
    case .notOpened:
      Message(en: "nothing opens this; write ‘¿’ or ‘¡’ too", ko: "여는 부호가 없습니다. ‘¿’나 ‘¡’도 쓰세요")
    case .narrowMark:
      Message(
        en: "a half-width mark, where the project uses full-width ones; write ‘\(mark)’",
        ko: "다른 텍스트는 전각 부호를 쓰는데 여기는 반각입니다. ‘\(mark)’ 부호를 쓰세요")
    case .plainMark:
      Message(
        en: "the language has a mark of its own for this; write ‘\(mark)’",
        ko: "그 언어에는 고유한 부호가 있습니다. ‘\(mark)’ 부호로 바꾸세요")
    case .needlessStop:
      Message(
        en: "sentences end without a full stop in this language; remove it",
        ko: "이 언어에서는 문장 끝에 마침표를 쓰지 않습니다. 지우세요")
    case .percentAfter:
      Message(
        en: "the sign of percent stands before the number in this language; write ‘\(mark)’",
        ko: "이 언어에서는 퍼센트 기호를 숫자 앞에 씁니다. ‘\(mark, .direction)’ 쓰세요")
    case .spaceBeforeMark:
      Message(en: "remove the space in front of this mark", ko: "이 부호 앞의 공백을 지우세요")
    case .noSpaceBeforeMark:
      Message(
        en: "put a no-break space in front of this mark, as French does",
        ko: "프랑스어에서는 이 부호 앞에 줄바꿈 없는 공백을 쓰세요")
    }
  }
}
