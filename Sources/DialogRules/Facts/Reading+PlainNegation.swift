import DialogLocales

extension Reading {
  /// Whether it says no by a word that can’t mean anything else.
  func findPlainNegation() -> Bool {
    let conventions = language.conventions
    guard let plain = plainNegations[conventions.language] else { return false }
    let isOfWords = conventions.spacesWords && conventions.language != "ko"
    let lower = Array(text.lowercased().utf8)
    return plain.contains { negation in
      isOfWords && negation.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        ? words.contains(negation) : lower.contains(negation)
    }
  }
}

/// What says no and nothing else, by language.
private let plainNegations: [String: [String]] = [
  "ko": ["안 함", "안함", "않", "하지 마"], "ja": ["しない", "ません", "せず"], "zh": ["不"], "de": ["nicht"],
  "fr": ["ne"], "es": ["no"], "pt": ["não"], "it": ["non"], "ru": ["не"], "uk": ["не"],
  "pl": ["nie"],
  "ar": ["عدم", "لا"], "he": ["לא", "אל"], "th": ["ไม่", "อย่า"], "nl": ["niet"], "sv": ["inte"],
  "da": ["ikke"], "nb": ["ikke"], "vi": ["không", "đừng"],
]
