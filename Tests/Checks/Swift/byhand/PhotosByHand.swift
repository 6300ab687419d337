import SwiftUI

/// The dialogs of Samples/Photos as they are commonly written by hand, with the states that they need.
struct PhotosByHand: View {
  enum ActiveAlert { case deleteItems, deleteAlbum, storageFull, notifications }

  let count: Int
  let isVideo: Bool
  let album: String
  let albums: [String]
  let needed: Int64
  let free: Int64
  let isFavorite: Bool
  let told: (String) -> Void

  @State private var activeAlert: ActiveAlert?
  @State private var isShowingOptions = false
  @State private var isShowingMove = false

  var body: some View {
    VStack {
      Button("Delete Items") { activeAlert = .deleteItems }
      Button("Delete Album") { activeAlert = .deleteAlbum }
      Button("Download") { activeAlert = .storageFull }
      Button("Share Album") { activeAlert = .notifications }
      Button("More") { isShowingOptions = true }
      Button("Move") { isShowingMove = true }
    }
    .alert(
      title,
      isPresented: Binding(get: { activeAlert != nil }, set: { if !$0 { activeAlert = nil } })
    ) {
      switch activeAlert {
      case .deleteItems:
        Button("Delete", role: .destructive) {
          told("delete")
          // What the deletion frees is not enough.
          activeAlert = .storageFull
        }
        Button("Cancel", role: .cancel) {}
      case .deleteAlbum:
        Button("Delete Album", role: .destructive) { told("deleteAlbum") }
        Button("Cancel", role: .cancel) {}
      case .storageFull:
        Button("Manage Storage") { told("manage") }
        Button("Cancel", role: .cancel) {}
      case .notifications:
        Button("Turn On") { told("turnOn") }
        Button("Cancel", role: .cancel) {}
      case nil:
        EmptyView()
      }
    } message: {
      Text(message)
    }
    .confirmationDialog("Options", isPresented: $isShowingOptions) {
      if isFavorite {
        Button("Unfavorite") { told("unfavorite") }
      } else {
        Button("Favorite") { told("favorite") }
      }
      Button("Duplicate") { told("duplicate") }
      Button("Delete Photo", role: .destructive) { told("deletePhoto") }
    }
    .confirmationDialog("Move \(count) Photos to Album", isPresented: $isShowingMove) {
      ForEach(albums, id: \.self) { album in
        Button(album) { told("album \(album)") }
      }
      Button("Create Album") { told("newAlbum") }
    }
  }

  private var title: String {
    switch activeAlert {
    case .deleteItems: "Delete \(count) \(isVideo ? "videos" : "photos")?"
    case .deleteAlbum: "Delete “\(album)”?"
    case .storageFull: "Not Enough Storage"
    case .notifications: "Turn on notifications?"
    case nil: ""
    }
  }

  private var message: String {
    switch activeAlert {
    case .deleteItems: "They’re also removed from “\(album)”."
    case .deleteAlbum: "Its photos stay in the library."
    case .storageFull:
      "The download needs \(needed / 1_000_000) MB, and \(free / 1_000_000) MB is free."
    case .notifications: "New photos in shared albums are announced."
    case nil: ""
    }
  }
}
