import DialogCompiler
import DialogFindings
import DialogSamples
import DialogSupport
import TestSupport

/// A sample of one language or two, whichever is the source: nothing is found in it, it is laid out by custom,
/// and every backend takes it.
struct SampleInLanguages {
  private let kind: SampleKind
  private let languages: [SampleLanguage]
  private let comments: MessageLanguage

  /// Each language alone, English beside each other, and the other way round.
  static func all(of kind: SampleKind) -> [SampleInLanguages] {
    let english = SampleLanguage.all[0]
    let others = SampleLanguage.all.dropFirst()
    let sets = [[english]] + others.flatMap { [[$0], [english, $0], [$0, english]] }
    return sets.flatMap { languages in
      MessageLanguage.allCases.map {
        SampleInLanguages(kind: kind, languages: languages, comments: $0)
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
