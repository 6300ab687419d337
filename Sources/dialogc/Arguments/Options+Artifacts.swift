import DialogCompiler
import DialogFindings

/// What is written, and where.
extension Option {
  static let emit = Option(
    name: "emit", value: .someOf(Backend.all.map(\.name)),
    summary: Message(
      en: "what to write: \(kinds), or several, separated by commas",
      ko: "만들 산출물: \(kinds), 여럿이면 쉼표로 구분"))

  static let out = Option(
    name: "out", value: .folder,
    summary: Message(
      en: "the folder to write to; created if it is missing", ko: "산출물을 쓸 폴더. 없으면 만듭니다"))

  static let depfile = Option(
    name: "depfile", value: .file,
    summary: Message(
      en: "also write what the outputs depend on, in the syntax of Make and Ninja",
      ko: "산출물이 의존하는 파일을 Make와 Ninja의 문법으로 함께 씁니다"))

  static let touch = Option(
    name: "touch", value: .file,
    summary: Message(
      en:
        "also create or touch an empty file once everything is written; the depfile is then "
        + "for that file",
      ko: "모두 쓴 뒤 빈 파일을 만들거나 시각을 고칩니다. depfile은 그 파일의 것입니다"))

  static let list = Option(
    name: "list",
    summary: Message(
      en: "write nothing; print the paths that would be written, one per line",
      ko: "쓰지 않고 쓸 파일의 경로를 한 줄에 하나씩 출력합니다"))

  static let pseudo = Option(
    name: "pseudo", value: .oneOf(PseudoLanguage.allCases.map(\.rawValue)),
    summary: Message(
      en: "build in a pseudo-language instead of the project’s languages",
      ko: "프로젝트의 언어 대신 의사 언어로 만듭니다"))

  static let swiftAccess = Option(
    name: "swift-access", value: .oneOf(SwiftAccess.allCases.map(\.rawValue)),
    summary: Message(
      en: "swift: the access level of the types; internal by default",
      ko: "swift: 타입을 쓸 수 있는 범위. 기본은 internal"))

  static let swiftTexts = Option(
    name: "swift-texts", value: .oneOf(SwiftTexts.allCases.map(\.rawValue)),
    summary: Message(
      en:
        "swift: where the texts are: all in the code (by default), or in a String Catalog "
        + "beside it as far as catalogs can express them",
      ko: "swift: 텍스트를 둘 곳. 기본은 모두 code, catalog이면 카탈로그에 담을 수 있는 것은 옆의 String Catalog"))

  static let cache = Option(
    name: "cache", value: .file,
    summary: Message(
      en: "the file that remembers the build; by default .dialogc-cache beside the outputs",
      ko: "빌드를 기억할 파일. 기본은 산출물 옆의 .dialogc-cache"))

  static let noCache = Option(
    name: "no-cache",
    summary: Message(
      en: "build everything again, and remember nothing", ko: "모두 새로 만들고 아무것도 기억하지 않습니다"))

  private static let kinds = Backend.all.map(\.name).joined(separator: ", ")
}
