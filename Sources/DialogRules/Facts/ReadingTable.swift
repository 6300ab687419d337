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

  /// Facts are worked out of all texts before a dialog is judged. Of dialogs beyond this, the first texts would be
  /// forgotten again by then: only what a dialog says twice and what many say is worth keeping, in little memory.
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
