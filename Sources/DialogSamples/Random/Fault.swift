/// A mistake in a random dialog, and the rule that finds it.
public struct Fault: Sendable {
  /// The name of the rule.
  public let rule: String
  /// The line that is wrong.
  private let line: Line
  /// What stands there instead.
  private let written: String

  /// The lines of the dialog that mistakes are made in.
  private enum Line: CaseIterable {
    case head, purpose, title, titleKorean, message, delete, keep, cancel, end
  }

  private init(_ rule: String, _ line: Line, _ written: String) {
    self.rule = rule
    self.line = line
    self.written = written
  }

  /// What stands before the name of the rule, on the line above the mistake.
  public static let mark = "// fault: "

  /// The source of a dialog with one mistake; the line above it names the rule.
  static func dialog(_ number: Int, _ chance: inout Chance) -> String {
    let fault = number <= all.count ? all[number - 1] : chance.element(of: all)
    let noun = chance.element(of: Noun.all)
    var text = "\n"
    for line in Line.allCases {
      let valid = valid(line, noun, number)
      if fault.line != line {
        text += valid
      } else {
        let named = fault.written(in: "Delete\(noun.english)\(number)", number)
        text += mark + fault.rule + "\n" + named + "\n"
      }
      text += after(line)
    }
    return text
  }

  /// What is wrong, with the dialog’s name for `Delete#` and its number for any other `#`: a mistake that is
  /// made again in the same words is not always told again.
  private func written(in dialog: String, _ number: Int) -> String {
    let named = written.split(separator: "Delete#", omittingEmptySubsequences: false)
      .joined(separator: dialog)
    return named.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: String(number))
  }

  private static func valid(_ line: Line, _ noun: Noun, _ number: Int) -> String {
    switch line {
    case .head:
      "alert Delete\(noun.english)\(number)(count: Int, label: String, isReady: Bool) {\n"
    case .purpose: "  purpose destructive\n  title {\n"
    case .title: "    en \"Delete “{label}”?\"\n"
    case .titleKorean: "    ko \"“{label}” \(noun.koreanObject) 삭제할까요?\"\n"
    case .message: "    en \"{count} photos are in it.\"\n"
    case .delete: "  button delete destructive\n"
    case .keep: "  button archive { en \"Archive\"  ko \"보관\"  ar \"أرشفة\" } if isReady\n"
    case .cancel: "  cancel\n"
    case .end: "}\n"
    }
  }

  /// What follows a line and never is wrong.
  private static func after(_ line: Line) -> String {
    switch line {
    case .titleKorean: "    ar \"هل تريد حذف «{label}»؟\"\n  }\n  message {\n"
    case .message: "    ko \"사진 {count}장이 있습니다.\"\n    ar \"عدد الصور فيه {count}.\"\n  }\n"
    default: ""
    }
  }

  /// Every kind of mistake there is.
  public static let all = [
    Fault("syntax/unknown-keyword", .purpose, "  purpos destructive\n  title {"),
    Fault("syntax/unknown-character", .delete, "  button delete destructive “"),
    Fault("syntax/unterminated-string", .title, "    en \"Delete “{label}”?"),
    Fault("syntax/unknown-escape", .message, "    en \"{count} photos\\q are in it.\""),
    Fault(
      "syntax/hyphen-in-name", .keep,
      "  button archive-it { en \"Archive\"  ko \"보관\"  ar \"أرشفة\" } if isReady"),
    Fault("syntax/typographic-quotes", .title, "    en “Delete {label}?”"),
    Fault("syntax/missing-type", .head, "alert Delete#(count: Int, label, isReady: Bool) {"),
    Fault(
      "syntax/unknown-directive", .head,
      "@deprecate(\"Another asks it.\") alert Delete#(count: Int, label: String, isReady: Bool) {"),
    Fault("name/unknown-parameter", .message, "    en \"{count} photos are in {size}.\""),
    Fault(
      "name/unknown-parameter", .keep,
      "  button archive { en \"Archive\"  ko \"보관\"  ar \"أرشفة\" } if isRead"),
    Fault(
      "name/duplicate", .keep,
      "  button delete { en \"Archive\"  ko \"보관\"  ar \"أرشفة\" } if isReady"),
    Fault("name/unknown-value", .purpose, "  purpose destruction\n  title {"),
    Fault("name/unknown-button", .cancel, "  cancel; exit leave"),
    Fault("name/unknown-type", .head, "alert Delete#(count: Int, label: Text, isReady: Bool) {"),
    Fault("name/unknown-language", .titleKorean, "    kr \"“{label}” 삭제할까요?\""),
    Fault("name/unknown-dialog", .end, "} translation ko of Missing# { title \"삭제할까요?\" }"),
    Fault("name/unknown-part", .end, "} translation ko of Delete# { archive.send \"유지\" }"),
    Fault("name/foreign-placeholder", .message, "    en \"%d photos are in it.\""),
    Fault("type/unknown-style", .message, "    en \"{count:roman} photos are in it.\""),
    Fault("type/placeholder-style", .message, "    en \"{count:date} photos are in it.\""),
    Fault(
      "type/mismatch", .keep,
      "  button archive { en \"Archive\"  ko \"보관\"  ar \"أرشفة\" } if count"),
    Fault("type/selector", .message, "    en by label { other \"{count} photos are in it.\" }"),
    Fault(
      "selection/unknown-key", .message,
      "    en by count { one \"{count} photo is in it.\"  some# \"{count} are in it.\"  other \"{count} photos are in it.\" }"
    ),
    Fault("selection/missing-arm", .message, "    en by count { one \"{count} photo is in it.\" }"),
    Fault("alert/title-required", .title, "    en \"\""),
    Fault(
      "button/duplicate-title", .keep,
      "  button archive { en \"Delete\"  ko \"삭제\"  ar \"حذف\" } if isReady"),
    Fault("l10n/empty", .titleKorean, "    ko \"\""),
    Fault("l10n/placeholder", .titleKorean, "    ko \"삭제할까요?\""),
    Fault("l10n/bidi", .titleKorean, "    ko \"\u{202E}“{label}” 삭제할까요?\""),
  ]
}
