import DialogLocales
import Testing

/// Letters of other scripts that Latin ones look like.
struct LookAlikesTests {
  @Test(
    "the Latin letter that one looks like",
    arguments: [("а", "a"), ("ο", "o"), ("հ", "h"), ("Ꮃ", "W"), ("Ｗ", "W"), ("ｉ", "i")]
      as [(
        Unicode.Scalar, Unicode.Scalar
      )])
  func findsLatin(letter: Unicode.Scalar, latin: Unicode.Scalar) {
    #expect(LookAlikes.latin(for: letter) == latin)
  }

  @Test("none for letters of their own shape", arguments: ["ж", "ե", "가", "a"] as [Unicode.Scalar])
  func findsNone(letter: Unicode.Scalar) {
    #expect(LookAlikes.latin(for: letter) == nil)
  }
}
