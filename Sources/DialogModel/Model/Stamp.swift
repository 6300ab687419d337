/// What `of "…"` records: the source text that a translation was made from, as a hash.
///
/// The hash is FNV-1a (RFC draft eastlake-fnv) of 64 bits over the source text's meaning, folded to
/// 32 bits, as eight hexadecimal digits. White space of the file, quotes, escapes and comments are no
/// part of it; names of parameters and styles are.
extension Program {
  /// The hash of a pattern of a dialog's text; of one that names no parameter, without a dialog.
  public func stamp(of pattern: Pattern, in dialog: Dialog?) -> String {
    var hash = StampHash()
    hash.add(pattern, self, dialog)
    return hash.text
  }
}

private struct StampHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The halves of the hash, each bit of one with that of the other.
  var text: String {
    let folded = String(UInt32(truncatingIfNeeded: value >> 32 ^ value), radix: 16)
    return String(repeating: "0", count: 8 - folded.utf8.count) + folded
  }

  mutating func add(_ pattern: Pattern, _ program: Program, _ dialog: Dialog?) {
    switch pattern {
    case .parts(let parts):
      for part in parts { add(part, dialog) }
    case .selection(let selection):
      guard let parameter = dialog?.parameters[selection.parameter] else { return }
      add(mark: 0x1C, parameter.name.text)
      for arm in selection.arms {
        add(mark: 0x1D, program.written(arm.key, of: parameter.type))
        add(mark: 0x1E, "")
        add(arm.pattern, program, dialog)
      }
      add(mark: 0x1C, "")
    }
  }

  private mutating func add(_ part: Part, _ dialog: Dialog?) {
    switch part {
    case .text(let text, _, _): add(text)
    case .placeholder(let placeholder):
      switch placeholder.value {
      case .parameter(let index): add(mark: 0x1F, dialog?.parameters[index].name.text ?? "")
      case .element: add(mark: 0x1F, "")
      }
      add(mark: 0x1F, placeholder.style.written ?? "")
      add(mark: 0x1F, "")
    }
  }

  /// A control character of ASCII, which no text holds, divides what could run together.
  private mutating func add(mark: UInt8, _ text: String) {
    add(mark)
    add(text)
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

extension Program {
  /// A key as the language writes it: `one`, `0`, `true`, `photo`, `other`.
  public func written(_ key: Selection.Key, of type: ParameterType) -> String {
    switch key {
    case .exactly(let number): String(number)
    case .category(let category): category.rawValue
    case .flag(let flag): String(flag)
    case .enumCase(let index):
      if case .enumeration(let type) = type { enums[type].cases[index].name.text } else { "" }
    case .otherwise: "other"
    }
  }
}

extension Placeholder.Style {
  /// The style as the language writes it; nil for a plain placeholder.
  public var written: String? {
    if case .agreement(let agreement) = self { return agreement.forms }
    return Placeholder.Style.keywords.first { $0.style == self }?.keyword
  }
}
