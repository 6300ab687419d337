import DialogLocales
import DialogModel

/// What texts need a language to be known for, so that nothing else of it is written.
struct TextNeeds: OptionSet {
  let rawValue: UInt64

  static let plurals = TextNeeds(rawValue: 1)

  /// To write values in a format.
  static func format(_ format: Segment.Format) -> TextNeeds {
    TextNeeds(rawValue: 1 << (1 + format.place))
  }

  /// To tell how values sound.
  static func reader(_ reader: AgreementKind.Classifier) -> TextNeeds {
    TextNeeds(rawValue: 1 << (1 + Segment.Format.count + reader.place))
  }
}

extension TextNeeds {
  /// - Parameter conventions: of the program's locales, in their order.
  init(of program: Program, _ conventions: [TextConventions]) {
    self = []
    for dialog in program.dialogs { formUnion(TextNeeds(of: dialog, in: program, conventions)) }
  }

  private init(of dialog: Dialog, in program: Program, _ conventions: [TextConventions]) {
    self = []
    dialog.forEachText { element, text in
      var scope = PatternScope(parameters: dialog.parameters, enums: program.enums)
      if case .button(let index) = element {
        scope.element = dialog.buttons[index].repetition?.variable.text
      }
      for (locale, conventions) in zip(program.project.locales, conventions) {
        guard let index = text.index(of: locale),
          text.translations[index].pattern.plainText == nil
        else { continue }
        add(scope.segments(of: text.translations[index].pattern, conventions))
      }
    }
    formUnion(TextNeeds(ofInitialsIn: dialog))
  }

  /// Those of values that fields begin with.
  init(ofInitialsIn dialog: Dialog) {
    self = []
    for field in dialog.fields {
      guard case .parameter(let index) = field.initial else { continue }
      formUnion(.format(Segment.Format(.plain, of: dialog.parameters[index].type)))
    }
  }

  /// Those of a text in one language.
  init(_ segments: [Segment]) {
    self = []
    add(segments)
  }

  private mutating func add(_ segments: [Segment]) {
    for segment in segments {
      switch segment {
      case .text: break
      case .value(let value):
        formUnion(.format(value.format))
        if let agreement = value.agreement { formUnion(.reader(agreement.classifier)) }
      case .selection(let selection):
        if selection.kind == .plural { formUnion(.plurals) }
        for arm in selection.arms { add(arm.segments) }
      }
    }
  }

  var hasPlurals: Bool { contains(.plurals) }

  func needs(_ format: Segment.Format) -> Bool { contains(.format(format)) }

  func needs(_ reader: AgreementKind.Classifier) -> Bool { contains(.reader(reader)) }
}

extension Segment.Format {
  fileprivate static let count = UInt64(allCases.count)
  fileprivate var place: UInt64 { UInt64(Self.allCases.firstIndex(of: self)!) }
}

extension AgreementKind.Classifier {
  fileprivate var place: UInt64 { UInt64(Self.allCases.firstIndex(of: self)!) }
}
