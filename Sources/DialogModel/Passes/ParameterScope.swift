import DialogFindings
import DialogSupport
import DialogSyntax

/// The names of a dialog’s buttons and fields, each once.
struct PartNames {
  /// Of few, which are looked through sooner than a name is hashed.
  private var few: [Name] = []
  private var many: [String: Name] = [:]
  private static let fewest = 8

  /// The first of a name; one that has none is the first.
  mutating func first(_ name: Name) -> Name? {
    if many.isEmpty {
      if let place = few.firstIndex(where: { $0.text == name.text }) { return few[place] }
      if few.isEmpty { few.reserveCapacity(2) }
      few.append(name)
      if few.count > PartNames.fewest {
        for one in few { many[one.text] = one }
      }
      return nil
    }
    if let first = many[name.text] { return first }
    many[name.text] = name
    return nil
  }
}

/// The parameters of a dialog while its texts are read.
struct ParameterScope {
  /// The parameters, indexes of the dialog’s, by name.
  var indexes: [String: Int] = [:]
  /// The names of those that are declared, in order.
  var declared: [String] = []
  /// The names of the dialog’s buttons and fields.
  var parts = PartNames()
  /// Where they stand, once all of them are read, and what a translation may name.
  var placesOfParts: [String: Element]?
  var namesOfParts = SpellingIndex([])
  /// Whether something reads the parameter.
  var isUsed: [Bool] = []
  /// Whether it is declared nowhere: reported once, and read as whatever its uses ask for.
  var isInferred: [Bool] = []
  /// Undeclared names that are likely misspelt: indexes of `misspellings`.
  var misspelt: [String: Int] = [:]
  /// Names that are taken for the app's, since no parameter has them.
  var namesOfApp: [Word] = []
  /// The declaration of the dialog.
  var declaration: DialogDeclaration?
  /// Where it would declare a further parameter, and whether it is the first one.
  private(set) lazy var placeForParameter = declaration?.placeForParameter
  /// What to remove so that the parameter is gone; as many as are declared.
  var removals: [SourceRange] = []
  /// The name of a repeated choice's element, while its text is read.
  var element: String?
  /// The name of the number that selects the arm that is read.
  var selector: String?
  /// What a placeholder may name, as far as it is worked out.
  private var known: (index: SpellingIndex, count: Int, element: String?)?
  /// What `exit` names.
  var exit: Name?

  /// What a placeholder may name: the element, and the parameters that are declared.
  mutating func knownNames() -> SpellingIndex {
    if let known, known.count == declared.count, known.element == element { return known.index }
    let index = SpellingIndex((element.map { [$0] } ?? []) + declared)
    known = (index, declared.count, element)
    return index
  }
}
