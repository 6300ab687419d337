import DialogReading

/// What a button says by its title: values, made once for each text.
final class ButtonReading {
  /// The title in lower case.
  let lowercased: String
  /// What it answers.
  let answer: ButtonAnswer
  /// Whether it says Yes or No, or 좋아요, which is either an answer or what one does.
  let mayAnswerYesOrNo: Bool
  /// What it may offer that people have no need of.
  let offers: [Offer]

  init(of title: Reading) {
    lowercased = title.text.lowercased()
    answer = ButtonAnswer(of: title)
    mayAnswerYesOrNo = title.mayAnswerYesOrNo
    offers = title.language.offers(in: title.words)
  }
}
