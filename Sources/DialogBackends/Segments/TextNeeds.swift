import DialogLocales
import DialogModel

/// What the texts of a program need a language to be known for, so that nothing else of it is
/// written.
struct TextNeeds {
  private(set) var formats: Set<Segment.Format> = []
  private(set) var hasPlurals = false
  private(set) var readers: Set<AgreementKind.Classifier> = []

  /// - Parameter conventions: of the program's locales, in their order.
  init(of program: Program, _ conventions: [TextConventions]) {
    let locales = program.project.locales
    for dialog in program.dialogs {
      dialog.forEachText { element, text in
        var scope = PatternScope(parameters: dialog.parameters, enums: program.enums)
        if case .button(let index) = element {
          scope.element = dialog.buttons[index].repetition?.variable.text
        }
        for (locale, conventions) in zip(locales, conventions) {
          guard let translation = text[locale] else { continue }
          add(scope.segments(of: translation.pattern, conventions))
        }
      }
      for field in dialog.fields {
        guard case .parameter(let index) = field.initial else { continue }
        formats.insert(Segment.Format(.plain, of: dialog.parameters[index].type))
      }
    }
  }

  private mutating func add(_ segments: [Segment]) {
    for segment in segments {
      switch segment {
      case .text: break
      case .value(let value):
        formats.insert(value.format)
        if let agreement = value.agreement { readers.insert(agreement.classifier) }
      case .selection(let selection):
        if selection.kind == .plural { hasPlurals = true }
        for arm in selection.arms { add(arm.segments) }
      }
    }
  }

  func needs(_ format: Segment.Format) -> Bool { formats.contains(format) }
}
