// swift-tools-version: 6.0
import PackageDescription

// No targets of the root package: there they would make `canImport(UIKit)` true for everybody.
let package = Package(
  name: "Frameworks",
  products: ["UIKit", "SwiftUI", "AppKit", "UserNotifications"].map {
    .library(name: $0, targets: [$0])
  },
  targets: [
    .target(name: "UIKit"),
    .target(name: "AppKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit", "AppKit"]),
    .target(name: "UserNotifications"),
  ],
  swiftLanguageModes: [.v6])
