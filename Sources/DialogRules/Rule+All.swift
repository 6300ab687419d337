extension Rule {
  /// Every rule, in the order of the catalogue.
  public static let all: [Rule] =
    alerts + buttons + sheets + notifications + badges
    + localization + directives

  private static let alerts: [Rule] = [
    .titleRequired,
    .messageRepeatsTitle,
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
    .cancelTitle,
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
    .dynamicChoices,
  ]

  private static let notifications: [Rule] = [
    .repeats,
    .hiddenPreview,
    .sound,
    .tooManyActions,
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
    .unknownRule,
  ]
}
