/// The texts of a dialog in the language of a locale.
private struct DialogTexts {
  let definition: DialogDefinition
  let values: [ProjectValue]
  let language: DialogLanguage
  let locale: Locale
  /// What a choice is repeated for.
  var element: String?

  init(_ definition: DialogDefinition, _ values: [ProjectValue], _ locale: Locale?) {
    self.definition = definition
    self.values = values
    language = DialogLanguage.suiting(locale)
    self.locale = locale ?? .current
  }

  /// The text of a place in the nearest language that has it; nil where there is none.
  func text(_ place: String) -> String? {
    let texts = definition.texts(place)
    let order = [language.tag] + language.fallback
    let found = order.lazy.compactMap { tag in
      translated(place, tag) ?? texts.first { $0.language == tag }.map { formatted($0) }
    }.first
    return found ?? texts.first.map { formatted($0) }
  }

  /// The characters of a text of the code.
  fileprivate func formatted(_ text: (language: String, text: Substring)) -> String {
    let formats = formats(text.language)
    var run = DialogTextRun(
      Array(text.text.utf8), values: values, element: element, formats: formats)
    return run.text()
  }

  fileprivate func formats(_ tag: String) -> DialogFormats {
    DialogFormats(locale: DialogLanguage.formats(tag, for: locale), tag: tag)
  }

  /// A value as it is written where nothing says how.
  func initial(_ index: Int) -> String {
    formats(language.tag).text(values[index], style: nil)
  }
}

/// A text on its way: characters and, in braces, values. A backslash stands before what is not meant as a mark.
///
///     {0}            the first value; {e} the element of a repeated choice
///     {0%}           in a style: % percent, t time, r from now
///     {0?one:…|*:…}  one of several texts: =1 the number itself, a plural category or the place of a case, * else
///     {0~k+을|를}     the value and the form beside it that agrees with its sound; - the form alone
private struct DialogTextRun {
  let bytes: [UInt8]
  let values: [ProjectValue]
  let element: String?
  let formats: DialogFormats
  private var place = 0

  init(_ bytes: [UInt8], values: [ProjectValue], element: String?, formats: DialogFormats) {
    self.bytes = bytes
    self.values = values
    self.element = element
    self.formats = formats
  }

  mutating func text() -> String {
    var written: [UInt8] = []
    while place < bytes.count, let byte = next(), byte != UInt8(ascii: "|"),
      byte != UInt8(ascii: "}")
    {
      switch byte {
      case UInt8(ascii: "{"): written += value().utf8
      case UInt8(ascii: "\\"): written.append(escaped())
      default: written.append(byte)
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  private mutating func escaped() -> UInt8 {
    let byte = next() ?? UInt8(ascii: "\\")
    switch byte {
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "r"): return UInt8(ascii: "\r")
    default: return byte
    }
  }

  /// What stands between braces, from after the first to after the last.
  private mutating func value() -> String {
    let operand = prefix {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: "e")
    }
    let value = Int(operand).map { values[$0] } ?? .text(element ?? "")
    let style = prefix { "%tr".utf8.contains($0) }.first
    switch next() {
    case UInt8(ascii: "?"): return arm(value)
    case UInt8(ascii: "~"): return agreement(value, style)
    default: return formats.text(value, style: style)
    }
  }

  private mutating func prefix(_ belongs: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func arm(_ value: ProjectValue) -> String {
    let keys = formats.keys(of: value)
    var best: (rank: Int, text: String)?
    repeat {
      let key = prefix { $0 != UInt8(ascii: ":") }
      place += 1
      let written = text()
      if let rank = keys.firstIndex(of: key), rank < best?.rank ?? keys.count {
        best = (rank, written)
      }
    } while place > 0 && bytes[place - 1] == UInt8(ascii: "|")
    return best?.text ?? ""
  }

  private mutating func agreement(_ value: ProjectValue, _ style: Character?) -> String {
    let reader = next() ?? 0
    let isWritten = next() == UInt8(ascii: "+")
    var forms: [String] = []
    repeat { forms.append(text()) } while bytes[place - 1] == UInt8(ascii: "|")
    let written = formats.text(value, style: style)
    var spoken = written
    if case .list(let items) = value { spoken = items.last ?? "" }
    let form = forms[DialogSounds.place(of: spoken, read: reader, among: forms.count)]
    if !isWritten { return form }
    // English and French words come before the value, Korean and Turkish ones after it.
    return reader == UInt8(ascii: "a") || reader == UInt8(ascii: "f")
      ? form + written : written + form
  }
}
