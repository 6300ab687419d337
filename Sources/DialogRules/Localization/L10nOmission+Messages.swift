import DialogFindings

extension Message {
  /// - Parameter added: the sentence that the source has nothing for, where that is known.
  static func omission(
    _ omission: Omission, _ source: TextVariant, added: String? = nil
  ) -> Message {
    let shown = source.shown()
    return switch omission {
    case .condition:
      Message(
        en: "the source says when, or under which condition: ‘\(shown)’; say it here too",
        ko: "원본에는 때나 조건이 있습니다(‘\(shown)’). 번역에도 넣으세요")
    case .exception:
      Message(
        en: "the source makes an exception: ‘\(shown)’; make it here too",
        ko: "원본에는 제한이나 예외가 있습니다(‘\(shown)’). 번역에도 넣으세요")
    case .addedCondition:
      Message(
        en: "the source names no time and no condition: ‘\(shown)’; take it out here",
        ko: "원본에는 때나 조건이 없습니다(‘\(shown)’). 번역에서도 빼세요")
    case .addedException:
      Message(
        en: "the source makes no exception: ‘\(shown)’; take it out here",
        ko: "원본에는 제한이나 예외가 없습니다(‘\(shown)’). 번역에서도 빼세요")
    case .sentence:
      Message(
        en: "fewer sentences than in the source: ‘\(shown)’; translate all of them",
        ko: "원본보다 문장이 적습니다(‘\(shown)’). 빠진 문장도 옮기세요")
    case .addition:
      addition(added)
    }
  }

  static func unlike(_ lists: UnlikeEnumerations, _ source: TextVariant) -> Message {
    let (meant, said, shown) = (lists.meant, lists.said, source.shown())
    if said < meant {
      return Message(
        en:
          "of \(meant) things that the source lists, ‘\(shown)’, this has \(said); say all of them",
        ko: "원본은 \(meant)가지를 나열하는데(‘\(shown)’) 번역에는 \(said)가지뿐입니다. 모두 쓰세요")
    }
    return Message(
      en:
        "this lists \(said) things, the source has \(meant): ‘\(shown)’; take out what it does not say",
      ko: "번역은 \(said)가지를 나열하는데 원본에는 \(meant)가지입니다(‘\(shown)’). 원본에 없는 것을 빼세요")
  }

  /// A thing that the source does not list.
  static func added(_ thing: String, _ source: TextVariant) -> Message {
    let shown = source.shown()
    return Message(
      en: "the source does not list ‘\(thing)’: ‘\(shown)’; take it out",
      ko: "원본에는 ‘\(thing, .topic)’ 없습니다(‘\(shown)’). 번역에서 빼세요")
  }

  private static func addition(_ sentence: String?) -> Message {
    guard let sentence else {
      return Message(
        en:
          "the translation has more sentences than the source; take out what the source does not say",
        ko: "번역에 원본보다 문장이 더 있습니다. 원본에 없는 내용을 빼세요")
    }
    return Message(
      en: "the source does not say ‘\(sentence)’; take this sentence out",
      ko: "‘\(sentence)’ 문장은 원본에 없습니다. 이 문장을 빼세요")
  }
}
