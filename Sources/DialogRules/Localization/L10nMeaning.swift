import DialogFindings
import DialogReading

extension Rule {
  static let l10nMeaning = Rule(
    "l10n/meaning", .always(.warning), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a translation says no word that contradicts one of its source",
      ko: "번역에는 원본의 말과 어긋나는 말이 없어야 합니다"),
    reason: Message(
      en: """
        Days for hours, remove for add, a photo for a video: each reads well by itself, and people \
        act on what is not so. Only words that exclude each other are compared; other words for the \
        same, and a denial turned round, are fine. Of a word with several meanings the words \
        beside it tell which is meant: free space is unused, not free of charge. Terms of the project mean \
        what it says. Two clauses stay what they are to each other: cause and effect, first and then, from \
        and to. What is said of a number stays, too (over 14 is not under 14, after 30 days not within \
        them), and whose something is.
        """,
      ko: """
        시간이 일로, 추가가 제거로, 비디오가 사진으로 바뀌어도 번역만 읽으면 자연스러워서, 사람들은 사실이 아닌 것을 믿고 행동합니다. \
        서로 배타적인 말만 견주므로, 같은 뜻의 다른 말이나 부정을 뒤집은 표현은 괜찮습니다. 단어 하나에 뜻이 여럿일 때는 곁에 있는 말로 뜻을 가립니다. \
        free space는 ‘무료’가 아니라 ‘비어 있는’ 공간입니다. 프로젝트의 용어로 적어 둔 말은 그 뜻대로 봅니다. 원인과 결과, 먼저와 나중, \
        어디에서와 어디로처럼 두 절의 관계도 그대로여야 합니다. 14세 미만이 14세 이상으로, 30일 이내가 30일 후로 바뀌거나, 읽는 사람의 것이 남의 것이 되어도 안 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert LinkExpiry {
          title { en "Share this link?"  de "Diesen Link teilen?" }
          message { en "It expires after 48 hours."  de "Er läuft nach 48 ⟦Tagen⟧ ab." }
          button share { en "Share"  de "Teilen" }
          cancel
        }
        """),
      RuleExample(
        """
        alert FreeSpace(size: String) {
          title { en "Move photos to the card?"  de "Fotos auf die Karte bewegen?" }
          message { en "There are {size} of free space."  de "⟦Es gibt {size} kostenlosen Speicherplatz.⟧" }
          button move { en "Move"  de "Bewegen" }
          cancel
        }
        """),
      RuleExample(
        """
        alert RestorePhoto {
          title { en "Restore the photo?"  de "Foto wiederherstellen?" }
          message {
            en "The photo was deleted because the album was locked."
            de "⟦Das Album war gesperrt, weil das Foto gelöscht wurde.⟧"
          }
          button restore { en "Restore"  de "Wiederherstellen" }
          cancel
        }
        """),
      RuleExample(
        """
        alert LinkExpiry {
          title { en "Share this link?"  ko "이 링크를 공유할까요?" }
          message { en "It expires after 48 hours."  ko "48시간이 지나면 만료됩니다." }
          button share { en "Share"  ko "공유" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(
        yieldsTo: [Precedence(saidElsewhere, in: .sameText)],
        supersedes: [Precedence(Rule.l10nInconsistent.id, in: .sameText)])),
    check: .meaning { pair, findings in
      for variant in pair.variants { pair.compareEnds(variant, &findings) }
      guard pair.source[0].reading.language.conceptWords != nil, pair.isTranslated,
        pair.variants[0].reading.language.conceptWords != nil
      else { return }
      for variant in pair.variants where !variant.isEmptyText {
        pair.compareMeaning(variant, &findings)
      }
    })
}

/// Rules that say better what is wrong with the same text.
private let saidElsewhere = [
  Rule.l10nPolarity.id, Rule.l10nNumbers.id, Rule.l10nPlatformTerm.id, Rule.l10nButtonReference.id,
  Rule.l10nDuplicateButton.id, Rule.l10nOmission.id,
]

extension TranslationPair {
  /// Of an arrow between two values nothing but these need be there.
  fileprivate func compareEnds(_ variant: TextVariant, _ findings: inout Findings) {
    guard let values = exchangedEnds(in: variant) else { return }
    let names = [values.meant, values.said].map { "{\(variant.name(of: $0))}" }
    findings.report(.exchangedGoals(names), in: own(of: variant))
  }

  private func report(
    _ found: Contradiction, in own: TextVariant, _ meant: TextVariant, _ findings: inout Findings
  ) {
    let isTurned = kind == .englishOfSource
    let (said, right) = isTurned ? (found.meant, found.said) : (found.said, found.meant)
    let place = found.places.flatMap { own.range(at: isTurned ? $0.meant : $0.said) }
    findings.report(
      .contradicts(
        meant.words(for: right),
        place.map { String(decoding: own.bytes[$0], as: UTF8.self) } ?? own.words(for: said),
        ConceptGroup.name(of: said)),
      in: own, at: place ?? own.range(of: said))
  }

  fileprivate func compareMeaning(_ variant: TextVariant, _ findings: inout Findings) {
    let isTurned = kind == .englishOfSource
    let (own, meant) = (own(of: variant), meant(by: variant))
    if let found = contradiction(in: variant), !isOfTwoButtons(variant) {
      report(found, in: own, meant, &findings)
    } else if let (sense, word) = wrongSense(in: variant) {
      findings.report(.otherSense(sense, word), in: own)
    } else if let (origin, meant, said) = otherEverydayThing(in: variant) {
      findings.report(
        isTurned
          ? .otherThing(variant.words(at: said), origin.words(at: meant), meant.thing)
          : .otherThing(origin.words(at: meant), variant.words(at: said), said.thing),
        in: own, at: isTurned ? meant.range(in: origin.text) : said.range(in: variant.text))
    } else if !isTurned, let (meant, said) = everydayThingForConcept(in: variant) {
      findings.report(
        .otherThing(
          counterparts(of: variant)[0].words(for: meant), variant.words(at: said), said.thing),
        in: variant, at: said.range(in: variant.text))
    } else if let names = otherName(in: variant) {
      let (own, meant) = isTurned ? (names.meant, names.own) : (names.own, names.meant)
      findings.report(.otherName(meant: meant, own: own), in: self.own(of: variant))
    } else if let names = exchangedParties(in: variant) {
      findings.report(.exchanged(names, isTurned: isTurned), in: own, at: own.firstValue)
    } else if let actor = actorSpokenTo(inEnglishOf: variant) {
      findings.report(.otherActor(actor), in: own)
    } else if let values = exchangedGoals(in: variant) ?? exchangedNouns(in: variant)
      ?? exchangedSequence(in: variant)
    {
      let names = [values.meant, values.said].map { "{\(variant.name(of: $0))}" }
      findings.report(
        .exchangedGoals(names), in: own, at: own.firstValue)
    } else if let numbers = exchangedNumbers(in: variant) {
      findings.report(.exchangedGoals(numbers), in: own)
    } else if let people = exchangedPeople(in: variant) {
      let names = [people.actor, people.other].map { "‘\(meant.name(of: $0))’" }
      findings.report(.exchanged(names, isTurned: isTurned), in: own)
    } else if let actor = addressedActor(in: variant) {
      findings.report(isTurned ? .acts(actor) : .addressed(actor), in: own)
    } else if let kind = turnedClauses(in: variant) {
      findings.report(.turned(kind), in: own)
    } else if losesConcession(in: variant) {
      findings.report(isTurned ? .addedConcession : .lostConcession, in: own)
    } else if addsConcession(in: variant) {
      findings.report(isTurned ? .lostConcession : .addedConcession, in: own)
    } else if turnsShare(in: variant) {
      findings.report(.turnedShare, in: own)
    } else if turnsPassage(in: variant) {
      findings.report(.turnedPassage, in: own)
    } else if let end = turnedEnd(in: variant) {
      findings.report(end == .agent ? .turnedSender : .turnedPassage, in: own)
    } else if !compareLimits(variant, &findings), !isTurned, let names = twoNames(in: variant) {
      findings.report(.twoNames(names), in: variant)
    }
  }

  /// Compares what both say of a number, whose something is, and whether both of two things are asked for.
  ///
  /// - Returns: whether they differ.
  private func compareLimits(_ variant: TextVariant, _ findings: inout Findings) -> Bool {
    if let bound = turnedBound(in: variant) {
      let origin = counterparts(of: variant)[0]
      let (said, meant) = (variant.words(of: bound.said), origin.words(of: bound.meant))
      if kind == .englishOfSource {
        findings.report(.saysOther(said, meant), in: origin, at: origin.range(of: bound.meant))
      } else {
        findings.report(.saysOther(meant, said), in: variant, at: variant.range(of: bound.said))
      }
      return true
    }
    if let owner = otherOwner(in: variant) {
      findings.report(.saysOther(owner.meant, owner.said), in: own(of: variant))
      return true
    }
    guard let joint = otherJoint(in: variant) else { return false }
    let (meant, said) = kind == .englishOfSource ? (joint.said, joint.meant) : joint
    findings.report(.otherJoint(meant, said), in: own(of: variant))
    return true
  }

  /// Whether another button has the same title, which is the worse mistake.
  fileprivate func isOfTwoButtons(_ variant: TextVariant) -> Bool {
    variant.isButton
      && dialog.variants.contains {
        $0.isButton && $0.locale == locale && $0.element != element && $0.text == variant.text
      }
  }
}

extension TextVariant {
  /// What it calls a person; your trainer and you are two.
  fileprivate func name(of person: Int) -> String {
    let isYou = ConceptGroup.name(of: person).english == "you"
    return isYou && locale.isEnglish ? "you" : words(for: person)
  }

  /// The bytes of its first placeholder.
  fileprivate var firstValue: Range<Int>? {
    placeholdersByOffset.first.map { $0.offset..<$0.offset + TextVariant.placeholder.utf8.count }
  }
}
