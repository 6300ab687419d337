import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let l10nParticle = Rule(
    "l10n/particle", .always(.warning), from: [.dialogc("Agreement")],
    summary: Message(
      en: "a word whose form depends on a value beside it agrees with the value",
      ko: "값에 붙는 조사는 값에 맞추어 바뀌어야 합니다"),
    reason: Message(
      en: """
        Which of 을 and 를 is right depends on the last sound of a name that nobody knows yet, and so \
        does English a or an on the first. Written with the placeholder, `{name:을/를}`, the right \
        one is chosen when the dialog is shown. The open forms 을(를), (으)로 are not wrong, so they are a \
        note, but where the project lets particles agree elsewhere. Endings of Hungarian and Finnish that \
        follow the value, {name}ban, {name}ssa, go on a noun beside it.
        """,
      ko: """
        을과 를 가운데 무엇이 맞는지는 아직 알 수 없는 이름의 끝소리에 달려 있습니다. 영어의 a와 an도 첫소리에 달려 있습니다. \
        {name:을/를}처럼 자리표시자에 함께 쓰면 대화상자를 보여 줄 때 맞는 것을 고릅니다. 을(를), (으)로는 틀린 것이 아니므로 \
        참고로만 알리고, 프로젝트의 다른 곳에서 조사를 맞추고 있으면 경고합니다. {name}ban, {name}ssa처럼 값에 따라 꼴이 바뀌는 \
        헝가리어와 핀란드어의 어미는 값 곁의 명사에 붙입니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum(album: String) {
          purpose destructive
          title { en "Delete “{album}”?"  ko "“{album}”⟦을⟧ 삭제할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum(album: String) {
            purpose destructive
            title { en "Delete “{album}”?"  ko "“{album}”{album:을/를} 삭제할까요?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum(album: String) {
          purpose destructive
          title { en "Delete {album}?"  ko "{album}⟦를⟧ 삭제할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum(album: String) {
            purpose destructive
            title { en "Delete {album}?"  ko "{album:을/를} 삭제할까요?" }
            button delete destructive
            cancel
          }
          """),
      RuleExample(
        """
        alert DeleteAlbum(album: String) {
          purpose destructive
          title { en "Delete “{album}”?"  ko "“{album}”⟦을(를)⟧ 삭제할까요?" }
          button delete destructive
          cancel
        }
        """,
        fixed: """
          alert DeleteAlbum(album: String) {
            purpose destructive
            title { en "Delete “{album}”?"  ko "“{album}”{album:을/를} 삭제할까요?" }
            button delete destructive
            cancel
          }
          """),
    ],
    relations: .ofTranslations,
    check: .text { variant, findings in
      guard !variant.isTerm else { return }
      let hasValues = variant.traits.placeholderCount > 0
      if variant.reading.language.isKorean {
        if hasValues { variant.reportKoreanParticles(&findings) }
        for fault in variant.reading.spelling.wrongParticles {
          findings.report(
            .wrong(fault), in: variant, at: fault.range,
            fixes: .one(
              .replace(with: fault.right), variant.replace(fault.range, with: fault.right),
              applicability: .safe))
        }
      } else if variant.reading.language.isEnglish, hasValues {
        variant.reportEnglishArticles(&findings)
      } else if hasValues, variant.reading.language.valueWords?.suffixes == .turkish {
        variant.reportTurkishSuffixes(&findings)
      } else if hasValues, let words = variant.reading.language.valueWords {
        variant.reportEndings(words, &findings)
      }
    })
}

extension TextVariant {
  fileprivate func reportKoreanParticles(_ findings: inout Findings) {
    for (offset, placeholder) in placeholdersByOffset where isSpoken(placeholder) {
      let after = Substring(text.utf8.dropFirst(offset + TextVariant.placeholder.utf8.count))
      let closing = after.unicodeScalars.prefix { $0.closesQuotation }
      let rest = after.dropFirst(closing.count)
      let start =
        offset + TextVariant.placeholder.utf8.count + closing.reduce(0) { $0 + UTF8.width($1) }
      guard let (particle, length) = particle(atStartOf: rest),
        !(closing.contains(")") && isBracketedAfterNoun(offset)),
        !endsInVowel(placeholder) || !rest.utf8.starts(with: particle.afterVowel.utf8)
      else { continue }
      let range = start..<start + length
      if isLeftOpenApart(rest) {
        findings.report(
          .apart(particle, after: name(of: placeholder.value)), in: self, at: range,
          fixes: agree(placeholder, particle.name, range, isClosed: !closing.isEmpty))
        continue
      }
      let isDoubled = KoreanParticle.doubled(atStartOf: rest) != nil
      let isOpen = isDoubled || KoreanParticle.open(atStartOf: rest) != nil
      let isHabit = isOpen && !isDoubled && !project.habits(of: locale).usesAgreement
      findings.report(
        isOpen
          ? .open(particle, after: name(of: placeholder.value))
          : .bare(particle, after: name(of: placeholder.value)),
        in: self, at: range,
        severity: isHabit ? .note : nil,
        fixes: agree(placeholder, particle.name, range, isClosed: !closing.isEmpty))
    }
  }

  /// Whether a value stands in parentheses right after a word: 파일({name})이, where the particle goes
  /// with 파일.
  private func isBracketedAfterNoun(_ offset: Int) -> Bool {
    guard let open = bytes[..<offset].lastIndex(of: UInt8(ascii: "(")), open > 0 else {
      return false
    }
    return bytes[open - 1] != 0x20
  }

  /// Whether a particle leaves its form open, as all of the project do, and stands apart from its value.
  private func isLeftOpenApart(_ text: Substring) -> Bool {
    text.utf8.first == 0x20 && KoreanParticle.open(atStartOf: text.dropFirst()) != nil
      && !project.habits(of: locale).usesAgreement
  }

  /// A particle that does not agree, and how many bytes it is long.
  private func particle(atStartOf text: Substring) -> (KoreanParticle, Int)? {
    if let open = KoreanParticle.open(atStartOf: text) ?? KoreanParticle.doubled(atStartOf: text) {
      return (open.particle, open.length)
    }
    if text.utf8.first == 0x20 { return particle(afterSpace: text.dropFirst()) }
    let run = text.unicodeScalars.prefix(while: \.isHangulSyllable)
    // {name}야, 안녕!
    let calls = ["아,", "야,", "아!", "야!"].contains { text.utf8.starts(with: $0.utf8) }
    let particle = calls ? .calling : KoreanParticle(oneFormOf: String(run))
    return particle.map { ($0, run.count * 3) }
  }

  /// A particle that stands apart from its value, of those that are no other word.
  private func particle(afterSpace text: Substring) -> (KoreanParticle, Int)? {
    if let open = KoreanParticle.open(atStartOf: text) { return (open.particle, open.length + 1) }
    let run = text.unicodeScalars.prefix(while: \.isHangulSyllable)
    guard ["을", "를", "은", "는", "와", "으로"].contains(String(run)),
      let particle = KoreanParticle(oneFormOf: String(run))
    else { return nil }
    return (particle, run.count * 3 + 1)
  }

  /// Whether whatever value is shown ends in a vowel: 10퍼센트, 3메가바이트.
  private func endsInVowel(_ placeholder: Placeholder) -> Bool {
    if placeholder.style == .percent { return true }
    guard case .parameter(let index) = placeholder.value else { return false }
    return dialog.dialog.parameters[index].type == .bytes
  }

  /// Whether a value is read out by its sounds: all that are written as texts are.
  private func isSpoken(_ placeholder: Placeholder) -> Bool {
    if case .agreement = placeholder.style { return false }
    guard case .parameter(let index) = placeholder.value else { return true }
    switch dialog.dialog.parameters[index].type {
    case .bool, .enumeration: return false
    default: return true
    }
  }

  func agree(
    _ placeholder: Placeholder, _ forms: String, _ particle: Range<Int>, isClosed: Bool
  ) -> [FixIt] {
    let file = translation.range.file
    let name = name(of: placeholder.value)
    let written = range(particle)
    let keepsValue = isClosed || placeholder.style != .plain && placeholder.style != .number
    let start = keepsValue ? written.start : placeholder.range.start
    return [
      FixIt(
        .agree(forms),
        TextEdit(
          replace: SourceRange(file, ByteRange(start, written.end)), with: "{\(name):\(forms)}"),
        applicability: .safe)
    ]
  }

  // MARK: English

  fileprivate func reportEnglishArticles(_ findings: inout Findings) {
    for (offset, placeholder) in placeholdersByOffset {
      guard placeholder.style == .plain, case .parameter(let index) = placeholder.value,
        dialog.dialog.parameters[index].type == .string,
        let article = article(before: offset)
      else { continue }
      let forms = bytes[article.lowerBound] == 0x41 ? "A/An" : "a/an"
      let start = range(article).start
      let whole = SourceRange(translation.range.file, ByteRange(start, placeholder.range.end))
      findings.report(
        .article(forms, before: name(of: placeholder.value)), in: self, at: article,
        fixes: [
          FixIt(
            .agree(forms),
            TextEdit(replace: whole, with: "{\(name(of: placeholder.value)):\(forms)}"),
            applicability: .safe)
        ])
    }
  }

  /// Where `a` or `an` and a space end in front of an offset.
  private func article(before offset: Int) -> Range<Int>? {
    for article in ["a", "an"] {
      let start = offset - article.utf8.count - 1
      guard start >= 0, start == 0 || bytes[start - 1] == 0x20, bytes[offset - 1] == 0x20 else {
        continue
      }
      let written = String(decoding: bytes[start..<offset - 1], as: UTF8.self)
      if written.lowercased() == article { return start..<offset - 1 }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Marks after a value that its particle follows.
  fileprivate var closesQuotation: Bool { "”’\"'」』》〉)]>".unicodeScalars.contains(self) }
}

extension Message {
  fileprivate static func bare(_ particle: KoreanParticle, after name: String) -> Message {
    let form = "{\(name):\(particle.name)}"
    return Message(
      en:
        "\(particle.afterConsonant) or \(particle.afterVowel) depends on the value; write ‘\(form)’",
      ko: "‘\(particle.afterConsonant, .subject)’ 올지 ‘\(particle.afterVowel, .subject)’ 올지는 값에 따라 "
        + "다릅니다. ‘\(form)’처럼 쓰세요")
  }

  fileprivate static func open(_ particle: KoreanParticle, after name: String) -> Message {
    let form = "{\(name):\(particle.name)}"
    return Message(
      en: "the particle can fit the value; write ‘\(form)’ instead of both forms",
      ko: "두 형태를 함께 쓰지 않고 값에 맞는 조사만 보일 수 있습니다. ‘\(form)’처럼 쓰세요")
  }

  fileprivate static func wrong(_ fault: KoreanParticle.WrongForm) -> Message {
    Message(
      en: "after ‘\(fault.word)’ write the particle \(fault.right)",
      ko: "‘\(fault.word)’ 뒤에는 ‘\(fault.right, .object)’ 쓰세요")
  }

  fileprivate static func apart(_ particle: KoreanParticle, after name: String) -> Message {
    let form = "{\(name):\(particle.name)}"
    return Message(
      en: "a particle stands right after its value; leave the space out and write ‘\(form)’",
      ko: "조사는 앞말에 붙여 씁니다. 띄어쓰기를 없애고 ‘\(form)’처럼 쓰세요")
  }

  fileprivate static func article(_ forms: String, before name: String) -> Message {
    Message(
      en: "a or an depends on the value; write ‘{\(name):\(forms)}’",
      ko: "a가 올지 an이 올지는 값에 따라 다릅니다. ‘{\(name):\(forms)}’처럼 쓰세요")
  }
  fileprivate static func agree(_ forms: String) -> Message {
    Message(
      en: "let \(forms) agree with the value",
      ko: "\(forms, .object) 값에 맞추기")
  }
}
