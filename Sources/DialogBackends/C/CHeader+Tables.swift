import DialogLocales
import DialogModel

/// What defines the dialogs, and the functions over it.
extension CHeader {
  func writeTables(_ blocks: CHeaderBlocks, to writer: inout SourceWriter) {
    let app = program.project.app.map { CAppTable($0, in: self) }
    if let app {
      writer.heading("The app’s name")
      app.write(called: "\(prefix)_app_data", to: &writer)
    }
    writer.line()
    writer.line("#define \(prefix)_APP \(app == nil ? "NULL" : "DIALOG_TABLE(\(prefix)_app)")")
    writer.line()
    writeChoice(to: &writer)
    var knowledge = CKnowledge(prefix: prefix)
    blocks.writeTables(&knowledge, to: &writer)
    writer.heading("The project")
    knowledge.write(knowledge.all, to: &writer)
    writeEnums(to: &writer)
    writeDialogs(to: &writer)
    writeProject(knowledge: knowledge.whole, to: &writer)
  }

  private func writeChoice(to writer: inout SourceWriter) {
    writer.block("\(function) \(prefix)_language \(prefix)_choose_language(const char *list)") {
      $0.line(
        "return (\(prefix)_language)dialog_choose_language(DIALOG_LANGUAGES(\(prefix)), list);")
    }
    if program.project.app == nil { return }
    writer.line()
    writeAppHead(tail: " {", to: &writer)
    writer.indented { writer in
      writer.line("dialog_instance instance = dialog_instance_with(")
      writer.line(
        "    DIALOG_LANGUAGES(\(prefix)), \(prefix)_APP, \(prefix)_APP, (size_t)language, NULL, NULL);"
      )
      writer.line("return dialog_format_app(buffer, size, &instance);")
    }
    writer.line("}")
  }

  /// Writes the functions over a table.
  func writeFunctions(
    of dialog: CNamedDialog, _ table: CDialogTable, to writer: inout SourceWriter
  ) {
    beginCall("DIALOG_SHOWS", of: dialog, to: &writer)
    endCall(table.allNeeds, to: &writer)
    for function in dialog.functions {
      switch function.writes {
      case .text(let element):
        beginCall("DIALOG_SAYS", of: dialog, to: &writer)
        writer.append(function.name, ", ", table.place(of: element), ", ")
      case .initial(let index):
        beginCall("DIALOG_HOLDS", of: dialog, to: &writer)
        writer.append(function.name, ", ", index, ", ")
      case .title:
        beginCall("DIALOG_TITLES", of: dialog, to: &writer)
        writer.append(function.name, ", ")
      case .element(let index):
        beginCall("DIALOG_REPEATS", of: dialog, to: &writer)
        writer.append(function.name, ", ", index, ", ")
      }
      endCall(table.needs(of: function), to: &writer)
    }
  }

  private func beginCall(
    _ macro: String, of dialog: CNamedDialog, to writer: inout SourceWriter
  ) {
    writer.append(macro, dialog.parametersType == nil ? "(" : "_WITH(", prefix)
    writer.append(", ", dialog.name, ", ")
  }

  private func endCall(_ needs: CNeeds, to writer: inout SourceWriter) {
    writer.append(needs.name, ")")
    writer.endLine()
  }

  // MARK: Strings

  /// Adds a text in each language of the project.
  ///
  /// - Returns: where it begins, and what it needs.
  func add(_ text: Text, _ remark: String, in scope: PatternScope, to strings: inout CStrings)
    -> CTextPlace
  {
    var place = CTextPlace(place: strings.size)
    for (index, locale) in locales.enumerated() {
      let remark = index == 0 ? remark : ""
      if let translation = text.index(of: locale) {
        let pattern = text.translations[translation].pattern
        add(pattern, index, remark, in: scope, to: &strings, &place)
      } else {
        strings.addUntranslated(remark: remark)
      }
    }
    return place
  }

  /// Adds a text in one language.
  private func add(
    _ pattern: Pattern, _ locale: Int, _ remark: String, in scope: PatternScope,
    to strings: inout CStrings, _ place: inout CTextPlace
  ) {
    if let plain = pattern.plainText {
      strings.add(plain, remark: remark)
      return
    }
    let segments = scope.segments(of: pattern, conventions[locale])
    strings.add(CTextLowering(scope: scope).program(for: segments), remark: remark)
    place.needs.formUnion(CNeeds(segments, scope.parameters))
    place.textNeeds.formUnion(TextNeeds(segments))
  }

  // MARK: The project

  private func writeEnums(to writer: inout SourceWriter) {
    if names.enums.isEmpty { return }
    var strings = CStrings()
    var rows: [String] = []
    for type in names.enums {
      rows.append("{\(strings.add(type.type.name.text)), \(type.type.cases.count)}")
      for enumCase in type.type.cases { strings.add(enumCase.name.text) }
    }
    writer.block("static const dialog_enum \(prefix)_enums[] =", "};") { writer in
      writer.wrapped(rows, hanging: 0, separator: ",")
    }
    writer.block("static const struct { \(strings.members) } \(prefix)_enum_names =", "};") {
      strings.write(to: &$0)
    }
  }

  private func writeDialogs(to writer: inout SourceWriter) {
    writeHeadOfDialogs(tail: " {", to: &writer)
    writer.line("  switch (index) {")
    for (index, dialog) in names.dialogs.enumerated() {
      writer.append("    case ", index, ": return DIALOG_TABLE(", dialog.name)
      writer.append(");")
      writer.endLine()
    }
    writer.line("    default: return NULL;")
    writer.line("  }")
    writer.line("}")
  }

  /// - Parameter knowledge: what knows how all texts are written.
  private func writeProject(knowledge: String, to writer: inout SourceWriter) {
    writer.block(
      "\(constantPrefix)_OBJECT const dialog_project \(prefix)_project =", "};"
    ) { writer in
      writer.line(
        "\(CLiteral.string(program.project.artifactName)), DIALOG_LANGUAGES(\(prefix)), \(prefix)_APP,"
      )
      writer.line("\(prefix)_dialog_at, \(names.dialogs.count),")
      writer.line(
        !names.enums.isEmpty
          ? "\(prefix)_enums, (const char *)(const void *)&\(prefix)_enum_names," : "NULL, NULL,")
      writer.line("\(knowledge)")
    }
  }
}

/// The functions that know what texts are written with: one for what a text needs together.
struct CKnowledge {
  let prefix: String
  private var written: Set<CNeeds> = []
  /// What all texts need.
  private(set) var all: CNeeds = []

  init(prefix: String) { self.prefix = prefix }

  /// Writes that of some texts, where there is none yet.
  mutating func write(_ needs: CNeeds, to writer: inout SourceWriter) {
    all.formUnion(needs)
    if !written.insert(needs).inserted { return }
    writer.line("DIALOG_NEEDS(\(prefix), \(needs.name), \(needs.expression))")
  }

  /// What knows all that any text needs.
  var whole: String { "\(prefix)_KNOWS_\(all.name)" }
}
