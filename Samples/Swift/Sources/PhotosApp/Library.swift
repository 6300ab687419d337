/// The photos and albums of the app.
@MainActor final class Library {
  struct Photo: Identifiable, Hashable {
    let id: Int
    var isFavorite = false
  }

  struct Album: Identifiable, Hashable {
    let id: Int
    var name: String
    var photos: [Photo]
  }

  private(set) var albums: [Album]

  init(albums: [Album]) { self.albums = albums }

  func delete(_ photos: Set<Photo.ID>, from album: Album.ID) {
    change(album) { $0.photos.removeAll { photos.contains($0.id) } }
  }

  func delete(_ album: Album.ID) { albums.removeAll { $0.id == album } }

  func move(_ photos: Set<Photo.ID>, from source: Album.ID, to target: Album.ID) {
    let moved = albums.first { $0.id == source }?.photos.filter { photos.contains($0.id) } ?? []
    delete(photos, from: source)
    change(target) { $0.photos += moved }
  }

  func setFavorite(_ isFavorite: Bool, _ photo: Photo.ID, in album: Album.ID) {
    change(album) { album in
      for index in album.photos.indices where album.photos[index].id == photo {
        album.photos[index].isFavorite = isFavorite
      }
    }
  }

  func addAlbum(named name: String) {
    albums.append(Album(id: (albums.map(\.id).max() ?? 0) + 1, name: name, photos: []))
  }

  private func change(_ album: Album.ID, _ change: (inout Album) -> Void) {
    guard let index = albums.firstIndex(where: { $0.id == album }) else { return }
    change(&albums[index])
  }
}
