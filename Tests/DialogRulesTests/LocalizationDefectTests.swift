import DialogFindings
import DialogModel
import DialogRules
import DialogSupport
import DialogSyntax
import Foundation
import Testing

/// Good translations into twelve languages, in which nothing is found, and the same with one defect
/// each, which is found in its language by its rule.
struct LocalizationDefectTests {
  struct Defect: Sendable, CustomStringConvertible {
    let rule: String
    let locale: String
    let file: String
    /// Other files that matter.
    let beside: [String]
    let original: String
    let defective: String

    var description: String { "\(rule) in \(locale): \(defective)" }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/Localization").standardized

  static let clean: [SourceFile] = {
    let folder = Self.folder.appending(path: "Clean")
    let names = try! FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.map { name in
      SourceFile(
        name: name, text: try! String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }()

  static let defects: [Defect] = {
    let text = try! String(contentsOf: folder.appending(path: "Defects.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    return stride(from: 0, to: lines.count, by: 3).map { index in
      let head = lines[index].dropFirst(2).split(separator: " ").map(String.init)
      return Defect(
        rule: head[0], locale: head[1], file: head[2], beside: Array(head[3...]),
        original: content(of: lines[index + 1]), defective: content(of: lines[index + 2]))
    }
  }()

  /// A line without its sign and the space after it. Within quotes `\n` is the language's own.
  private static func content(of line: String) -> String {
    var result = ""
    var isQuoted = false
    var rest = Substring(line.dropFirst(2))
    while let character = rest.popFirst() {
      if character == "\"" { isQuoted.toggle() }
      if character == "\\", !isQuoted || rest == "n", rest.first == "n" {
        rest.removeFirst()
        result.append("\n")
      } else {
        result.append(character)
        if character == "\\", let next = rest.popFirst() { result.append(next) }
      }
    }
    return result
  }

  static func findings(in files: [SourceFile]) -> [Diagnostic] {
    DialogRulesTests.findings(in: files)
      .filter { $0.locale != "en" && $0.locale != nil || $0.severity == .error }
  }

  private static func drawn(_ findings: [Diagnostic]) -> String {
    findings.map { finding in
      let place = "\(finding.locale ?? "") \(finding.dialog ?? "").\(finding.element ?? "")"
      return "\(finding.rule) \(place): \(finding.message.english)"
    }.joined(separator: "\n")
  }

  @Test("nothing is found in good translations")
  func isSilent() {
    let found = Self.findings(in: Self.clean)
    #expect(found.isEmpty, "\(Self.drawn(found))")
  }

  @Test("a defect is found in its language, by its rule and by no other")
  func isFound() throws {
    for defect in Self.defects {
      let found = Self.findings(in: try Self.files(with: defect))
      let isCaught = found.contains { $0.rule.name == defect.rule && $0.locale == defect.locale }
      #expect(isCaught, "\(defect): \(Self.drawn(found))")
      let others = found.filter { $0.rule.name != defect.rule || $0.locale != defect.locale }
      #expect(others.isEmpty, "\(defect): \(Self.drawn(others))")
    }
  }

  private static func files(with defect: Defect) throws -> [SourceFile] {
    var files = clean.filter {
      $0.name == "Project.dialog" || $0.name == defect.file || defect.beside.contains($0.name)
    }
    let index = try #require(files.firstIndex { $0.name == defect.file }, "\(defect)")
    let text = String(decoding: files[index].bytes, as: UTF8.self)
    let place = try #require(text.range(of: defect.original, options: .literal), "\(defect)")
    files[index] = SourceFile(
      name: defect.file, text: text.replacingCharacters(in: place, with: defect.defective))
    return files
  }

  @Test("each rule has three defects at least")
  func isSeeded() {
    for rule in Rule.all.map(\.id.name) where rule.hasPrefix("l10n/") {
      #expect(Self.defects.count { $0.rule == rule } >= 3, "\(rule)")
    }
  }
}
