import DialogFindings
import DialogLanguage
import DialogModel

extension Rule {
  static let l10nRegister = Rule(
    "l10n/register", .always(.warning), from: [.dialogc("Register")],
    summary: Message(
      en: "a dialog, and the project, speaks to people in one way",
      ko: "한 대화상자와 프로젝트 전체에서 말투가 같아야 합니다"),
    reason: Message(
      en: """
        Du in the title and Sie in the message sound like two people. What most texts of the project \
        say wins. Korean 하세요 and ~까요 go with 합니다체 as well as with 해요체.
        """,
      ko: """
        제목은 ‘삭제됩니다’인데 메시지는 ‘삭제돼요’이면 두 사람이 말하는 것 같습니다. 프로젝트에서 더 많이 쓰는 말투를 따릅니다. \
        ‘하세요’와 ‘~까요’는 합니다체와 해요체에 모두 어울립니다.
        """),
    examples: [
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "It can’t be restored."  ko "이 앨범은 복구할 수 없습니다." }
          message { en "Its photos stay in the library."  ko "⟦사진은 보관함에 남아요.⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete your album?"  de "Möchten Sie Ihr Album löschen?" }
          message { en "Your photos stay in the library."  de "⟦Deine Fotos bleiben in der Mediathek.⟧" }
          button delete destructive
          cancel
        }
        """),
      RuleExample(
        """
        alert DeleteAlbum {
          purpose destructive
          title { en "Delete this album?"  ko "이 앨범을 삭제할까요?" }
          message { en "Its photos stay in the library."  ko "사진은 보관함에 남습니다." }
          button delete destructive
          cancel
        }
        """),
    ],
    check: .comparison { context, findings in
      for locale in context.project.registerLocales {
        context.reportRegisters(of: locale, &findings)
      }
    })
}

extension DialogContext {
  fileprivate func reportRegisters(of locale: LanguageTag, _ findings: inout Findings) {
    let all = project.registerCounts(of: locale)
    let settled = all.settled
    let registers = project.registers(of: locale, inDialog: index)
    guard registers.members.contains(where: { $0 != settled }) else { return }
    let isCourteousBesidePlain = registers.contains(.courteous) && registers.contains(.familiar)
    if settled == nil, registers.members.count < 2, !isCourteousBesidePlain { return }
    let texts = variants.compactMap { variant -> (variant: TextVariant, registers: [Register])? in
      guard variant.locale == locale, variant.mayTellRegister else { return nil }
      let registers = variant.reading.registerClues.registers(beside: sourceOfRegister(variant))
        .members
      return registers.isEmpty ? nil : (variant, registers)
    }
    guard let first = texts.first?.registers.first else { return }
    var own = RegisterCounts()
    for register in texts.flatMap(\.registers) { own.add(register) }
    let beside = isCourteousBesidePlain ? Register.polite : nil
    guard let wanted = own.isMixed ? all.most ?? own.most ?? first : settled ?? beside else {
      return
    }
    for (variant, registers) in texts {
      guard let other = registers.first(where: { $0 != wanted }) else { continue }
      findings.report(.mixed(other, wanted, locale), in: variant)
    }
  }
}

extension DialogContext {
  /// What the English text that a variant translates tells of it.
  private func sourceOfRegister(_ variant: TextVariant) -> Register.Source {
    if variant.isSource { return .unknown }
    let sources = sourceVariants(of: variant.element).map(\.reading.asSourceOfRegister)
    return Register.Source(joining: sources)
  }
}

/// How many texts are of each register.
struct RegisterCounts {
  private var counts: [Register: Int] = [:]

  mutating func add(_ register: Register) { counts[register, default: 0] += 1 }

  var isMixed: Bool { counts.count > 1 }

  /// The register of most texts; nil of a tie.
  var most: Register? {
    let largest = counts.values.max() ?? 0
    let registers = Register.inOrder.filter { counts[$0] == largest }
    return registers.count == 1 ? registers[0] : nil
  }

  /// The register that a project has decided for: of six texts at least, and of four fifths.
  var settled: Register? {
    let total = counts.values.reduce(0, +)
    guard let most, total >= 6, counts[most]! * 5 >= total * 4 else { return nil }
    return most
  }
}

extension Register {
  fileprivate static let inOrder: [Register] = [.formal, .polite, .familiar]
}

extension TextVariant {
  fileprivate var mayTellRegister: Bool { !isTerm && traits.letterCount > 3 }
}

/// The registers of a project's texts.
struct ProjectRegisters {
  /// How many texts of a language are of each.
  private(set) var counts: [LanguageTag: RegisterCounts] = [:]
  /// By dialog, those of all its texts in a language.
  private var byDialog: [LanguageTag: [Registers]] = [:]

  init(_ project: ProjectContext) {
    let languages = project.registerLocales.map(project.language)
    for locale in project.registerLocales {
      counts[locale] = RegisterCounts()
      byDialog[locale] = Array(repeating: [], count: project.program.dialogs.count)
    }
    project.program.forEachText { dialog, _, text in
      let translations = text.translations
      var source: Register.Source?
      for rank in translations.indices {
        if case .term = translations[rank].origin { continue }
        let locale = translations[rank].locale
        guard let language = languages.first(where: { $0.tag == locale }) else { continue }
        if source == nil {
          source = text[project.sourceLocale]?.pattern.asSourceOfRegister(
            in: project.language(project.sourceLocale))
        }
        let isSource = locale == project.sourceLocale
        let registers = translations[rank].pattern.registers(
          in: language, beside: isSource ? .unknown : source ?? .unknown)
        if registers.isEmpty { continue }
        let members = registers.members
        if members.count == 1 { counts[locale]?.add(members[0]) }
        byDialog[locale]?[dialog].formUnion(registers)
      }
    }
  }

  func registers(of locale: LanguageTag, inDialog index: Int) -> Registers {
    byDialog[locale]?[index] ?? []
  }
}

extension ProjectContext {
  func findRegisterLocales() -> [LanguageTag] {
    let locales = ([sourceLocale] + program.project.locales).filter {
      Register.isKnown(in: $0.language)
    }
    return locales.enumerated().filter { locales.firstIndex(of: $1) == $0 }.map(\.element)
  }
}

extension Pattern {
  fileprivate func registers(
    in language: ProjectLanguage, beside source: Register.Source
  ) -> Registers {
    var registers: Registers = []
    forEachParts { parts, _ in
      let clues = language.reading(of: TextVariant.text(of: parts)).registerClues
      registers.formUnion(clues.registers(beside: source))
    }
    return registers
  }

  fileprivate func asSourceOfRegister(in language: ProjectLanguage) -> Register.Source {
    var sources: [Register.Source] = []
    forEachParts { parts, _ in
      sources.append(language.reading(of: TextVariant.text(of: parts)).asSourceOfRegister)
    }
    return Register.Source(joining: sources)
  }
}

extension Message {
  fileprivate static func mixed(
    _ register: Register, _ wanted: Register, _ locale: LanguageTag
  ) -> Message {
    let (found, usual) = (
      register.name(in: locale.language), wanted.name(in: locale.language)
    )
    return Message(
      en: "this says \(found), where other texts say \(usual); use one of them throughout",
      ko: "여기는 \(found)인데 다른 텍스트는 \(usual)입니다. 하나로 맞추세요")
  }
}
