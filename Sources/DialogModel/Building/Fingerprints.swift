import DialogSupport

extension ProgramBuilder {
  /// For each dialog, by its place, a number that stands for all that it is made from: equal ones are of
  /// equal dialogs in equal projects, on every machine and in every run of one program.
  ///
  /// The bytes count in which something is declared, comments too; where they stand does not.
  public var fingerprints: [UInt64] {
    var contents = ContentsOfTrees()
    let ground = ground(&contents)
    return sources.map { source in
      var hasher = ContentHasher()
      hasher.add(ground)
      hasher.add(source.name)
      hasher.add(contents[source.declaration])
      for translation in source.translations { hasher.add(contents[translation]) }
      return hasher.hash
    }
  }

  /// What all dialogs are read against.
  private func ground(_ contents: inout ContentsOfTrees) -> UInt64 {
    var hasher = ContentHasher()
    hasher.add(UInt64(edition?.rawValue ?? 0))
    for file in arrangement.files {
      for declaration in file.beside { hasher.add(contents[declaration]) }
    }
    if asksTexts {
      for file in arrangement.files { for language in file.languages { hasher.add(language) } }
    }
    return hasher.hash
  }
}

/// The contents of trees as numbers, each worked out once.
private struct ContentsOfTrees {
  private var known: [FileID: UInt64] = [:]

  subscript(declaration: Declaration) -> UInt64 {
    mutating get {
      if let hash = known[declaration.file] { return hash }
      let hash = declaration.syntax.tree.file.bytes.contentHash
      known[declaration.file] = hash
      return hash
    }
  }
}
