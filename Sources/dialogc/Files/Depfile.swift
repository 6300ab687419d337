import DialogCompiler

/// Tells Make and Ninja what the outputs were made from.
struct Depfile {
  let outputs: [Path]
  /// Files that were read, and folders that were searched for them.
  let inputs: [Path]

  /// One rule for all outputs; and an empty one for each input, so that Make goes on where one is
  /// gone.
  func bytes() throws(FileProblem) -> [UInt8] {
    var bytes = try joined(outputs)
    bytes += ":".utf8
    for input in inputs { bytes += " \\\n  ".utf8 + (try escaped(input)) }
    bytes += "\n".utf8
    for input in inputs { bytes += "\n".utf8 + (try escaped(input)) + ":\n".utf8 }
    return bytes
  }

  private func joined(_ paths: [Path]) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    for path in paths {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += try escaped(path)
    }
    return bytes
  }

  /// As GCC and Clang write it, which is what Make and Ninja read: `$` doubled; `#`, `:` and spaces
  /// after a backslash, and backslashes before those doubled.
  private func escaped(_ path: Path) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw .lineBreakInDepfile(path)
      case UInt8(ascii: "$"): bytes.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: ":"):
        bytes += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      default: break
      }
      bytes.append(byte)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return bytes
  }
}
