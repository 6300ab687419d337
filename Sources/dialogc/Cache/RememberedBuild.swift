import DialogCompiler
import DialogSupport

/// What a build came to that found no error.
struct RememberedBuild: Equatable {
  /// What was asked for, as a number: a later build that asks for the same takes its place.
  let call: UInt64
  /// What it was made from, as a number: contents, compiler, options.
  let inputs: UInt64
  /// How its report was written, as a number: the language, what it was shown on.
  let reportShape: UInt64
  let report: [UInt8]
  var outputs: [Output]
  /// What is written by every build, made or not: it tells of the run.
  let records: [Record]
  /// The compiler that made it, as a number.
  let compiler: UInt64
  /// What it worked out of the dialogs, as bytes: they are read only where something changed.
  let remembered: [UInt8]

  /// A file as it was written.
  struct Output: Equatable {
    let path: Path
    /// In bytes.
    let size: Int
    let hash: UInt64
    /// What tells that it is still so; nil where it was written too lately to tell.
    var stamp: FileStamp?
    /// Where pieces of single dialogs stand in it, as numbers in bytes.
    let pieces: [UInt8]

    /// - Parameter pieces: where pieces of single dialogs stand in it.
    init(_ file: NewFile, pieces: [UInt64]) {
      self.init(
        path: file.path, size: file.content.count, hash: file.content.contentHash,
        pieces: FieldWriter.bytes(of: pieces))
    }

    init(path: Path, size: Int, hash: UInt64, stamp: FileStamp? = nil, pieces: [UInt8]) {
      self.path = path
      self.size = size
      self.hash = hash
      self.stamp = stamp
      self.pieces = pieces
    }
  }

  struct Record: Equatable {
    let path: Path
    let bytes: [UInt8]
  }
}

extension RememberedBuild.Output {
  /// The same with what tells that it is still so, or nil where the file is another. It is read only where
  /// its times do not tell.
  func stillThere() -> Self? {
    let now = currentTime()
    guard let found = FileStamp(of: path), found.size == Int64(size) else { return nil }
    if found == stamp { return self }
    guard contents(of: path, size: size)?.contentHash == hash else { return nil }
    var output = self
    output.stamp = found.isSettled(at: now) ? found : nil
    return output
  }
}

// MARK: As bytes

extension RememberedBuild {
  func write(to fields: inout FieldWriter) {
    for number in [call, inputs, reportShape] { fields.add(number) }
    fields.add(report)
    fields.add(outputs) { $1.write(to: &$0) }
    fields.add(records) { fields, record in
      fields.add(record.path)
      fields.add(record.bytes)
    }
    fields.add(compiler)
    fields.add(remembered)
  }

  init?(from fields: inout FieldReader) {
    guard let call = fields.number(), let inputs = fields.number(),
      let reportShape = fields.number(),
      let report = fields.field(), let outputs = fields.list(Output.init),
      let records = fields.list({ fields in
        fields.path().flatMap { path in fields.field().map { Record(path: path, bytes: $0) } }
      }), let compiler = fields.number(), let remembered = fields.field()
    else { return nil }
    self.init(
      call: call, inputs: inputs, reportShape: reportShape, report: report, outputs: outputs,
      records: records, compiler: compiler, remembered: remembered)
  }
}

extension RememberedBuild.Output {
  fileprivate func write(to fields: inout FieldWriter) {
    fields.add(path)
    fields.add(size)
    fields.add(hash)
    fields.add([stamp].compactMap(\.self)) { $1.write(to: &$0) }
    fields.add(pieces)
  }

  fileprivate init?(from fields: inout FieldReader) {
    guard let path = fields.path(), let size = fields.number(), let hash = fields.number(),
      let stamps = fields.list(FileStamp.init), let pieces = fields.field()
    else { return nil }
    self.init(
      path: path, size: Int(truncatingIfNeeded: size), hash: hash, stamp: stamps.first,
      pieces: pieces)
  }
}

extension FileStamp {
  func write(to fields: inout FieldWriter) {
    for number in [device, number] { fields.add(number) }
    for number in [size, modified, changed] { fields.add(UInt64(bitPattern: number)) }
  }

  fileprivate init?(from fields: inout FieldReader) {
    guard let device = fields.number(), let number = fields.number(), let size = fields.number(),
      let modified = fields.number(), let changed = fields.number()
    else { return nil }
    self.init(
      device: device, number: number, size: Int64(bitPattern: size),
      modified: Int64(bitPattern: modified), changed: Int64(bitPattern: changed))
  }
}
