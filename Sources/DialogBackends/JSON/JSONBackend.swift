import DialogLocales
import DialogModel
import DialogSupport

extension Backend {
  /// See `docs/json.md`.
  public static let json = Backend(
    "json", names: { ["\($0).json"] },
    make: { [ArtifactWriter($0.program, $1, threads: $2).content()] })
}

/// Writes a program as one JSON document: all that the dialogs say and do, in every language.
///
/// `docs/json.md` explains it and `docs/schema/dialog.schema.json` is its schema.
final class ArtifactWriter: Sendable {
  let program: Program
  let texts: TextWriter
  private let pieces: ArtifactPieces
  private let threads: Int

  init(_ program: Program, _ pieces: ArtifactPieces, threads: Int) {
    self.program = program
    self.pieces = pieces
    self.threads = threads
    texts = TextWriter(enums: program.enums, locales: program.project.locales)
  }

  func content() -> ByteBlocks {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "dialog")
      json.member("version", 1)
      json.member("project", object: write(project:))
      json.member("enums", array: write(enums:))
      json.member("dialogs", array: write(dialogs:))
    }
    return json.finishDocument()
  }

  private func write(project json: inout JSONWriter) {
    let project = program.project
    json.member("name", project.artifactName)
    json.member("documentation", ifWritten: project.documentation)
    if let app = project.app { texts.write(app, as: "app", in: scope(), to: &json) }
    json.member("guidelines", project.edition.rawValue)
    json.member("sourceLocale", project.sourceLocale.tag)
    json.member("locales", strings: project.locales.map(\.tag))
    json.member("rightToLeftLocales", strings: texts.rightToLeftLocales.map(\.tag))
    json.member("fallbackLocales", object: write(fallbackLocales:))
    write(notificationsOf: project, to: &json)
  }

  /// `{"pt-BR": ["pt", "en"]}`
  private func write(fallbackLocales json: inout JSONWriter) {
    let locales = program.project.locales
    let fallback = LocaleFallback(of: locales)
    for (index, locale) in locales.enumerated().dropFirst() {
      json.member(JSONKey(locale.tag), strings: fallback.chain(from: index).map { locales[$0].tag })
    }
  }

  private func write(notificationsOf project: Project, to json: inout JSONWriter) {
    if project.notificationPermission == nil && project.notificationSettings == nil { return }
    json.key("notifications")
    json.object { json in
      json.member("permission", project.notificationPermission?.text)
      json.member("settings", project.notificationSettings?.text)
    }
  }

  private func write(enums json: inout JSONWriter) {
    for type in program.enums {
      json.object { json in
        json.member("name", type.name.text)
        json.member("documentation", ifWritten: type.documentation)
        json.key("cases")
        json.array { json in write(casesOf: type, to: &json) }
      }
    }
  }

  private func write(casesOf type: EnumType, to json: inout JSONWriter) {
    json.inline { json in
      for enumCase in type.cases {
        json.object { json in
          json.member("name", enumCase.name.text)
          json.member("documentation", ifWritten: enumCase.documentation)
        }
      }
    }
  }

  private func write(dialogs json: inout JSONWriter) {
    let blocks = parallelMap(ofBlocksIn: program.dialogs.count, threads: threads, block)
    for block in blocks {
      let start = json.append(elements: block.content).lowerBound
      for (key, range) in block.pieces {
        pieces.remember(DialogPieces(ranges: [range.shifted(by: start)]), by: key)
      }
    }
  }

  /// Some dialogs that follow each other.
  private struct Block {
    let content: ByteBlocks
    /// Where each stands; of none where nothing is to be remembered.
    let pieces: [(key: UInt64, range: Range<Int>)]
  }

  @Sendable private func block(of places: Range<Int>) -> Block {
    var json = JSONWriter(elementsAtDepth: 2, isFirst: places.lowerBound == 0)
    var made: [(key: UInt64, range: Range<Int>)] = []
    let former = pieces.reader()
    for place in places {
      let key = pieces.key(ofDialog: place)
      let range = json.element { json in
        if let known = pieces.find(key, ranges: 1) {
          former(known.ranges[0]) { json.append(element: $0) }
        } else {
          json.object(DialogWriter(program.dialogs[place], in: self).write(to:))
        }
      }
      if let key { made.append((key, range)) }
    }
    return Block(content: json.finishElements(), pieces: made)
  }

  private func scope() -> PatternScope { PatternScope(parameters: [], enums: program.enums) }
}

extension JSONWriter {
  /// Writes nothing where nothing is written.
  mutating func member(_ name: JSONKey, ifWritten text: String) {
    if !text.isEmpty { member(name, text) }
  }

  /// Writes nothing where it does not hold.
  mutating func member(_ name: JSONKey, ifTrue flag: Bool) {
    if flag { member(name, true) }
  }
}
