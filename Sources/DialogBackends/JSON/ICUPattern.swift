import DialogSupport

/// Writes ICU MessageFormat patterns, in the syntax that ICU 4.8 and later read (apostrophes quote
/// only before a character that needs it).
struct ICUPattern {
  /// Whether an apostrophe is open.
  private var isQuoting = false
  /// Whether the arm being written is one of a `plural`, where `#` is the number.
  private var isInPlural = false

  /// Whether MessageFormat can say all of a text.
  static func canSay(_ segments: [Segment]) -> Bool {
    segments.allSatisfy { segment in
      switch segment {
      case .text: true
      case .value(let value): canSay(value)
      case .selection(let selection): selection.arms.allSatisfy { canSay($0.segments) }
      }
    }
  }

  private static func canSay(_ value: Segment.Value) -> Bool {
    if value.agreement != nil { return false }
    switch value.format {
    case .relative, .list: return false
    case .text, .number, .percent, .currency, .bytes, .date, .time: return true
    }
  }

  /// Writes the pattern of what `canSay` holds for, as a text of its own.
  static func write(_ segments: [Segment], to json: inout JSONWriter) {
    json.value(text: { json in
      var pattern = ICUPattern()
      pattern.write(segments, to: &json)
    })
  }

  /// Writes the pattern of characters, as a text of its own.
  static func write(_ text: String, to json: inout JSONWriter) {
    json.value(text: { json in
      var pattern = ICUPattern()
      pattern.write(text, to: &json)
    })
  }

  private mutating func write(_ segments: [Segment], to json: inout JSONWriter) {
    for segment in segments {
      switch segment {
      case .text(let text): write(text, to: &json)
      case .value(let value): write(value, to: &json)
      case .selection(let selection): write(selection, to: &json)
      }
    }
  }

  private func write(_ value: Segment.Value, to json: inout JSONWriter) {
    switch value.format {
    case .text: write(argument: value.name, "}", to: &json)
    case .number: write(argument: value.name, ", number}", to: &json)
    case .percent: write(argument: value.name, ", number, percent}", to: &json)
    case .currency: write(argument: value.name, ", number, currency}", to: &json)
    case .date: write(argument: value.name, ", date, medium}", to: &json)
    case .time: write(argument: value.name, ", time, short}", to: &json)
    case .bytes: write(bytes: value.name, to: &json)
    case .relative, .list: preconditionFailure("MessageFormat has no \(value.format)")
    }
  }

  private func write(argument name: String, _ rest: StaticString, to json: inout JSONWriter) {
    json.append(text: "{")
    json.append(name: name)
    json.append(text: rest)
  }
}

/// Characters.
extension ICUPattern {
  private mutating func write(_ text: String, to json: inout JSONWriter) {
    var text = text
    text.withUTF8 { text in
      if mayBeSpecial(text), text.contains(where: isSpecial) {
        quote(text, to: &json)
      } else {
        json.append(text: text)
      }
    }
  }

  /// A glance: few texts have any of these.
  private func mayBeSpecial(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.mayHave { word in
      word.marks(of: UInt8(ascii: "'")) | word.marks(of: UInt8(ascii: "{"))
        | word.marks(of: UInt8(ascii: "}")) | word.marks(of: UInt8(ascii: "#"))
    }
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): isInPlural
    default: false
    }
  }

  /// Doubles apostrophes and puts runs of the other special characters between apostrophes.
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>, to json: inout JSONWriter) {
    for index in text.indices {
      let byte = text[index]
      let isApostrophe = byte == UInt8(ascii: "'")
      if isApostrophe {
        json.append(text: "'")
      } else if isSpecial(byte) != isQuoting {
        json.append(text: "'")
        isQuoting.toggle()
      }
      json.append(text: UnsafeBufferPointer(rebasing: text[index...index]))
    }
    if isQuoting { json.append(text: "'") }
    isQuoting = false
  }
}

/// Sizes in bytes.
extension ICUPattern {
  /// The units of ten, each from where rounding to one decimal reaches it: 999,950 bytes are 1 MB.
  private static let byteUnits: [(from: StaticString, rest: StaticString)] = [
    ("0#{", ", number, ::unit/byte}"),
    ("|1000#{", ", number, ::scale/0.001 unit/kilobyte .#}"),
    ("|999950#{", ", number, ::scale/0.000001 unit/megabyte .#}"),
    ("|999950000#{", ", number, ::scale/0.000000001 unit/gigabyte .#}"),
    ("|999950000000#{", ", number, ::scale/0.000000000001 unit/terabyte .#}"),
  ]

  private func write(bytes name: String, to json: inout JSONWriter) {
    write(argument: name, ", choice, ", to: &json)
    for unit in ICUPattern.byteUnits {
      json.append(text: unit.from)
      json.append(name: name)
      json.append(text: unit.rest)
    }
    json.append(text: "}")
  }
}

/// Selections.
extension ICUPattern {
  private mutating func write(_ selection: Segment.Selection, to json: inout JSONWriter) {
    let isPlural = selection.kind == .plural
    write(argument: selection.name, isPlural ? ", plural," : ", select,", to: &json)
    let outer = isInPlural
    isInPlural = isPlural
    for (index, arm) in selection.arms.enumerated() {
      json.append(text: " ")
      json.append(name: standsForOther(index, in: selection) ? "other" : arm.key)
      json.append(text: " {")
      write(arm.segments, to: &json)
      json.append(text: "}")
    }
    isInPlural = outer
    json.append(text: "}")
  }

  /// ICU requires `other`: the last arm stands for it where there is none, which is right since the
  /// arms of a flag or an enum are complete.
  private func standsForOther(_ index: Int, in selection: Segment.Selection) -> Bool {
    index == selection.arms.count - 1 && !selection.arms.contains { $0.key == "other" }
  }
}

extension JSONWriter {
  fileprivate mutating func append(name: String) {
    var name = name
    name.withUTF8 { append(text: $0) }
  }
}
