import DialogFindings
import DialogLocales
import DialogReading
import DialogSupport

extension Rule {
  static let l10nName = Rule(
    "l10n/name", .always(.warning),
    from: [.pofilter("notranslatewords"), .weblate("Does not follow glossary")],
    summary: Message(
      en: "a translation spells the names that the source says as the source does",
      ko: "번역에서도 이름은 원본의 철자대로 씁니다"),
    reason: Message(
      en: """
        A misspelt name of the app or of a product looks like another one, is not found by searching, \
        and no spelling checker knows it. Endings of grammar, translated names and names in another \
        script are fine.
        """,
      ko: """
        앱이나 제품의 이름을 잘못 쓰면 다른 것처럼 보이고 검색되지도 않으며 맞춤법 검사기도 알아차리지 못합니다. 조사나 어미가 \
        붙은 이름, 번역한 이름, 다른 문자로 옮겨 적은 이름은 괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert SyncFailed {
          purpose problem
          title { en "Sync Failed"  ko "동기화 실패" }
          message {
            en "Sign in to MiniCloud again."
            ko "⟦MiniCluod⟧에 다시 로그인하십시오."
          }
          button ok
        }
        """,
        fixed: """
          alert SyncFailed {
            purpose problem
            title { en "Sync Failed"  ko "동기화 실패" }
            message {
              en "Sign in to MiniCloud again."
              ko "MiniCloud에 다시 로그인하십시오."
            }
            button ok
          }
          """),
      RuleExample(
        """
        alert ShareMix {
          title { en "Share “Summer Mix” with a friend?"  es "⟦¿Compartir «Mezcla de verano» con un amigo?⟧" }
          button share { en "Share"  es "Compartir" }
          cancel
        }
        """),
      RuleExample(
        """
        alert SyncFailed {
          purpose problem
          title { en "Sync Failed"  fi "Synkronointi epäonnistui" }
          message {
            en "Sign in to MiniCloud again."
            fi "Kirjaudu MiniCloudiin uudelleen."
          }
          button ok
        }
        """),
    ],
    relations: .ofTranslations,
    check: .pair { pair, findings in
      if pair.isUnchanged { return }
      for variant in pair.variants {
        if let (name, own) = pair.translatedName(in: variant) {
          findings.report(.translated(name, own), in: variant)
        }
      }
      guard let spelling = pair.variants[0].reading.language.nameSpelling else { return }
      for variant in pair.variants where variant.traits.scripts.contains(.latin) {
        for (word, name) in pair.misspeltNames(in: variant, spelling) {
          findings.report(
            .misspelt(name), in: variant, at: word,
            fixes: .one(.replace(with: name), variant.replace(word, with: name)))
        }
      }
    })
}

extension TranslationPair {
  /// The words of a translation that are surely meant to be a name of the source.
  fileprivate func misspeltNames(
    in variant: TextVariant, _ spelling: NameSpelling
  ) -> [(word: Range<Int>, name: String)] {
    let origins = counterparts(of: variant)
    guard origins.contains(where: { !$0.meaning.names.isEmpty }) else { return [] }
    let said = Set(
      origins.flatMap { origin in
        origin.meaning.latinWords.map { origin.bytes[$0.range] }
      })
    return variant.meaning.latinWords.compactMap { word in
      let letters = variant.bytes[word.range]
      if said.contains(letters) { return nil }
      for origin in origins {
        for name in origin.meaning.names {
          let wanted = origin.bytes[name.range]
          guard let fault = spelling.fault(of: letters, for: wanted),
            isCertain(fault, word, letters, name, wanted, in: variant, of: origin)
          else { continue }
          return (word.range, String(decoding: wanted, as: UTF8.self))
        }
      }
      return nil
    }
  }

  /// Whether a word can’t be but a name that it nearly is.
  private func isCertain(
    _ fault: NameSpelling.Fault, _ word: LatinWord, _ letters: ArraySlice<UInt8>,
    _ name: LatinWord, _ wanted: ArraySlice<UInt8>, in variant: TextVariant, of origin: TextVariant
  ) -> Bool {
    let isApp = variants[0].reading.language.appNameWords.contains(
      String(decoding: wanted, as: UTF8.self))
    let isOwn = isApp || !EnglishNames.isOrdinary(wanted)
    switch (fault, name.shape) {
    case (.capitals, .mixed):
      // MacOS in the source is macOS elsewhere.
      let isMended =
        wanted.first!.isASCIIUpper && letters.first!.isASCIILower && word.shape == .mixed
      if isMended || word.shape == .upper { return false }
      return isOwn || word.shape != .lower && isKeptElsewhere(wanted)
    case (.capitals, _):
      // A chat in Delta Chat.
      let isCommon = word.shape == .lower && EnglishNames.isOrdinary(wanted)
      return isApp && word.shape != .upper
        && (!isCommon || variant.saysAppName && origin.tellsNames(beside: name))
    case (.letters, .mixed): return isOwn || word.shape == .mixed
    case (.letters, .upper): return isOwn && word.shape == .upper
    case (.letters, _):
      if word.shape == .lower || word.shape == .upper { return false }
      if EnglishNames.isBrand(wanted) { return true }
      let isSure =
        isApp || EnglishNames.areExchanged(letters, wanted) || isKeptElsewhere(wanted)
      return !EnglishNames.isOrdinary(wanted) && isSure
    }
  }

  /// Whether a translation into a language of another script keeps a name in Latin letters, which
  /// names of places, people and months are not.
  private func isKeptElsewhere(_ name: ArraySlice<UInt8>) -> Bool {
    (dialog.pairsByElement[element] ?? []).contains { pair in
      !pair.conventions.scripts.isEmpty
        && !pair.conventions.scripts.contains(.latin) && pair.isTranslated
        && pair.variants.contains { $0.says(name) }
    }
  }
}

extension TextVariant {
  /// Whether the whole name of the app stands in it, in whatever case.
  fileprivate var saysAppName: Bool {
    guard let name = project.program.project.app?[project.sourceLocale]?.pattern.plainText else {
      return false
    }
    return Array(text.lowercased().utf8).range(of: name.lowercased()) != nil
  }

  /// Whether its capitals tell names: it is not in title case, as Rename Notes is, and the word does not
  /// open it.
  fileprivate func tellsNames(beside name: LatinWord) -> Bool {
    name.range.lowerBound > 0
      && meaning.latinWords.contains { $0.shape == .lower && $0.range.count > 4 }
  }

  /// Whether a word of Latin letters is one of it, in this case of letters.
  fileprivate func says(_ word: ArraySlice<UInt8>) -> Bool {
    meaning.latinWords.contains { bytes[$0.range].elementsEqual(word) }
  }
}

extension Message {
  fileprivate static func translated(_ name: String, _ own: String) -> Message {
    Message(
      en: "the source quotes the name ‘\(name)’, this ‘\(own)’; keep the name as it is",
      ko: "원본이 따옴표로 쓴 이름은 ‘\(name)’인데 번역은 ‘\(own)’입니다. 이름은 그대로 두세요")
  }

  fileprivate static func misspelt(_ name: String) -> Message {
    Message(
      en: "the source spells this name ‘\(name)’; spell it so",
      ko: "원본에서 이 이름의 철자는 ‘\(name)’입니다. 그대로 쓰세요")
  }
}
