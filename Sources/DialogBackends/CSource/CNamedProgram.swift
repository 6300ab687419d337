import DialogLocales
import DialogModel

/// A program and what its things are called in C.
struct CNamedProgram {
  let program: Program
  /// What all names begin with: `photos`.
  let prefix: String
  /// `PHOTOS`
  let constantPrefix: String
  let enums: [CNamedEnum]
  /// In the order of the program.
  let dialogs: [CDialogName]
  /// The names of enums.
  private let types: Set<String>

  init(_ program: Program) {
    self.program = program
    let prefix = CIdentifier.prefix(program.project.artifactName)
    self.prefix = prefix
    constantPrefix = prefix.uppercased()
    let own = CNamedProgram.ownNames(of: program.project, prefix)
    let places = program.dialogs.indices
    // Most have a name and a constant.
    var names = UniqueNames(own, room: places.count * 2)
    let words = places.map { CIdentifier.snake(program.dialogs[$0].name.text) }
    let isAlone = UniqueNames.standAlone(
      words,
      among: own.map { String($0.lowercased().dropFirst(prefix.count + 1)) }
        + program.enums.map { CIdentifier.snake($0.name.text) })
    enums = program.enums.map { CNamedEnum($0, prefix, &names) }
    types = Set(enums.map(\.name))
    dialogs = places.map { place in
      CDialogName(
        place, of: program.dialogs, word: words[place], isAlone: isAlone[place], prefix, &names)
    }
  }

  /// A dialog with what its things are called.
  func dialog(_ place: Int) -> CNamedDialog {
    CNamedDialog(dialogs[place], of: program.dialogs[place], types: types)
  }

  static func language(_ tag: LanguageTag, _ prefix: String) -> String {
    let tag = String(tag.tag.map { $0 == "-" ? "_" : $0 })
    return "\(prefix)_LANGUAGE_\(tag)".uppercased()
  }

  /// The names that a header has whatever its dialogs are called.
  private static func ownNames(of project: Project, _ prefix: String) -> [String] {
    let names = [
      "language", "languages", "dialog", "dialog_at", "project",
      "choose_language", "text",
      "app", "app_data", "enums", "enum_names", "terminal",
    ]
    let constants = [
      "H", "TERMINAL_H", "LANGUAGE_COUNT", "DIALOG_COUNT", "FUNCTION", "OBJECT", "DECLARE_ONLY",
      "DEFINE",
    ]
    return names.map { "\(prefix)_\($0)" } + project.locales.map { language($0, prefix) }
      + constants.map { "\(prefix.uppercased())_\($0)" }
  }
}

/// An enum of the program.
struct CNamedEnum {
  let type: EnumType
  /// `photos_media`
  let name: String
  /// `PHOTOS_MEDIA_PHOTO`
  let constants: [String]

  init(_ type: EnumType, _ prefix: String, _ names: inout UniqueNames) {
    self.type = type
    var own = UniqueNames()
    let cases = type.cases.map { own.unique(CIdentifier.constant($0.name.text)) }
    let plain = CIdentifier.notOfSystem("\(prefix)_\(CIdentifier.snake(type.name.text))")
    name = names.unique(plain) { base in
      // A C enum has a constant.
      [base, "\(base.uppercased())_NONE"] + cases.map { "\(base.uppercased())_\($0)" }
    }
    let constant = name.uppercased()
    constants = cases.map { "\(constant)_\($0)" }
  }
}
