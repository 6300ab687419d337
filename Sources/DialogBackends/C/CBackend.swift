public import DialogModel

/// Writes the C artifact: the dialogs as a header, and the runtime that their texts need.
///
/// Both are C99 and C++17, constant data and functions without heap, locale or files.
public enum CBackend {
  static let runtimeName = "dialog_runtime.h"

  /// `NAME.h` and `dialog_runtime.h`, with their paths relative to the output folder; equal
  /// programs give equal bytes, and the runtime is the same for all.
  public static func files(for program: CheckedProgram) -> [(path: String, bytes: [UInt8])] {
    let path = program.program.project.artifactName + ".h"
    let header = CHeader.bytes(for: program.program)
    return [(path, header), (runtimeName, runtime)]
  }

  /// The files of the folder `Runtime` in the order in which they use each other.
  static let runtime: [UInt8] =
    PackageResources.introduction_h
    + joined([
      PackageResources.values_h, PackageResources.definition_h, PackageResources.output_h,
      PackageResources.instructions_h, PackageResources.decimal_h, PackageResources.numbers_h,
      PackageResources.quantities_h,
      PackageResources.dates_h, PackageResources.lists_h, PackageResources.sounds_h,
      PackageResources.korean_h,
      PackageResources.english_h, PackageResources.french_h,
      PackageResources.turkish_h, PackageResources.project_h, PackageResources.load_h,
      PackageResources.languages_h, PackageResources.program_h, PackageResources.text_h,
      PackageResources.placement_h,
    ]) + Array("\n#endif\n".utf8)

  private static func joined(_ parts: [[UInt8]]) -> [UInt8] {
    parts.flatMap { [UInt8(ascii: "\n")] + $0 }
  }
}
