import DialogFindings
import DialogSupport

/// Writes SARIF 2.1.0 (OASIS, “Static Analysis Results Interchange Format”).
struct SARIFReport {
  let report: Report
  let places: Places
  /// The rules of the findings, each once, by name.
  let ruleIDs: [RuleID]

  init(_ report: Report) {
    self.report = report
    places = Places(report)
    ruleIDs = Set(report.findings.map(\.rule)).sorted()
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      json.member("version", "2.1.0")
      json.member("runs", array: { json in json.object { writeRun(to: &$0) } })
    }
  }

  private func writeRun(to json: inout JSONWriter) {
    json.member("tool", object: { $0.member("driver", object: { writeDriver(to: &$0) }) })
    json.member("language", report.language.rawValue)
    json.member("columnKind", "unicodeCodePoints")
    json.member(
      "results", array: { json in for finding in report.findings { write(finding, to: &json) } })
  }

  private func writeDriver(to json: inout JSONWriter) {
    json.member("name", "dialogc")
    json.member("semanticVersion", version)
    let descriptions = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
    json.member(
      "rules",
      array: { json in
        for rule in ruleIDs {
          json.object { json in
            json.member("id", rule.name)
            if let description = descriptions[rule] { write(description, to: &json) }
          }
        }
      })
  }

  private func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    writeText("shortDescription", rule.summary[report.language], to: &json)
    writeText("fullDescription", rule.reason[report.language], to: &json)
    if let documentation = report.documentation {
      let folder = documentation.hasSuffix("/") ? documentation : documentation + "/"
      json.member("helpUri", folder + rule.id.documentLink(report.language))
    }
    json.member("defaultConfiguration", object: { $0.member("level", rule.severity.rawValue) })
    json.member(
      "help",
      object: { json in
        let page = RulePage(rule, language: report.language)
        json.member("text", String(decoding: page.text(), as: UTF8.self))
        json.member("markdown", String(decoding: page.markdown(), as: UTF8.self))
      })
  }

  private func write(_ finding: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.rule.name)
      json.member("ruleIndex", ruleIDs.firstIndex(of: finding.rule)!)
      json.member("level", finding.severity.rawValue)
      writeText("message", finding.message[report.language], to: &json)
      json.member("locations", array: { json in json.object { writeLocation(finding, to: &$0) } })
      if !finding.notes.isEmpty {
        json.member(
          "relatedLocations",
          array: { json in for note in finding.notes { write(note, to: &json) } })
      }
      if !finding.fixes.isEmpty {
        json.member(
          "fixes", array: { json in for fix in finding.fixes { write(fix, to: &json) } })
      }
      if let locale = finding.locale {
        json.member("properties", object: { $0.member("locale", locale) })
      }
    }
  }

  private func writeLocation(_ finding: Diagnostic, to json: inout JSONWriter) {
    writePhysicalLocation(finding.range, to: &json)
    guard let dialog = finding.dialog else { return }
    let names = [dialog] + (finding.element.map { [$0] } ?? [])
    json.member(
      "logicalLocations",
      array: { json in
        json.object { $0.member("fullyQualifiedName", names.joined(separator: ".")) }
      })
  }

  private func write(_ note: Diagnostic.Note, to json: inout JSONWriter) {
    json.object { json in
      if let range = note.range { writePhysicalLocation(range, to: &json) }
      writeText("message", note.message[report.language], to: &json)
    }
  }

  /// A change for each file, in the order in which the edits name them.
  private func write(_ fix: FixIt, to json: inout JSONWriter) {
    var files: [FileID] = []
    for edit in fix.edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
    json.object { json in
      writeText("description", fix.title[report.language], to: &json)
      json.member(
        "artifactChanges",
        array: { json in
          for file in files { write(fix.edits.filter { $0.range.file == file }, to: &json) }
        })
      json.member(
        "properties", object: { $0.member("applicability", fix.applicability.rawValue) })
    }
  }

  private func write(_ edits: [TextEdit], to json: inout JSONWriter) {
    json.object { json in
      writeArtifactLocation(edits[0].range, to: &json)
      json.member(
        "replacements",
        array: { json in
          for edit in edits {
            json.object { json in
              json.member("deletedRegion", object: { writeRegion(edit.range, to: &$0) })
              if !edit.text.isEmpty { writeText("insertedContent", edit.text, to: &json) }
            }
          }
        })
    }
  }

  private func writePhysicalLocation(_ range: SourceRange, to json: inout JSONWriter) {
    json.member(
      "physicalLocation",
      object: { json in
        writeArtifactLocation(range, to: &json)
        json.member("region", object: { writeRegion(range, to: &$0) })
      })
  }

  private func writeArtifactLocation(_ range: SourceRange, to json: inout JSONWriter) {
    let file = places.file(range)
    json.member(
      "artifactLocation",
      object: { $0.member("uri", uriReference(path: file.path ?? Array(file.name.utf8))) })
  }

  private func writeRegion(_ range: SourceRange, to json: inout JSONWriter) {
    let (start, end) = (places.start(range), places.end(range))
    json.member("startLine", start.line)
    json.member("startColumn", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }

  private func writeText(_ name: JSONKey, _ text: String, to json: inout JSONWriter) {
    json.member(name, object: { $0.member("text", text) })
  }
}

extension Report {
  func sarifBytes() -> [UInt8] {
    var json = JSONWriter()
    SARIFReport(self).write(to: &json)
    return json.finish()
  }
}

/// A path as a URI reference (RFC 3986): a relative one stays relative, an absolute one is a `file`
/// URI.
///
/// - Parameter path: as the system has it, UTF-8 or not.
func uriReference(path: [UInt8]) -> String {
  var reference: [UInt8] = path.first == UInt8(ascii: "/") ? Array("file://".utf8) : []
  reference.reserveCapacity(reference.count + path.count)
  for byte in path {
    if byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte) {
      reference.append(byte)
    } else {
      reference += percentEncoded(byte).utf8
    }
  }
  return String(decoding: reference, as: UTF8.self)
}

private func percentEncoded(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
}
