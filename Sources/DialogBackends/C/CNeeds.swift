import DialogLocales
import DialogModel

/// What texts are written with besides strings, as the runtime’s `program.h` counts it: a text
/// brings no more of the runtime into a program than it needs.
struct CNeeds: OptionSet, Hashable {
  let rawValue: Int

  static let integers = CNeeds(rawValue: 0x1)
  static let doubles = CNeeds(rawValue: 0x2)
  static let dates = CNeeds(rawValue: 0x4)
  static let distances = CNeeds(rawValue: 0x8)
  static let currencies = CNeeds(rawValue: 0x10)
  static let sizes = CNeeds(rawValue: 0x20)
  static let lists = CNeeds(rawValue: 0x40)
  static let korean = CNeeds(rawValue: 0x80)
  static let english = CNeeds(rawValue: 0x100)
  static let french = CNeeds(rawValue: 0x200)
  static let turkish = CNeeds(rawValue: 0x400)
  static let plurals = CNeeds(rawValue: 0x800)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Of a value in a format of its type.
  init(_ type: ParameterType, _ format: Segment.Format? = nil) {
    switch type {
    case .int: self = .integers
    case .double: self = .doubles
    case .date: self = format == .relative ? [.distances, .plurals] : .dates
    case .currency: self = .currencies
    case .bytes: self = [.sizes, .plurals]
    case .stringList: self = .lists
    case .string, .url, .bool, .enumeration: self = []
    }
  }

  /// Of a text whose values are those of a dialog.
  init(_ segments: [Segment], _ parameters: [Parameter]) {
    self = []
    for segment in segments {
      switch segment {
      case .text: break
      case .value(let value):
        if let index = value.parameter { formUnion(CNeeds(parameters[index].type, value.format)) }
        if let agreement = value.agreement { formUnion(CNeeds(agreement.classifier)) }
      case .selection(let selection):
        if selection.kind == .plural { formUnion(.plurals) }
        for arm in selection.arms { formUnion(CNeeds(arm.segments, parameters)) }
      }
    }
  }

  private init(_ classifier: AgreementKind.Classifier) {
    switch classifier {
    case .koreanFinal: self = .korean
    case .englishInitial: self = .english
    case .frenchInitial: self = .french
    case .turkishFinal: self = .turkish
    }
  }

  /// What the functions that write it are called after: `81`.
  var name: String { rawValue == 0 ? "0" : String(rawValue, radix: 16) }

  /// `DIALOG_INTEGERS | DIALOG_IN_KOREAN`; `0` of strings alone.
  var expression: String {
    let names = CNeeds.constants.filter { contains($0.needs) }.map { "DIALOG_" + $0.name }
    return names.isEmpty ? "0" : names.joined(separator: " | ")
  }

  private static let constants: [(needs: CNeeds, name: String)] = [
    (.integers, "INTEGERS"), (.doubles, "DOUBLES"), (.dates, "DATES"), (.distances, "DISTANCES"),
    (.currencies, "CURRENCIES"), (.sizes, "SIZES"), (.lists, "LISTS"), (.korean, "IN_KOREAN"),
    (.english, "IN_ENGLISH"), (.french, "IN_FRENCH"), (.turkish, "IN_TURKISH"),
    (.plurals, "PLURALS"),
  ]
}
