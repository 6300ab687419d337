import DialogFindings
import DialogSupport
import DialogSyntax

/// Which declarations make which dialog, by name, kept up as files change. Of two dialogs of one name
/// the first one counts.
struct Arrangement {
  /// The declarations of each file, in their order.
  private(set) var files: [[Declaration]]
  /// The names that several dialogs have, and those that only translations have.
  private(set) var misfits: Set<String> = []
  /// The files in which dialogs of a name stand, or translations; made with the first change.
  private var homes: [String: [Int]]?

  init(_ files: [[Declaration]]) { self.files = files }

  // MARK: All

  /// What the dialogs are made from, in source order.
  mutating func allSources() -> [DialogSource] {
    var sources: [DialogSource] = []
    var index: [String: Int] = [:]
    let most = files.reduce(0) { $0 + $1.count }
    sources.reserveCapacity(most)
    index.reserveCapacity(most)
    misfits = []
    for declaration in files.joined() {
      guard case .dialog(let name) = declaration.kind else { continue }
      if index[name] != nil {
        misfits.insert(name)
      } else {
        index[name] = sources.count
        sources.append(DialogSource(declaration))
      }
    }
    for declaration in files.joined() {
      guard case .translation(let name) = declaration.kind else { continue }
      if let place = index[name] {
        sources[place].add(declaration)
      } else {
        misfits.insert(name)
      }
    }
    return sources
  }

  // MARK: One name

  /// Takes the declarations of a file as they are now.
  ///
  /// - Returns: the names of the dialogs that may be made from others.
  mutating func replace(_ file: Int, with new: [Declaration]) -> Set<String> {
    var homes = takeHomes()
    let old = files[file]
    files[file] = new
    let names = old.namesThatDiffer(from: new)
    for name in names {
      let isHome = new.contains { $0.kind.dialogName == name }
      var known = (homes[name] ?? []).filter { $0 != file }
      if isHome { known.insert(file, at: known.firstIndex { $0 > file } ?? known.count) }
      homes[name] = known.isEmpty ? nil : known
    }
    self.homes = homes
    return names
  }

  /// What the dialog of a name is made from, nil where none is declared.
  mutating func source(named name: String) -> DialogSource? {
    let parts = self.parts(of: name)
    let dialogs = parts.filter { $0.kind == .dialog(name) }
    guard let first = dialogs.first else {
      if parts.isEmpty { misfits.remove(name) } else { misfits.insert(name) }
      return nil
    }
    if dialogs.count > 1 { misfits.insert(name) } else { misfits.remove(name) }
    var source = DialogSource(first)
    for part in parts where part.kind == .translation(name) { source.add(part) }
    return source
  }

  /// All that declares or translates a dialog of a name, in source order.
  private mutating func parts(of name: String) -> [Declaration] {
    let homes = takeHomes()
    defer { self.homes = homes }
    return (homes[name] ?? []).flatMap { files[$0].filter { $0.kind.dialogName == name } }
  }

  /// They are taken out to be changed in place: a copy would cost as much as there are names.
  private mutating func takeHomes() -> [String: [Int]] {
    defer { homes = nil }
    return homes ?? makeHomes()
  }

  /// The file in which the dialog of a name stands, and its place among the file’s declarations.
  mutating func place(of name: String) -> (file: Int, index: Int)? {
    let homes = takeHomes()
    defer { self.homes = homes }
    for file in homes[name] ?? [] {
      if let index = files[file].firstIndex(where: { $0.dialog == name }) { return (file, index) }
    }
    return nil
  }

  private func makeHomes() -> [String: [Int]] {
    var homes: [String: [Int]] = [:]
    for (place, file) in files.enumerated() {
      for declaration in file {
        guard let name = declaration.kind.dialogName, homes[name]?.last != place else { continue }
        homes[name, default: []].append(place)
      }
    }
    return homes
  }

  // MARK: Findings

  /// What is wrong with how declarations go together.
  func findings(_ surroundings: Lowering) -> [Diagnostic] {
    if misfits.isEmpty { return [] }
    var lowering = surroundings
    lowering.findings = []
    let known = SpellingIndex(files.joined().compactMap(\.dialog))
    let parts = partsOfMisfits()
    for name in misfits.sorted() {
      let parts = parts[name] ?? []
      let dialogs = parts.filter { $0.dialog != nil }
      for repeated in dialogs.dropFirst() { lowering.reportRepeated(repeated, first: dialogs[0]) }
      if !dialogs.isEmpty { continue }
      for part in parts {
        lowering.reportUnknownDialog(of: TranslationDeclaration(part.syntax), known: known)
      }
    }
    return lowering.findings
  }

  /// All that declares or translates them, by name, in source order.
  private func partsOfMisfits() -> [String: [Declaration]] {
    var parts: [String: [Declaration]] = [:]
    for declaration in files.joined() {
      guard let name = declaration.kind.dialogName, misfits.contains(name) else { continue }
      parts[name, default: []].append(declaration)
    }
    return parts
  }
}

extension [Declaration] {
  /// The names of dialogs that stand between the declarations which both begin with, and those which
  /// both end with.
  fileprivate func namesThatDiffer(from other: [Declaration]) -> Set<String> {
    let start = zip(self, other).prefix { $0 === $1 }.count
    let end = zip(self[start...].reversed(), other[start...].reversed()).prefix { $0 === $1 }.count
    let differing = self[start..<(count - end)] + other[start..<(other.count - end)]
    return Set(differing.compactMap(\.kind.dialogName))
  }
}

extension Lowering {
  fileprivate mutating func reportRepeated(_ declaration: Declaration, first: Declaration) {
    guard let name = DialogDeclaration(declaration.syntax).name.map(Name.init),
      let first = DialogDeclaration(first.syntax).name.map(Name.init)
    else { return }
    about(dialog: name.text) { lowering in
      lowering.checkStyle(name, .upperCamelCase)
      lowering.report(.duplicate(name, first: first))
    }
  }
}
