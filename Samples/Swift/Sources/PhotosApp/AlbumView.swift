import SwiftUI

/// An album in SwiftUI: what is asked is a value that a view sets, and each answer arrives in one place.
struct AlbumView: View {
  let library: Library
  let album: Library.Album
  @State private var selection: Set<Library.Photo.ID> = []
  @State private var deletion: DeleteItems?
  @State private var albumDeletion: DeleteAlbum?
  @State private var move: MoveToAlbum?

  var body: some View {
    VStack {
      Button("Select All") { selection = Set(album.photos.map(\.id)) }
      Button("Delete") {
        deletion = DeleteItems(count: selection.count, kind: .photo, album: album.name)
      }
      Button("Move") { move = MoveToAlbum(count: selection.count, albums: targets.map(\.name)) }
      Button("Delete Album") { albumDeletion = DeleteAlbum(album: album.name) }
    }
    .dialog($deletion) { outcome in
      if case .delete = outcome { library.delete(selection, from: album.id) }
    }
    .dialog($albumDeletion) { outcome in
      if case .deleteAlbum = outcome { library.delete(album.id) }
    }
    .dialog($move) { outcome in
      switch outcome {
      case .album(_, let index): library.move(selection, from: album.id, to: targets[index].id)
      case .newAlbum: library.addAlbum(named: album.name)
      case .cancel: break
      }
    }
  }

  private var targets: [Library.Album] { library.albums.filter { $0.id != album.id } }
}
