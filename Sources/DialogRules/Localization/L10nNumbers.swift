import DialogFindings
import DialogLocales
import DialogReading

extension Rule {
  static let l10nNumbers = Rule(
    "l10n/numbers", .always(.warning),
    from: [.pofilter("numbers"), .cldr("Part 3, Number Formatting")],
    summary: Message(
      en: "a translation has the numbers of its source", ko: "번역에는 원본의 숫자가 그대로 있어야 합니다"),
    reason: Message(
      en: """
        A wrong digit is read as a fact: 30 days instead of 60. A language’s own digits and its marks \
        between them are fine, so are small numbers in words; the marks of another language are not: 1.5 GB in \
        German, 03/25/2026 in Portuguese.
        """,
      ko: """
        틀린 숫자도 사실로 읽힙니다. 60일이 30일로 잘못 전해집니다. 그 언어의 숫자와 구분 기호, 글로 쓴 작은 수는 괜찮습니다. \
        독일어의 1.5 GB, 포르투갈어의 03/25/2026처럼 다른 언어의 방식으로 쓴 수는 찾습니다.
        """),
    examples: [
      RuleExample(
        """
        alert TrialOffer {
          purpose purchase
          title { en "Start the trial?"  de "Testphase starten?" }
          message { en "It is free for 30 days."  de "Sie ist ⟦60⟧ Tage kostenlos." }
          button start { en "Start"  de "Starten" }
          cancel
        }
        """),
      RuleExample(
        """
        alert TrialOffer {
          purpose purchase
          title { en "Start the trial?"  ar "هل تريد بدء الفترة التجريبية؟" }
          message { en "It is free for 30 days."  ar "وهي مجانية لمدة ٣٠ يومًا." }
          button start { en "Start"  ar "بدء" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .meaning { pair, findings in
      guard !pair.isUnchanged else { return }
      for variant in pair.variants where !variant.isEmptyText {
        pair.compareNumbers(variant, &findings)
        variant.reportForeignNumbers(&findings)
      }
    })
}

extension TranslationPair {
  fileprivate func compareNumbers(_ variant: TextVariant, _ findings: inout Findings) {
    let counterparts = counterparts(of: variant)
    if let times = counterparts[0].reading.asSource.clockTimes {
      let words = variant.reading.language.clockWords
      if times.differ(from: variant.text, words) {
        reportOther(.time, variant, &findings)
      }
      return
    }
    if losesHalf(in: variant) || saysOtherHalf(variant) {
      return reportOther(.amount, variant, &findings)
    }
    let dates = counterparts[0].reading.asSource.dates
    if let dates, dates.differ(from: variant.text, in: variant.reading.language.monthNames) {
      return reportOther(.month, variant, &findings)
    }
    if spellsOtherNumber(variant) {
      return reportOther(.amount, variant, &findings)
    }
    guard
      variant.traits.marks.contains(.digit)
        || counterparts.contains(where: { $0.traits.marks.contains(.digit) })
    else { return }
    if let isOther = saysOtherAmount(variant) {
      if isOther { reportOther(.amount, variant, &findings) }
      return
    }
    if let sign = otherCurrency(in: own(of: variant), than: meant(by: variant)) {
      let own = own(of: variant)
      return findings.report(.otherCurrency(own, sign), in: own, at: sign)
    }
    compareDigits(variant, dates, &findings)
  }

  /// Compares what both say in digits, where no word or unit explains a difference.
  private func compareDigits(
    _ variant: TextVariant, _ dates: CalendarDates?, _ findings: inout Findings
  ) {
    let counterparts = counterparts(of: variant)
    let own = NumbersInText(variant.text)
    var differences: [(missing: [NumbersInText.Number], added: [NumbersInText.Number])] = []
    for other in counterparts + source {
      let difference = own.difference(from: NumbersInText(other.text))
      if difference.missing.isEmpty, difference.added.isEmpty { return }
      differences.append(difference)
    }
    let missing = besidesSpelled(differences[0].missing, of: counterparts[0], in: variant)
    let added = besidesSpelled(differences[0].added, of: variant, in: counterparts[0])
    if missing.isEmpty, added.isEmpty { return }
    let isDate = dates.map { dates in
      added.contains { dates.has($0.parts, besides: missing.map(\.value)) }
    }
    if isDate ?? false
      || saysYearOfBuddha(variant, missing: missing, added: added)
      || saysSameTime(variant, missing: missing, added: added)
      || saysHalf(variant, missing: missing, added: added)
      || saysRest(variant, missing: missing, added: added)
    {
      return
    }
    if variant.text.spellsGreatNumber
      || own.numbers.count > 1 && (variant.saysScale || counterparts[0].saysScale)
    {
      return
    }
    if let number = added.first(where: { isWrong($0, besides: missing, in: variant) }) {
      report(number, missing.first, in: variant, &findings)
    } else if !counterparts[0].saysHalfOfDay, !isShareOfTen,
      let number = missing.first(where: { !$0.isOftenWord })
    {
      report(nil, number, in: variant, &findings)
    }
  }

  /// Reports that a variant says a number where its counterpart says another one, or one of them none.
  private func report(
    _ said: NumbersInText.Number?, _ other: NumbersInText.Number?, in variant: TextVariant,
    _ findings: inout Findings
  ) {
    let (own, meant) = (own(of: variant), meant(by: variant))
    let isTurned = kind == .englishOfSource
    let right = (isTurned ? said : other).map(meant.written)
    if let wrong = isTurned ? other : said {
      findings.report(.wrong(own.written(wrong), right), in: own, at: wrong.range)
    } else if let right {
      findings.report(.missing(right), in: own)
    }
  }

  /// Whether a number that the source does not have stands for one that it has in other digits, or
  /// for none at all: a small one may be a word there, times of day may be written otherwise.
  private func isWrong(
    _ number: NumbersInText.Number, besides missing: [NumbersInText.Number],
    in variant: TextVariant
  ) -> Bool {
    let source = counterparts(of: variant)[0]
    let (words, isShare) = (source.words, variant.text.unicodeScalars.contains("%"))
    if source.saysHalfOfDay { return false }
    if words.contains(where: scales.contains) || isShareOfTen { return false }
    // Midnight is 24:00 or 0:00, noon 12:00.
    let isHour =
      ["0", "00", "12", "24"].contains(number.parts[0])
      && number.parts.dropFirst().allSatisfy { $0 == "00" }
    if isHour, words.contains("midnight") || words.contains("noon") { return false }
    if !missing.isEmpty { return true }
    return !number.isOftenWord
      && !words.contains { word in
        numberWords.contains(word) || shares[word]?.contains(number.value) ?? false
          || !isShare && parts[word]?.contains(number.value) ?? false
      }
  }
}

extension TranslationPair {
  /// Whether the years of a language are counted otherwise, and a text says the one that its source says so:
  /// in Thai 2569 is 2026.
  private func saysYearOfBuddha(
    _ variant: TextVariant, missing: [NumbersInText.Number], added: [NumbersInText.Number]
  ) -> Bool {
    guard missing.count == 1, added.count == 1, let year = Int(missing[0].parts[0]),
      let own = Int(added[0].parts[0]), 1900...2200 ~= year,
      let calendar = LocaleData.find(variant.locale)?.calendar, calendar == .buddhist
    else { return false }
    return own == calendar.date(year: year, month: 1, day: 1).year
  }
}

extension TextVariant {
  /// Whether a time of an English text has AM or PM, which others write in 24 hours.
  fileprivate var saysHalfOfDay: Bool {
    words.contains { $0 == "am" || $0 == "pm" || $0 == "p" }
  }

  /// Reports numbers that are written as another language does.
  fileprivate func reportForeignNumbers(_ findings: inout Findings) {
    guard !isSource, traits.marks.contains(.digit) else { return }
    for number in ForeignNumber.all(in: text, conventions) {
      let written = String(decoding: bytes[number.range], as: UTF8.self)
      findings.report(
        .foreign(written, number.right, locale), in: self, at: number.range,
        fixes: number.right.map { right in
          .one(.replace(with: right), replace(number.range, with: right))
        } ?? [])
    }
  }

  /// A number as the text writes it.
  fileprivate func written(_ number: NumbersInText.Number) -> String {
    String(decoding: bytes[number.range], as: UTF8.self)
  }
}

extension Message {
  fileprivate static func otherCurrency(_ variant: TextVariant, _ sign: Range<Int>) -> Message {
    let sign = String(decoding: variant.bytes[sign], as: UTF8.self)
    return Message(
      en: "the source has no amount in \(sign); write its currency",
      ko: "원본의 통화는 \(sign, .subject) 아닙니다. 원본의 통화를 쓰세요")
  }

  fileprivate static func wrong(_ number: String, _ missing: String?) -> Message {
    Message(
      en: "the source does not say \(number)" + (missing.map { " but \($0)" } ?? "")
        + "; correct it",
      ko: "원본의 숫자는 \(number, .subject) 아닙니다"
        + (missing.map { "(\($0))" } ?? "") + ". 고치세요")
  }

  fileprivate static func foreign(
    _ written: String, _ right: String?, _ locale: LanguageTag
  ) -> Message {
    guard let right else {
      return Message(
        en: "\(locale.englishName) does not write \(written) so; write it as the language does",
        ko: "\(locale.koreanName)에서는 \(written, .object) 이렇게 쓰지 않습니다. 그 언어의 방식으로 쓰세요")
    }
    return Message(
      en: "\(locale.englishName) writes \(right), not \(written)",
      ko: "\(locale.koreanName)에서는 \(written, .object) \(right, .direction) 씁니다")
  }

  fileprivate static func missing(_ number: String) -> Message {
    Message(
      en: "the source says \(number); say it here too",
      ko: "원본에 있는 \(number, .subject) 빠졌습니다. 여기에도 쓰세요")
  }
}

/// English words that multiply the number in front of them.
private let scales: Set<String> = [
  "hundred", "thousand", "million", "billion", "trillion", "dozen", "k", "m",
]

/// English words that translations write in digits.
private let numberWords: Set<String> = [
  "hundred", "thousand", "million", "billion", "dozen", "twenty", "thirty", "forty", "fifty",
  "sixty", "seventy", "eighty", "ninety", "fifteen", "sixteen", "fourteen", "thirteen", "eighteen",
  "day", "daily", "hour", "hourly", "week", "weekly", "double",
]

/// English words for shares, with what they are in percent.
private let shares: [String: Set<String>] = ["half": ["50"], "quarter": ["25", "75"]]

/// The same with what they are in minutes and in other smaller units.
private let parts: [String: Set<String>] = [
  "half": ["30", "90", "500", "512"], "quarter": ["15", "45", "250", "256"],
]
