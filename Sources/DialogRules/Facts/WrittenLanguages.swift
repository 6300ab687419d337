import DialogLocales
import DialogModel
import DialogSupport

/// In how many dialogs each of the languages that a project names has texts of its own.
struct WrittenLanguages: Fact {
  /// By the languages' places among those named.
  typealias Share = [Bool]

  static let evidence = Evidence.writtenLanguages

  private let locales: [LanguageTag]
  private var counts: [Int]

  init(of project: ProjectContext) {
    locales = project.program.project.locales
    counts = [Int](repeating: 0, count: locales.count)
  }

  var answer: [Bool] { counts.map { $0 > 0 } }

  var answerHash: UInt64 {
    var hasher = ContentHasher()
    for isWritten in answer { hasher.add(isWritten ? 1 : 0) }
    return hasher.hash
  }

  /// Those in which some dialog has a text.
  var written: [LanguageTag] { locales.indices.filter { counts[$0] > 0 }.map { locales[$0] } }

  mutating func add(_ share: Share) { add(share, times: 1) }
  mutating func remove(_ share: Share) { add(share, times: -1) }

  private mutating func add(_ share: Share, times sign: Int) {
    for place in share.indices where share[place] { counts[place] += sign }
  }

  func share(of dialog: Dialog, in project: ProjectContext) -> Share {
    var share = Share(repeating: false, count: locales.count)
    dialog.forEachText { _, text in
      for translation in text.translations where translation.origin == .written {
        if let place = locales.firstIndex(of: translation.locale) { share[place] = true }
      }
    }
    return share
  }
}
