/// How far a translation is, the least far last.
package enum TranslationState: Hashable, Comparable {
  case translated
  /// The source has changed since, or someone asks for another look.
  case needsReview
  /// Not translated yet, whatever it says.
  case new
}
