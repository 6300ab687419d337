/// A place that tells people which button to press.
struct ButtonGuide {
  let range: Range<Int>
  /// The same by the guidelines; nil where no button's title is named.
  var replacement: String?
}
