extension RandomDialog {
  /// Asks for something to be typed.
  mutating func writeInput() {
    chance.use(.alert, .input, .defaultButton)
    begin("alert", "Edit")
    add("purpose input")
    let phrase = Phrase(
      "Edit \(noun.english)", "\(noun.korean) 편집", "تعديل \(noun.arabic)")
    add("title", phrase, key: "title")
    addField("first", "Name", "이름", "الاسم")
    if chance.oneIn(2) { addField("second", "Details", "세부사항", "التفاصيل") }
    add("button save", Phrase("Save", "저장", "حفظ"), key: "save", " default")
    addCancel()
  }

  private mutating func addField(
    _ name: String, _ english: String, _ korean: String, _ arabic: String
  ) {
    let kind = chance.choose(FieldKind.all) { $0.constructs }
    let placeholder = text(Phrase(english, korean, arabic), key: name)
    var attributes = kind.attributes
    if !kind.constructs.contains(.secure) { attributes += initialValue(of: name) }
    if chance.wants(.required, oneIn: 2) { attributes += " required" }
    attributes += condition(.fieldCondition)
    add("field \(name) \(placeholder)\(attributes)")
  }

  private mutating func initialValue(of name: String) -> String {
    if chance.wants(.initialParameter, oneIn: 4) {
      add(parameter: "\(name)Value: String")
      return " initial \(name)Value"
    }
    guard chance.wants(isApart ? .translationPart : .initialText, oneIn: 4) else { return "" }
    chance.use(.initialText)
    return " initial " + text(Phrase("New", "신규", "جديد"), key: "\(name).initial")
  }
}

/// What a field is for.
private struct FieldKind {
  let attributes: String
  let constructs: [Construct]

  private init(_ attributes: String, _ constructs: Construct...) {
    self.attributes = attributes
    self.constructs = constructs
  }

  static let all = [
    FieldKind(" keyboard text content name", .textKeyboard, .nameContent),
    FieldKind(" keyboard email content email", .emailKeyboard, .emailContent),
    FieldKind(" keyboard email content username", .emailKeyboard, .username),
    FieldKind(" content password secure", .password, .secure),
    FieldKind(" content newPassword secure", .newPassword, .secure),
    FieldKind(" keyboard number content oneTimeCode", .numberKeyboard, .oneTimeCode),
    FieldKind(" keyboard phone content phone", .phoneKeyboard, .phoneContent),
    FieldKind(" keyboard url content url", .urlKeyboard, .urlContent),
    FieldKind(" keyboard decimal", .decimalKeyboard),
    FieldKind(" content address", .address),
  ]
}
