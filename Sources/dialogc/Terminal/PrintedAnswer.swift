import DialogCompiler
import DialogSupport

/// An answer as it stands on standard output; the program of the terminal artifact writes the same.
struct PrintedAnswer {
  private let answer: TerminalAnswer
  private let outcome: String
  /// Those that are told: nothing secret of a dialog that was cancelled.
  private let fields: [(name: String, value: String)]

  init(_ answer: TerminalAnswer, of shown: ShownDialog) {
    self.answer = answer
    outcome = answer.choice?.name ?? shown.exit
    fields = zip(shown.fields, answer.fields)
      .filter { field, _ in !(field.isSecure && answer.isCancelled) }
      .map { field, text in (field.name, text) }
    hasFields = !shown.fields.isEmpty
  }

  private let hasFields: Bool

  func bytes(as format: AnswerFormat) -> [UInt8] {
    switch format {
    case .text: Array((outcome + "\n").utf8)
    case .lines: Array(lines.map { "\($0.name)=\($0.value)\n" }.joined().utf8)
    case .json: json
    }
  }

  /// Values are one line each: spaces stand for the ends of their lines.
  private var lines: [(name: String, value: String)] {
    var lines = [(name: "outcome", value: outcome)]
    if let element = answer.choice?.element {
      lines.append(("index", String(answer.choice!.index)))
      lines.append(("element", oneLine(element)))
    }
    if answer.choice?.input != nil { lines.append(("input", answer.input)) }
    return lines + fields.map { ("field." + $0.name, $0.value) }
  }

  /// As `dialog_line_scalar` has it: a space for what ends a line, nothing for what controls a terminal.
  private func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      let endsLine = 0x09...0x0D ~= scalar.value || [0x85, 0x2028, 0x2029].contains(scalar.value)
      if endsLine { return " " }
      return scalar.properties.generalCategory == .control ? nil : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// `{"outcome":"signIn","fields":{"email":"…"}}`
  private var json: [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("outcome", outcome)
      if let choice = answer.choice, let element = choice.element {
        json.member("index", choice.index)
        json.member("element", element)
      }
      if answer.choice?.input != nil { json.member("input", answer.input) }
      if !hasFields { return }
      json.key("fields")
      json.object { json in
        for field in fields { json.member(JSONKey(field.name), field.value) }
      }
    }
    return json.finish()
  }
}
