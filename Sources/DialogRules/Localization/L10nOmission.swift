import DialogFindings
import DialogLocales
import DialogReading

extension Rule {
  static let l10nOmission = Rule(
    "l10n/omission", .always(.warning), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a translation says all that its source says, and no more",
      ko: "번역은 원본의 내용을 빠짐없이, 더하지도 않고 옮깁니다"),
    reason: Message(
      en: """
        Who reads “The door locks automatically” waits in vain where the source says “when you leave \
        home”. A condition, an exception or a whole sentence that is missing changes what people may \
        rely on; one that the translator added promises what nobody has decided.
        """,
      ko: """
        원본이 ‘집을 나가면 문이 잠깁니다’인데 번역이 ‘문이 잠깁니다’이면 사람들은 잘못 알게 됩니다. 조건이나 예외, 문장 하나가 빠지면 \
        믿어도 되는 것이 달라지고, 번역가가 보탠 문장은 아무도 정하지 않은 것을 약속합니다.
        """),
    examples: [
      RuleExample(
        """
        alert TurnOffLock {
          title { en "Turn off the automatic lock?"  fr "Désactiver le verrouillage ?" }
          message {
            en "The door locks when you leave home."
            fr "⟦La porte se verrouille.⟧"
          }
          button turnOff { en "Turn Off"  fr "Désactiver" }
          cancel
        }
        """),
      RuleExample(
        """
        alert TurnOffLock {
          title { en "Turn off the automatic lock?"  fr "Désactiver le verrouillage ?" }
          message {
            en "The door locks when you leave home."
            fr "La porte se verrouille quand vous quittez votre domicile."
          }
          button turnOff { en "Turn Off"  fr "Désactiver" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(
        yieldsTo: [
          Precedence(Rule.textNotTruncated.id, in: .sameText), .ofFaultsOfContent,
          Precedence(Rule.l10nEmpty.id, in: .sameElement),
        ],
        supersedes: [Precedence(Rule.l10nWhitespace.id, in: .sameText)])),
    check: .sentences { pair, variant, _, findings in
      let counterpart = pair.counterparts(of: variant)[0]
      let isTurned = pair.kind == .englishOfSource
      if let lists = pair.unlikeEnumerations(in: variant) {
        findings.report(.unlike(lists, pair.original[0]), in: pair.own(of: variant))
        return
      }
      if let (text, added) = pair.addedThing(in: variant) {
        findings.report(
          .added(text.words(at: added), pair.original[0]), in: text, at: added.range(in: text.text))
        return
      }
      let omission =
        Omission(of: counterpart, in: variant)
        ?? (isTurned && counterpart.losesException(of: variant) ? .addedException : nil)
      if let omission, !variant.addressesValueAlone(of: counterpart) {
        findings.report(
          .omission(
            isTurned ? omission.turned : omission, pair.original[0],
            added: isTurned ? nil : variant.sentence(notIn: counterpart)),
          in: pair.own(of: variant))
      }
    })
}

extension Precedence {
  /// What is wrong with what the source says: a translation that says something else may have mended it.
  static let ofFaultsOfContent = Precedence(
    Rule.textAccusatoryTone.id, Rule.notificationInstructs.id,
    Rule.notificationSensitive.id, in: .sourceText)
}

/// What a translation leaves out, or adds.
enum Omission {
  case condition, exception, sentence, addition
  case addedCondition, addedException

  /// What the other one of both texts does.
  var turned: Omission {
    switch self {
    case .condition: .addedCondition
    case .exception: .addedException
    case .sentence: .addition
    case .addition: .sentence
    case .addedCondition: .condition
    case .addedException: .exception
    }
  }

  init?(of source: TextVariant, in variant: TextVariant) {
    let (tells, told) = (source.reading.asSource.predicates.told, variant.reading.predicates.told)
    let (own, others) = (variant.meaning.sentences, source.meaning.sentences)
    let length = variant.percentOfUsualLength(of: source)
    // Where nothing ends a sentence, how many there are cannot be told.
    // What is so, and what is to be done: both in one sentence, 电量不足，请充电。
    lazy var mayBeOne =
      !variant.conventions.spacesWords && variant.hasClauseMarks && told.contains(.request)
    // Thai parts its sentences by spaces: one without any is one sentence.
    lazy var isOne = variant.text.split(separator: " ").count < others.count(where: \.isLong)
    lazy var shortest =
      variant.conventions.fullStop == nil ? isOne ? 70 : 45 : mayBeOne ? 35 : 70
    if own.count == others.count {
      let isMuchShorter =
        own.count == 1
        && (length < 55 && source.words.count > 10
          || length < 60 && source.words.count > 5 && source.words[0] == "if"
            && variant.surelyLacksCondition)
      if tells.contains(.condition), length < 85, isMuchShorter || !told.contains(.condition),
        !variant.saysCondition(of: source), !variant.asksInsteadOfCondition,
        !variant.saysFromWhen(of: source)
      {
        self = .condition
      } else if variant.losesException(of: source) {
        self = .exception
      } else if tells.isDisjoint(with: [.condition, .hasClauses, .purpose, .cause]), length > 130,
        !source.words.mayTellCondition, variant.addsCondition,
        variant.speaks(of: source)
      {
        self = .addedCondition
      } else {
        return nil
      }
    } else if own.count != others.count, variant.asksCondition(of: source) {
      return nil
    } else if own.count < others.count(where: \.isLong),
      length < shortest
        || length < 95 && variant.leavesOutSentence(of: source)
        || length < 85 && shortest > 45 && tells.contains(.request)
          && !told.contains(.request),
      !(told.contains(.request) && variant.joinsRequestInKorean)
    {
      self = .sentence
    } else if own.count(where: \.isLong) > others.count, !source.hasClauseMarks,
      // Of joined clauses each may be a sentence, which takes a few words more.
      length > (source.reading.english?.joinsClauses ?? false ? 150 : 130)
        || !tells.contains(.request) && variant.reading.predicates.last!.contains(.request)
    {
      self = .addition
    } else {
      return nil
    }
  }
}

extension TextVariant {
  /// Whether one of both asks in a sentence of its own what the other one says as a condition: “No account yet? Create
  /// one.”
  fileprivate func asksCondition(of source: TextVariant) -> Bool {
    let tells = source.reading.asSource.predicates.told.contains(.condition)
    let own = reading.predicates.told.union(reading.asSource.predicates.told).contains(.condition)
    let (asking, others) = (meaning.sentences, source.meaning.sentences)
    return asking.count > others.count
      ? tells && asking.dropLast().contains(where: \.asks)
      : own && others.dropLast().contains(where: \.asks)
  }

  /// Whether it says a condition as something that one does, and what comes of it: “Pay today and get more.”
  fileprivate var asksInsteadOfCondition: Bool {
    guard let words = reading.language.enumerationWords,
      reading.predicates.told.contains(.request)
    else { return false }
    return words.joints(in: meaning.lowered) == [.and]
  }
}

extension TextVariant {
  /// Whether it is one sentence in which no word says a condition, in a language that says them so.
  fileprivate var surelyLacksCondition: Bool {
    guard let words = reading.language.conditionWords, words.standAnywhere else { return false }
    return !words.mayStand(in: text)
  }

  /// Whether it is one sentence with a condition in a clause of its own, or in Korean one that limits: 때만.
  fileprivate var addsCondition: Bool {
    if reading.language.isKorean { return limitsInKorean }
    guard meaning.sentences.count == 1, let words = reading.language.conditionWords,
      words.standAnywhere, !words.concedes(meaning.lowered),
      let clause = words.onlyCondition(of: text)
    else { return false }
    return clause.words.count > 3
  }

  /// Whether it has a concept of a text that it is compared with.
  fileprivate func speaks(of source: TextVariant) -> Bool {
    guard let own = meaning.concepts, let others = source.meaning.concepts else { return false }
    return !own.said.intersection(others.said).isEmpty
  }

  /// Whether both are a value alone, which the translation speaks of politely: {sender} 님, {sender}さん.
  fileprivate func addressesValueAlone(of source: TextVariant) -> Bool {
    guard source.words.isEmpty, !words.isEmpty else { return false }
    return words.allSatisfy { reading.language.valueWords?.honorifics.contains($0) ?? false }
  }

  /// Whether it leaves out an exception that a text it is compared with makes.
  fileprivate func losesException(of source: TextVariant) -> Bool {
    guard reading.language.statementWords != nil, !words.contains("instead") else { return false }
    let (tells, told) = (source.reading.asSource.predicates.told, reading.predicates.told)
    let asks =
      told.contains(.request)
      || locale.isEnglish && reading.asSource.predicates.told.contains(.request)
    // Only members can vote: to vote, one must be a member. Only if you pay: you must pay.
    // Only over Wi-Fi: it needs Wi-Fi; without Wi-Fi it does not.
    return tells.contains(.exception)
      && (!tells.contains(.condition) || source.words.limitsCondition)
      && meaning.sentences.count == source.meaning.sentences.count
      && !told.contains(.exception) && !saysMost && denialCount <= source.denialCount
      && (tells.contains(.must) || !told.contains(.must)) && (tells.contains(.request) || !asks)
  }

  /// Whether it says how much there may be at most, as only five does.
  fileprivate var saysMost: Bool { meaning.concepts?.mentioned.contains(atMost) ?? false }

  /// Its only sentence that asks for something, where the source does not, or that shares no concept with the source
  /// as all its others do; nil where that cannot be told.
  fileprivate func sentence(notIn source: TextVariant) -> String? {
    let own = meaning.sentences.filter(\.isLong)
    guard own.count > source.meaning.sentences.count else { return nil }
    let asking = zip(meaning.sentences, reading.predicates).filter {
      $0.isLong && $1.contains(.request)
    }
    if asking.count == 1, !source.reading.asSource.predicates.told.contains(.request) {
      return asking[0].0.written.withoutMarksAround
    }
    guard let others = source.meaning.concepts?.mentioned,
      let concepts = reading.language.conceptWords
    else { return nil }
    let added = own.filter {
      ConceptReading($0.written, concepts).mentioned.intersection(others).isEmpty
    }
    return added.count == 1 && own.count == 2 ? added[0].written.withoutMarksAround : nil
  }

  /// Whether it is one clause, and says nothing of when and how much, which one of the source’s sentences is about.
  fileprivate func leavesOutSentence(of source: TextVariant) -> Bool {
    guard !hasClauseMarks, !saysDigits, let own = meaning.concepts,
      let words = source.reading.language.conceptWords
    else { return false }
    return source.meaning.sentences.contains { sentence in
      let said = ConceptReading(sentence.text.text, words).said
      let times = ConceptGroup.all.filter { $0.kind == .other || $0.kind == .unit }
        .map { said.intersection($0.set) }
      return times.contains { !$0.isEmpty }
        && times.allSatisfy { $0.intersection(own.mentioned).isEmpty }
        && reading.spelledNumbers.isEmpty
    }
  }

  /// Whether marks part its clauses, of which a translation may make sentences.
  fileprivate var hasClauseMarks: Bool {
    text.unicodeScalars.contains { ",;:—–()、，".unicodeScalars.contains($0) }
  }
}

extension [String] {
  /// Whether English words may tell when something is so; to the cloud tells where it goes.
  fileprivate var mayTellCondition: Bool {
    indices.contains { index in
      conditional.contains(self[index])
        && !(self[index] == "to" && index + 1 < count && articles.contains(self[index + 1]))
    }
  }
}

private let articles: Set<String> = ["the", "your", "a", "an", "this", "my", "our"]

/// What English texts say in other words than if what others say so.
private let conditional: WordSet = .words(
  """
  to by with without on upon after before until while as once during whenever any anyone whatever whoever who that which where unless \
  except otherwise so only at from than since because
  """)

private let atMost = ConceptGroup.concept(named: "at_most")
