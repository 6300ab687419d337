import UIKit

/// A photo in UIKit: a dialog is awaited where its answer is needed.
final class PhotoViewController: UIViewController {
  private let library: Library
  private let album: Library.Album
  private let photo: Library.Photo
  private let moreButton = UIBarButtonItem()

  init(library: Library, album: Library.Album, photo: Library.Photo) {
    self.library = library
    self.album = album
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  #if canImport(ObjectiveC)
    required init?(coder: NSCoder) { fatalError("made in code") }
  #endif

  func showOptions() async {
    let options = PhotoOptions(isFavorite: photo.isFavorite)
    switch await options.present(from: self, source: .barButtonItem(moreButton)) {
    case .favorite: library.setFavorite(true, photo.id, in: album.id)
    case .unfavorite: library.setFavorite(false, photo.id, in: album.id)
    case .delete: await confirmDeletion()
    case .duplicate, .cancel: break
    }
  }

  private func confirmDeletion() async {
    let question = DeleteItems(count: 1, kind: .photo, album: album.name)
    guard case .delete = await question.present(from: self) else { return }
    library.delete([photo.id], from: album.id)
  }
}
