import DialogFindings
import DialogRules
import Testing

/// Right titles and answers, in which nothing is to be found; and what mending others leads to.
struct FaultlessTitleTests {
  static let faultless = [
    // A Korean phrase for an English sentence.
    #"""
    alert NoCamera {
      purpose problem
      title { en "The camera isn’t available." ko "카메라를 사용할 수 없음" }
      button again { en "Try Again" ko "다시 시도" }
      cancel
    }
    """#,
    // An English title in the style of titles for a Korean sentence.
    #"""
    project P { source ko; locales ko, en }
    alert Offline {
      purpose problem
      title { ko "서버에 연결할 수 없습니다." en "Can’t Connect to the Server" }
      button again { ko "다시 시도" en "Try Again" }
      cancel
    }
    """#,
    // The particle goes with the word before the parentheses.
    #"""
    alert A(name: String) {
      purpose problem
      title { en "The file “{name}” isn’t closed." ko "파일({name})이 열려 있습니다." }
      button again { en "Try Again" ko "다시 시도" }
      cancel
    }
    """#,
    // Leave Unlocked leaves all as it is.
    #"""
    alert DoorUnlocked {
      purpose problem
      title { en "The front door is still unlocked."  ko "현관문이 아직 열려 있습니다." }
      button lock { en "Lock Now"  ko "지금 잠그기" }
      button ignore { en "Leave Unlocked"  ko "열어 두기" }
      exit ignore
    }
    """#,
    // Beside Cancel Trip, Cancel would not tell which of the two is meant.
    #"""
    alert CancelTrip {
      purpose destructive
      title { en "Cancel this trip?"  ko "이 여행을 취소할까요?" }
      button cancelTrip { en "Cancel Trip"  ko "여행 취소" } destructive
      cancel keepTrip { en "Keep Trip"  ko "여행 유지" }
    }
    """#,
    // What the source puts off, its translation does too.
    #"""
    alert Storage {
      purpose problem
      title { en "Storage is almost full."  ko "저장 공간이 거의 찼습니다." }
      button upgrade { en "Upgrade"  ko "업그레이드" }
      button later { en "Maybe Later"  ko "나중에" }
      cancel
    }
    """#,
  ]

  @Test("nothing is found", arguments: faultless)
  func nothing(source: String) {
    #expect(findings(in: source).map(\.rule) == [])
  }

  static let titles = [
    ("Signs out in 5 minutes", "Signs Out in 5 Minutes"),
    ("Turns off in 5 minutes", "Turns Off in 5 Minutes"),
    ("Shuts down in 5 minutes", "Shuts Down in 5 Minutes"),
  ]

  @Test("the words that complete verbs of the third person have capitals", arguments: titles)
  func particles(title: String, mended: String) {
    let source =
      #"alert A { purpose problem; title "\#(title)"; button stay "Stay Signed In"; cancel }"#
    let found = findings(in: source).first { $0.rule == "text/title-capitalization" }
    #expect(found?.message.english.contains("‘\(mended)’") == true)
  }

  @Test("forms with a number in digits are not exchanged")
  func digits() {
    let source = #"""
      alert Tags(count: Int) {
        purpose destructive
        title by count { one "Delete 1 Tags?"  other "Delete {count} Tag?" }
        button delete destructive
        cancel
      }
      """#
    let found = findings(in: source).first { $0.rule == "l10n/plural-forms" }
    #expect(
      found?.message.english
        == "‘Tag’ is singular, but this text is shown for 0, 2, 3 …; write the plural")
    #expect(found?.fixes.isEmpty == true)
  }

  @Test("a language of the project in another spelling is told, and a country’s code once")
  func languages() {
    let spelled = findings(
      in: #"""
        project P { source en; locales en, pt-BR }
        alert A { purpose problem; title { en "The photo couldn’t be saved." pt "Não foi possível salvar a foto." }; button ok }
        """#)
    let extra = spelled.filter { $0.rule == "l10n/extra" }
    #expect(extra.map(\.message.english) == ["the project has no pt; did you mean pt-BR?"])
    let country = findings(
      in: #"""
        project P { source en; locales en, kr }
        alert A { purpose problem; title { en "The photo couldn’t be saved." kr "사진을 저장할 수 없습니다." }; button ok }
        """#)
    #expect(country.map(\.rule) == ["name/unknown-language"])
  }

  @Test("OK for “Cancel the timer?” is not to be titled Cancel")
  func cancel() {
    let found = findings(
      in: #"""
        alert Timer { purpose choose; title "Cancel the timer?"; button confirm "OK"; button back "Dismiss"; exit back }
        """#)
    #expect(!found.contains { $0.rule == "button/ok" && $0.message.english.contains("‘Cancel’") })
  }
}
