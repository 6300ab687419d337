import DialogFindings
import DialogRules
import DialogSupport
import Testing

/// What a naive check would get wrong: each text, with what is found in it drawn as in examples.
struct JudgementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let marked: String
    let rules: [RuleID]

    init(_ description: String, _ rules: RuleID..., in marked: String) {
      testDescription = description
      self.marked = marked
      self.rules = rules
    }
  }

  @Test("finds just this")
  func finds() {
    let groups = [
      Self.buttons, Self.titles, Self.exits, Self.sheets, Self.editions, Self.languages,
    ]
    for example in groups.joined() {
      let (text, ranges) = unmark(example.marked)
      let found = findings(in: text)
      let drawing = "\(example.testDescription): \(drawn(found, in: text))"
      #expect(found.map(\.rule) == example.rules, "\(drawing)")
      #expect(found.map(\.range.bytes) == ranges, "\(drawing)")
    }
  }

  // MARK: Buttons

  static let buttons = [
    Case(
      "buttons that are never shown together are not too many",
      in: """
        alert Sync(isOn: Bool) {
          purpose problem
          title "Sync Paused"
          button resume "Resume" if isOn
          button turnOn "Turn On" if not isOn
          cancel
        }
        """),
    Case(
      "a form may have a third button",
      in: """
        alert SignIn {
          purpose input
          title "Sign In"
          field name "Name" required
          button signIn "Sign In" default
          button help "Get Help"
          cancel
        }
        """),
    Case(
      "a third button beside a destructive one calls for an action sheet, and for nothing else",
      "alert/choices-need-action-sheet",
      in: """
        alert ⟦CloseDraft⟧ {
          purpose destructive
          title "Unsent Message"
          button delete "Delete Draft" destructive
          button save "Save Draft"
          cancel
        }
        """),
    Case(
      "the same in 2020, which has no such rule, is one button too many",
      "alert/too-many-buttons",
      in: """
        project Mail { guidelines 2020 }
        alert ⟦CloseDraft⟧ {
          purpose destructive
          title "Unsent Message"
          button delete "Delete Draft" destructive
          button save "Save Draft"
          cancel
        }
        """),
    Case(
      "a destructive button whose Cancel a condition hides",
      "button/destructive-needs-cancel",
      in: """
        alert Reset(canStop: Bool) {
          purpose destructive
          title "Erase all content?"
          button ⟦erase⟧ "Erase" destructive
          cancel if canStop
        }
        """),
    Case(
      "a second default",
      "button/default",
      in: """
        alert Sync {
          purpose problem
          title "Sync Paused"
          button resume "Resume" default
          cancel ⟦default⟧
        }
        """),
    Case(
      "a default beside a destructive button, which Return must not press",
      "alert/choices-need-action-sheet", "button/default",
      in: """
        alert ⟦CloseDraft⟧ {
          purpose destructive
          title "Unsent Message"
          button delete "Delete Draft" destructive
          button save "Save Draft" ⟦default⟧
          cancel
        }
        """),
    Case(
      "two buttons that cancel, whatever their case: one is to go, which is said once",
      "button/cancel-role", "text/title-capitalization",
      in: """
        alert Sync {
          purpose problem
          title "Sync Paused"
          button stop "⟦⟦cancel⟧⟧"
          cancel
        }
        """),
  ]

  static let titles = [
    Case(
      "an empty title is none",
      "alert/title-required",
      in: """
        alert Sync {
          purpose problem
          title ⟦""⟧
          message "Sync is paused."
          button resume "Resume"
          cancel
        }
        """),
    Case(
      "a headline of few words in title style has no period",
      in: """
        alert Trial {
          purpose problem
          title "Trial Ends Today"
          button extend "Extend Trial"
          cancel
        }
        """),
    Case(
      "nor has one with prepositions and a value",
      in: """
        alert Backup(name: String) {
          purpose problem
          title "Upload to {name} Failed Twice"
          button retry "Retry"
          cancel
        }
        """),
    Case(
      "a question without its mark that ends in a value, and a heading that asks",
      "text/ending-punctuation",
      in: """
        alert RemoveAccount(name: String) {
          purpose destructive
          title "Do you want to remove ⟦{name}⟧"
          button remove "Remove" destructive
          cancel
        }

        alert Audience {
          purpose choose
          title "What happens next"
          button share "Share"
          cancel
        }
        """),
    Case(
      "a noun that the project writes without a capital elsewhere",
      "text/sentence-capitalization",
      in: """
        alert ServerDown {
          purpose problem
          title "Backup Failed"
          message "The ⟦Server⟧ is down."
          button retry "Try Again"
          cancel
        }

        alert ServerFull {
          purpose problem
          title "Backup Paused"
          message "There is no space left on the server."
          button retry "Try Again"
          cancel
        }
        """),
    Case(
      "an instruction in neither style",
      "text/title-capitalization",
      in: """
        alert CodeSent {
          purpose input
          title "Enter ⟦your⟧ Code"
          field code "Code" required
          button verify "Verify" default
          cancel
        }
        """),
    Case(
      "an exclamation and a sample before sentences",
      in: """
        alert JumpTo {
          purpose input
          title "Jump to Time"
          message "Good news! The video is ready. Example: 20:35"
          field time "Time" required
          button jump "Jump" default
          cancel
        }
        """),
    Case(
      "the name of the app as the subject of a sentence, though a common word",
      "text/app-name",
      in: """
        project Tea {
          app "Kettle"
          rules { notification/permission off }
        }

        notification Boiled {
          delivery local
          identifier boiled
          hiddenPreview "Water"
          title "Water Ready"
          body "⟦Kettle⟧ has finished."
        }
        """),
    Case(
      "an action sheet needs no title",
      in: """
        actionSheet MoreOptions {
          source moreButton
          choice duplicate "Duplicate"
          choice rename "Rename"
          cancel
        }
        """),
  ]

  // MARK: Leaving

  static let exits = [
    Case(
      "an OK that acknowledges beside another button cancels nothing",
      in: """
        alert CategoriesGone {
          purpose problem
          title "Categories are deprecated."
          button learnMore "Learn More"
          cancel ok "OK"
        }
        """),
    Case(
      "a Not Now that cancels without being the cancel button",
      "button/cancel-title",
      in: """
        alert ShareStory {
          purpose purchase
          title "Share this story?"
          button notNow "⟦Not Now⟧"
          button share "Share"
        }
        """),
    Case(
      "an exit that is not Cancel",
      "alert/exit",
      in: """
        alert ShareStory {
          purpose purchase
          title "Share this story?"
          button share "Share"
          cancel
          ⟦exit dismissed⟧
        }
        """),
    Case(
      "an alert that reports a problem may have one button, and says what leaving means",
      in: """
        project Mail { guidelines 2022 }
        alert NotSent {
          title "The message couldn’t be sent."
          button ok
          exit ok
        }
        """),
    Case(
      "news with an action is more than news",
      in: """
        alert SignedOut {
          title "The account moved."
          button signIn "Sign In"
          exit dismissed
        }
        """),
  ]

  // MARK: Action sheets

  static let sheets = [
    Case(
      "a single destructive choice is a confirmation",
      in: """
        actionSheet RemoveCertificate {
          source removeButton
          choice remove "Remove" destructive
          cancel
        }
        """),
    Case(
      "a choice that reads Cancel is none, and is a Cancel",
      "sheet/two-choices", "button/cancel-role",
      in: """
        actionSheet ⟦RunScene⟧ {
          source runButton
          choice run "Run"
          choice stop "⟦Cancel⟧"
        }
        """),
    Case(
      "a list is several choices",
      in: """
        actionSheet ChooseAccount(accounts: [String]) {
          source importButton
          choice account for account in accounts "{account}" limit 5
          cancel
        }
        """),
    Case(
      "a choice that the app titles may be any of a list",
      in: """
        actionSheet ChooseAccount(account: String) {
          source importButton
          choice account "{account}"
          cancel
        }
        """),
    Case(
      "a single choice that deletes is a confirmation, whatever its role",
      "button/destructive-role",
      in: """
        actionSheet DeleteFile {
          source deleteButton
          choice delete "⟦Delete from Device⟧"
          cancel
        }
        """),
    Case(
      "one harmless choice and no way out are two faults",
      "sheet/cancel", "sheet/two-choices",
      in: """
        actionSheet ⟦⟦Stream⟧⟧ {
          source playButton
          choice stream "Stream Anyway"
        }
        """),
  ]

  // MARK: Notifications

  static let previews = [
    ("A comment is waiting.", "A Comment Is Waiting", true),
    ("Pat left a new comment on the photo.", "Left a New Comment On", true),
    ("Pat left a new comment on the photo.", "New Comment", false),
    ("A comment is waiting.", "Notification", true),
  ]

  @Test("a hidden preview tells the kind, not the words", arguments: previews)
  func tellsKind(body: String, preview: String, isFound: Bool) {
    let text = """
      project P { notifications { permission Ask; settings S } }
      alert Ask { purpose permission; title "Turn on notifications?"; button on "Turn On"; cancel }
      notification Comment {
        category communication
        identifier comment
        body "\(body)"
        hiddenPreview "\(preview)"
      }
      """
    let found = findings(in: text).filter { $0.rule == "notification/hidden-preview" }
    #expect(found.map(\.element) == (isFound ? ["hiddenPreview"] : []))
  }

  // MARK: Editions

  static let editions = [
    Case(
      "2022 minds neither launch nor undo",
      in: """
        alert DeleteMessage {
          purpose destructive
          shown atLaunch
          undoable
          title "Delete this message?"
          button delete destructive
          cancel
        }
        """),
    Case(
      "2024 minds both",
      "alert/at-launch", "alert/undoable",
      in: """
        project Mail { guidelines 2024 }
        alert DeleteMessage {
          purpose destructive
          ⟦shown atLaunch⟧
          ⟦undoable⟧
          title "Delete this message?"
          button delete destructive
          cancel
        }
        """),
    Case(
      "in 2020 the Cancel beside a destructive button may be marked default",
      in: """
        project Mail { guidelines 2020 }
        alert DeleteMessage {
          purpose destructive
          title "Delete this message?"
          button delete destructive
          cancel default
        }
        """),
  ]

  // MARK: Languages

  static let languages = [
    Case(
      "a faithful translation of a fault is not another one",
      "button/cancel-title",
      in: """
        alert ShareStory {
          purpose purchase
          title { en "Share this story?" ko "이 이야기를 공유할까요?" de "Diese Story teilen?" }
          button share { en "Share" ko "공유" de "Teilen" }
          cancel later { en "⟦Maybe Later⟧" ko "나중에" de "Später" }
        }
        """),
    Case(
      "any of the platform’s terms will do",
      in: """
        alert ShareStory {
          purpose purchase
          title { en "Share this story?" ru "Поделиться историей?" }
          button share { en "Share" ru "Поделиться" }
          cancel { en "Cancel" ru "Отмена" }
        }
        """),
    Case(
      "a language whose terms are not known is left alone",
      in: """
        alert ShareStory {
          purpose purchase
          title { en "Share this story?" tlh "Lut yIlIH?" }
          button share { en "Share" tlh "yIlIH" }
          cancel { en "Cancel" tlh "qIl" }
        }
        """),
    Case(
      "Korean as the source language",
      "alert/message-repeats-title", "button/cancel-title",
      in: """
        project Tasks { source ko }
        alert DeleteList {
          purpose destructive
          title "이 목록을 삭제할까요?"
          message "⟦정말 목록을 삭제하시겠습니까?⟧"
          button delete "삭제" destructive
          cancel no "⟦아니요⟧"
        }
        """),
    Case(
      "Korean news and Korean problems",
      "alert/minimize",
      in: """
        project Tasks { source ko }
        alert ⟦Exported⟧ {
          title "목록을 내보냈습니다."
          button ok
          exit ok
        }
        alert NotExported {
          title "목록을 내보낼 수 없습니다."
          button ok
          exit ok
        }
        """),
  ]
}
