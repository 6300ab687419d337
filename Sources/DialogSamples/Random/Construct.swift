/// A construct of the language that random programs are spread over.
public enum Construct: Int, CaseIterable, Sendable {
  // Files
  case lineComment, slashesComment, inlineComment, nestedComment, linesComment, documentation
  case semicolon, allow, deprecated
  // Projects, enums, terms, translations
  case project, enumeration, enumCases, terms, translation, translationPart, stamp
  // Parameters
  case string, int, double, bool, date, currency, bytes, url, list, namedType, sensitive
  // Purposes
  case destructivePurpose, purchase, problem, permission, consent, input, choose, inform
  // Alerts and sheets
  case alert, actionSheet, sheetTitle, sheetMessage, exitDismissed, exitButton, layout, atLaunch,
    onFirstNeed
  case undoable, condition, negatedCondition, destructive, defaultButton, termButton, platformButton
  case choicesOfList, limit, plainCancel, cancelText, namedCancel, cancelDefault, cancelCondition
  // Fields
  case textKeyboard, emailKeyboard, numberKeyboard, decimalKeyboard, phoneKeyboard, urlKeyboard
  case nameContent, username, password, newPassword, oneTimeCode, emailContent, phoneContent,
    address
  case urlContent, initialParameter, initialText, required, secure, fieldCondition
  // Notifications
  case notification, local, remote, communication, reminder, status, event, transaction, marketing
  case suggestBanner, suggestAlert, passive, active, timeSensitive, critical, title, subtitle,
    hiddenPreview
  case thread, identifier, defaultSound, noSound, soundFile, soundMilliseconds, soundFraction, badge
  case opens, opensShowing, detail, description, image, video, audio, map, live
  case action, destructiveAction, authenticated, actionOpens, actionCondition, inputSend
  // Texts
  case sourceText, languages, multiline, joinedLines, escapes, scalarEscape
  case placeholder, numberStyle, percentStyle, dateStyle, timeStyle, relativeStyle, listStyle,
    quotedStyle
  case agreement, oneForm, byNumber, byBool, byEnum, nested, exactNumber, otherCases
}
