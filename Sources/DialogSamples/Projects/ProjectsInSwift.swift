extension NewProject {
  func manifest(_ package: PluginPackage) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    // \(says("`swift run` makes the dialogs of the target with the plugin, and the program with them.",
      "`swift run`은 플러그인으로 타깃의 대화상자를 만들고, 그것으로 프로그램을 만듭니다."))
    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v13)],
      dependencies: [\(package.dependency)],
      targets: [
        .executableTarget(
          name: "\(name)", plugins: [.plugin(name: "CompileDialogs", package: "\(package.name)")])
      ]
    )

    """
  }

  var mainInSwift: String {
    let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      import Foundation

      /// \(says("What this program reads of `\(name).json`.", "이 프로그램이 `\(name).json`에서 읽는 것입니다."))
      struct Dialogs: Decodable {
        struct Dialog: Decodable {
          struct Text: Decodable { let icu: String }
          struct Button: Decodable {
            let name: String
            let title: [String: Text]
          }
          struct Placement: Decodable { let order: [String] }

          let name: String
          let texts: [String: [String: Text]]
          let buttons: [Button]
          let placement: Placement
        }

        let dialogs: [Dialog]
      }

      // \(says("The plugin has made it, and SwiftPM has put it into the bundle of the target.",
        "플러그인이 만들고 SwiftPM이 타깃의 번들에 넣은 것입니다."))
      let file = Bundle.module.url(forResource: "\(name)", withExtension: "json")!
      let dialogs = try JSONDecoder().decode(Dialogs.self, from: Data(contentsOf: file)).dialogs
      let asked = ProcessInfo.processInfo.environment["LANG"] ?? ""
      let languages = [\(list)]
      let language = languages.first { asked.hasPrefix($0.prefix(2)) } ?? languages[0]

      for dialog in dialogs {
        for element in ["title", "message"] { print(dialog.texts[element]?[language]?.icu ?? "") }
        let titles = dialog.placement.order.map { name in
          dialog.buttons.first { $0.name == name }?.title[language]?.icu ?? name
        }
        print("[" + titles.joined(separator: "] [") + "]")
      }

      """
  }
}
