extension Rule {
  /// Every rule, in the order of the catalogue.
  public static let all: [Rule] =
    texts + alerts + buttons + sheets + notifications + badges + localization
    + directives

  private static let texts: [Rule] = [
    .sentenceCapitalization,
    .titleCapitalization,
    .endingPunctuation,
    .accusatoryTone,
    .pronoun,
    .oblique,
    .notTruncated,
    .appName,
  ]

  private static let alerts: [Rule] = [
    .titleRequired,
    .titleMultiword,
    .alertTitleLength,
    .messageSentences,
    .alertMessageLength,
    .messageRepeatsTitle,
    .alertScrolls,
    .explainsButtons,
    .noButtons,
    .singleButton,
    .tooManyButtons,
    .choicesNeedActionSheet,
    .exit,
    .notCustomizable,
    .minimize,
    .atLaunch,
    .undoable,
  ]

  private static let buttons: [Rule] = [
    .buttonTitleLength,
    .buttonVerb,
    .yesNo,
    .ok,
    .cancelTitle,
    .cancelRole,
    .secondCancel,
    .destructiveRole,
    .destructiveNeedsCancel,
    .defaultButton,
    .position,
    .duplicateTitle,
  ]

  private static let sheets: [Rule] = [
    .twoChoices,
    .sheetSource,
    .sheetCancel,
    .destructiveFirst,
    .sheetScrolls,
    .dynamicChoices,
  ]

  private static let notifications: [Rule] = [
    .notificationSentences,
    .notificationInstructs,
    .notificationSensitive,
    .repeats,
    .hiddenPreview,
    .sound,
    .tooManyActions,
    .actionTitle,
    .actionOpensApp,
    .destructiveAction,
    .marketingConsent,
    .marketingSettings,
    .permission,
    .notificationStyle,
    .level,
    .errorAsNotification,
  ]

  private static let badges: [Rule] = [
    .criticalBadge,
    .badgePurpose,
    .unclearedBadge,
  ]

  private static let directives: [Rule] = [
    .unusedAllow,
    .unknownName,
    .unknownScreen,
  ]
}
