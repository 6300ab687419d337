extension [Unicode.Scalar] {
  /// The text that the scalars are.
  var text: String { String(String.UnicodeScalarView(self)) }
}
