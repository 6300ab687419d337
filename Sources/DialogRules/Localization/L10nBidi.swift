import DialogFindings

extension Rule {
  static let l10nBidi = Rule(
    "l10n/bidi", .always(.error),
    from: [
      .unicode(
        "Standard Annex #9: Unicode Bidirectional Algorithm", "2 Directional Formatting Characters"),
      .unicode(
        "Technical Report #36: Unicode Security Considerations", "2.4 Bidirectional Text Spoofing"),
    ],
    summary: Message(
      en: "marks of direction come in pairs and override nothing",
      ko: "방향 제어 문자는 짝을 이루고 방향을 뒤집지 않습니다"),
    reason: Message(
      en: """
        An isolate or embedding without its end turns the order of all that follows, in other texts \
        too. An override shows characters in another order than they are stored, which disguises \
        file names and addresses. The generated code isolates values by itself; U+200E, U+200F \
        and pairs of isolates are fine.
        """,
      ko: """
        끝나지 않은 방향 제어 문자는 뒤에 오는 모든 글자의 순서를 바꾸고 다른 텍스트까지 번집니다. 방향 재정의는 저장된 것과 \
        다른 순서로 보여 파일 이름이나 주소를 속입니다. 값은 생성된 코드가 알아서 격리합니다. U+200E, U+200F와 짝이 맞는 \
        격리 문자는 괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert OpenFile(name: String) {
          purpose consent
          title { en "Open {name}?"  ar "هل تريد فتح ⟦\\u{2068}⟧{name}؟" }
          button open
          cancel
        }
        """,
        fixed: """
          alert OpenFile(name: String) {
            purpose consent
            title { en "Open {name}?"  ar "هل تريد فتح {name}؟" }
            button open
            cancel
          }
          """),
      RuleExample(
        """
        alert OpenFile(name: String) {
          purpose consent
          title { en "Open {name}?"  ar "هل تريد فتح \\u{2068}{name}\\u{2069}؟" }
          button open
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .text { variant, findings in
      guard variant.traits.marks.contains(.directing) else { return }
      for fault in variant.text.faultsOfDirection {
        let range = fault.offset..<fault.offset + 3
        findings.report(
          fault.overrides ? .overriding : .unpaired, in: variant, at: range,
          fixes: .one(
            .removeCharacter, variant.replace(range, with: ""),
            applicability: fault.overrides ? .needsReview : .safe))
      }
    })
}

extension Message {
  fileprivate static let overriding = Message(
    en: "this override shows characters in another order than they have; remove it",
    ko: "이 방향 재정의 문자는 글자를 실제와 다른 순서로 보여 줍니다. 지우세요")
  fileprivate static let unpaired = Message(
    en: "this mark of direction has no partner; add it, or remove this one",
    ko: "이 방향 제어 문자는 짝이 없습니다. 짝을 넣거나 이 문자를 지우세요")
  static let removeCharacter = Message(en: "remove the character", ko: "문자 삭제")
}

extension String {
  /// The offsets, in UTF-8, of overrides and of controls without a partner. Each is three bytes.
  fileprivate var faultsOfDirection: [(offset: Int, overrides: Bool)] {
    var faults: [(offset: Int, overrides: Bool)] = []
    var open: [(offset: Int, isIsolate: Bool, overrides: Bool)] = []
    var offset = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x202D, 0x202E:
        faults.append((offset, true))
        open.append((offset, false, true))
      case 0x202A, 0x202B: open.append((offset, false, false))
      case 0x2066...0x2068: open.append((offset, true, false))
      case 0x202C, 0x2069:
        let isIsolate = scalar.value == 0x2069
        if open.last?.isIsolate == isIsolate {
          // The end of an override goes with it.
          if open.removeLast().overrides { faults.append((offset, true)) }
        } else {
          faults.append((offset, false))
        }
      default: break
      }
      offset += UTF8.width(scalar)
    }
    faults += open.filter { !$0.overrides }.map { ($0.offset, false) }
    return faults.sorted { $0.offset < $1.offset }
  }
}
