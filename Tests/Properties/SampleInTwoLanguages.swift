import DialogCompiler
import DialogFindings
import DialogSamples
import DialogSupport
import TestSupport

/// A sample of two languages, whichever is the source: nothing is found in it, it is laid out by custom, and
/// every backend takes it.
struct SampleInTwoLanguages {
  private let kind: SampleKind
  private let languages: [SampleLanguage]
  private let comments: MessageLanguage

  /// English beside each other language, and the other way round.
  static func all(of kind: SampleKind) -> [SampleInTwoLanguages] {
    let english = SampleLanguage.all[0]
    return SampleLanguage.all.dropFirst().flatMap { [[english, $0], [$0, english]] }
      .flatMap { languages in
        MessageLanguage.allCases.map {
          SampleInTwoLanguages(kind: kind, languages: languages, comments: $0)
        }
      }
  }

  /// What is wrong with it; nil where nothing is.
  var fault: String? {
    let bytes = kind.source(name: "Example", languages: languages, comments: comments)
    let workspace = Workspace(
      [SourceFile(name: "Example.dialog", bytes: bytes)], options: CompilerOptions())
    return workspace.faultOfExample.map { "\(name): \($0)" }
  }

  private var name: String {
    "\(kind.name) in \(languages.map(\.tag.tag).joined(separator: ",")), \(comments.rawValue)"
  }
}
