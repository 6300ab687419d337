import Observation

/// The photos and albums of the app.
@MainActor @Observable final class Library {
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

  func album(_ id: Album.ID) -> Album? { albums.first { $0.id == id } }

  func photo(_ id: Photo.ID, in album: Album.ID) -> Photo? {
    self.album(album)?.photos.first { $0.id == id }
  }

  // MARK: Albums

  /// Adds an empty album.
  func addAlbum(named name: String) -> Album.ID {
    let id = (albums.map(\.id).max() ?? 0) + 1
    albums.append(Album(id: id, name: name, photos: []))
    return id
  }

  func delete(_ album: Album.ID) { albums.removeAll { $0.id == album } }

  // MARK: Photos

  func delete(_ photos: Set<Photo.ID>, from album: Album.ID) {
    change(album) { $0.photos.removeAll { photos.contains($0.id) } }
  }

  /// Moves photos, unless the album that they go to is gone.
  func move(_ photos: Set<Photo.ID>, from source: Album.ID, to target: Album.ID) {
    guard let moved = album(source)?.photos.filter({ photos.contains($0.id) }),
      album(target) != nil
    else { return }
    delete(photos, from: source)
    change(target) { $0.photos += moved }
  }

  func duplicate(_ photo: Photo.ID, in album: Album.ID) {
    let id = (albums.flatMap(\.photos).map(\.id).max() ?? 0) + 1
    change(album) { album in
      guard let index = album.photos.firstIndex(where: { $0.id == photo }) else { return }
      album.photos.insert(Photo(id: id), at: index + 1)
    }
  }

  func setFavorite(_ isFavorite: Bool, _ photo: Photo.ID, in album: Album.ID) {
    change(album) { album in
      guard let index = album.photos.firstIndex(where: { $0.id == photo }) else { return }
      album.photos[index].isFavorite = isFavorite
    }
  }

  private func change(_ album: Album.ID, _ change: (inout Album) -> Void) {
    guard let index = albums.firstIndex(where: { $0.id == album }) else { return }
    change(&albums[index])
  }
}
