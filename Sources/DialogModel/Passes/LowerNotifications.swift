import DialogSyntax

extension Lowering {
  /// A statement that only notifications have.
  mutating func lowerNotificationStatement(
    _ statement: Syntax, _ keyword: Keyword, of dialog: Int
  ) {
    guard var details = program.dialogs[dialog].notification else { return }
    switch keyword {
    case .delivery: details.delivery = value(statement, NotificationDetails.Delivery.self)
    case .category: details.category = value(statement, NotificationDetails.Category.self)
    case .suggest: details.suggestedStyle = value(statement, NotificationDetails.Style.self)
    case .level: details.level = value(statement, NotificationDetails.Level.self)
    case .thread: details.thread = usedName(statement.value, in: dialog)
    case .identifier: details.identifier = usedName(statement.value, in: dialog)
    case .sound: details.sound = lowerSound(statement)
    case .badge: details.badge = lowerBadge(statement, in: dialog)
    case .consent: details.consent = statement.value.map(Name.init)
    case .settings: details.settings = statement.value.map(Name.init)
    case .opens: details.destination = lowerDestination(statement, in: dialog)
    case .detail:
      details.hasDetail = true
      program.dialogs[dialog].notification = details
      return lowerDetail(statement, of: dialog)
    default: break
    }
    program.dialogs[dialog].notification = details
  }

  /// `opens CommentScreen showing comment`, a statement or an action's attribute
  mutating func lowerDestination(_ syntax: Syntax, in dialog: Int) -> Destination? {
    guard let screen = syntax.value else { return nil }
    return Destination(screen: Name(screen), value: usedName(syntax.shownName, in: dialog))
  }

  /// A name of the app's, or a parameter, which it then uses.
  private mutating func usedName(_ word: Word?, in dialog: Int) -> Name? {
    guard let word else { return nil }
    if let index = declaredParameter(word.text, in: dialog) {
      scopes[dialog].isUsed[index] = true
    } else {
      scopes[dialog].namesOfApp.append(word)
    }
    return Name(word)
  }

  private mutating func lowerSound(_ statement: Syntax) -> NotificationDetails.Sound? {
    if let file = statement.soundFile {
      let length = statement.duration.flatMap { milliseconds($0) }
      return .file(file.plainText, milliseconds: length)
    }
    guard let word = statement.value else { return nil }
    switch word.text {
    case "default": return .standard
    case "none": return NotificationDetails.Sound.none
    default:
      report(.unknownValue(word, of: .sound, known: Keyword.sound.values))
      return nil
    }
  }

  /// `2s`, `1.5s`, `500ms`
  private mutating func milliseconds(_ word: Word) -> Int? {
    let digits = word.text.prefix { $0.isNumber || $0 == "." }
    let unit = word.text.dropFirst(digits.count)
    let scale = unit == "s" ? 1000.0 : unit == "ms" ? 1.0 : nil
    guard let scale, let amount = Double(digits), amount <= 86_400 else {
      report(.invalidDuration(word))
      return nil
    }
    return Int(amount * scale + 0.5)
  }

  private mutating func lowerBadge(
    _ statement: Syntax, in dialog: Int
  ) -> NotificationDetails.Badge? {
    guard let word = statement.value else { return nil }
    let count = parameter(word, expecting: .int, in: dialog)
    if let count { checkType(of: count, is: .int, at: word, in: dialog) }
    let cleared = statement.attributes.first { $0.keyword == .clearedBy }?.value
    return NotificationDetails.Badge(
      count: count, name: Name(word), clearedBy: cleared.map(Name.init))
  }

  private mutating func lowerDetail(_ statement: Syntax, of dialog: Int) {
    var seen = SeenStatements()
    for child in statement.children {
      guard let keyword = child.keyword, isFirst(child, keyword, in: &seen) else { continue }
      switch child.kind {
      case .textStatement: lowerStatement(child, keyword, of: dialog)
      case .button: lowerButton(child, .action, of: dialog)
      case .media: lowerMedia(child, of: dialog)
      default: break
      }
    }
  }

  private mutating func lowerMedia(_ statement: Syntax, of dialog: Int) {
    let name = usedName(statement.mediaName, in: dialog)
    guard let name, let kind = value(statement, NotificationDetails.Media.Kind.self) else { return }
    program.dialogs[dialog].notification?.media.append(
      NotificationDetails.Media(
        kind: kind, name: name, isLive: statement.attributes.contains { $0.keyword == .live }))
  }
}

extension NotificationDetails {
  init() {
    self.init(
      delivery: nil, category: nil, suggestedStyle: nil, level: nil, thread: nil,
      identifier: nil, sound: nil, badge: nil, consent: nil, settings: nil, destination: nil,
      media: [],
      hasDetail: false)
  }
}
