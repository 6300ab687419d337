#if canImport(UserNotifications) && !os(tvOS)
  import UserNotifications

  extension ProjectNotification {
    /// What a response to the notification means; nil of a response to another one.
    public static func outcome(of response: UNNotificationResponse) -> Outcome? {
      let notified = ProjectNotified(table, [])
      let category = response.notification.request.content.categoryIdentifier
      guard category == notified.name || category.hasPrefix(notified.name + ".") else { return nil }
      var answer = ProjectAnswer(button: notified.button(response.actionIdentifier))
      answer.text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      return outcome(of: answer)
    }

    fileprivate var notified: ProjectNotified { ProjectNotified(Self.table, content.values) }
  }

  extension ProjectNotification where Kind == ProjectPlainNotification {
    /// What the system is to show. Names that are no parameters stand as they are; set what varies.
    public func notificationContent(in locale: Locale? = nil) -> UNMutableNotificationContent {
      notified.content(in: locale)
    }

    /// The content with the identifier by which a later one replaces it.
    public func request(
      trigger: UNNotificationTrigger? = nil, in locale: Locale? = nil
    ) -> UNNotificationRequest {
      notified.request(trigger, locale)
    }
  }

  extension ProjectNotification {
    /// What the system is to show; nil where the person did not agree.
    public func notificationContent<Consent: ProjectDialog>(
      after answer: Consent.Outcome, to consent: Consent, in locale: Locale? = nil
    ) -> UNMutableNotificationContent?
    where Kind == ProjectMarketing<Consent>, Consent.Outcome: Equatable {
      consent.isAgreement(answer) ? notified.content(in: locale) : nil
    }

    /// The content with the identifier by which a later one replaces it; nil where the person did not agree.
    public func request<Consent: ProjectDialog>(
      after answer: Consent.Outcome, to consent: Consent, trigger: UNNotificationTrigger? = nil,
      in locale: Locale? = nil
    ) -> UNNotificationRequest?
    where Kind == ProjectMarketing<Consent>, Consent.Outcome: Equatable {
      consent.isAgreement(answer) ? notified.request(trigger, locale) : nil
    }
  }

  /// The notifications of the project together.
  public enum ProjectNotifications {
    /// The categories with the actions of all notifications.
    ///
    /// - Parameter dialogs: those that are on their way whose actions name values.
    public static func categories(
      for dialogs: [any ProjectNotification] = [], in locale: Locale? = nil
    ) -> Set<UNNotificationCategory> {
      let all = notificationTables.flatMap(ProjectNotified.all) + dialogs.map(\.notified)
      return Set(all.map { $0.category(in: locale) })
    }

    /// Makes all categories known to the system, in the place of any before.
    public static func register(
      in center: UNUserNotificationCenter = .current(), for dialogs: [any ProjectNotification] = [],
      locale: Locale? = nil
    ) {
      center.setNotificationCategories(categories(for: dialogs, in: locale))
    }

    /// Asks whether the app may notify: first by the alert that says why, then, if that was agreed to, by the
    /// system’s. Asked once, it is not asked again.
    ///
    /// - Returns: whether the app may notify.
    public static func requestAuthorization<Dialog: ProjectDialog>(
      _ options: UNAuthorizationOptions = [.alert, .badge, .sound], after alert: Dialog,
      center: UNUserNotificationCenter = .current(),
      ask: @MainActor @Sendable (Dialog) async -> Dialog.Outcome
    ) async throws -> Bool
    where Dialog.Kind == ProjectPermission, Dialog.Outcome: Equatable {
      switch await center.notificationSettings().authorizationStatus {
      case .notDetermined: break
      case .denied: return false
      default: return true
      }
      guard alert.isAgreement(await ask(alert)) else { return false }
      return try await center.requestAuthorization(options: options)
    }
  }

  /// A notification with its values.
  private struct ProjectNotified {
    let definition: DialogDefinition
    let values: [ProjectValue]
    private let dialog: ProjectContent

    init(_ table: StaticString, _ values: [ProjectValue]) {
      dialog = ProjectContent(table, values)
      definition = dialog.definition
      self.values = values
    }

    /// `Project.CommentAdded`, what its categories are called.
    var name: String {
      "\(DialogDefinition.project.line("project") ?? "").\(definition.line("dialog") ?? "")"
    }

    /// One for each set of the actions’ conditions; none where actions name values, which nobody knows yet.
    static func all(_ table: StaticString) -> [ProjectNotified] {
      let empty = ProjectNotified(table, [])
      if empty.namesValues { return [] }
      let count = empty.definition.line("parameters").flatMap { Int($0) } ?? 0
      var all = [Array(repeating: ProjectValue.text(""), count: count)]
      for flag in empty.flags {
        all = all.flatMap { values in
          [false, true].map { isSet in
            var values = values
            values[flag] = .flag(isSet)
            return values
          }
        }
      }
      return all.map { ProjectNotified(table, $0) }
    }

    /// The places of the flags that actions are shown by.
    private var flags: [Int] {
      let conditions = definition.lines("button").compactMap { line -> Int? in
        let words = line.words
        return words.firstIndex(of: "if").flatMap { Int(words[$0 + 1].drop { $0 == "!" }) }
      }
      return Set(conditions).sorted()
    }

    private var actionTexts: [String] {
      definition.lines("button").indices.flatMap { ["b\($0)", "i\($0)", "s\($0)"] } + [
        "hiddenPreview"
      ]
    }

    private var namesValues: Bool {
      actionTexts.flatMap { definition.texts($0) + definition.texts("catalog \($0)") }
        .contains { $0.text.contains("{") }
    }

    /// What a response calls an action.
    func button(_ identifier: String) -> Int {
      switch identifier {
      case UNNotificationDefaultActionIdentifier: ProjectAnswer.opened
      case UNNotificationDismissActionIdentifier: ProjectAnswer.dismissed
      default:
        definition.lines("button").firstIndex { "\(name).\($0.words[0])" == identifier }
          ?? ProjectAnswer.dismissed
      }
    }

    // MARK: Category

    private func categoryName(_ texts: DialogTexts) -> String {
      var name = name
      if !flags.isEmpty {
        name += "." + flags.map { values[$0] == .flag(true) ? "1" : "0" }.joined()
      }
      if namesValues { name += "." + actionTexts.compactMap(texts.text).joined(separator: "·") }
      return name
    }

    func category(in locale: Locale?) -> UNNotificationCategory {
      let texts = DialogTexts(definition, values, locale)
      let actions = dialog.shown(in: locale).buttons.map { action($0, texts) }
      #if os(watchOS)
        return UNNotificationCategory(
          identifier: categoryName(texts), actions: actions, intentIdentifiers: [],
          options: .customDismissAction)
      #else
        return UNNotificationCategory(
          identifier: categoryName(texts), actions: actions, intentIdentifiers: [],
          hiddenPreviewsBodyPlaceholder: texts.text("hiddenPreview") ?? "",
          categorySummaryFormat: nil, options: .customDismissAction)
      #endif
    }

    private func action(_ button: ProjectShown.Button, _ texts: DialogTexts) -> UNNotificationAction
    {
      var options: UNNotificationActionOptions = []
      if button.opensApp { options.insert(.foreground) }
      if button.role == .destructive { options.insert(.destructive) }
      if button.needsAuthentication { options.insert(.authenticationRequired) }
      guard let placeholder = texts.text("i\(button.place)") else {
        return UNNotificationAction(
          identifier: button.identifier, title: button.title, options: options)
      }
      return UNTextInputNotificationAction(
        identifier: button.identifier, title: button.title, options: options,
        textInputButtonTitle: texts.text("s\(button.place)") ?? button.title,
        textInputPlaceholder: placeholder)
    }

    // MARK: Content

    func request(_ trigger: UNNotificationTrigger?, _ locale: Locale?) -> UNNotificationRequest {
      UNNotificationRequest(
        identifier: reference("identifier") ?? UUID().uuidString, content: content(in: locale),
        trigger: trigger)
    }

    func content(in locale: Locale?) -> UNMutableNotificationContent {
      let texts = DialogTexts(definition, values, locale)
      let content = UNMutableNotificationContent()
      content.title = texts.text("title") ?? ""
      content.subtitle = texts.text("subtitle") ?? ""
      content.body = texts.text("body") ?? ""
      content.categoryIdentifier = categoryName(texts)
      content.threadIdentifier = reference("thread") ?? ""
      if case .integer(let count)? = value("badge") { content.badge = NSNumber(value: count) }
      content.sound = sound
      content.interruptionLevel = level
      content.userInfo = userInfo
      content.attachments = attachments
      return content
    }

    /// The value of a parameter that a line names by its place.
    private func value(_ line: String) -> ProjectValue? {
      definition.line(line).flatMap { Int($0) }.map { values[$0] }
    }

    /// A parameter’s value, or a name that is none.
    private func reference(_ line: String) -> String? {
      switch value(line) {
      case nil: definition.line(line).map(String.init)
      case .text(let text): text
      case .integer(let number): String(number)
      default: nil
      }
    }

    private var sound: UNNotificationSound? {
      switch definition.line("sound") {
      case nil, "none": nil
      case "default": .default
      case .some(let file): Self.sound(file)
      }
    }

    /// A watch plays no sounds of an app’s own.
    private static func sound(_ file: Substring) -> UNNotificationSound {
      #if os(watchOS)
        .default
      #else
        UNNotificationSound(named: UNNotificationSoundName(String(file)))
      #endif
    }

    private var level: UNNotificationInterruptionLevel {
      switch definition.line("level") {
      case "passive": .passive
      case "timeSensitive": .timeSensitive
      case "critical": .critical
      default: .active
      }
    }

    /// `dialog`, and where tapping leads: `screen`, and what it is `showing`.
    private var userInfo: [String: String] {
      var info = ["dialog": String(definition.line("dialog") ?? "")]
      info["screen"] = definition.line("screen").map(String.init)
      info["showing"] = reference("showing")
      return info
    }

    /// Files alone can be attached; of others the app’s extension loads them.
    private var attachments: [UNNotificationAttachment] {
      definition.lines("media").compactMap { line in
        guard let index = Int(line), case .text(let text) = values[index],
          let url = URL(string: text),
          url.isFileURL
        else { return nil }
        return try? UNNotificationAttachment(identifier: "", url: url, options: nil)
      }
    }
  }
#endif
