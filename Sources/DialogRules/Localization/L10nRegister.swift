import DialogFindings
import DialogLocales
import DialogReading

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
    relations: .ofTranslations,
    check: .comparison { context, findings in
      for locale in context.project.registerLocales {
        context.reportRegisters(of: locale, &findings)
      }
    })
}

extension DialogContext {
  fileprivate func reportRegisters(of locale: LanguageTag, _ findings: inout Findings) {
    let all = project.fact(RegisterHabits.self)[locale]
    let settled = all.settled
    let registers = project.share(of: RegisterHabits.self, inDialog: index)[locale]?.all ?? []
    guard registers.members.contains(where: { $0 != settled }) else { return }
    let isCourteousBesidePlain = registers.contains(.courteous) && registers.contains(.familiar)
    if settled == nil, registers.members.count < 2, !isCourteousBesidePlain { return }
    let texts = variants.compactMap { variant -> (variant: TextVariant, registers: [Register])? in
      guard variant.locale == locale, variant.mayTellRegister else { return nil }
      let registers = variant.reading.asTranslation.register.registers(
        beside: sourceOfRegister(variant)
      )
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
      let names = project.language(locale).addressWords
      let name = { (register: Register) in names?.name(register, of: variant.text) ?? "" }
      if let both = variant.twoRegisters(registers, wanted) {
        findings.report(.mixedInside(name(both.0), name(both.1)), in: variant)
      } else {
        findings.report(.mixed(name(other), names?.name(wanted) ?? ""), in: variant)
      }
    }
  }
}

extension DialogContext {
  /// What the English text that a variant translates tells of it.
  private func sourceOfRegister(_ variant: TextVariant) -> Register.Source {
    if variant.isSource { return .unknown }
    let sources = sourceVariants(of: variant.element).map(\.reading.asSource.register)
    return Register.Source(joining: sources)
  }
}

extension TextVariant {
  fileprivate var mayTellRegister: Bool { !isTerm && traits.letterCount > 3 }

  /// The two ways in which it speaks by itself, the wanted one last; nil of one.
  fileprivate func twoRegisters(
    _ registers: [Register], _ wanted: Register
  ) -> (Register, Register)? {
    guard let other = registers.first(where: { $0 != wanted }) else { return nil }
    if let second = registers.first(where: { $0 != other }) { return (other, second) }
    // 하세요 is of both, and not of friends.
    let isCourteous = reading.asTranslation.register.sure.contains(.courteous)
    return isCourteous && other == .familiar ? (other, .polite) : nil
  }
}

extension Message {
  fileprivate static func mixed(_ found: String, _ usual: String) -> Message {
    Message(
      en: "this says \(found), where other texts say \(usual); use one of them throughout",
      ko: "여기는 \(found)인데 다른 텍스트는 \(usual)입니다. 하나로 맞추세요")
  }

  fileprivate static func mixedInside(_ first: String, _ second: String) -> Message {
    Message(
      en: "this text says both \(first) and \(second); use one of them throughout",
      ko: "한 텍스트에 \(first, .with) \(second, .subject) 섞여 있습니다. 하나로 맞추세요")
  }
}
