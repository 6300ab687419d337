/// Where a package has dialogc’s plugins from.
public struct PluginPackage: Sendable {
  /// A path from the folder around the project, or an address.
  private let place: String
  /// The version to ask an address for.
  private let version: String

  /// - Parameters:
  ///   - place: a path from the folder where the project’s is made, or an address.
  ///   - version: the first that will do, where it is an address.
  public init(_ place: String, version: String) {
    self.place = place
    self.version = version
  }

  private var isAddress: Bool { place.contains("://") || place.hasPrefix("git@") }

  /// As other targets of the manifest name it; SwiftPM calls it after the end of its address.
  var name: String {
    guard isAddress, let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last else {
      return "dialogc"
    }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
  }

  /// The dependency as a manifest declares it.
  var dependency: String {
    if isAddress { return ".package(url: \(literal(place)), from: \"\(version)\")" }
    let path = place.hasPrefix("/") ? place : "../" + place
    return ".package(name: \"dialogc\", path: \(literal(path)))"
  }

  private func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }
}
