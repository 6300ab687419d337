/// The declared parameters of a dialog that undeclared names most likely mean.
struct MeantParameters {
  private let parameters: [Parameter]
  private let isDeclared: [Bool]
  /// The declared ones that nothing uses.
  private var unused: [ParameterType: Set<Int>]
  /// What each text of several languages uses, by language.
  private let uses: [[Set<Int>]]
  /// What other languages of a text say, by the place of what lacks it.
  private var saidElsewhere: [Place: Set<Int>] = [:]
  /// Where a parameter is used first in each text: nil where in a text of one language.
  private var places: [Int: [Place?]] = [:]

  /// A language of a text, by their places.
  private struct Place: Hashable {
    let text: Int
    let language: Int
  }

  init(of dialog: Dialog, _ scope: ParameterScope) {
    parameters = dialog.parameters
    isDeclared = scope.isInferred.map { !$0 }
    unused = dialog.parameters.indices.reduce(into: [:]) { unused, index in
      guard !scope.isInferred[index], !scope.isUsed[index] else { return }
      unused[dialog.parameters[index].type, default: []].insert(index)
    }
    var uses: [[Set<Int>]] = []
    var places: [Int: [Place?]] = [:]
    dialog.forEachText { _, text in
      let used = text.translations.map(\.pattern.parameters)
      var seen: Set<Int> = []
      for (language, parameters) in used.enumerated() {
        for parameter in parameters where seen.insert(parameter).inserted {
          places[parameter, default: []].append(
            used.count > 1 ? Place(text: uses.count, language: language) : nil)
        }
      }
      uses.append(used)
    }
    (self.uses, self.places) = (uses, places)
  }

  /// The parameter that an undeclared one most likely means: the one that other languages say where this
  /// one has the name, or the only one of its type that nothing uses. From then on it is used.
  mutating func take(meantBy unknown: Int) -> Int? {
    guard let meant = saidInItsPlace(of: unknown) ?? onlyUnused(of: parameters[unknown].type) else {
      return nil
    }
    unused[parameters[meant].type]?.remove(meant)
    return meant
  }

  private mutating func saidInItsPlace(of unknown: Int) -> Int? {
    var common: Set<Int>?
    for place in places[unknown] ?? [] {
      // Of one language, nothing is said elsewhere.
      guard let place else { return nil }
      let said = said(elsewhereThan: place)
      common = common.map { $0.intersection(said) } ?? said
      if common!.isEmpty { return nil }
    }
    return common?.count == 1 ? common!.first : nil
  }

  private mutating func said(elsewhereThan place: Place) -> Set<Int> {
    if let known = saidElsewhere[place] { return known }
    let all = uses[place.text].reduce(into: Set<Int>()) { $0.formUnion($1) }
    let said = all.subtracting(uses[place.text][place.language]).filter { isDeclared[$0] }
    saidElsewhere[place] = said
    return said
  }

  private func onlyUnused(of type: ParameterType) -> Int? {
    guard let candidates = unused[type], candidates.count == 1 else { return nil }
    return candidates.first
  }
}

extension Pattern {
  /// The parameters whose values are in the text or choose it.
  fileprivate var parameters: Set<Int> {
    switch self {
    case .parts(let parts):
      return Set(
        parts.compactMap { part in
          guard case .placeholder(let placeholder) = part,
            case .parameter(let index) = placeholder.value
          else { return nil }
          return index
        })
    case .selection(let selection):
      return selection.arms.reduce([selection.parameter]) { $0.union($1.pattern.parameters) }
    }
  }
}
