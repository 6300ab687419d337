import DialogModel
import DialogRuntime
import DialogSupport

extension Backend {
  /// See `docs/c.md`.
  public static let c = Backend(
    "c", names: { ["\($0).h", CBackend.runtimeName] },
    make: { checked, pieces, threads in
      [CHeader.bytes(for: checked.program, pieces, threads: threads), CBackend.runtime]
    })
}

/// The C artifact: the dialogs as a header, and the runtime that their texts need.
///
/// Both are C99 and C++17, constant data and functions without heap, locale or files.
enum CBackend {
  static let runtimeName = "dialog_runtime.h"

  /// The same for all programs.
  fileprivate static var runtime: ByteBlocks {
    var writer = SourceWriter()
    writer.append(DIALOG_PART_RUNTIME.text)
    writer.line()
    writer.line("#define DIALOG_RUNTIME_VERSION \(runtimeVersion)")
    writer.line()
    writer.line("#endif")
    return writer.finish()
  }

  /// Tells runtimes apart, whose headers do not fit each other: FNV-1a of the text.
  static let runtimeVersion = CLiteral.hexadecimal(DIALOG_PART_RUNTIME.text.fnv1a())
}

extension Backend {
  /// What the names of a project begin with in C, without the underscore after it.
  ///
  /// - Parameter project: its name.
  public static func prefixInC(ofProject project: String) -> String {
    CIdentifier.prefix(project)
  }
}
