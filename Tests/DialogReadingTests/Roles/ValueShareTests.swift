import DialogLocales
import Testing

@testable import DialogReading

@Suite struct ValueShareTests {
  @Test(
    "What stands beside two values tells which is the whole, whatever their order.",
    arguments: [
      ("de", "\(value) von \(value) Fotos", 1), ("de", "von \(value) Fotos nur \(value)", 0),
      ("fr", "\(value) photos sur \(value)", 1), ("ko", "\(value)장의 사진 중 \(value)장", 0),
      ("ja", "\(value)枚の写真のうち\(value)枚", 0), ("tr", "\(value) fotoğrafın \(value) tanesi", 0),
      ("zh-Hans", "\(value) 张照片（共 \(value) 张）", 1),
    ])
  func wholes(tag: String, text: String, place: Int) throws {
    #expect(try words(tag).whole(in: text) == place)
  }

  @Test(
    "What is in use is no whole: 사용 중.",
    arguments: [("ko", "\(value) 사용 중 전체 \(value)"), ("ja", "\(value)使用中、全\(value)")])
  func inUse(tag: String, text: String) throws {
    #expect(try words(tag).whole(in: text) == 1)
  }

  private func words(_ tag: String) throws -> RoleWords {
    let language = try #require(LanguageTag(tag))
    return try #require(RoleWords(LanguageWords.of(language)))
  }
}

private let value = "\u{FFFC}"
