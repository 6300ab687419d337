import DialogSupport

/// The texts of a project in one language, each read once.
final class ReadingTable {
  let language: ProjectLanguage
  private var readings: [ExactString: Reading] = [:]
  /// Buttons and questions repeat; of a text that hardly does nothing is lost by reading it again.
  private static let most = 4096

  init(_ language: ProjectLanguage) { self.language = language }

  func reading(of text: String) -> Reading {
    let key = ExactString(text)
    if let known = readings[key] { return known }
    if readings.count == ReadingTable.most { readings.removeAll(keepingCapacity: true) }
    let reading = Reading(text, in: language)
    readings[key] = reading
    return reading
  }
}
