import DialogReading
import DialogSupport

/// What is known of a text that others are compared with: values, made once for each text.
final class SourceReading {
  /// What each of its sentences says for sure, where it is in a language of which that is known.
  let predicates: [Predicate]
  /// What it tells of how its translations speak to people, where it is English.
  let register: Register.Source
  /// The times of day that it says in digits, where it is English or Korean and says one.
  let clockTimes: ClockTimes?
  /// The dates that it says by the names of months, where it is English or Korean and says one.
  let dates: CalendarDates?
  /// What its words of several meanings mean, where it is English or Korean.
  let senses: [WordSense]
  /// Who does something to whom in its first sentence, where it is English and tells it plainly.
  let deed: Deed?
  /// The things of everyday life that it names, where it is English or Korean and names one.
  let things: ThingReading?
  /// What its values count or name, where it is English and has two of them or more.
  let valueNouns: ValueNouns?
  /// Whether one of its sentences may say no, where it is English or Korean: a glance.
  let mayDeny: Bool
  /// What each of its sentences denies, where it may say no.
  let denials: [Denial]
  /// Those of its sentences that have two clauses one of which says no, where it may say no.
  let denyingClauses: [DenyingClauses?]

  init(of source: Reading) {
    let (text, language, meaning) = (source.text, source.language, source.meaning)
    let (isEnglish, known) = (language.isEnglish, language.asSource)
    predicates = meaning.sentences.map { known?.predicate(of: $0.text) ?? [] }
    register = isEnglish ? Register.Source(of: text) : .unknown
    clockTimes = source.findClockTimes()
    dates = source.dates
    senses =
      isEnglish || language.isKorean
      ? language.senses(of: isEnglish ? source.words : source.words.withNouns, in: meaning.lowered)
      : []
    deed =
      isEnglish
      ? Deed(english: meaning.sentences.first?.written ?? text, meaning.concepts) : nil
    let things = isEnglish ? ThingReading(ofEnglish: text) : source.koreanThings
    self.things = things
    valueNouns =
      isEnglish && source.traits.placeholderCount > 1
      ? meaning.concepts.flatMap { ValueNouns(english: text, $0, things) } : nil
    mayDeny = known?.mayDeny(source.bytes) ?? false
    let denying = mayDeny ? known : nil
    denials = denying.map { known in meaning.sentences.map { known.denial(of: $0.written) } } ?? []
    denyingClauses =
      denying.map { known in meaning.sentences.map { known.denyingClauses(of: $0.written) } } ?? []
  }
}

extension Reading {
  fileprivate var dates: CalendarDates? {
    if language.isEnglish { return CalendarDates.maySay(words) ? CalendarDates(text) : nil }
    return language.isKorean && bytes.contains("월") ? CalendarDates(korean: text) : nil
  }

  fileprivate var koreanThings: ThingReading? {
    guard language.isKorean, let words = language.thingWords else { return nil }
    let things = ThingReading(text, words)
    return things.said.isEmpty ? nil : things
  }

  fileprivate func findClockTimes() -> ClockTimes? {
    let saysWords = language.isEnglish && words.contains(where: ClockTimes.words.contains)
    guard saysWords || traits.marks.contains(.digit) else { return nil }
    return language.asSource?.clockTimes(text, saysWords ? language.clockWords : nil)
  }
}
