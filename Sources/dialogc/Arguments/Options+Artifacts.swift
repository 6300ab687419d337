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
      en: "the folder to write into; made where it is missing", ko: "산출물을 쓸 폴더. 없으면 만듭니다"))

  static let depfile = Option(
    name: "depfile", value: .file,
    summary: Message(
      en: "also write, in the syntax of Make and Ninja, what the outputs depend on",
      ko: "산출물이 의존하는 파일을 Make와 Ninja의 문법으로 함께 씁니다"))

  static let touch = Option(
    name: "touch", value: .file,
    summary: Message(
      en: "also make or touch an empty file when all is written; the depfile is about that alone",
      ko: "모두 쓴 뒤 빈 파일을 만들거나 시각을 고칩니다. depfile은 그 파일의 것입니다"))

  static let list = Option(
    name: "list",
    summary: Message(
      en: "write nothing, print the paths of what would be written, a line each",
      ko: "쓰지 않고 쓸 파일의 경로를 한 줄에 하나씩 출력합니다"))

  static let pseudo = Option(
    name: "pseudo", value: .oneOf(PseudoLanguage.allCases.map(\.rawValue)),
    summary: Message(
      en: "build in a pseudo-language instead of the project’s languages",
      ko: "프로젝트의 언어 대신 의사 언어로 만듭니다"))

  static let swiftAccess = Option(
    name: "swift-access", value: .oneOf(SwiftAccess.allCases.map(\.rawValue)),
    summary: Message(
      en: "swift: from where the types can be used; internal by default",
      ko: "swift: 타입을 쓸 수 있는 범위. 기본은 internal"))

  static let swiftTexts = Option(
    name: "swift-texts", value: .oneOf(SwiftTexts.allCases.map(\.rawValue)),
    summary: Message(
      en: "swift: where the texts stand: all in the code, the default, or what catalogs can say in "
        + "a String Catalog beside it",
      ko: "swift: 텍스트를 둘 곳. 기본은 모두 code, catalog이면 카탈로그에 담을 수 있는 것은 옆의 String Catalog"))

  static let cache = Option(
    name: "cache", value: .file,
    summary: Message(
      en: "where the build is remembered; .dialogc-cache beside the outputs by default",
      ko: "빌드를 기억할 파일. 기본은 산출물 옆의 .dialogc-cache"))

  static let noCache = Option(
    name: "no-cache",
    summary: Message(
      en: "make everything anew, and remember nothing", ko: "모두 새로 만들고 아무것도 기억하지 않습니다"))

  private static let kinds = Backend.all.map(\.name).joined(separator: ", ")
}
