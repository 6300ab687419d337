extension DialogTexts {
  /// What a String Catalog says: there is none.
  fileprivate func translated(_ place: String, _ tag: String) -> String? { nil }
}
