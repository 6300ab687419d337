public import DialogSupport

extension SourceFile {
  /// So many dialogs that several threads judge them.
  public static var manyNotifications: SourceFile {
    let many = (0..<260).map { number in
      """
      notification Arrived\(number)(sender: String) {
        category communication
        title "{sender}"
        body { en "Parcel \(number) has arrived." ko "소포 \(number)번이 도착했습니다." }
        hiddenPreview "Parcel"
        consent AskToSend\(number % 7)
      }

      """
    }
    return SourceFile(name: "Parcels.dialog", text: many.joined(separator: "\n"))
  }
}
