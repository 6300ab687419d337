import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

extension Lowering {
  /// - Parameters:
  ///   - declaration: nil where no file has one.
  ///   - edition: holds over the project's own, where given.
  ///   - spoken: the languages that texts name, as they are written.
  mutating func lowerProject(
    _ declaration: ProjectDeclaration?, edition: Edition?, spoken: Set<String>
  ) {
    if let declaration {
      program.project.name = declaration.name.map(Name.init)
      program.project.range = declaration.syntax.range
      if let name = program.project.name { checkProjectName(name) }
      program.project.documentation = declaration.syntax.documentation
      marking(.nameUnknownLanguage, .project) { $0.lowerProjectStatements(declaration, spoken) }
    }
    if let edition { program.project.edition = edition }
  }

  private mutating func checkProjectName(_ name: Name) {
    if let finding = Diagnostic.reservedName(name) {
      report(finding)
    } else {
      checkStyle(name, .upperCamelCase)
    }
  }

  private mutating func lowerProjectStatements(
    _ declaration: ProjectDeclaration, _ spoken: Set<String>
  ) {
    var seen = SeenStatements()
    for statement in declaration.statements {
      guard let keyword = statement.keyword, isFirst(statement, keyword, in: &seen) else {
        continue
      }
      // Texts need the languages, which any later statement may name.
      if keyword == .locales {
        lowerLocales(statement, spoken)
      } else if keyword != .app {
        lowerProjectStatement(statement, keyword)
      }
    }
    gatherLocales()
    for statement in declaration.statements where statement.keyword == .app {
      lowerApp(statement)
    }
  }

  private mutating func lowerProjectStatement(_ statement: Syntax, _ keyword: Keyword) {
    switch keyword {
    case .guidelines: lowerEdition(statement)
    case .source: lowerSource(statement)
    case .devices: program.project.devices = statement.listElements.map(Name.init)
    case .textSize: program.project.textSize = statement.value.map(Name.init)
    case .notifications: lowerNotificationSettings(statement)
    case .rules: lowerRuleSettings(statement)
    default: break
    }
  }

  private mutating func lowerApp(_ statement: Syntax) {
    guard let text = statement.textSyntax, program.project.app == nil else { return }
    scopes.append(ParameterScope())
    program.project.app = lowerText(
      text, documentation: statement.documentation, in: scopes.count - 1)
    scopes.removeLast()
  }

  private mutating func lowerEdition(_ statement: Syntax) {
    guard let word = statement.value else { return }
    if let edition = Int(word.text).flatMap(Edition.init) {
      program.project.edition = edition
    } else {
      report(.unknownEdition(word, known: Keyword.guidelines.values))
    }
  }

  private mutating func lowerSource(_ statement: Syntax) {
    guard let word = statement.value else { return }
    if let tag = language(word) { program.project.sourceLocale = tag }
  }

  private mutating func lowerLocales(_ statement: Syntax, _ spoken: Set<String>) {
    program.project.namesLocales = true
    var tags: [LanguageTag] = []
    var places: [LanguageTag: SourceRange] = [:]
    let words = statement.listElements
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1].range : nil
      guard let tag = locale(word, after: before, spoken) else { continue }
      if let first = places[tag] {
        report(.repeated(word, as: tag, first: first))
      } else {
        places[tag] = word.range
        tags.append(tag)
      }
    }
    program.project.locales = tags
  }

  /// A language of the list. A country’s code that is also a language’s stands for the country where
  /// texts are in its language and none in the other.
  private mutating func locale(
    _ word: Word, after before: SourceRange?, _ spoken: Set<String>
  ) -> LanguageTag? {
    if let meant = LanguageTag(word.text).flatMap(MistakenTags.country) {
      listsCountries = true
      if spoken.contains(meant), !spoken.contains(word.text) {
        report(.countryAsLanguage(word, meant: meant))
        return LanguageTag(meant)
      }
    }
    let count = findings.count
    let tag = language(word)
    if tag == nil, findings.count > count, let before {
      let range = SourceRange(word.range.file, ByteRange(before.end, word.range.end))
      findings[count].fixes = [
        FixIt(Message(en: "take it off the list", ko: "목록에서 빼기"), .remove(range))
      ]
    }
    return tag
  }

  /// The source language stands first, named or not.
  private mutating func gatherLocales() {
    let source = program.project.sourceLocale
    let others = program.project.locales.filter { $0 != source }
    program.project.locales = [source] + (program.project.namesLocales ? others : [])
    languages = KnownLanguages()
  }

  private mutating func lowerNotificationSettings(_ statement: Syntax) {
    var seen = SeenStatements()
    for child in statement.children {
      guard let keyword = child.keyword, isFirst(child, keyword, in: &seen) else { continue }
      let name = child.value.map(Name.init)
      switch keyword {
      case .permission: program.project.notificationPermission = name
      case .settings: program.project.notificationSettings = name
      default: break
      }
    }
  }

  private mutating func lowerRuleSettings(_ statement: Syntax) {
    if let word = statement.value {
      program.project.release = Release(word.text)
      if program.project.release == nil { report(.unknownRelease(word)) }
    }
    for child in statement.children {
      guard let (rule, setting) = child.ruleSetting else { continue }
      let severity = Severity(rawValue: setting.text)
      if severity == nil, setting.text != "off" {
        report(.unknownSetting(setting))
        continue
      }
      program.project.ruleSettings.append(
        Project.RuleSetting(
          rule: RuleID(rule.text), severity: severity, ruleRange: rule.range, range: child.range))
    }
  }
}

/// The statements of a block met so far, for those that may stand only once.
struct SeenStatements {
  /// As few as there are keywords, so that they are looked through sooner than a word is hashed.
  private var all: [(keyword: Keyword, statement: Syntax)] = []
  private static let usualCount = 4

  /// The first statement of a keyword; one that is none is the first.
  mutating func first(_ keyword: Keyword, or statement: Syntax) -> Syntax? {
    if let place = all.firstIndex(where: { $0.keyword == keyword }) { return all[place].statement }
    if all.isEmpty { all.reserveCapacity(SeenStatements.usualCount) }
    all.append((keyword, statement))
    return nil
  }
}

extension Lowering {
  /// Reports a statement that repeats an earlier one of its block; true where it is the first.
  mutating func isFirst(
    _ statement: Syntax, _ keyword: Keyword, in seen: inout SeenStatements
  ) -> Bool {
    switch statement.kind {
    case .button, .field, .media, .ruleSetting, .refusedStatement, .skipped, .directive:
      return true
    default: break
    }
    if let first = seen.first(keyword, or: statement) {
      let name = Name(keyword.rawValue, at: statement.keywordRange)
      let element = TextRole(rawValue: keyword.rawValue)?.rawValue
      let isSame = statement.written == first.written
      about(element: element) {
        $0.report(
          .repeated(name, first: first.keywordRange, removing: isSame ? statement.line : nil))
      }
      return false
    }
    return true
  }
}
