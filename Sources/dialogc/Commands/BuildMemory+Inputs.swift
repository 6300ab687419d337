import DialogCompiler
import DialogFindings
import DialogSupport

// What a build depends on.

extension Invocation {
  /// What is asked for, as bytes that are others for another call; but for what changes nothing of it.
  var meaning: [UInt8] {
    let others: [Option] = [.jobs, .color, .language, .cache, .noCache, .timePasses]
    var fields = FieldWriter()
    fields.add(operands) { $0.add($1) }
    fields.add(given(besides: others)) { fields, option in
      fields.add(option.name)
      fields.add(option.values) { $0.add($1) }
    }
    return fields.bytes
  }
}

extension FileStamp {
  /// The program of this file, as a number that is another for another build of it.
  var compiler: UInt64 {
    var fields = FieldWriter()
    fields.add(version)
    write(to: &fields)
    return fields.bytes.contentHash
  }
}

extension Compilation {
  /// What a build is made from, as bytes that are others for other outputs.
  func inputs(_ outputs: BuildOutputs, readBy compiler: UInt64) -> [UInt8] {
    var fields = FieldWriter()
    fields.add(compiler)
    fields.add(sources) { fields, source in
      fields.add(source.path)
      fields.add(source.isAsked ? 1 : 0)
      fields.add(source.bytes.contentHash)
    }
    fields.add(projects) { fields, project in
      fields.add([project.name].compactMap(\.self)) { $0.add($1) }
      fields.add([project.folder].compactMap(\.self)) { $0.add($1) }
      fields.add(project.files) { $0.add($1) }
      fields.add(project.isBlank ? 1 : 0)
      if invocation.has(.depfile) { fields.add(outputs.inputs(of: project)) { $0.add($1) } }
    }
    fields.add([known].compactMap(\.self)) { fields, known in
      fields.add(known.bytes)
      fields.add(known.names) { $0.add($1) }
    }
    return fields.bytes
  }

  /// How the report is written, as bytes.
  var reportShape: [UInt8] {
    var fields = FieldWriter()
    fields.add(invocation.console.language.rawValue)
    if reportFormat == .text {
      let screen = invocation.console.screen(.standardError)
      fields.add(screen.isColored ? 1 : 0)
      fields.add(screen.columns)
    }
    return fields.bytes
  }
}
