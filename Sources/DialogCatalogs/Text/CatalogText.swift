import DialogCatalogTexts
import DialogLocales
import DialogSupport

/// A text in one language as Apple’s catalogs build it: a format string, varied by plural category
/// or device, with parts that vary by themselves.
struct CatalogText {
  var variation: Variation
  /// What `%#@name@` stands for.
  var substitutions: [Substitution] = []

  struct Substitution {
    let name: String
    /// The argument that is counted, from 1; nil where the order of the text says.
    var argument: Int?
    /// `lld`
    var specifier: String?
    var variation: Variation
  }
}

indirect enum Variation {
  case unit(CatalogUnit)
  case plural([(category: PluralCategory, variation: Variation)])
  case device([(name: String, variation: Variation)])
}

/// A format string and how far its translation is.
struct CatalogUnit {
  let value: String
  let state: TranslationState
  /// Its place in the catalog.
  let range: ByteRange
}

extension Variation {
  /// The units, in the order of the catalog.
  var units: [CatalogUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .plural(let forms): forms.flatMap(\.variation.units)
    case .device(let forms): forms.flatMap(\.variation.units)
    }
  }
}

extension CatalogText {
  var units: [CatalogUnit] { variation.units + substitutions.flatMap(\.variation.units) }

  /// That of the unit that is least far.
  var state: TranslationState { units.map(\.state).max() ?? .new }

  /// The text without forms that are not translated yet; nil where nothing is.
  var withoutNew: CatalogText? {
    guard let variation = variation.withoutNew else { return nil }
    var text = CatalogText(variation: variation)
    for substitution in substitutions {
      guard let variation = substitution.variation.withoutNew else { return nil }
      var kept = substitution
      kept.variation = variation
      text.substitutions.append(kept)
    }
    return text
  }
}

extension Variation {
  fileprivate var withoutNew: Variation? {
    switch self {
    case .unit(let unit): return unit.state == .new ? nil : self
    case .plural(let forms):
      let kept = forms.compactMap { form in form.variation.withoutNew.map { (form.category, $0) } }
      return kept.isEmpty ? nil : .plural(kept)
    case .device(let forms):
      let kept = forms.compactMap { form in form.variation.withoutNew.map { (form.name, $0) } }
      return kept.isEmpty ? nil : .device(kept)
    }
  }
}

extension CatalogText {
  /// Whether devices have texts of their own that differ.
  var variesByDevice: Bool {
    ([variation] + substitutions.map(\.variation)).contains(where: \.variesByDevice)
  }
}

extension Variation {
  fileprivate var variesByDevice: Bool {
    switch self {
    case .unit: false
    case .plural(let forms): forms.contains(where: \.variation.variesByDevice)
    case .device(let forms): Set(forms.map { $0.variation.units.map(\.value) }).count > 1
    }
  }
}
