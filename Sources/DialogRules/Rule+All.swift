extension Rule {
  /// Every rule, in the order in which they are listed.
  public static let all: [Rule] =
    texts + alerts + buttons + sheets + notifications + badges + localization
    + directives

  private static let texts: [Rule] = [
    .textSentenceCapitalization,
    .textTitleCapitalization,
    .textNameCapitalization,
    .textEndingPunctuation,
    .textApostrophe,
    .textAccusatoryTone,
    .textPronoun,
    .textOblique,
    .textNotTruncated,
    .textAppName,
  ]

  private static let alerts: [Rule] = [
    .alertTitleRequired,
    .alertTitleMultiword,
    .alertTitleDescriptive,
    .alertTitleLength,
    .alertMessageSentences,
    .alertMessageLength,
    .alertMessageRepeatsTitle,
    .alertScrolls,
    .alertExplainsButtons,
    .alertNoButtons,
    .alertSingleButton,
    .alertTooManyButtons,
    .alertChoicesNeedActionSheet,
    .alertExit,
    .alertNotCustomizable,
    .alertMinimize,
    .alertAtLaunch,
    .alertUndoable,
  ]

  private static let buttons: [Rule] = [
    .buttonTitleLength,
    .buttonVerb,
    .buttonYesNo,
    .buttonOk,
    .buttonCancelTitle,
    .buttonCancelRole,
    .buttonSecondCancel,
    .buttonDestructiveRole,
    .buttonDestructiveNeedsCancel,
    .buttonDefault,
    .buttonPosition,
    .buttonDuplicateTitle,
  ]

  private static let sheets: [Rule] = [
    .sheetTwoChoices,
    .sheetSource,
    .sheetCancel,
    .sheetDestructiveFirst,
    .sheetTextLength,
    .sheetScrolls,
    .sheetDynamicChoices,
    .sheetUnrelatedChoices,
  ]

  private static let notifications: [Rule] = [
    .notificationNoInformation,
    .notificationLength,
    .notificationSentences,
    .notificationInstructs,
    .notificationSensitive,
    .notificationRepeats,
    .notificationHiddenPreview,
    .notificationSound,
    .notificationActions,
    .notificationEmptyDetail,
    .notificationActionTitle,
    .notificationActionOpensApp,
    .notificationDestination,
    .notificationDestructiveAction,
    .notificationMarketingConsent,
    .notificationMarketingSettings,
    .notificationPermission,
    .notificationPermissionTiming,
    .notificationStyle,
    .notificationLevel,
    .notificationError,
  ]

  private static let badges: [Rule] = [
    .badgeCritical,
    .badgePurpose,
    .badgeCleared,
  ]

  private static let directives: [Rule] = [
    .directiveUnusedAllow,
    .directiveUnknownRule,
    .directiveUnknownScreen,
  ]
}
