import DialogCompiler
import DialogFindings
import DialogSamples
import DialogSupport
import TestSupport
import Testing

/// Every sample in all languages; `Properties` tries those of one and of two, in a release build.
@Suite struct SampleTests {
  static let all = SampleKind.all.flatMap { kind in
    MessageLanguage.allCases.map {
      Sample(kind: kind, languages: SampleLanguage.all, comments: $0)
    }
  }

  struct Sample: CustomTestStringConvertible {
    let kind: SampleKind
    let languages: [SampleLanguage]
    let comments: MessageLanguage

    var testDescription: String {
      "\(kind.name) in \(languages.map(\.tag.tag).joined(separator: ",")), \(comments.rawValue)"
    }

    func workspace(called name: String) -> Workspace {
      let bytes = kind.source(name: name, languages: languages, comments: comments)
      return Workspace(
        [SourceFile(name: "\(name).dialog", bytes: bytes)], options: CompilerOptions())
    }
  }

  @Test(
    "nothing is found in it, it is laid out by custom, and every backend takes it", arguments: all)
  func isClean(_ sample: Sample) {
    #expect(sample.workspace(called: "Example").faultOfExample == nil)
  }

  @Test("every edition is kept", arguments: SampleKind.all.map(\.name))
  func keepsEveryEdition(_ name: String) throws {
    let kind = try #require(SampleKind.all.first { $0.name == name })
    let bytes = kind.source(
      name: kind.usualName, languages: SampleLanguage.all, comments: .english)
    let file = SourceFile(name: "a.dialog", bytes: bytes)
    for edition in Edition.allCases {
      let workspace = Workspace([file], options: CompilerOptions(edition: edition))
      #expect(workspace.findings.map(\.message.english) == [])
    }
  }

  @Test(
    "comments teach in the language asked for, and there are some in every sample",
    arguments: SampleKind.all.map(\.name))
  func teaches(_ name: String) throws {
    let kind = try #require(SampleKind.all.first { $0.name == name })
    for comments in MessageLanguage.allCases {
      let bytes = kind.source(
        name: "Example", languages: [SampleLanguage.all[0]], comments: comments)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let said = lines.filter { $0.contains("//") }
      #expect(said.count >= 2)
      let isKorean = said.allSatisfy {
        $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      }
      #expect(isKorean == (comments == .korean))
      #expect(said.allSatisfy { TextWidth.columns(of: $0) <= 110 })
    }
  }
}
