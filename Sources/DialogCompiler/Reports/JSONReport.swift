import DialogFindings
import DialogSupport

extension Report {
  /// One JSON object, as `docs/schema/diagnostics.schema.json` says.
  func jsonBytes() -> [UInt8] {
    let places = Places(self)
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member(
        "diagnostics",
        array: { json in
          for finding in findings { write(finding, places, to: &json) }
        })
      json.member(
        "summary",
        object: { json in
          json.member("errors", count(.error))
          json.member("warnings", count(.warning))
          json.member("notes", count(.note))
        })
    }
    return json.finish()
  }

  private func write(_ finding: Diagnostic, _ places: Places, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule.name)
      json.member("severity", finding.severity.rawValue)
      json.member("message", finding.message[language])
      write(finding.range, places, to: &json)
      json.member("dialog", finding.dialog)
      json.member("element", finding.element)
      json.member("locale", finding.locale)
      json.member(
        "notes", array: { json in for note in finding.notes { write(note, places, to: &json) } })
      json.member(
        "fixes", array: { json in for fix in finding.fixes { write(fix, places, to: &json) } })
    }
  }

  private func write(_ note: Diagnostic.Note, _ places: Places, to json: inout JSONWriter) {
    json.object { json in
      json.member("message", note.message[language])
      if let range = note.range { write(range, places, to: &json) }
    }
  }

  private func write(_ fix: FixIt, _ places: Places, to json: inout JSONWriter) {
    json.object { json in
      json.member("title", fix.title[language])
      json.member("applicability", fix.applicability.rawValue)
      json.member(
        "edits",
        array: { json in
          for edit in fix.edits {
            json.object { json in
              write(edit.range, places, to: &json)
              json.member("text", edit.text)
            }
          }
        })
    }
  }

  private func write(_ range: SourceRange, _ places: Places, to json: inout JSONWriter) {
    let file = places.file(range)
    json.member("file", file.name)
    json.member("uri", file.path.map(uriReference))
    json.member(
      "range",
      object: { json in
        json.member("start", object: { write(places.start(range), to: &$0) })
        json.member("end", object: { write(places.end(range), to: &$0) })
      })
  }

  private func write(_ position: Position, to json: inout JSONWriter) {
    json.member("line", position.line)
    json.member("column", position.column)
    json.member("offset", position.offset)
  }
}
