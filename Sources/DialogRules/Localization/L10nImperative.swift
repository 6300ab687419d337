import DialogFindings
import DialogLocales
import DialogModel

extension Rule {
  static let l10nImperative = Rule(
    "l10n/imperative", .always(.note), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a button names an act, as its source does, not a state",
      ko: "버튼은 원본처럼 상태가 아니라 동작을 나타냅니다"),
    reason: Message(
      en: """
        “Open” is a verb and an adjective, and so is many a button’s title. Who translates it without \
        seeing the button writes Открыто, “it is open”, or 열림.
        """,
      ko: """
        Open은 ‘열기’이면서 ‘열린’이기도 합니다. 버튼인 줄 모르고 옮기면 ‘열림’이나 Открыто처럼 상태가 됩니다.
        """),
    examples: [
      RuleExample(
        """
        alert OpenLink {
          purpose consent
          title { en "Open this link?"  ru "Открыть эту ссылку?" }
          button open { en "Open"  ru "⟦Открыто⟧" }
          cancel
        }
        """),
      RuleExample(
        """
        alert OpenLink {
          purpose consent
          title { en "Open this link?"  ru "Открыть эту ссылку?" }
          button open { en "Open"  ru "Открыть" }
          cancel
        }
        """),
    ],
    relations: .ofTranslations,
    check: .meaning { pair, findings in
      guard case .button = pair.element, pair.kind != .englishOfSource,
        pair.source.allSatisfy(\.namesAct)
      else { return }
      for title in pair.variants
      where title.termNames.isEmpty && title.isState {
        let (shown, original) = (title.shown(), pair.original[0].shown())
        findings.report(
          Message(
            en:
              "‘\(shown)’ is a state; name the act, as ‘\(original)’ does",
            ko:
              "‘\(shown, .topic)’ 상태입니다. ‘\(original)’처럼 동작으로 쓰세요"
          ),
          in: title)
      }
    })
}

extension TextVariant {
  /// Whether, as a button's title, it names a state.
  fileprivate var isState: Bool { reading.language.stateWords?.isState(text) ?? false }

  /// Whether a title of the source language begins or ends with a verb of buttons, in the form that
  /// says what to do.
  fileprivate var namesAct: Bool {
    guard locale.isEnglish else { return false }
    let words = self.words
    guard let first = words.first, let last = words.last else { return false }
    if words.contains(where: { $0.hasSuffix("ed") }) { return false }
    return acts.contains(first) || words.count == 2 && first == "always" && acts.contains(last)
  }
}

/// Verbs of buttons.
private let acts: Set<String> = [
  "open", "close", "save", "delete", "remove", "erase", "cancel", "edit", "share", "send", "allow",
  "replace", "discard", "reset", "clear", "add", "rename", "confirm", "restore", "change", "turn",
  "enable", "disable", "block", "copy", "move", "update", "install", "connect", "disconnect",
  "manage", "play", "start", "download", "upload", "import", "export", "print", "subscribe",
  "archive", "join", "accept", "decline", "create", "convert", "scan", "sync", "merge", "leave",
  "stop", "begin", "pause", "resume", "mute", "unmute", "sign", "log", "quit", "force", "empty",
  "lock", "unlock", "hide", "show", "pin", "unpin", "pair", "unpair", "activate", "deactivate",
  "uninstall", "restart", "reject", "approve", "submit", "publish", "post", "duplicate", "apply",
  "undo", "refresh", "reload", "verify", "authorize", "revoke", "cut", "paste", "insert", "attach",
  "unsubscribe", "record", "end", "exit", "follow", "unfollow", "encrypt", "decrypt", "eject",
  "skip", "ignore", "select", "deselect", "hold",
]
