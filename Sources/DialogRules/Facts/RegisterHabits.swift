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

  subscript(register: Register) -> Int { counts[register] ?? 0 }

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
  private let locales: [LanguageTag]

  init(of project: ProjectContext) { locales = project.registerLocales }

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
    if locales.isEmpty { return share }
    dialog.forEachText { _, text in
      var source: Register.Source?
      for translation in text.translations {
        let locale = translation.locale
        guard translation.origin == .written, locales.contains(locale) else { continue }
        let isSource = locale == project.sourceLocale
        if source == nil, !isSource {
          source = text[project.sourceLocale].map { project.sourceOfRegister($0.pattern) }
        }
        let registers = project.registers(
          of: translation.pattern, in: locale, beside: isSource ? .unknown : source ?? .unknown)
        if !registers.isEmpty { share[locale, default: Registered()].take(registers) }
      }
    }
    return share
  }
}

// MARK: As numbers

extension RegisterHabits {
  /// For each language its place among those of the project, and what the texts in it are.
  func numbers(of share: Share) -> [UInt64]? {
    locales.indices.flatMap { place in
      share[locales[place]].map { [UInt64(place)] + $0.numbers } ?? []
    }
  }

  func share(of numbers: [UInt64]) -> Share? {
    let count = 1 + Registered.countOfNumbers
    var (share, rest): (Share, ArraySlice) = ([:], numbers[...])
    while !rest.isEmpty {
      guard rest.count >= count, rest.first! < UInt64(locales.count) else { return nil }
      share[locales[Int(rest.first!)]] = Registered(rest.dropFirst().prefix(count - 1))
      rest = rest.dropFirst(count)
    }
    return share
  }
}

extension RegisterHabits.Registered {
  fileprivate static let countOfNumbers = 1 + Register.inOrder.count

  fileprivate var numbers: [UInt64] {
    [UInt64(all.rawValue)] + Register.inOrder.map { UInt64(counts[$0]) }
  }

  fileprivate init(_ numbers: ArraySlice<UInt64>) {
    all = Registers(rawValue: UInt8(truncatingIfNeeded: numbers.first!))
    for (register, count) in zip(Register.inOrder, numbers.dropFirst()) where count > 0 {
      counts.add(register, times: Int(truncatingIfNeeded: count))
    }
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

  fileprivate func registers(
    of pattern: Pattern, in locale: LanguageTag, beside source: Register.Source
  ) -> Registers {
    var registers: Registers = []
    pattern.forEachParts { parts, _ in
      let reading = reading(of: TextVariant.text(of: parts), in: locale)
      registers.formUnion(reading.asTranslation.register.registers(beside: source))
    }
    return registers
  }

  /// - Parameter pattern: in the source language.
  fileprivate func sourceOfRegister(_ pattern: Pattern) -> Register.Source {
    var sources: [Register.Source] = []
    pattern.forEachParts { parts, _ in
      sources.append(reading(of: TextVariant.text(of: parts), in: sourceLocale).asSource.register)
    }
    return Register.Source(joining: sources)
  }
}
