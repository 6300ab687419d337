import DialogFindings
import DialogLanguage
import DialogModel
import DialogText

/// What rules read of a whole compilation. For one thread: it remembers what it has worked out.
final class ProjectContext {
  let program: Program
  /// The sources, for fix-its alone: rules judge what a program means, not how it is written.
  let sources: [SourceFile]
  let edition: Edition
  let sourceLocale: LanguageTag

  init(_ program: Program, sources: [SourceFile]) {
    self.program = program
    self.sources = sources
    edition = program.project.edition
    sourceLocale = program.project.sourceLocale
  }

  /// Indexes of the program's dialogs by name.
  private(set) lazy var dialogIndex: [String: Int] = Dictionary(
    program.dialogs.indices.map { (program.dialogs[$0].name.text, $0) },
    uniquingKeysWith: { first, _ in first })

  func dialog(named name: String) -> Dialog? {
    dialogIndex[name].map { program.dialogs[$0] }
  }

  private(set) lazy var englishNames: EnglishNames = makeEnglishNames()

  /// The words that English texts write without a capital, buttons apart.
  private(set) lazy var lowerEnglishWords: Set<String> = makeLowerEnglishWords()

  private var languages: [(tag: LanguageTag, language: ProjectLanguage)] = []

  /// What is known of a language, and of its texts.
  func language(_ tag: LanguageTag) -> ProjectLanguage {
    for (known, language) in languages where known == tag { return language }
    let language = ProjectLanguage(tag, of: self)
    languages.append((tag, language))
    return language
  }

  private(set) lazy var sourceTerms = language(sourceLocale).terms

  /// The languages with a form that agrees with a value.
  private(set) lazy var localesWithAgreement = findLocalesWithAgreement()

  /// The project's languages whose registers are known.
  private(set) lazy var registerLocales = findRegisterLocales()

  private lazy var registers = ProjectRegisters(self)

  /// How the texts of a language speak to people.
  func registerCounts(of locale: LanguageTag) -> RegisterCounts {
    registers.counts[locale] ?? RegisterCounts()
  }

  /// How those of one dialog do.
  func registers(of locale: LanguageTag, inDialog index: Int) -> Registers {
    registers.registers(of: locale, inDialog: index)
  }

  private var wideMarks: [LanguageTag: Bool] = [:]

  /// Whether texts in a language have question and exclamation marks of full width.
  func usesWideMarks(in locale: LanguageTag) -> Bool {
    if let known = wideMarks[locale] { return known }
    let found = findWideMarks(in: locale)
    wideMarks[locale] = found
    return found
  }

  private lazy var stopCountsByLocale = makeStopCounts()

  /// How messages end in a language.
  func stopCounts(of locale: LanguageTag) -> StopCounts {
    stopCountsByLocale[locale] ?? StopCounts()
  }

  /// The languages that texts of dialogs are written in, terms apart.
  private(set) lazy var writtenLocales: [LanguageTag] = {
    var all: [LanguageTag] = []
    program.forEachText { _, _, text in
      for index in text.translations.indices {
        let locale = text.translations[index].locale
        if !all.contains(locale), text.translations[index].origin == .written {
          all.append(locale)
        }
      }
    }
    return all
  }()

  /// What to point at where the project as a whole is meant: its name, or the first dialog's.
  var place: SourceRange {
    program.project.name?.range ?? program.dialogs.first?.name.range
      ?? SourceRange(FileID(0), ByteRange(0, 0))
  }
}
