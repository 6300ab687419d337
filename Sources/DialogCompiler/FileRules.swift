public import DialogFindings

/// Every rule that findings may name.
public let allRules: [RuleDescription] = compilerRules + fileRules + catalogRules

/// What is said of findings about files themselves; they cannot be turned off.
public let fileRules: [RuleDescription] = [
  rule(
    "input/not-found", "every path given exists", "주어진 경로는 모두 있어야 합니다",
    "a path that leads nowhere is a mistake in the call, or a symbolic link whose target is gone; "
      + "nothing is checked until it is mended, since names of the missing file could be meant "
      + "elsewhere",
    "없는 경로는 호출이 잘못되었거나 심볼릭 링크의 대상이 사라진 것입니다. 다른 파일이 그 파일의 이름을 "
      + "쓸 수 있으므로 고칠 때까지 아무것도 검사하지 않습니다"),
  rule(
    "input/unreadable", "every source can be read", "모든 소스를 읽을 수 있어야 합니다",
    "permissions or the device keep a file or a folder from being read; the message has the "
      + "system’s reason",
    "권한이나 장치 때문에 파일이나 폴더를 읽을 수 없습니다. 시스템이 알린 이유를 메시지에 적습니다"),
  rule(
    "input/link-loop", "symbolic links lead to a file", "심볼릭 링크는 파일로 이어져야 합니다",
    "links that lead to each other never reach a file; inside a folder that is searched, links back "
      + "to a folder already seen are harmless and passed over",
    "서로를 가리키는 링크는 파일에 이르지 못합니다. 찾는 폴더 안에서 이미 본 폴더로 돌아가는 링크는 "
      + "해롭지 않으므로 지나칩니다"),
  rule(
    "input/too-large", "a source has up to 64 MiB", "소스는 64MiB까지입니다",
    "no one writes a source that large by hand; it is likely another file by mistake",
    "사람이 그렇게 큰 소스를 쓰지는 않으므로 다른 파일을 잘못 준 것으로 봅니다"),
  rule(
    "input/no-sources", "every folder given holds sources", "주어진 폴더에 소스가 있어야 합니다",
    "a folder is searched with its subfolders for files whose names end in .dialog; files and "
      + "folders whose names start with a dot are passed over",
    "폴더와 그 하위 폴더에서 이름이 .dialog로 끝나는 파일을 찾으며, 점으로 시작하는 파일과 폴더는 "
      + "지나칩니다"),
  rule(
    "input/no-catalogs", "an import names a catalog", "가져오기에는 카탈로그가 있어야 합니다",
    "catalogs are told by the endings of their names: .xcstrings, .strings, .stringsdict, .xliff and "
      + ".xlf, and folders .lproj and .xcloc",
    "카탈로그는 이름 끝으로 알아봅니다: .xcstrings, .strings, .stringsdict, .xliff, .xlf, 그리고 폴더 .lproj와 "
      + ".xcloc"),
  rule(
    "output/not-folder", "the output folder is a folder", "산출 폴더는 폴더여야 합니다",
    "artifacts are written into the folder that --out names, which is made where it is missing; "
      + "a file of that name is left alone",
    "산출물은 --out이 가리키는 폴더에 쓰며 없으면 만듭니다. 같은 이름의 파일은 건드리지 않습니다"),
  rule(
    "output/is-folder", "no folder stands where a file is written", "파일을 쓸 자리에 폴더가 없어야 합니다",
    "an artifact or a depfile cannot replace a folder of its name",
    "산출물이나 depfile은 같은 이름의 폴더를 대신할 수 없습니다"),
  rule(
    "output/collision", "no output replaces a source or another output",
    "산출물이 소스나 다른 산출물을 덮어쓰지 않아야 합니다",
    "a depfile or an artifact of the name of a source would destroy it",
    "depfile이나 산출물의 이름이 소스와 같으면 소스가 사라집니다"),
  rule(
    "output/read-only", "outputs may be written", "산출물을 쓸 권한이 있어야 합니다",
    "permissions or a read-only file system keep the outputs from being written; those that are "
      + "there stay as they were",
    "권한이나 읽기 전용 파일 시스템 때문에 산출물을 쓸 수 없습니다. 있던 파일은 그대로 둡니다"),
  rule(
    "output/disk-full", "there is room for the outputs", "산출물을 쓸 공간이 있어야 합니다",
    "all outputs are written beside the old ones and then put in their place together, so the disk "
      + "needs room for both; the old ones stay as they were",
    "산출물을 모두 옛것 옆에 쓴 다음 한꺼번에 바꾸므로 둘을 담을 공간이 필요합니다. 옛것은 그대로 둡니다"),
  rule(
    "output/unwritable", "the system writes the outputs", "시스템이 산출물을 쓸 수 있어야 합니다",
    "the system refused to write an output; the message has its reason",
    "시스템이 산출물 쓰기를 거부했습니다. 시스템이 알린 이유를 메시지에 적습니다"),
  rule(
    "output/depfile-path", "paths in a depfile have no line break", "depfile의 경로에는 줄바꿈이 없어야 합니다",
    "neither Make nor Ninja can read a path with a line break",
    "Make도 Ninja도 줄바꿈이 있는 경로를 읽지 못합니다"),
]

private func rule(
  _ id: RuleID, _ summary: String, _ summaryKo: KoreanMessage, _ reason: String,
  _ reasonKo: KoreanMessage
) -> RuleDescription {
  RuleDescription(
    id, .error, summary: Message(en: summary, ko: summaryKo),
    reason: Message(en: reason, ko: reasonKo), examples: [])
}
