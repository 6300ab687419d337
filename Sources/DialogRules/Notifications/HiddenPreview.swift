import DialogFindings
import DialogLayout
import DialogModel
import DialogReading

extension TextVariant {
  /// Reports what a text for hidden previews gives away, or does not tell.
  func reportPreview(_ findings: inout Findings) {
    for (offset, _) in placeholdersByOffset {
      findings.report(
        .parameter, in: self, at: offset..<offset + TextVariant.placeholder.utf8.count)
    }
    guard placeholders.isEmpty else { return }
    if tellsNothing {
      findings.report(.tellsNothing, in: self)
    } else if isInBody || repeatsDetails || tellsWhen || namesPrivateMatter {
      findings.report(.detail, in: self)
    } else if isLongPreview {
      findings.report(.long, in: self)
    }
  }

  /// Whether it has a time of day, a date, an amount or an address beside a word: 오전 9시 예약.
  private var tellsWhen: Bool {
    guard letterRuns.count > 1 else { return false }
    return first(detailsInPreviews) != nil
      || locale.isKorean
        && reading.phrases.sentences.joined().contains { word in
          word.text.utf8.first.map(\.isASCIIDigit) ?? false
            && endsOfDetails.contains(where: word.text.utf8.hasSuffix)
        }
  }

  /// More than five words, or more than a line.
  private var isLongPreview: Bool {
    (locale.isEnglish || locale.isKorean) && letterRuns.count > 5
      || exceeds(
        isSource ? 1 : 2, linesOf: DialogMetrics.notificationLine(on: project.narrowestScreen),
        .body,
        at: .standard)
  }

  /// Whether it is all of a visible text, or a run of four words and more from one.
  private var isInBody: Bool {
    let own = letterRuns
    if own.count == 1, namesKind { return false }
    return visibleTexts.contains { other in
      let isAll = abs(bytes.count - other.bytes.count) < 8
      guard isAll || own.count >= 4 else { return false }
      return holds(own, in: other.letterRuns, of: other, whole: own.count < 4)
    }
  }

  /// Timer, Payroll: a word that any notification of its kind may have for a title; no one’s name.
  private var namesKind: Bool {
    guard let english, english.tokens.count == 1 else { return false }
    let readings = english.tokens[0].readings
    return readings.contains(.noun) && !readings.intersects([.unknown, .name])
  }

  /// Whether it says again three words of the notification, in whatever order, or two and a number.
  private var repeatsDetails: Bool {
    guard locale.isEnglish || locale.isKorean else { return false }
    let own = details
    guard own.count > 2 else { return false }
    let theirs = visibleTexts.flatMap(\.details)
    let repeated = own.filter { word in theirs.contains { word.isSame(as: $0) } }
    let hasNumber = own.contains { $0.utf8.contains(where: \.isASCIIDigit) }
    return repeated.count >= 3 || hasNumber && repeated.count == 2
  }

  private var visibleTexts: [TextVariant] {
    [Element.text(.title), .text(.subtitle), .text(.body)].flatMap {
      dialog.variants(of: $0, in: locale)
    }
  }

  /// The words that say something, in lower case; of English by what they mean.
  private var details: [String] {
    reading.phrases.sentences.joined().map(\.text).filter { word in
      !word.isEmpty
        && !(locale.isEnglish && (EnglishVocabulary.isFiller(word) || word.utf8.count < 2))
    }.map { locale.isEnglish ? EnglishVocabulary.meaning(of: $0) : $0 }
  }

  private var letterRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    bytes.forEachWord { word in
      if case .letters(let run) = word { runs.append(run) }
      return true
    }
    return runs
  }

  /// Whether words of another text are just some words of this, or hold them in a row.
  private func holds(
    _ own: [Range<Int>], in theirs: [Range<Int>], of other: TextVariant, whole: Bool
  ) -> Bool {
    guard !own.isEmpty, own.count <= theirs.count, !whole || own.count == theirs.count else {
      return false
    }
    return (0...theirs.count - own.count).contains { start in
      zip(own, theirs[start...]).allSatisfy { bytes.isSame($0, as: $1, of: other.bytes) }
    }
  }
}

extension String {
  /// Whether two words are the same: of Korean, whatever particles and endings follow two syllables.
  fileprivate func isSame(as other: String) -> Bool {
    if self == other { return true }
    guard utf8.first! > 0x7F else { return false }
    let stem = String(prefix(2))
    return other.utf8.hasPrefix(stem) && (stem.count == 2 || other.count == 2)
  }
}

extension Message {
  fileprivate static let parameter = Message(
    en: "a parameter gives details away on a locked screen; describe the kind of notification",
    ko: "매개변수는 잠금 화면에서 자세한 내용을 드러냅니다. 어떤 알림인지만 쓰세요")

  fileprivate static let tellsNothing = Message(
    en: "this tells no more than the system does; name the kind of notification",
    ko: "시스템이 보여 주는 말과 다르지 않습니다. 어떤 알림인지 쓰세요")

  fileprivate static let detail = Message(
    en: "this gives the notification’s own words away; describe its kind",
    ko: "알림의 내용을 그대로 드러냅니다. 어떤 알림인지만 쓰세요")

  fileprivate static let long = Message(
    en: "this is long for a hidden preview; name the kind of notification in a few words",
    ko: "숨긴 미리보기치고는 깁니다. 어떤 알림인지 단어 몇 개로 쓰세요")
}

/// Times, dates and amounts in English.
private let detailsInPreviews = Phrases(
  en: """
    # am|pm|a.m|p.m|o'clock
    at|by|until|before|on # am|pm|o'clock|$
    -:00|-:15|-:30|-:45
    $-|€-|£-|₩-
    january|february|march|april|june|july|august|september|october|november|december #
    monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight at|# _
    """,
  ko: """
    오전|오후|낮|밤|새벽 #-
    """)

/// What a number has after it that tells a time, a date, an amount or a place.
private let endsOfDetails = ["시", "시에", "원", "만원", "호", "층", "번지"]
