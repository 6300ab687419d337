import DialogLocales
import DialogModel
import DialogReading

/// How many texts are of each register.
struct RegisterCounts {
  private var counts: [Register: Int] = [:]

  mutating func add(_ register: Register, times count: Int = 1) {
    counts[register, default: 0] += count
    if counts[register] == 0 { counts[register] = nil }
  }

  mutating func add(_ other: RegisterCounts, times sign: Int = 1) {
    for (register, count) in other.counts { add(register, times: sign * count) }
  }

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

  fileprivate static func number(_ register: Register) -> UInt64 {
    UInt64(inOrder.firstIndex(of: register)!)
  }
}

/// The registers of a project's texts, language by language.
struct RegisterHabits: Fact {
  typealias Share = [LanguageTag: Registered]

  /// Those of one dialog's texts.
  struct Registered {
    /// How many texts are of one register alone.
    var counts = RegisterCounts()
    var all: Registers = []
  }

  /// What decides how a text should speak.
  struct Habit: Equatable {
    let settled: Register?
    let most: Register?
  }

  static let evidence = Evidence.registerHabits

  private var total: [LanguageTag: RegisterCounts] = [:]
  private let languages: [ProjectLanguage]
  private let sourceLanguage: ProjectLanguage

  init(of project: ProjectContext) {
    languages = project.registerLocales.map(project.language)
    sourceLanguage = project.language(project.sourceLocale)
  }

  var answer: [LanguageTag: Habit] {
    total.filter { $1.most != nil }.mapValues { Habit(settled: $0.settled, most: $0.most) }
  }

  var answerHash: UInt64 {
    answer.hash { habit in
      [habit.settled, habit.most].reduce(0) { $0 << 2 | ($1.map(Register.number) ?? 3) }
    }
  }

  subscript(locale: LanguageTag) -> RegisterCounts { total[locale] ?? RegisterCounts() }

  mutating func add(_ share: Share) { add(share, times: 1) }
  mutating func remove(_ share: Share) { add(share, times: -1) }

  private mutating func add(_ share: Share, times sign: Int) {
    for (locale, registered) in share {
      total[locale, default: RegisterCounts()].add(registered.counts, times: sign)
    }
  }

  func share(of dialog: Dialog, in project: ProjectContext) -> Share {
    var share: Share = [:]
    if languages.isEmpty { return share }
    dialog.forEachText { _, text in
      var source: Register.Source?
      for translation in text.translations {
        guard translation.origin == .written,
          let language = languages.first(where: { $0.tag == translation.locale })
        else { continue }
        let isSource = language.tag == sourceLanguage.tag
        if source == nil, !isSource {
          source = text[sourceLanguage.tag]?.pattern.asSourceOfRegister(in: sourceLanguage)
        }
        let registers = translation.pattern.registers(
          in: language, beside: isSource ? .unknown : source ?? .unknown)
        if !registers.isEmpty { share[language.tag, default: Registered()].take(registers) }
      }
    }
    return share
  }
}

extension RegisterHabits.Registered {
  fileprivate mutating func take(_ registers: Registers) {
    let members = registers.members
    if members.count == 1 { counts.add(members[0]) }
    all.formUnion(registers)
  }
}

extension ProjectContext {
  /// The project's languages whose registers are known.
  func findRegisterLocales() -> [LanguageTag] {
    let locales = ([sourceLocale] + program.project.locales).filter {
      language($0).addressWords != nil
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
