import DialogLocales

/// A thing of everyday life: umbrella, nurse, rain.
public struct EverydayThing: Sendable {
  /// What it is called, in messages.
  public let english: String
  /// The same in Korean.
  public let korean: String
  /// What it is one of: a thing to have, a person, a place, food.
  let kind: Substring
  /// The numbers of those that texts say for it, and its own.
  let kin: Set<Int>

  /// Whether it is a thing of an English name, or one that texts say for that.
  public func mayBe(_ name: String) -> Bool {
    let name = name.withSpaces
    return kin.contains { EverydayThing.all[$0].english == name } || english == name
  }

  static let all: [EverydayThing] = everydayThings.description.parts(at: "\n").enumerated().map {
    number, line in
    let words = line.listedWords
    let (english, korean) = words[1].cut(at: "=")!
    return EverydayThing(
      english: String(english).withSpaces, korean: String(korean).withSpaces, kind: words[0],
      kin: Set(words[2...].map { Int($0)! } + [number]))
  }
}
