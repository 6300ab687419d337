import DialogFindings
import DialogReading

extension Rule {
  static let l10nStatement = Rule(
    "l10n/statement", .always(.warning), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a translation states what its source states: what was or will be, can or must be done",
      ko: "번역은 원본과 같은 것을 말합니다. 지난 일과 앞일, 해도 되는 일과 해야 하는 일을 바꾸지 않습니다"),
    reason: Message(
      en: """
        “Your account was closed” as “will be closed”, “You can bring a guest” as “must”, a fact as a \
        command, what we do as what you do: every word of it is right, and people still do the wrong thing. Nor \
        does it joke or mock where its source speaks plainly.
        """,
      ko: """
        ‘계정이 해지되었습니다’가 ‘해지될 예정입니다’로, ‘데려올 수 있습니다’가 ‘데려와야 합니다’로, 사실이 명령으로, ‘우리’가 한 일이 \
        사용자가 한 일로 바뀌면 단어는 다 맞아도 사람들은 엉뚱하게 행동합니다. 원본이 담담한데 번역이 농담하거나 놀려도 안 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert ReopenAccount(date: Date) {
          title { en "Reopen the account?"  ko "계정을 다시 열까요?" }
          message {
            en "Your account was closed on {date}."
            ko "⟦계정이 {date}에 해지될 예정입니다.⟧"
          }
          button reopen { en "Reopen"  ko "다시 열기" }
          cancel
        }
        """),
      RuleExample(
        """
        alert SendAgain {
          title { en "Send the code again?"  nl "Code opnieuw sturen?" }
          message { en "This code is no longer valid."  nl "⟦Jammer joh, deze code is niet meer geldig.⟧" }
          button send { en "Send"  nl "Sturen" }
          cancel
        }
        """),
      RuleExample(
        """
        alert ReopenAccount(date: Date) {
          title { en "Reopen the account?"  ko "계정을 다시 열까요?" }
          message {
            en "Your account was closed on {date}."
            ko "계정이 {date}에 해지되었습니다."
          }
          button reopen { en "Reopen"  ko "다시 열기" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(yieldsTo: [
        Precedence(Rule.l10nPolarity.id, Rule.l10nEnding.id, Rule.l10nMeaning.id, in: .sameText),
        .ofFaultsOfContent,
      ])),
    check: .sentences { pair, variant, words, findings in
      let counterpart = pair.counterparts(of: variant)[0]
      let isTurned = pair.kind == .englishOfSource
      if !isTurned, let word = variant.toneOfItsOwn(words, beside: counterpart) {
        findings.report(.tone(word), in: variant)
      } else if let change = StatementChange(of: counterpart.reading, in: variant.reading) {
        findings.report(
          .change(isTurned ? change.turned : change, pair.original[0]), in: pair.own(of: variant))
      }
    })
}

/// What a translation makes of a statement.
enum StatementChange {
  case willHappen, hasHappened, mustBeDone, canBeDone, isAsked, isFact, isQuestion, isStated
  case isOurs, isYours, isOver, isGoingOn, isDone, isTried, isPurpose, isCause
  case isCertain, isPossible
  case isForbidden, isUnneeded

  /// What the other one of both texts makes of it.
  var turned: StatementChange {
    switch self {
    case .willHappen: .hasHappened
    case .hasHappened: .willHappen
    case .mustBeDone: .canBeDone
    case .canBeDone: .mustBeDone
    case .isAsked: .isFact
    case .isFact: .isAsked
    case .isQuestion: .isStated
    case .isStated: .isQuestion
    case .isOurs: .isYours
    case .isYours: .isOurs
    case .isOver: .isGoingOn
    case .isGoingOn: .isOver
    case .isDone: .isTried
    case .isTried: .isDone
    case .isPurpose: .isCause
    case .isCause: .isPurpose
    case .isCertain: .isPossible
    case .isPossible: .isCertain
    case .isForbidden: .isUnneeded
    case .isUnneeded: .isForbidden
    }
  }

  /// That of the first sentence that is not what its source is; nil where all state the same, or cannot
  /// be told which is which.
  init?(of source: Reading, in translation: Reading) {
    let sentences = translation.meaning.sentences
    guard sentences.count == source.meaning.sentences.count else {
      // Where no mark ends a sentence, all of them may be one.
      let isOne = sentences.count == 1 && translation.language.conventions.fullStop == nil
      guard isOne, translation.predicates[0].contains(.request),
        source.meaning.sentences.indices.allSatisfy(source.statesOnly)
      else { return nil }
      self = .isAsked
      return
    }
    // Sentences may have changed places.
    let asksMore = {
      translation.predicates.count { $0.contains(.request) }
        > sentences.indices.count { !source.statesOnly($0) }
    }
    for index in sentences.indices where !source.meaning.sentences[index].asks {
      if sentences[index].asks || sentences.count == 1 && translation.asksWithoutMark {
        guard source.states(index), source.words.first != "whether" else { continue }
        self = .isQuestion
        return
      }
      let (meant, own) = (source.asSource.predicates[index], translation.predicates[index])
      let change =
        StatementChange(of: meant, in: own)
        ?? (source.statesOnly(index) && own.contains(.request) && asksMore() ? .isAsked : nil)
        ?? (source.states(index) && translation.mayTellDeed(index)
          ? .ofPerson(meant, own) : nil)
      guard let change else { continue }
      self = change
      return
    }
    return nil
  }

  /// - Parameters:
  ///   - meant: what the source’s sentence says.
  ///   - own: what the translation’s does.
  private init?(of meant: Predicate, in own: Predicate) {
    if meant.contains(.mustNot), !own.isDisjoint(with: [.needNot, .mayNeedNot]),
      !own.contains(.mustNot)
    {
      self = .isUnneeded
    } else if meant.contains(.needNot), own.contains(.mustNot), !own.contains(.needNot) {
      self = .isForbidden
    } else if meant.contains(.cause), own.contains(.purpose), !own.contains(.cause) {
      self = .isPurpose
    } else if meant.contains(.denies) {
      return nil
    } else if meant.contains(.attempt), !own.contains(.attempt),
      meant.isDisjoint(with: [.hasClauses, .request])
    {
      self = .isDone
    } else if let change = StatementChange.ofTime(meant, own) {
      self = change
    } else if let change = StatementChange.ofModality(meant, own) {
      self = change
    } else {
      return nil
    }
  }
}

extension StatementChange {
  /// Whether what was is still to come, or the other way round, or what goes on is over.
  private static func ofTime(_ meant: Predicate, _ own: Predicate) -> StatementChange? {
    if meant.contains(.past), meant.isDisjoint(with: [.future, .can, .must]) {
      let willBe =
        meant.contains(.was) && own.contains(.willBe) && !own.contains(.was)
        && !meant.contains(.hasClauses)
      if willBe || own.contains(.future) && !own.contains(.mayBePast) { return .willHappen }
    } else if meant.contains(.future), !meant.contains(.mayBePast) {
      let isPast = own.contains(.past) && own.isDisjoint(with: [.mayBeFuture, .planned])
      if isPast || own.contains(.done) && !meant.contains(.hasClauses) { return .hasHappened }
    }
    let isPast = own.contains(.past) && !own.contains(.mayBeFuture)
    let isOver =
      meant.contains(.ongoing) && meant.isDisjoint(with: [.hasClauses, .past])
      && (isPast || own.contains(.ended)) && !own.contains(.begun)
    return isOver ? .isOver : nil
  }

  /// Whether what can be done must be, or the other way round.
  private static func ofModality(_ meant: Predicate, _ own: Predicate) -> StatementChange? {
    if meant.contains(.possible), own.contains(.future), !own.contains(.mayBePossible) {
      return .isCertain
    }
    let (can, must) = (meant.contains(.can), meant.contains(.must))
    if must, own.contains(.needNot) { return .canBeDone }
    if meant.contains(.hasClauses) || can == must { return nil }
    if can, own.contains(.must), own.isDisjoint(with: [.can, .needNot]) { return .mustBeDone }
    return must && own.contains(.can) && own.isDisjoint(with: [.must, .exception])
      ? .canBeDone : nil
  }

  /// Whether those who are spoken to do what those do who speak, or the other way round.
  fileprivate static func ofPerson(_ meant: Predicate, _ own: Predicate) -> StatementChange? {
    if meant.contains(.weDo), own.contains(.youDo), !own.contains(.given) { return .isYours }
    return meant.contains(.youDo) && own.contains(.weDo) ? .isOurs : nil
  }
}

extension TextVariant {
  /// A word by which it speaks as among friends, or mocks, while its source speaks plainly.
  fileprivate func toneOfItsOwn(_ words: StatementWords, beside source: TextVariant) -> String? {
    guard let word = words.word(ofToneIn: meaning.lowered), source.locale.isEnglish,
      !source.bytes.contains(UInt8(ascii: "!")),
      let own = source.reading.language.statementWords,
      own.word(ofToneIn: source.meaning.lowered) == nil
    else { return nil }
    return word
  }
}

extension Reading {
  /// Whether it asks by its words, as Thai does.
  fileprivate var asksWithoutMark: Bool { meaning.asks && !traits.marks.contains(.question) }

  /// Whether a sentence states something for sure: as far as it is English or Korean.
  fileprivate func states(_ index: Int) -> Bool {
    if let english, english.sentences.count == meaning.sentences.count {
      let form = english.sentences[index].form
      return form == .statement || form == .bareStatement
    }
    if let korean, korean.sentences.count == meaning.sentences.count {
      return korean.sentences[index].form == .statement
    }
    return false
  }

  /// Whether a sentence may tell who does something: in Korean no label does, and nothing that tells what something
  /// is, where 우리는 is of 우리다: 우리는 시간: 3분.
  fileprivate func mayTellDeed(_ index: Int) -> Bool {
    guard let korean, korean.sentences.count == meaning.sentences.count,
      let last = korean.sentences[index].words.last
    else { return true }
    return KoreanVocabulary.statesDeed(last.text)
  }

  /// Whether it states something, and nothing in it may ask people to do something.
  fileprivate func statesOnly(_ index: Int) -> Bool {
    states(index) && asSource.predicates[index].isDisjoint(with: [.request, .can, .must, .denies])
      && !opensWithVerb(index) && !meaning.sentences[index].text.words.tellsOfYourDeed
  }

  /// Whether the first word of a sentence may be a verb without an ending, as commands have.
  private func opensWithVerb(_ index: Int) -> Bool {
    guard let english, english.sentences.count == meaning.sentences.count else { return false }
    let tokens = english.tokens[english.sentences[index].content]
    if tokens.first?.readings.contains(.base) ?? true { return true }
    // In 700 m, turn right.
    guard tokens.first?.lower == "in" || tokens.first?.lower == "after",
      let comma = tokens.firstIndex(where: { $0.kind == .comma }), comma + 1 < tokens.endIndex
    else { return false }
    return tokens[comma + 1].readings.contains(.base)
  }
}
