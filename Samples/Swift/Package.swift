// swift-tools-version: 6.0
import PackageDescription

// Where there are no frameworks of Apple’s, stand-ins that are there for tests take their place.
#if os(Linux)
  let frameworks = [Package.Dependency.package(path: "../../Tests/Frameworks")]
  let used = ["UIKit", "SwiftUI", "UserNotifications"].map {
    Target.Dependency.product(name: $0, package: "Frameworks")
  }
#else
  let frameworks: [Package.Dependency] = []
  let used: [Target.Dependency] = []
#endif

let package = Package(
  name: "PhotosApp",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "PhotosApp", targets: ["PhotosApp"])],
  dependencies: frameworks,
  targets: [.target(name: "PhotosApp", dependencies: used)],
  swiftLanguageModes: [.v6])
