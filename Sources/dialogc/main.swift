import DialogText
import DialogSyntax
import DialogModel
import Foundation
let files = CommandLine.arguments.dropFirst()
var trees: [SyntaxTree] = []
for (i, f) in files.enumerated() {
  let s = SourceFile(name: f, bytes: Array(FileManager.default.contents(atPath: f)!))
  trees.append(SyntaxTree.parse(s, id: FileID(i)))
}
let clock = ContinuousClock()
let t0 = clock.now
for (i, t) in trees.enumerated() { trees[i] = SyntaxTree.parse(t.file, id: FileID(i)) }
let t1 = clock.now
let (p, f) = Program.build(from: trees)
let t2 = clock.now
let bytes = trees.reduce(0) { $0 + $1.file.bytes.count }
for t in trees { if t.printed() != t.file.bytes { print("LOSSY", t.file.name) } }
for d in (trees.flatMap(\.findings) + f).inSourceOrder().prefix(60) {
  let t = LineTable(trees[Int(d.range.file.index)].file)
  let a = t.position(at: Int(d.range.start)), b = t.position(at: Int(d.range.end))
  print("\(trees[Int(d.range.file.index)].file.name):\(a.line):\(a.column)-\(b.line):\(b.column): \(d.severity) \(d.rule) \(d.message.english) | \(d.message.korean) \(d.dialog ?? "") \(d.element ?? "") \(d.locale ?? "") \(d.fixes.map { "[\($0.title.english)]" })")
}
print(p.dialogs.count, "dialogs", bytes, "bytes parse", t1 - t0, "lower", t2 - t1)

if let t = trees.first, case .changed(let b) = t.formatted() { print(String(decoding: b, as: UTF8.self)) 
 if case .changed(let c) = SyntaxTree.parse(SourceFile(name: "x", bytes: b), id: FileID(0)).formatted() { print("NOT IDEMPOTENT"); print(String(decoding: c, as: UTF8.self)) }
}
