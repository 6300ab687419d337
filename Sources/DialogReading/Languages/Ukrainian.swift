extension LanguageWords {
  static let ukrainian = LanguageWords(
    // MARK: Writing
    writing: WritingWords(
      misspelt: """
        програмa=програма повідомленя=повідомлення налаштуваня=налаштування підключеня=підключення \
        зєднання=з’єднання звязок=зв’язок обліковоий=обліковий \
        слідуючий=наступний приймати_участь=брати_участь
        """,
      doubling: .all,
      repeatable: "дуже ледве так ні тільки їх його її що все то давно",
      unrepeatable: "в у з і й о до")
  )
}
