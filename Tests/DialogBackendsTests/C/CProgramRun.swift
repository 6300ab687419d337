import DialogModel
import DialogSupport
import DialogSyntax
import Foundation
import TestSupport
import Testing

@testable import DialogBackends

/// A program of sources that have no errors.
func checkedProgram(_ sources: String...) throws -> CheckedProgram {
  let files = sources.enumerated().map { SourceFile(name: "\($0).dialog", text: $1) }
  let trees = files.enumerated().map { SyntaxTree.parse($1, id: FileID($0)) }
  let (program, findings) = Program.build(from: trees)
  return try #require(CheckedProgram(program, findings: trees.flatMap(\.findings) + findings))
}

/// What a C program prints that includes the headers of a dialog program.
func output(ofC source: String, with program: CheckedProgram, input: String) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for file in Backend.c.artifacts(for: program) {
    try Data(file.bytes).write(to: folder.appending(path: file.path))
  }
  let (code, text, executable) = (
    folder.appending(path: "main.c"), folder.appending(path: "input"),
    folder.appending(path: "main")
  )
  try Data(source.utf8).write(to: code)
  try Data(input.utf8).write(to: text)
  // The toolchain that compiles the tests has it.
  _ = try output(of: "clang -std=c99 -O1 -o '\(executable.path)' '\(code.path)'")
  return try output(of: "'\(executable.path)' < '\(text.path)'")
}

/// What a command prints to its standard output. Foundation’s `Process` now and then waits for ever for what
/// has ended, where several run at once.
private func output(of command: String) throws -> String {
  let stream = try #require(popen(command, "r"))
  var printed: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&piece, 1, piece.count, stream), count > 0 {
    printed += piece[..<count]
  }
  #expect(pclose(stream) == 0)
  return String(decoding: printed, as: UTF8.self)
}
