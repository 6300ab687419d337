import DialogLocales

/// What people write who come from elsewhere, and what it is here: the one table that parser, passes
/// and the reading of foreign forms share.
public enum ForeignWords {
  /// Words that begin a declaration.
  static let declarations: [String: Keyword] = [
    "dialog": .alert, "Dialog": .alert, "AlertDialog": .alert, "UIAlertController": .alert,
    "alertDialog": .alert, "prompt": .alert, "confirm": .alert, "popup": .alert, "modal": .alert,
    "NSAlert": .alert, "Modal": .alert, "경고": .alert, "알림창": .alert, "대화상자": .alert,
    "confirmationDialog": .actionSheet, "ActionSheet": .actionSheet, "sheet": .actionSheet,
    "bottomSheet": .actionSheet, "BottomSheet": .actionSheet, "menu": .actionSheet,
    "action_sheet": .actionSheet, "액션시트": .actionSheet,
    "push": .notification, "banner": .notification, "알림": .notification,
    "translations": .translation, "localization": .translation, "번역": .translation,
    "glossary": .terms, "용어": .terms, "프로젝트": .project, "config": .project,
  ]

  /// Words that begin a statement, and the attributes that they bring along.
  static let statements: [String: (keyword: Keyword, attributes: [Keyword])] = [
    "setTitle": (.title, []), "heading": (.title, []), "header": (.title, []), "제목": (.title, []),
    "headline": (.title, []), "caption": (.title, []), "messageText": (.title, []),
    "alertTitle": (.title, []), "dialogTitle": (.title, []), "headerText": (.title, []),
    "subtitle": (.message, []), "setMessage": (.message, []), "description": (.message, []),
    "content": (.message, []), "text": (.message, []), "informativeText": (.message, []),
    "contentText": (.message, []), "supportingText": (.message, []), "bodyText": (.message, []),
    "detailText": (.message, []), "alertMessage": (.message, []),
    "setInformativeText": (.message, []),
    "detail": (.message, []), "메시지": (.message, []), "본문": (.body, []), "내용": (.message, []),
    "Button": (.button, []), "버튼": (.button, []), "option": (.button, []), "item": (.button, []),
    "UIAlertAction": (.button, []), "addAction": (.button, []), "addButton": (.button, []),
    "confirmButton": (.button, []), "okButton": (.button, []), "acceptButton": (.button, []),
    "submit": (.button, []), "submitButton": (.button, []), "confirm": (.button, []),
    "leftButton": (.button, []), "rightButton": (.button, []), "primaryButton": (.button, []),
    "positiveButton": (.button, []),
    "setPositiveButton": (.button, []), "setNeutralButton": (.button, []),
    "neutralButton": (.button, []), "secondaryButton": (.button, []), "TextButton": (.button, []),
    "UNNotificationAction": (.action, []),
    "setNegativeButton": (.cancel, []), "negativeButton": (.cancel, []),
    "cancelButton": (.cancel, []), "취소": (.cancel, []), "dismiss": (.cancel, []),
    "dismissButton": (.cancel, []), "closeButton": (.cancel, []), "rejectButton": (.cancel, []),
    "declineButton": (.cancel, []), "noButton": (.cancel, []), "cancelAction": (.cancel, []),
    "textfield": (.field, []), "text_field": (.field, []), "TextInput": (.field, []),
    "TextField": (.field, []), "textField": (.field, []), "addTextField": (.field, []),
    "EditText": (.field, []), "input": (.field, []), "필드": (.field, []),
    "SecureField": (.field, [.secure]), "secureField": (.field, [.secure]),
    "destructive": (.button, [.destructive]), "destructiveButton": (.button, [.destructive]),
    "interruptionLevel": (.level, []), "threadIdentifier": (.thread, []),
    "categoryIdentifier": (.category, []), "hiddenPreviewsBodyPlaceholder": (.hiddenPreview, []),
    "language": (.source, []), "sourceLanguage": (.source, []), "developmentRegion": (.source, []),
    "defaultLocale": (.source, []), "languages": (.locales, []), "localizations": (.locales, []),
    "supportedLocales": (.locales, []), "edition": (.guidelines, []), "name": (.app, []),
    "appName": (.app, []), "type": (.purpose, []), "목적": (.purpose, []),
  ]

  /// Words that say what a button or field is.
  static let attributes: [String: Keyword] = [
    "danger": .destructive, "isDestructive": .destructive, "negative": .destructive,
    "primary": .default, "preferred": .default, "isDefault": .default, "recommended": .default,
    "keyboardType": .keyboard, "inputType": .keyboard, "textContentType": .content,
    "autocomplete": .content, "password": .secure, "isSecure": .secure, "obscureText": .secure,
    "isSecureTextEntry": .secure, "isRequired": .required, "mandatory": .required,
    "value": .initial, "defaultValue": .initial, "authenticationRequired": .authenticated,
    "when": .if, "visible": .if, "파괴적": .destructive, "삭제형": .destructive,
    "기본": .default, "기본값": .initial, "필수": .required, "보안": .secure, "키보드": .keyboard,
  ]

  /// Attributes of fields and buttons elsewhere that nothing is here, most with a value.
  static let ignored: Set<String> = [
    "maxLength", "minLength", "maxlength", "minlength", "maxLines", "lines", "autocapitalization",
    "autocapitalizationType", "textInputAutocapitalization", "autocorrection", "autocorrect",
    "autocorrectionType", "disableAutocorrection", "returnKeyType", "submitLabel", "pattern",
    "validation", "validator", "regex", "clearButtonMode", "multiline", "autofocus", "autoFocus",
    "imeOptions", "shortcut", "keyboardShortcut", "icon", "systemImage", "tint", "color", "width",
    "tabIndex", "tag", "id", "tooltip", "accessibilityLabel", "enabled", "disabled",
  ]

  /// Words that begin a statement which says nothing here, by why they do not.
  static let needless: [String: Needless] = {
    var needless: [String: Needless] = [:]
    for (reason, words) in [
      (Needless.look, looks), (.behavior, behaviors), (.name, names), (.suppression, suppressions),
    ] {
      for word in words { needless[word] = reason }
    }
    return needless
  }()

  /// Why a statement of other toolkits has no place here.
  enum Needless { case look, behavior, name, suppression }

  private static let looks = [
    "preferredStyle", "alertStyle", "severity", "priority", "importance", "theme", "themeResId",
    "variant", "kind", "className", "class", "css", "elevation", "modal", "modality", "fullWidth",
    "maxWidth", "minWidth", "size", "zIndex", "radius", "padding", "margin", "titleColor",
    "iconName", "systemImage", "emoji", "accentColor", "background", "alignment", "dialogIcon",
    "destructiveButtonIndex", "cancelButtonIndex", "userInterfaceStyle", "titleVisibility",
  ]
  private static let behaviors = [
    "cancelable", "setCancelable", "isCancelable", "canceledOnTouchOutside", "barrierDismissible",
    "dismissible", "dismissOnClickOutside", "closable", "persistent", "isPresented", "presenting",
    "visible", "isVisible", "open", "isOpen", "show", "onDismiss", "onDismissRequest", "onCancel",
    "onConfirm", "onAccepted", "onRejected", "onClose", "onClick", "onPress", "delegate",
    "completion", "handler", "animated", "animation", "transition", "timeout", "duration",
    "delay", "autoDismiss", "autofocus", "focus", "tabIndex", "context", "parent", "transient",
  ]
  private static let names = [
    "id", "ID", "key", "testID", "testTag", "tag", "accessibilityIdentifier", "objectName",
    "identifierKey", "uuid",
  ]
  private static let suppressions = [
    "suppressionButton", "showsSuppressionButton", "dialogSuppressionToggle", "dontAskAgain",
    "doNotAskAgain", "suppressionToggle",
  ]

  /// Lists of buttons that a toolkit knows by name.
  static let standardButtons: Set<String> = [
    "standardButtons", "setStandardButtons", "buttonTypes", "buttons", "dialogButtons",
  ]

  /// Words in front of a statement that declare something elsewhere.
  static let bindings: Set<String> = ["let", "var", "val", "const", "final", "static", "auto"]

  /// Words that stand directly before a text’s quotes elsewhere.
  static let prefixes: Set<String> = [
    "f", "F", "r", "R", "u", "U", "b", "B", "L", "rb", "fr", "rf", "N", "s", "t", "_",
  ]

  /// Labels and words that say nothing that is not said otherwise here.
  static let labels: Set<String> = [
    "role", "style", "kind", "label", "title", "titleKey", "text", "localized", "comment", "name",
    "placeholder", "hint", "prompt", "labelText", "hintText",
    "cancel", "normal", "none", "true", "yes", "YES", "nil", "null", "undefined", "Text", "String",
    "new",
    "isPresented",
  ]

  /// Elements of markup, and the statements that they are.
  static let elements: [String: Keyword] = [
    "DialogTitle": .title, "AlertDialogTitle": .title, "ModalTitle": .title, "Title": .title,
    "ModalHeader": .title, "title": .title, "h1": .title, "h2": .title, "h3": .title,
    "DialogDescription": .message, "AlertDialogDescription": .message, "message": .message,
    "DialogContentText": .message, "ModalBody": .message, "Text": .message, "p": .message,
    "Typography": .message, "span": .message,
    "Button": .button, "button": .button, "AlertDialogAction": .button, "MenuItem": .button,
    "Pressable": .button, "TouchableOpacity": .button, "ActionSheetItem": .button,
    "AlertDialogCancel": .cancel, "DialogClose": .cancel,
    "input": .field, "TextInput": .field, "TextField": .field, "EditText": .field,
  ]

  /// Labels whose value says what a button does.
  static let roleLabels = ["style", "role", "variant", "color", "severity"]

  /// Such values, and the attributes that they are.
  static let roles: [String: Keyword] = [
    "destructive": .destructive, "danger": .destructive, "error": .destructive, "red": .destructive,
  ]

  /// Labels whose value is what the app does: it is no part of a dialog’s meaning.
  static let handlers: Set<String> = [
    "action", "handler", "onClick", "onPress", "onPressed", "onTap", "completion", "listener",
    "comment", "tableName", "bundle", "isPresented",
  ]

  /// Words before a declaration that mean nothing here.
  static let modifiers: Set<String> = [
    "public", "private", "export", "static", "final", "internal", "const", "let", "var", "val",
    "struct", "class", "func", "fun", "function", "def", "void", "new", "default",
    "data", "sealed", "open", "abstract", "object", "record", "interface",
  ]

  /// Words that begin lines which are not needed, since all files of a project share their names.
  static let imports: Set<String> = [
    "import", "include", "package", "using", "require", "pragma", "define", "undef", "ifdef",
    "ifndef", "endif", "if",
  ]

  /// Words for several statements at once.
  static let lists: [String: Keyword] = [
    "buttons": .button, "actions": .action, "choices": .choice, "options": .choice,
    "items": .choice, "fields": .field, "inputs": .field, "textFields": .field,
  ]

  /// What chooses between texts.
  static let selectors: Set<String> = [
    "by", "switch", "when", "match", "plural", "select", "choose", "case", "if",
  ]

  /// Cases of a Bool.
  public static let truths: [String: String] = [
    "yes": "true", "no": "false", "on": "true", "off": "false", "YES": "true", "NO": "false",
    "True": "true", "False": "false", "1": "true", "0": "false",
  ]

  /// Directives.
  static let directives: [String: String] = [
    "suppress": "allow", "ignore": "allow", "disable": "allow", "nolint": "allow",
    "SuppressWarnings": "allow", "permit": "allow", "Deprecated": "deprecated",
    "obsolete": "deprecated",
  ]

  /// Functions that choose between two texts by a number.
  static let plurals: Set<String> = [
    "ngettext", "plural", "pluralize", "plurals", "getQuantityString", "pluralStringResource",
  ]

  /// Words before a declaration that take the place of its keyword: `fun DeleteItems() { … }`.
  static let functions: Set<String> = [
    "func", "fun", "function", "def", "void", "struct", "class", "export", "public", "object",
    "record",
  ]

  /// What stands where a text is missing.
  static let nothings: Set<String> = [
    "null", "nil", "None", "undefined", "NULL", "TODO", "FIXME", "TBD",
  ]

  /// Arms of a selection.
  public static let arms: [String: String] = [
    "default": "other", "else": "other", "_": "other", "otherwise": "other", "plural": "other",
    "singular": "one", "rest": "other", "multiple": "other",
  ]

  /// Types of other languages.
  public static let types: [String: String] = [
    "string": "String", "str": "String", "Str": "String", "Text": "String", "text": "String",
    "LocalizedStringKey": "String", "Substring": "String", "CharSequence": "String",
    "any": "String", "Any": "String", "dynamic": "String", "Object": "String", "NSString": "String",
    "char": "String", "Character": "String", "varchar": "String",
    "int": "Int", "Integer": "Int", "integer": "Int", "Int32": "Int", "Int64": "Int", "Long": "Int",
    "size_t": "Int", "uint": "Int", "u32": "Int", "i32": "Int", "i64": "Int", "u64": "Int",
    "usize": "Int", "Int16": "Int", "short": "Int", "Short": "Int", "BigInt": "Int",
    "bigint": "Int", "num": "Double", "real": "Double", "Real": "Double", "f64": "Double",
    "uuid": "String", "UUID": "String", "timestamp": "Date", "datetime": "Date",
    "ZonedDateTime": "Date", "LocalDateTime": "Date", "NSDecimalNumber": "Currency",
    "BigDecimal": "Currency", "long": "Int", "UInt": "Int", "NSInteger": "Int", "number": "Int",
    "Number": "Int",
    "Float": "Double", "float": "Double", "double": "Double", "CGFloat": "Double",
    "Decimal": "Currency", "decimal": "Currency", "Money": "Currency", "Price": "Currency",
    "Boolean": "Bool", "boolean": "Bool", "bool": "Bool", "BOOL": "Bool",
    "DateTime": "Date", "Instant": "Date", "NSDate": "Date", "date": "Date", "LocalDate": "Date",
    "Time": "Date", "TimeInterval": "Date",
    "FileSize": "Bytes", "ByteCount": "Bytes", "Data": "Bytes",
    "Uri": "URL", "URI": "URL", "url": "URL", "Url": "URL", "NSURL": "URL",
    "Strings": "[String]", "StringArray": "[String]",
  ]

  /// Values of statements, by the statement.
  public static let values: [Keyword: [String: String]] = [
    .purpose: [
      "delete": "destructive", "deletion": "destructive", "remove": "destructive",
      "danger": "destructive", "destroy": "destructive", "confirm": "destructive",
      "error": "problem", "failure": "problem", "warning": "problem", "alert": "problem",
      "info": "inform", "information": "inform", "notice": "inform", "message": "inform",
      "select": "choose", "choice": "choose", "confirmation": "choose", "question": "choose",
      "form": "input", "prompt": "input", "login": "input", "payment": "purchase",
      "buy": "purchase", "permissions": "permission", "privacy": "consent",
    ],
    .keyboard: [
      "emailAddress": "email", "numberPad": "number", "numeric": "number",
      "numbersAndPunctuation":
        "number", "decimalPad": "decimal", "phonePad": "phone", "tel": "phone",
      "telephone": "phone",
      "default": "text", "URL": "url", "webSearch": "text", "integer": "number",
    ],
    .content: [
      "emailAddress": "email", "telephoneNumber": "phone", "tel": "phone", "URL": "url",
      "fullStreetAddress": "address", "current-password": "password", "new-password": "newPassword",
      "one-time-code": "oneTimeCode", "otp": "oneTimeCode", "user": "username",
    ],
    .level: [
      "time-sensitive": "timeSensitive", "time_sensitive": "timeSensitive", "high": "timeSensitive",
      "urgent": "timeSensitive", "low": "passive", "normal": "active", "default": "active",
    ],
    .delivery: ["push": "remote", "server": "remote", "scheduled": "local"],
    .category: [
      "message": "communication", "social": "communication", "chat": "communication",
      "promo": "marketing", "promotion": "marketing", "ad": "marketing", "alarm": "reminder",
      "calendar": "event", "order": "transaction", "payment": "transaction",
    ],
  ]

  /// The keyword that a word stands for among those that a block knows.
  static func keyword(for word: String, among known: [Keyword]) -> Keyword? {
    let statement = statements[word].flatMap { $0.attributes.isEmpty ? $0.keyword : nil }
    return [declarations[word], statement, attributes[word]].compactMap { $0 }
      .first(where: known.contains)
  }
}

extension ForeignWords {
  /// What a block calls a statement that other dialogs call otherwise.
  static func counterpart(of keyword: Keyword, among known: [Keyword]) -> Keyword? {
    if known.contains(keyword) { return keyword }
    let alike: [[Keyword]] = [[.button, .choice, .action], [.message, .body, .subtitle]]
    return alike.first { $0.contains(keyword) }?.first(where: known.contains)
  }
}
