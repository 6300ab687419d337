import SwiftUI

/// An album in SwiftUI: what is asked is a value that a view sets, and each answer arrives in one place.
struct AlbumView: View {
  let library: Library
  let album: Library.Album
  @State private var selection: Set<Library.Photo.ID> = []
  @State private var deletion: DeleteItems?
  @State private var albumDeletion: DeleteAlbum?
  @State private var move: MoveToAlbum?
  /// The albums that `move` names; the library may have others when it is answered.
  @State private var targets: [Library.Album] = []

  var body: some View {
    VStack {
      Button("Select All") { selection = Set(album.photos.map(\.id)) }
      Button("Delete") {
        deletion = DeleteItems(count: selection.count, kind: .photo, album: album.name)
      }
      .disabled(selection.isEmpty)
      Button("Move") { askWhereTo() }
        .disabled(selection.isEmpty)
      Button("Delete Album") { albumDeletion = DeleteAlbum(album: album.name) }
    }
    .dialog($deletion) { outcome in
      if case .delete = outcome { library.delete(takeSelection(), from: album.id) }
    }
    .dialog($albumDeletion) { outcome in
      if case .deleteAlbum = outcome { library.delete(album.id) }
    }
    .dialog($move) { outcome in
      switch outcome {
      case .album(_, let index): moveSelection(to: targets[index].id)
      case .newAlbum: moveSelection(to: library.addAlbum(named: "\(album.name) 2"))
      case .cancel: break
      }
    }
  }

  private func askWhereTo() {
    targets = library.albums.filter { $0.id != album.id }
    move = MoveToAlbum(count: selection.count, albums: targets.map(\.name))
  }

  private func moveSelection(to target: Library.Album.ID) {
    library.move(takeSelection(), from: album.id, to: target)
  }

  /// What is selected, which is no more from now on.
  private func takeSelection() -> Set<Library.Photo.ID> {
    defer { selection = [] }
    return selection
  }
}
