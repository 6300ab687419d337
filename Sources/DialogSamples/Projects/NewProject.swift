public import DialogFindings

/// A project to start from: dialogs, a program that asks them, and what builds it.
public struct NewProject: Sendable {
  /// The project’s, and the program’s.
  public let name: String
  private let languages: [SampleLanguage]
  private let comments: MessageLanguage

  /// A file of a project.
  public struct File: Sendable {
    /// Below the project’s folder.
    public let path: String
    /// What stands in it.
    public let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
  }

  /// - Parameters:
  ///   - name: a name of a declaration.
  ///   - languages: of the dialogs; not empty.
  ///   - comments: the language of comments.
  public init(_ name: String, languages: [SampleLanguage], comments: MessageLanguage) {
    self.name = name
    self.languages = languages
    self.comments = comments
  }

  /// All files of a project in C.
  ///
  /// - Parameters:
  ///   - build: CMake or Make.
  ///   - prefix: what the names of the project’s C begin with.
  public func filesInC(_ build: BuildSystem, prefix: String) -> [File] {
    let file = build == .cmake ? File("CMakeLists.txt", cmake) : File("Makefile", makefile)
    return [
      File(".gitignore", "/build/\n"), file, File("main.c", mainInC(prefix)),
    ] + dialogs(.alert, in: "Dialogs")
  }

  /// All files of a package in Swift.
  ///
  /// - Parameter dependency: where the plugins are.
  public func filesInSwift(_ dependency: PluginPackage) -> [File] {
    [
      File(".gitignore", "/.build/\n"), File("Package.swift", manifest(dependency)),
      File("Sources/\(name)/main.swift", mainInSwift),
    ] + dialogs(.problem, in: "Sources/\(name)")
  }

  private func dialogs(_ kind: SampleKind, in folder: String) -> [File] {
    var writer = SampleWriter(name, languages, comments: comments)
    writer.projectAlone()
    let sample = kind.dialogs(
      name: kind.usualName, languages: languages, comments: comments)
    return [
      File("\(folder)/Project.dialog", writer.formatted()),
      File("\(folder)/\(kind.usualName).dialog", sample),
    ]
  }

  /// A comment of a build file or a program.
  func says(_ english: String, _ korean: KoreanMessage) -> String {
    Message(en: english, ko: korean)[comments]
  }

  /// The languages of the dialogs, the source language first.
  var tags: [String] { SampleWriter.sourceFirst(languages.map(\.tag.tag)) }
}
