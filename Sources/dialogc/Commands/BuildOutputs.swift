import DialogCompiler

/// The files that a build writes, and where they stand.
struct BuildOutputs {
  private let compilation: Compilation
  private var invocation: Invocation { compilation.invocation }

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// Tells where artifacts will stand, whatever is wrong with the sources.
  func list() -> ExitStatus {
    if compilation.status != .fine { return compilation.finish() }
    let paths = compilation.projects.filter { !$0.isBlank }.flatMap(paths)
    let lines = paths.flatMap { $0.bytes + [UInt8(ascii: "\n")] }
    return invocation.console.write(lines, to: .standardOutput)
  }

  private func paths(of project: FoundProject) -> [Path] {
    let name = project.artifactName
    let folder = invocation.path(.out, ofProject: name) ?? Path(".")
    var taken: Set<String> = []
    return backends.flatMap { $0.paths(forProject: name) }.filter { taken.insert($0).inserted }
      .map(folder.appending)
  }

  /// The file in which the build is remembered: one that outputs of all projects stand beside or below. Nil
  /// where it is not to be.
  var cachePlace: Path? {
    if invocation.has(.noCache) { return nil }
    return invocation.path(.cache)
      ?? invocation.path(.out).map { $0.beforePlaceholder.appending(".dialogc-cache") }
  }

  /// Writes all of it, or nothing.
  ///
  /// - Returns: what was written, or was there already.
  func write(_ projects: [ProjectAnalysis]) throws(FileProblem) -> [NewFile] {
    var files: [NewFile] = []
    for project in projects { files += try outputs(of: project) }
    try checkPlaces(of: files + [cachePlace].compactMap { $0.map { NewFile(path: $0, bytes: []) } })
    try replaceFiles(files)
    return files
  }

  /// The files to write for a project: the artifacts, and then what tells build systems of them.
  private func outputs(of project: ProjectAnalysis) throws(FileProblem) -> [NewFile] {
    let name = project.project.artifactName
    let folder = invocation.path(.out, ofProject: name) ?? Path(".")
    let artifacts = artifacts(of: project)
      .map { NewFile(path: folder.appending($0.path), bytes: $0.bytes) }
    let depfile = invocation.path(.depfile, ofProject: name)
    let touched = invocation.path(.touch, ofProject: name)
    var files = artifacts
    if let depfile {
      let content = Depfile(
        outputs: touched.map { [$0] } ?? artifacts.map(\.path),
        inputs: inputs(of: project.project))
      files.append(NewFile(path: depfile, bytes: try content.bytes(), isRecord: true))
    }
    if let touched { files.append(NewFile(path: touched, bytes: [], isRecord: true)) }
    return files
  }

  /// What a project is read from, but for folders that are written into, which change with every build.
  func inputs(of project: FoundProject) -> [Path] {
    let name = project.artifactName
    let beside: [Option] = [.depfile, .touch]
    let outputs =
      beside.compactMap { invocation.path($0, ofProject: name)?.parent }
      + [invocation.path(.out, ofProject: name), cachePlace?.parent].compactMap(\.self)
    let written = Set(outputs.compactMap { try? FileStatus(of: $0).identity })
    let folders = project.searched.filter { folder in
      (try? FileStatus(of: folder).identity).map { !written.contains($0) } ?? true
    }
    return project.files.map { compilation.sources[$0].path }.filter { !$0.isStandardInput }
      + folders
  }

  private func artifacts(of project: ProjectAnalysis) -> [Artifact] {
    guard let program = project.checked else { return [] }
    let texts = invocation.choice(.pseudo).map(program.pseudolocalized) ?? program
    var paths: Set<String> = []
    let artifacts = backends.flatMap { backend in
      defer { compilation.times?.end(.make(backend)) }
      return backend.artifacts(for: texts)
    }
    return artifacts.filter { paths.insert($0.path).inserted }
  }

  /// Kinds share files: the terminal's are over those of C.
  private var backends: [Backend] {
    let kinds = invocation.words(.emit)
    let swift = Backend.swift(
      access: invocation.choice(.swiftAccess) ?? .internal,
      texts: invocation.choice(.swiftTexts) ?? .code)
    return Backend.all.filter { kinds.contains($0.name) }
      .map { $0.name == swift.name ? swift : $0 }
  }

  /// No output may be written over a source or another output.
  func checkPlaces(of files: [NewFile]) throws(FileProblem) {
    let sources = compilation.sources.map(\.path).filter { !$0.isStandardInput }
    var taken = Set(sources.compactMap { try? FileStatus(of: $0).identity })
    var paths: Set<Path> = []
    for file in files {
      let identity = try? FileStatus(of: file.path).identity
      let isFree = paths.insert(try OutputPlace(file.path).path).inserted
      let isOther = identity.map { taken.insert($0).inserted } ?? true
      if !isFree || !isOther { throw .collision(file.path) }
    }
  }
}
