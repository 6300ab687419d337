/// What was typed on the keys of a Korean keyboard by someone who meant Latin letters.
enum KoreanKeys {
  /// The Latin letters on the keys of a Hangul text; nil where another character is among them.
  static func latin(_ text: String) -> String? {
    var keys = ""
    for scalar in text.unicodeScalars {
      if let key = jamo[scalar] {
        keys += key
      } else if (0xAC00...0xD7A3).contains(scalar.value) {
        let index = Int(scalar.value - 0xAC00)
        keys += initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
      } else {
        return nil
      }
    }
    return keys
  }

  // The keys of the standard layout of two sets, KS X 5002.
  private static let initials = list("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = list("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let finals =
    [""] + list("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
  private static let jamo = Dictionary(
    uniqueKeysWithValues: zip(
      "ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars,
      list(
        "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g "
          + "k o i O j p u P h hk ho hl y n nj np nl b m ml l")))

  private static func list(_ keys: String) -> [String] {
    keys.split(separator: " ").map(String.init)
  }
}
