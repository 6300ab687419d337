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
    // On a terminal nothing in a name does anything; scripts get its bytes.
    let isTTY = Stream.standardOutput.isTTY
    let lines = paths.flatMap {
      (isTTY ? Array(Printable.visible($0.text).utf8) : $0.bytes) + [UInt8(ascii: "\n")]
    }
    return invocation.console.write(lines, to: .standardOutput)
  }

  /// Where the artifacts of a project stand.
  private func paths(of project: FoundProject) -> [Path] {
    let name = project.artifactName
    var taken: Set<String> = []
    return backends.flatMap { $0.paths(forProject: name) }.filter { taken.insert($0).inserted }
      .map(folder(of: project).appending)
  }

  private func folder(of project: FoundProject) -> Path {
    invocation.path(.out, ofProject: project.artifactName) ?? Path(".")
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
  /// - Parameter memory: what is known of earlier builds; nil where nothing is to be remembered.
  /// - Returns: what was written, or was there already.
  func write(
    _ projects: [CheckedProject], _ memory: BuildMemory?
  ) throws(FileProblem) -> WrittenFiles {
    var records: [NewFile] = []
    for project in projects { records += try self.records(of: project.project) }
    let paths = projects.flatMap { self.paths(of: $0.project) }
    try checkPlaces(of: paths + records.map(\.path) + [cachePlace].compactMap(\.self))
    var written = WrittenFiles(records: records)
    try replaceFiles(threads: compilation.jobs) { replacement throws(FileProblem) in
      for project in projects { try write(project, memory, to: &replacement, &written) }
      for record in records { try replacement.stage(record) }
    }
    compilation.times?.end(.write)
    return written
  }

  /// Writes the artifacts of a project; none is kept after it is written.
  private func write(
    _ project: CheckedProject, _ memory: BuildMemory?, to replacement: inout FileReplacement,
    _ written: inout WrittenFiles
  ) throws(FileProblem) {
    let program = project.program
    let texts = invocation.choice(.pseudo).map(program.pseudolocalized) ?? program
    let folder = folder(of: project.project)
    var taken: Set<String> = []
    for backend in backends {
      let artifacts = artifacts(of: backend, for: texts, besides: taken, project, memory)
      taken.formUnion(artifacts.map(\.path))
      compilation.times?.end(.make(backend))
      for artifact in artifacts {
        let file = NewFile(path: folder.appending(artifact.path), content: artifact.content)
        try replacement.stage(file)
        if memory == nil { continue }
        written.outputs.append(RememberedBuild.Output(file, pieces: artifact.pieces))
      }
      compilation.times?.end(.write)
    }
  }

  /// What a backend makes of a project: all of it anew where an output that pieces were taken from changes
  /// meanwhile.
  private func artifacts(
    of backend: Backend, for texts: CheckedProgram, besides taken: Set<String>,
    _ project: CheckedProject, _ memory: BuildMemory?
  ) -> [Artifact] {
    let folder = folder(of: project.project)
    var formers: [FormerOutput] = []
    let artifacts = backend.artifacts(
      for: texts, besides: taken, threads: compilation.jobs
    ) { path in
      guard let memory else { return ArtifactPieces() }
      guard let former = memory.former(at: folder.appending(path)) else {
        return ArtifactPieces(of: project.fingerprints, before: .none, [])
      }
      formers.append(former.output)
      return ArtifactPieces(
        of: project.fingerprints, before: former.output.artifact, former.pieces)
    }
    if formers.allSatisfy(\.isAsItWas) { return artifacts }
    return self.artifacts(of: backend, for: texts, besides: taken, project, nil)
  }

  /// What tells build systems of the artifacts of a project.
  private func records(of project: FoundProject) throws(FileProblem) -> [NewFile] {
    let name = project.artifactName
    let touched = invocation.path(.touch, ofProject: name)
    var files: [NewFile] = []
    if let depfile = invocation.path(.depfile, ofProject: name) {
      let content = Depfile(
        outputs: touched.map { [$0] } ?? paths(of: project), inputs: inputs(of: project))
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

  /// Kinds share files: the terminal's are over those of C.
  private var backends: [Backend] {
    let kinds = invocation.words(.emit)
    let swift = Backend.swift(
      access: invocation.choice(.swiftAccess) ?? .internal,
      texts: invocation.choice(.swiftTexts) ?? .code)
    return Backend.all.filter { kinds.contains($0.name) }
      .map { $0.name == swift.name ? swift : $0 }
  }

  /// No output may be written over a source, the baseline or another output.
  func checkPlaces(of outputs: [Path]) throws(FileProblem) {
    let sources = compilation.sources.map(\.path).filter { !$0.isStandardInput }
    let inputs = sources + [invocation.path(.baseline)].compactMap(\.self)
    var taken = Set(inputs.compactMap { try? FileStatus(of: $0).identity })
    var paths: Set<Path> = []
    for path in outputs {
      let identity = try? FileStatus(of: path).identity
      let isFree = paths.insert(try OutputPlace(path).path).inserted
      let isOther = identity.map { taken.insert($0).inserted } ?? true
      if !isFree || !isOther { throw .collision(path) }
    }
  }
}

/// What a build wrote, or found there already.
struct WrittenFiles {
  var outputs: [RememberedBuild.Output] = []
  /// What every build writes; it tells of the run.
  let records: [NewFile]

  init(records: [NewFile]) { self.records = records }
}
