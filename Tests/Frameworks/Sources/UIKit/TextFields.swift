/// A control.
///
/// uikit/uicontrol · iOS 2
@MainActor open class UIControl: UIView {
  /// uikit/uicontrol/event · iOS 2
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// uikit/uicontrol/event/editingchanged · iOS 2
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// uikit/uicontrol/event/primaryactiontriggered · iOS 9
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  }

  private var actions: [(UIAction, Event)] = []

  /// uikit/uicontrol/addaction(_:for:) · iOS 14 · page
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  /// uikit/uicontrol/sendactions(for:) · iOS 2
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// uikit/uiactionhandler · iOS 13 · UIAction.h
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a menu or a control.
///
/// uikit/uiaction · iOS 13 · page
@MainActor open class UIAction: NSObject {
  /// uikit/uiaction/sender · iOS 14 · UIAction.h
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// A convenience initializer in the documentation, with more arguments before the handler, all with defaults.
  ///
  /// uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:) · iOS 13 · page
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
  }
}

/// A text field.
///
/// uikit/uitextfield · iOS 2
@MainActor open class UITextField: UIControl {
  /// uikit/uitextfield/text · iOS 2
  open var text: String? = ""
  /// uikit/uitextfield/placeholder · iOS 2
  open var placeholder: String?
  /// uikit/uitextinputtraits/issecuretextentry · iOS 2 · UITextInputTraits.h
  open var isSecureTextEntry = false
  /// uikit/uitextinputtraits/keyboardtype · iOS 2 · UITextInputTraits.h
  open var keyboardType = UIKeyboardType.default
  /// uikit/uitextinputtraits/textcontenttype · iOS 10 · UITextInputTraits.h
  open var textContentType: UITextContentType!
  /// uikit/uitextinputtraits/autocapitalizationtype · iOS 2 · UITextInputTraits.h
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// uikit/uitextinputtraits/autocorrectiontype · iOS 2 · UITextInputTraits.h
  open var autocorrectionType = UITextAutocorrectionType.default
  /// uikit/uitextinputtraits/returnkeytype · iOS 2 · UITextInputTraits.h
  open var returnKeyType = UIReturnKeyType.default
  /// uikit/uitextinputtraits/enablesreturnkeyautomatically · iOS 2 · UITextInputTraits.h
  open var enablesReturnKeyAutomatically = false
  /// uikit/uitextfield/clearbuttonmode · iOS 2
  open var clearButtonMode = UITextField.ViewMode.never

  /// uikit/uitextfield/viewmode · iOS 2
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// uikit/uitextfield/textdidchangenotification · iOS 2
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// uikit/uikeyboardtype · iOS 2 · UITextInputTraits.h
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad
  case emailAddress
  /// uikit/uikeyboardtype/decimalpad · iOS 4.1 · UITextInputTraits.h
  case decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// uikit/uitextautocapitalizationtype · iOS 2 · UITextInputTraits.h
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// uikit/uitextautocorrectiontype · iOS 2 · UITextInputTraits.h
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// uikit/uireturnkeytype · iOS 2 · UITextInputTraits.h
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// uikit/uitextcontenttype · iOS 10 · UITextInputTraits.h
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// uikit/uitextcontenttype/name · iOS 10 · UITextInputTraits.h
  public static let name = Self(rawValue: "name")
  /// uikit/uitextcontenttype/emailaddress · iOS 10 · UITextInputTraits.h
  public static let emailAddress = Self(rawValue: "email")
  /// uikit/uitextcontenttype/telephonenumber · iOS 10 · UITextInputTraits.h
  public static let telephoneNumber = Self(rawValue: "tel")
  /// uikit/uitextcontenttype/fullstreetaddress · iOS 10 · UITextInputTraits.h
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// uikit/uitextcontenttype/url · iOS 10 · UITextInputTraits.h
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  /// uikit/uitextcontenttype/username · iOS 11 · UITextInputTraits.h
  public static let username = Self(rawValue: "username")
  /// uikit/uitextcontenttype/password · iOS 11 · UITextInputTraits.h
  public static let password = Self(rawValue: "password")
  /// uikit/uitextcontenttype/newpassword · iOS 12 · UITextInputTraits.h
  public static let newPassword = Self(rawValue: "new-password")
  /// uikit/uitextcontenttype/onetimecode · iOS 12 · UITextInputTraits.h
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
