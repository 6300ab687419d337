public import DialogCompiler
import DialogFindings
public import DialogSupport

/// A workspace that is edited at random, and one that remembers what was faultless, held to a fresh one.
public struct EditedWorkspace {
  private let originals: [SourceFile]
  private let options: CompilerOptions
  private let workspace: Workspace
  private var edits: RandomEdits
  /// What is remembered of all states that were compared.
  private var remembered = RememberedDialogs()

  /// - Parameters:
  ///   - files: of one project.
  ///   - seed: by which the edits are the same on every machine.
  public init(_ files: [SourceFile], seed: UInt64, options: CompilerOptions) {
    originals = files
    self.options = options
    workspace = Workspace(files, options: options)
    edits = RandomEdits(seed: seed)
  }

  /// Edits the files, and compares the answers with a fresh workspace's after every so many edits, and
  /// how the files are laid out at the end.
  ///
  /// - Returns: what was first found to differ, and after which edit; nil where nothing did.
  public mutating func firstDifference(in count: Int, comparedEvery step: Int) -> String? {
    for count in 1...count {
      let edit = edits.edit(workspace.files, from: originals)
      workspace.apply([edit])
      guard count % step == 0, let difference = difference() else { continue }
      return "edit \(count): \(edit)\n\(difference)"
    }
    return layout(workspace) == layout(fresh) ? nil : "the files are laid out otherwise"
  }

  private var fresh: Workspace { Workspace(workspace.files, options: options) }

  private mutating func difference() -> String? {
    let fresh = fresh
    if let difference = differenceOfRemembering(from: fresh) { return difference }
    for place in originals.indices {
      let kept = workspace.findings(of: FileID(place))
      let expected = fresh.findings(of: FileID(place))
      if kept != expected { return describe(kept, expected) }
    }
    if workspace.findings != fresh.findings { return "all findings together" }
    return meaning(workspace) == meaning(fresh) ? nil : "what the dialogs mean"
  }

  /// What a workspace finds otherwise that judges only what is not known to be faultless.
  private mutating func differenceOfRemembering(from fresh: Workspace) -> String? {
    var options = options
    options.remembered = remembered
    let remembering = Workspace(workspace.files, options: options)
    if remembering.findings != fresh.findings {
      return "remembered: " + describe(remembering.findings, fresh.findings)
    }
    remembered.formUnion(remembering.remembered)
    return nil
  }

  private func meaning(_ workspace: Workspace) -> [String] {
    workspace.program.dialogs.map { dialog in
      "\(dialog.name.text) \(dialog.buttons.map(\.title.translations.count)) \(dialog.placement)"
    }
  }

  /// The files as they are formatted and recorded; those that do not parse by their names.
  private func layout(_ workspace: Workspace) -> [String] {
    let recorded = workspace.withRecords()
    return zip(recorded.files, recorded.formatted(recorded.files.indices.map { FileID($0) }))
      .map { file, result in
        switch result {
        case .unchanged: file.text(ByteRange(0, file.bytes.count))
        case .changed(let bytes): String(decoding: bytes, as: UTF8.self)
        case .refused: file.name
        }
      }
  }

  private func describe(_ a: [Diagnostic], _ b: [Diagnostic]) -> String {
    (a.filter { !b.contains($0) }.map { "kept only: \($0)" }
      + b.filter { !a.contains($0) }.map { "fresh only: \($0)" }).joined(separator: "\n")
  }
}
