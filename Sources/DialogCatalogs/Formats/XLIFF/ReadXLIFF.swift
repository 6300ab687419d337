import DialogLocales
import DialogSupport

extension XLIFFDocument {
  /// All that the document says in the languages of its files.
  func contents() -> CatalogContents {
    var contents = CatalogContents(sourceLocale: files.first?.source)
    for file in files {
      guard let locale = file.target else {
        if let unit = file.units.first {
          contents.findings.append(.noTarget(at: unit.element.range.tag))
        }
        continue
      }
      for key in keys(of: file, &contents.findings) {
        let source = key.units.map { ($0.id.path[...], $0.original) }
        let target = key.units.compactMap { unit in
          unit.translation.map { (unit.id.path[...], $0) }
        }
        guard let text = CatalogText(target) else { continue }
        contents.rows.append(
          CatalogRow(
            key: key.units[0].id.key, locale: locale, text: text, source: CatalogText(source),
            isSourcePartial: true, range: key.units[0].element.range.tag,
            keyRange: key.units[0].idRange))
      }
    }
    return contents
  }

  /// The units of one text, that are to be translated.
  struct Key {
    var units: [Unit]
  }

  func keys(of file: File, _ findings: inout [CatalogFinding]) -> [Key] {
    var keys: [Key] = []
    var places: [String: Int] = [:]
    for unit in file.units where unit.element["translate"] != "no" {
      guard let place = places[unit.id.key] else {
        places[unit.id.key] = keys.count
        keys.append(Key(units: [unit]))
        continue
      }
      if let same = keys[place].units.firstIndex(where: { $0.id == unit.id }) {
        findings.append(.duplicateKey(unit.id.text, at: unit.element.range.tag))
        keys[place].units[same] = unit
      } else {
        keys[place].units.append(unit)
      }
    }
    return keys
  }
}

extension CatalogText {
  /// Puts a text together from its units; nil where there are none.
  init?(_ units: [(path: ArraySlice<UnitID.Step>, unit: CatalogUnit)]) {
    var own: [(path: ArraySlice<UnitID.Step>, unit: CatalogUnit)] = []
    var names: [String] = []
    var parts: [String: [(path: ArraySlice<UnitID.Step>, unit: CatalogUnit)]] = [:]
    for (path, unit) in units {
      guard case .substitution(let name)? = path.first else {
        own.append((path, unit))
        continue
      }
      if parts[name] == nil { names.append(name) }
      parts[name, default: []].append((path.dropFirst(), unit))
    }
    guard let variation = Variation(own) else { return nil }
    self.variation = variation
    for name in names {
      guard let variation = Variation(parts[name]!) else { continue }
      substitutions.append(Substitution(name: name, variation: variation))
    }
  }
}

extension Variation {
  /// Nil where there are no units.
  init?(_ units: [(path: ArraySlice<UnitID.Step>, unit: CatalogUnit)]) {
    var plural: [(PluralCategory, [(path: ArraySlice<UnitID.Step>, unit: CatalogUnit)])] = []
    var device: [(String, [(path: ArraySlice<UnitID.Step>, unit: CatalogUnit)])] = []
    for (path, unit) in units {
      switch path.first {
      case .plural(let category):
        let place = plural.firstIndex { $0.0 == category }
        if place == nil { plural.append((category, [])) }
        plural[place ?? plural.count - 1].1.append((path.dropFirst(), unit))
      case .device(let name):
        let place = device.firstIndex { $0.0 == name }
        if place == nil { device.append((name, [])) }
        device[place ?? device.count - 1].1.append((path.dropFirst(), unit))
      case .substitution, nil: break
      }
    }
    if !plural.isEmpty {
      self = .plural(plural.compactMap { name, units in Variation(units).map { (name, $0) } })
    } else if !device.isEmpty {
      self = .device(device.compactMap { name, units in Variation(units).map { (name, $0) } })
    } else if let unit = units.first?.unit {
      self = .unit(unit)
    } else {
      return nil
    }
  }
}

extension ByteRange {
  /// The start of an element: no one wants all of it underlined.
  var tag: ByteRange { ByteRange(start, Swift.min(end, start + 11)) }
}
