import UIKit

/// A photo in UIKit: a dialog is awaited where its answer is needed.
final class PhotoViewController: UIViewController {
  private let library: Library
  private let album: Library.Album.ID
  private let photo: Library.Photo.ID

  private lazy var moreButton = UIBarButtonItem(
    systemItem: .action,
    primaryAction: UIAction { [weak self] _ in
      Task { await self?.showOptions() }
    })

  init(library: Library, album: Library.Album.ID, photo: Library.Photo.ID) {
    self.library = library
    self.album = album
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  #if canImport(ObjectiveC)
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = moreButton
  }

  private func showOptions() async {
    guard let isFavorite = library.photo(photo, in: album)?.isFavorite else { return }
    let options = PhotoOptions(isFavorite: isFavorite)
    switch await options.present(from: self, source: .barButtonItem(moreButton)) {
    case .favorite: library.setFavorite(true, photo, in: album)
    case .unfavorite: library.setFavorite(false, photo, in: album)
    case .duplicate: library.duplicate(photo, in: album)
    case .delete: await confirmDeletion()
    case .cancel: break
    }
  }

  private func confirmDeletion() async {
    let name = library.album(album)?.name ?? ""
    let question = DeleteItems(count: 1, kind: .photo, album: name)
    guard case .delete = await question.present(from: self) else { return }
    library.delete([photo], from: album)
    navigationController?.popViewController(animated: true)
  }
}
