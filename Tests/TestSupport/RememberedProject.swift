import DialogCompiler
import DialogFindings
import DialogSupport

/// A project whose parts change at random, compiled with all that was remembered of its earlier
/// states, and held to a compilation that remembers nothing.
public struct RememberedProject {
  private var numbers: RandomNumbers
  /// For each part, in order, which variant stands there, and in which file.
  private var parts = projectParts.map { _ in (variant: 0, file: 0) }
  /// By which files and neighbours come and go.
  private var moreNumbers: RandomNumbers
  private var countOfFiles = 3
  /// Which of the neighbours is there.
  private var neighbour = 0
  private var remembered = RememberedDialogs()
  /// The artifacts that were made last, by their paths.
  private var artifacts: [String: Artifact] = [:]
  /// How many times nothing was wrong, so that artifacts were compared too.
  public private(set) var compared = 0

  /// - Parameter seed: by which the changes are the same on every machine.
  public init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed &* 104_729)
    moreNumbers = RandomNumbers(seed: seed &* 15_485_863)
  }

  /// Changes the project and compares the answers after each change.
  ///
  /// - Returns: after which change something was first found to differ; nil where nothing did.
  public mutating func firstDifference(in count: Int) -> String? {
    for count in 1...count {
      let change = change()
      var options = CompilerOptions()
      options.jobs = 1 + count % 2
      let fresh = Workspace(files, options: options)
      options.remembered = remembered
      let remembering = Workspace(files, options: options)
      if let difference = difference(remembering, fresh) {
        return "\(count): \(change), \(difference)"
      }
      remembered.formUnion(remembering.remembered)
    }
    return nil
  }

  /// How many dialogs are known.
  public var knownDialogs: Int { remembered.numbers.count }

  private var files: [SourceFile] {
    (0..<countOfFiles).map { file in
      let own = parts.indices.filter { parts[$0].file % countOfFiles == file }
      var texts = own.map { projectParts[$0][parts[$0].variant] }
      if file == countOfFiles - 1 { texts.insert(neighbours[neighbour], at: 0) }
      return SourceFile(name: "\(file).dialog", text: texts.joined(separator: "\n"))
    }
  }

  /// Takes another variant of a part, or moves it into another file; now and then beside that files come or
  /// go, and neighbours.
  private mutating func change() -> String {
    if moreNumbers.next(below: 8) == 0 { countOfFiles = 1 + moreNumbers.next(below: 4) }
    if moreNumbers.next(below: 4) == 0 { neighbour = moreNumbers.next(below: neighbours.count) }
    return changeOfPart() + ", \(countOfFiles) files, neighbour \(neighbour)"
  }

  private mutating func changeOfPart() -> String {
    let part = numbers.next(below: parts.count)
    if numbers.next(below: 6) == 0 {
      parts[part].file = numbers.next(below: 3)
    } else {
      parts[part].variant = numbers.next(below: projectParts[part].count)
    }
    return "part \(part) is \(parts[part])"
  }

  private mutating func difference(_ remembering: Workspace, _ fresh: Workspace) -> String? {
    let (found, expected) = (remembering.findings, fresh.findings)
    if found != expected {
      return (expected.filter { !found.contains($0) } + found.filter { !expected.contains($0) })
        .map { "\($0.rule.name) of \($0.dialog ?? "-")" }.joined(separator: ", ")
    }
    guard let program = remembering.checked, let other = fresh.checked else {
      return nil
    }
    compared += 1
    return differenceOfArtifacts(program, remembering.fingerprints, from: other)
  }

  private mutating func differenceOfArtifacts(
    _ program: CheckedProgram, _ fingerprints: [UInt64], from other: CheckedProgram
  ) -> String? {
    let known = artifacts
    for backend in Backend.all {
      let made = backend.artifacts(for: program) { path in
        let before = known[path]
        return ArtifactPieces(
          of: fingerprints, before: FormerArtifact(before?.bytes ?? []), before?.pieces ?? [])
      }
      if made.map(\.bytes) != backend.artifacts(for: other).map(\.bytes) {
        return "the artifact \(backend.name)"
      }
      for artifact in made where !artifact.pieces.isEmpty { artifacts[artifact.path] = artifact }
    }
    return nil
  }
}

/// What a project is made of, each in several variants.
private let projectParts: [[String]] = [
  [
    project(), project("app \"Home Garden\""), project("rules {\n    button/verb off\n  }"),
    project("guidelines 2019"), project(locales: "source ko\n  locales ko, en, ja"),
    "// Of its own.\n" + project(locales: "source en"), "",
  ],
  ["enum Kind { photo, video }\n", "enum Kind { video, photo }\n", "enum Kind { photo, film }\n"],
  [
    "terms {\n  keepIt { en \"Keep\"  ko \"보관\"  ja \"保存\" }\n}\n",
    "terms {\n  keepIt { en \"Keep Garden\"  ko \"보관\"  ja \"保存\" }\n}\n", "",
  ],
  [
    alert("Garden", "Delete this?", "이 항목을 삭제할까요?", "これを削除しますか?"),
    alert("Garden", "Open the Garden now?", "지금 정원을 열까요?", "今すぐ開きますか？"),
    alert("Garden", "Open the garden now?", "지금 정원을 열까요?", "今すぐ開きますか?"),
  ],
  [
    alert("Shed", "Remove the Garden from here?", "여기서 정원을 제거할까요?", "ここから削除しますか?"),
    alert("Shed", "Remove the garden from here?", "여기서 정원을 제거할까요?", "ここから削除しますか？"),
    alert("Shed", "Remove the Garden from this Shelf?", "여기서 정원을 제거할까요?", "ここから削除しますか?"),
    "@allow(button/verb, \"Known.\")\n" + alert("Shed", "Sure?", "정말요?", "本当ですか?"), "",
  ],
  [
    problem("The photos stay in the library.", "사진은 보관함에 남습니다.", "写真は残ります。"),
    problem("The photos stay in the library.", "사진은 보관함에 남아요.", "写真は残る。"),
    problem("The photos stay in the Library.", "사진은 보관함에 남아", "写真は残ります"),
  ],
  [
    problems("보관함에 남습니다."), problems("보관함에 남아요."), problems("보관함에 남습니다"),
    problems("보관함에 남아"), "",
  ],
  [
    "alert Count(count: Int, kind: Kind) {\n  purpose destructive\n  title {\n"
      + "    en by kind { photo \"Delete the photo?\"  other \"Delete it?\" }\n"
      + "    ko by kind { photo \"사진을 삭제할까요?\"  other \"삭제할까요?\" }\n    ja \"削除しますか?\"\n  }\n"
      + "  message { en \"{count} stay.\"  ko \"{count}개가 남습니다.\"  ja \"{count}個が残ります。\" }\n"
      + "  button delete destructive\n  cancel\n}\n",
    "alert Count(name: String) {\n  purpose destructive\n"
      + "  title { en \"Delete {name}?\"  ko \"{name:을/를} 삭제할까요?\"  ja \"{name}を削除しますか?\" }\n"
      + "  button delete destructive\n  cancel\n}\n",
    "alert Count(name: String) {\n  purpose destructive\n"
      + "  title { en \"Delete {name}?\"  ko \"{name}을(를) 삭제할까요?\"  ja \"{name}を削除しますか?\" }\n"
      + "  button delete destructive\n  cancel\n}\n",
  ],
  [
    "",
    "alert Late {\n  purpose problem\n  title \"Later\"\n  message \"Try again.\"\n  cancel\n}\n"
      + "translation ko of Late {\n  title \"나중에\"\n  message \"다시 하세요.\"\n}\n",
    "alert Late {\n  purpose problem\n  title \"Later\"\n  message \"Try again.\"\n  cancel\n}\n"
      + "translation ko of Late {\n  title \"나중에\"\n  message \"다시 해요.\"\n}\n",
  ],
  [
    "alert AskForNews {\n  purpose consent\n"
      + "  title { en \"Send news of sales?\"  ko \"할인 소식을 보낼까요?\"  ja \"お知らせを送りますか?\" }\n"
      + "  button send { en \"Send News\"  ko \"보내기\"  ja \"送る\" }\n"
      + "  button decline { en \"Don’t Send\"  ko \"보내지 않기\"  ja \"送らない\" }\n  exit decline\n}\n",
    alert("AskForNews", "Delete the news?", "소식을 삭제할까요?", "削除しますか?"), "",
  ],
  [
    "notification News {\n  delivery remote\n  category marketing\n  level passive\n"
      + "  consent AskForNews\n"
      + "  title { en \"New prices\"  ko \"새 가격\"  ja \"新しい価格\" }\n"
      + "  body { en \"See what is new.\"  ko \"새 소식을 보세요.\"  ja \"見てください。\" }\n"
      + "  hiddenPreview { en \"News\"  ko \"소식\"  ja \"お知らせ\" }\n  identifier news\n}\n",
    "",
  ],
  [
    "// A note.\n", "/* Another. */\n", "", "/// Of nothing.\n",
    "translation ko of Shed {\n  title \"열까요?\"\n}\n",
    "alert Shed { cancel }\n", "alert {\n", "",
  ],
]

/// Dialogs whose names are those of what C names after `Garden` and `Shed`, so that one of both is called
/// otherwise there.
private let neighbours = [
  "", alert("GardenTitle", "Delete the title?", "제목을 삭제할까요?", "題名を削除しますか?"),
  alert("DialogGarden", "Delete the bed?", "화단을 삭제할까요?", "花壇を削除しますか?"),
  alert("ShedOutcome", "Delete the tools?", "도구를 삭제할까요?", "道具を削除しますか?"),
]

private func project(
  _ more: String = "", locales: String = "source en\n  locales en, ko, ja"
) -> String {
  """
  project Shelf {
    \(locales)
    \(more)
    notifications {
      permission AskForNews
      settings NewsSettings
    }
  }

  """
}

private func alert(_ name: String, _ english: String, _ korean: String, _ japanese: String)
  -> String
{
  """
  /// Asked first.
  alert \(name) {
    purpose destructive
    title { en "\(english)"  ko "\(korean)"  ja "\(japanese)" }
    button delete destructive
    cancel
  }

  """
}

private func problem(_ english: String, _ korean: String, _ japanese: String) -> String {
  """
  alert Stays {
    purpose problem
    title { en "Nothing was deleted."  ko "삭제 오류"  ja "削除エラー" }
    message { en "\(english)"  ko "\(korean)"  ja "\(japanese)" }
    button keepIt { en "Keep"  ko "보관"  ja "保存" }
    cancel
  }

  """
}

/// Enough dialogs for a habit.
private func problems(_ korean: String) -> String {
  (1...6).map { number in
    """
    alert Stays\(number) {
      purpose destructive
      title { en "Delete photo \(number) of these?"  ko "\(number)번 사진을 삭제할까요?" }
      message { en "Photo \(number) stays in the library."  ko "\(number)번 사진은 \(korean)" }
      button delete destructive
      cancel
    }

    """
  }.joined(separator: "\n")
}
