/// How digits, units and some words are read in Turkish. Sounds come of the readings.
extension TurkishFinalSound {
  /// The tables by which artifacts tell the sound as this module does.
  public enum Tables {
    static let vowels: [Unicode.Scalar: Vowel] = [
      "e": .front, "i": .front, "î": .front, "a": .back, "ı": .back, "â": .back,
      "ö": .frontRounded, "ü": .frontRounded, "o": .backRounded, "u": .backRounded,
      "û": .backRounded,
    ]
    /// 0 … 9
    public static let digits = sounds("sıfır bir iki üç dört beş altı yedi sekiz dokuz")
    /// 10 … 90
    public static let tens = sounds("on yirmi otuz kırk elli altmış yetmiş seksen doksan")
    /// Of 100, 1000, 10⁶, 10⁹ and 10¹²; numbers above the last one are read with it.
    public static let powers = sounds("yüz bin milyon milyar trilyon")
    /// Units, read so where a number comes before them, in their own case.
    public static let units = pairs(
      """
      B bayt kB kilobayt KB kilobayt MB megabayt GB gigabayt TB terabayt km kilometre m metre \
      cm santimetre mm milimetre kg kilogram g gram mg miligram sn saniye dk dakika px piksel
      """)
    /// Words in lower case that are not read as they are written: those of Arabic and French whose
    /// last consonant is front though their vowel is back (a e in the reading shows it), and names of
    /// products.
    public static let words = pairs(
      """
      saat saet harf herf kalp kelp harp herp dikkat dikket seyahat seyahet hakikat hakiket cemaat cemaet \
      kanaat kanaet itaat itaet şefkat şefket sürat süret sıhhat sıhhet ziraat ziraet hâl hel \
      kontrol kontröl rol röl gol göl alkol alköl petrol petröl futbol futböl basketbol basketböl \
      voleybol voleyböl sembol semböl protokol protoköl metropol metropöl \
      usul usül kabul kabül meşgul meşgül mahsul mahsül resul resül \
      hayal hayel ihmal ihmel ihlal ihlel iptal iptel istiklal istiklel ihtimal ihtimel sual suel \
      ideal ideel normal normel metal metel general generel terminal terminel festival festivel \
      final finel sinyal sinyel materyal materyel kristal kristel orijinal orijinel dijital dijitel \
      moral morel \
      kemal kemel celal celel cemal cemel bilal bilel hilal hilel nihal nihel meral merel zuhal zuhel \
      nebahat nebahet sabahat sabahet melahat melahet \
      usb use abd abde google gugıl facebook feysbuk youtube yutub apple epıl iphone ayfon ipad ayped \
      whatsapp vatsap windows vindovs icloud aklavd chrome krom skype skayp office ofis
      """)

    private static func sounds(_ readings: String) -> [AgreementKind.Sound] {
      readings.split(separator: " ").map { sound(of: String($0)) }
    }

    /// `km kilometre m metre`
    private static func pairs(_ list: String) -> [String: AgreementKind.Sound] {
      let entries = list.split { $0 == " " || $0 == "\n" }
      var sounds: [String: AgreementKind.Sound] = [:]
      for index in stride(from: 0, to: entries.count, by: 2) {
        sounds[String(entries[index])] = sound(of: String(entries[index + 1]))
      }
      return sounds
    }

    /// Of a reading, by its letters alone.
    private static func sound(of reading: String) -> AgreementKind.Sound {
      let letters = Array(reading.unicodeScalars)
      return TurkishFinalSound.sound(
        letters.last { vowels[$0] != nil }.flatMap { vowels[$0] }!, end(of: letters))
    }
  }
}
