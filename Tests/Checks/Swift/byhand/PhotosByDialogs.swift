import SwiftUI

/// The same, of the Swift artifact of Samples/Photos.
struct PhotosByDialogs: View {
  let count: Int
  let isVideo: Bool
  let album: String
  let albums: [String]
  let needed: Int64
  let free: Int64
  let isFavorite: Bool
  let told: (String) -> Void

  @State private var deleteItems: DeleteItems?
  @State private var deleteAlbum: DeleteAlbum?
  @State private var storageFull: StorageFull?
  @State private var askToNotify: AskToNotify?
  @State private var options: PhotoOptions?
  @State private var move: MoveToAlbum?

  var body: some View {
    VStack {
      Button("Delete Items") {
        deleteItems = DeleteItems(count: count, kind: isVideo ? .video : .photo, album: album)
      }
      Button("Delete Album") { deleteAlbum = DeleteAlbum(album: album) }
      Button("Download") { storageFull = StorageFull(needed: needed, free: free) }
      Button("Share Album") { askToNotify = AskToNotify() }
      Button("More") { options = PhotoOptions(isFavorite: isFavorite) }
      Button("Move") { move = MoveToAlbum(count: count, albums: albums) }
    }
    .dialog($deleteItems) { outcome in
      told("\(outcome)")
      // What the deletion frees is not enough.
      if case .delete = outcome { storageFull = StorageFull(needed: needed, free: free) }
    }
    .dialog($deleteAlbum) { told("\($0)") }
    .dialog($storageFull) { told("\($0)") }
    .dialog($askToNotify) { told("\($0)") }
    .dialog($options) { told("\($0)") }
    .dialog($move) { told("\($0)") }
  }
}
