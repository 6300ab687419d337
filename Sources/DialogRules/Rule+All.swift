extension Rule {
  /// Every rule, in the order of the catalogue.
  public static let all: [Rule] = [
    .titleRequired,
    .unusedAllow, .unknownRule,
  ]
}
