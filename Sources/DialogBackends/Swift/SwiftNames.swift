import DialogModel

/// What the things of a program are called in Swift.
struct SwiftNames {
  /// The project’s own name.
  let project: String
  /// What the names of all that is no dialog and no enum begin with: `Photos`.
  let prefix: String
  let enums: [String]
  let dialogs: [String]

  /// - Parameter reserved: the names of types that the file declares besides.
  init(_ program: Program, prefix: String, reserved: [String]) {
    project = program.project.artifactName
    self.prefix = prefix
    var names = UniqueNames(reserved + SwiftNames.types)
    enums = program.enums.map { names.unique(SwiftNames.escaped($0.name.text)) }
    dialogs = program.dialogs.map { names.unique(SwiftNames.escaped($0.name.text)) }
  }

  /// `PhotosDialogs.swift`: an app has a Photos.swift of its own.
  static func file(ofProject project: String) -> String {
    project == Project.namelessArtifact ? "Dialogs.swift" : "\(project)Dialogs.swift"
  }

  /// The name with a capital, of letters and digits alone.
  static func prefix(_ project: String) -> String {
    let words = project.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first.map(\.isLetter) ?? false
    return isName ? name : "Project" + name
  }

  /// The name as an identifier stands in code.
  static func escaped(_ name: String) -> String {
    if impossible.contains(name) { return name + "_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Names that mean something else even between backquotes, or on their own.
  private static let impossible: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

  /// Words that are no names.
  private static let keywords = words(
    """
    Any actor as associatedtype async await borrowing break case catch class consuming continue
    convenience default defer deinit didSet do dynamic else enum extension fallthrough false
    fileprivate final for func get guard if import in indirect infix inout internal is isolated lazy
    left let mutating nil nonisolated none nonmutating open operator optional override package postfix
    precedencegroup prefix private protocol public repeat required rethrows return right sending set
    some static struct subscript super switch throw throws true try typealias unowned var weak where
    while willSet yield
    """)

  /// Types that the file uses, which a dialog of the name would hide.
  private static let types = Array(
    words(
      """
      Any AnyObject Array Binding Bool Bundle Button CGRect Content Data Date DateFormatter Decimal
      Dialog Dictionary Double Environment Equatable Error ForEach Foundation Hashable Int Int64 Kind
      Locale MainActor NSAlert NSApplication NSButton NSEvent NSNumber NSObject NSRange
      NSRegularExpression NSSecureTextField NSSize NSStackView NSTextContentType NSTextField
      NSTextFieldDelegate NSWindow Never Notification ObjectIdentifier Optional Outcome Range Result
      SecureField Self Sendable Set State StaticString String Substring Swift Task Text TextField Type
      UIAction UIAlertAction UIAlertController UIBarButtonItem UIKeyboardType UITextContentType
      UITextField UIView UIViewController UInt UInt64 UInt8 UNAuthorizationOptions
      UNMutableNotificationContent UNNotificationAction UNNotificationActionOptions
      UNNotificationAttachment UNNotificationCategory UNNotificationInterruptionLevel
      UNNotificationRequest UNNotificationResponse UNNotificationSound UNNotificationSoundName
      UNNotificationTrigger UNTextInputNotificationAction UNTextInputNotificationResponse
      UNUserNotificationCenter URL UTF8 UUID View ViewBuilder ViewModifier Void
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

extension SourceWriter {
  /// A comment for people who use what follows; nothing of an empty text.
  mutating func swiftDocumentation(_ text: String) {
    if text.isEmpty { return }
    for comment in CommentText.lines(text) { line(comment.isEmpty ? "///" : "/// \(comment)") }
  }
}
