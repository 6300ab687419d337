/// What an English sentence or fragment is, as far as its grammar tells.
public enum EnglishForm: Hashable, Sendable {
  /// A subject and a finite verb: “The file is locked”.
  case statement
  /// “Are you sure?”, “Delete this item?”
  case question
  /// An instruction that speaks to someone: “Please enter a name”, “Choose an account”.
  case imperative
  /// A verb phrase that names an action: “Delete Server”, “Connect to iCloud”; or a noun phrase
  /// that looks like one: “Export Error”.
  case label
  /// A noun and a participle or an adjective, without what a sentence would have between them:
  /// “Name required”, “Update Available”.
  case headline
  /// A bare noun and a verb that needs no more: “Import Failed”. A sentence to some, a headline to
  /// others.
  case bareStatement
  /// A sentence whose subject is left out: “Failed to load”, “Unable to connect”, “Can’t save”.
  case elided
  /// No verb: “Network Error”, “No Tunnels”; or no finite one: “Waiting for Access”.
  case fragment
  /// “Sorry”, “Thank you”
  case interjection
  /// Too little, or too much that is not known, to tell.
  case unknown

  /// Whether it is surely a complete sentence.
  public var isSentence: Bool {
    switch self {
    case .statement, .question, .imperative: true
    default: false
    }
  }

  static func of(_ tokens: ArraySlice<EnglishToken>, ending: EnglishSentence.Ending) -> EnglishForm
  {
    guard EnglishClause.hasWord(tokens) else { return .unknown }
    if ending == .question { return .question }
    let items = EnglishClause.items(of: tokens)
    guard let colon = items.firstIndex(where: { $0.kind == .colon }) else {
      return EnglishClause(items[...], isPunctuated: ending == .period).form
    }
    return labelled(items[..<colon], items[(colon + 1)...])
  }

  /// “Warning: this cannot be undone”, “Valid keys are: …”, “Error: not found”
  private static func labelled(
    _ label: ArraySlice<EnglishClause.Item>, _ rest: ArraySlice<EnglishClause.Item>
  ) -> EnglishForm {
    let form = EnglishClause(label).form
    if form.isSentence || form == .elided || form == .bareStatement { return form }
    if !rest.contains(where: \.isWord) { return form == .unknown ? .unknown : .fragment }
    let restForm = EnglishClause(rest).form
    return restForm.isSentence || restForm == .unknown ? restForm : .fragment
  }
}
