import DialogSupport

/// The texts of a project in one language, each read once.
final class ReadingTable {
  let language: ProjectLanguage
  private var readings: [ExactString: Reading] = [:]
  private let most: Int

  /// - Parameter dialogs: how many dialogs may have texts in it.
  init(_ language: ProjectLanguage, dialogs: Int) {
    self.language = language
    most = dialogs > ReadingTable.mostDialogs ? 256 : 4096
  }

  /// A fact reads all texts when it is first asked for. In a project with more dialogs than this, most texts would be
  /// forgotten again before their dialog is judged: only what a dialog says twice, and what many say, is worth
  /// keeping, in little memory.
  private static let mostDialogs = 1024

  func reading(of text: String) -> Reading {
    let key = ExactString(text)
    if let known = readings[key] { return known }
    if readings.count == most { readings.removeAll(keepingCapacity: true) }
    let reading = Reading(text, in: language)
    readings[key] = reading
    return reading
  }
}
