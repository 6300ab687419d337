import DialogBackends
import DialogCompiler
import DialogFindings
import DialogLocales
import DialogModel
import DialogSupport
import DialogSyntax

/// Gathers what is told of a place.
struct HoverWriter {
  private(set) var blocks: [Hover.Block] = []
  /// What it is about, in bytes of the piece.
  private(set) var range: ByteRange?
  let file: EditedFile
  let place: Place
  let program: Program

  init(_ file: EditedFile, _ place: Place) {
    self.file = file
    self.place = place
    program = file.project.workspace.programInAnyOrder
  }

  mutating func add(_ block: Hover.Block) { blocks.append(block) }

  // MARK: Findings

  /// The guideline behind the first in full, and of the others what they want.
  mutating func add(_ findings: [Diagnostic]) {
    var told: Set<RuleID> = []
    for finding in findings where told.insert(finding.rule).inserted {
      guard let rule = allRules.first(where: { $0.id == finding.rule }) else { continue }
      if told.count == 1 {
        add(Topic.rule(rule.id.name))
      } else {
        add(.rows([(rule.id.name, rule.summary)]))
      }
    }
  }

  // MARK: Places

  mutating func addPlace() {
    switch place.spot {
    case .word(let token): addWord(token)
    case .string(let token, let spot): addString(token, spot)
    case .space, .comment: break
    }
  }

  private mutating func addWord(_ token: Int) {
    range = place.tree.tokens.range(token)
    if let mention = file.mention(at: place) {
      range = mention.word.range.bytes
      add(mention.symbol)
    } else if let (keyword, owner) = keyword(token) {
      add(Topic.keyword(keyword, in: owner))
      if Keyword.declarations.contains(keyword) { addDrawing() }
    } else if let parameter = place.node(.parameter), let type = ParameterSyntax(parameter).type {
      add(Topic.type(type.text))
    }
  }

  /// The keyword that a token is, and that of the declaration or block that it stands in.
  private func keyword(_ token: Int) -> (Keyword, Keyword?)? {
    guard let node = place.nodes.last(where: { $0.firstToken <= token }),
      let keyword = Keyword(rawValue: place.word?.text ?? "")
    else { return nil }
    let isFirst = node.keywordToken == token || node.firstToken == token
    let isModifier = [.sensitive, .not, .in, .showing, .by, .of].contains(keyword)
    guard isFirst || isModifier else { return nil }
    let owner = place.nodes.dropLast().last {
      [.project, .dialog, .blockStatement].contains($0.kind)
    }
    return (keyword, node == owner ? nil : owner?.keyword)
  }

  private mutating func addString(_ token: Int, _ spot: Place.StringSpot) {
    range = place.tree.tokens.range(token)
    if case .placeholder(let placeholder) = spot {
      let tokens = (placeholder.name.start, (placeholder.style ?? placeholder.name).end)
      range = ByteRange(tokens.0, tokens.1)
      addPlaceholder(placeholder)
    } else if let element = element {
      addTexts(of: element)
      addDrawing()
    } else if let term = place.node(.term), let text = text(ofTerm: term) {
      addRows(of: text, in: nil)
    }
  }

  // MARK: Dialogs

  /// The dialog that the place is in, or in a translation of which.
  var dialog: Dialog? {
    guard let declaration = place.declaration else { return nil }
    let name =
      declaration.kind == .translation
      ? TranslationDeclaration(declaration).dialog : DialogDeclaration(declaration).name
    guard let name, declaration.kind == .dialog || declaration.kind == .translation else {
      return nil
    }
    return program.dialogIndex[name.text].map { program.dialogs[$0] }
  }

  /// The language of the text that the place is in; else the source language.
  var language: LanguageTag {
    var word: Word?
    if let row = place.node(.languageRow) {
      word = LanguageRow(syntax: row).language
    } else if let declaration = place.declaration, declaration.kind == .translation {
      word = TranslationDeclaration(declaration).language
    }
    let tag = word.flatMap { LanguageTag($0.text) }
    return tag.flatMap { program.project.locales.contains($0) ? $0 : nil }
      ?? program.project.sourceLocale
  }

  /// The dialog as it will stand.
  mutating func addDrawing() {
    guard let dialog else { return }
    addDrawing(of: dialog.name.text)
  }

  mutating func addDrawing(of name: String) {
    guard let drawing = file.project.workspace.drawing(ofDialog: name, in: language) else { return }
    add(.drawing(drawing.rows.joined(separator: "\n")))
    if !drawing.details.isEmpty { add(.drawing(drawing.details.joined(separator: "\n"))) }
    for remark in drawing.remarks { add(.paragraph(remark)) }
  }

  /// The text of the dialog that the place is in.
  private var element: Element? {
    guard let dialog else { return nil }
    let offset = place.offset
    var found: Element?
    dialog.forEachText { element, text in
      let isHere = text.translations.contains {
        $0.range.file == place.tree.id && $0.range.bytes.isAt(offset)
      }
      if isHere { found = element }
    }
    return found
  }

  // MARK: Texts

  /// What an element says in all its languages.
  mutating func addTexts(of element: Element) {
    guard let dialog, let text = dialog[element] else { return }
    addRows(of: text, in: dialog)
  }

  mutating func addRows(of text: Text, in dialog: Dialog?) {
    let rows = program.project.locales.compactMap { locale in
      text[locale].map {
        (name: locale.tag, text: Message.verbatim($0.pattern.outline(in: dialog, program)))
      }
    }
    let missing = program.project.locales.filter { text[$0] == nil }.map(\.tag)
    if !rows.isEmpty { add(.rows(rows)) }
    if !missing.isEmpty {
      let tags = missing.joined(separator: ", ")
      add(.paragraph(Message(en: "not written in \(tags)", ko: "\(tags) 텍스트가 없습니다")))
    }
  }

  private func text(ofTerm term: Syntax) -> Text? {
    let name = term.word(term.keywordToken).text
    return program.terms.first { $0.name.text == name }?.text
  }

  // MARK: Placeholders

  private mutating func addPlaceholder(_ placeholder: PlaceholderSpot) {
    let name = place.tree.file.text(placeholder.name)
    let style = placeholder.style.map(place.tree.file.text)
    guard let dialog, let index = dialog.parameters.firstIndex(where: { $0.name.text == name })
    else { return }
    addParameter(index, of: dialog)
    if let style { add(.paragraph(styleMeaning(style))) }
    addExample(index, of: dialog, style: style)
  }

  mutating func addParameter(_ index: Int, of dialog: Dialog) {
    let parameter = dialog.parameters[index]
    let type = parameter.type.keyword(in: program.enums)
    let sensitive = parameter.isSensitive ? "sensitive " : ""
    add(.source("\(sensitive)\(parameter.name.text): \(type)"))
    if !parameter.documentation.isEmpty { add(.paragraph(.verbatim(parameter.documentation))) }
    add(.paragraph(parameter.type.meaning))
  }

  /// A value as it is written in the language of the place.
  mutating func addExample(_ index: Int, of dialog: Dialog, style: String?) {
    guard let checked = file.project.workspace.dialog(named: dialog.name.text),
      !Placeholder.Style.isUnreadable(dialog.parameters[index].type)
    else { return }
    let values = dialog.parameters.map(ParameterValue.example)
    let formatter = TextFormatter(checked, values: values, locale: language)
    let shown = formatter.format(
      index, style: style.map(Placeholder.Style.init(written:)) ?? .plain)
    add(.paragraph(.example(shown, in: language)))
  }
}

extension Message {
  fileprivate static func example(_ shown: String, in language: LanguageTag) -> Message {
    Message(en: "for example “\(shown)” in \(language)", ko: "\(language)의 예: “\(shown)”")
  }
}
