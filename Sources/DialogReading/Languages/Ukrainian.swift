// What reading knows of Ukrainian. The words are written by hand.

extension LanguageWords {
  static let ukrainian = LanguageWords(
    // MARK: Denial
    denial: """
      grammar: не ні немає без неможл- недост- невід- невір- ніхто нічого ніколи незвор-
      meaning: заборон- помилк- відх- втра- лише тільки видал- вимкн- розгруп- назавжди остаточн- безповорот-
      failure: помилк- збій неможлив- невдал-
      plain: не
      affirming: *не_тільки* *не_лише* *не_менше* *не_забуд* *пропуст*
      sure: не
      difference: різн- відрізн- розбіж-
      limit: максим- до лише тільки щонайбільше щонайменше
      emptiness: порожн- пуст-
      """,
    // MARK: Modality
    modality: """
      can: можна може можете можеш можуть зможете можливо
      must: потрібно необхідно треба доведеться
      without: без
      """,
    // MARK: Clauses
    clauses: """
      words: і й та але
      verbs: можна може можуть буде будуть був була було були
      """,
    // MARK: States
    states: """
      words: відкрито закрито збережено видалено скасовано надіслано
      endings: ено ано ито ято
      anyOrder:
      """,
    // MARK: Buttons
    buttons: """
      acknowledging: добре зрозуміло ясно назад
      pressing: натисн вибер обер торкн
      """,
    // MARK: Numbers
    numbers: """
      endings: -/а -/ів а/и о/а
      two: два дві двох три
      ofNouns:
      many: ів їв
      few: -/и а/и я/ї о/а
      notMany: ників чів телів гравців авторів клієнтів
      changing: б в г ґ д ж з к л м н п р с т ф х ц ч ш щ ь й а я
      unchanged: через після перед тільки серед сьогодні завтра вчора крім
      genitive: із з від без близько понад для до
      """,
    // MARK: Letters
    letterWords: """
      words: а в з і й о у є я
      naming: клав літер варіант вітамін тип клас груп мов диск точк ос формат стовп колон пункт розділ част символ знак змінн
      """,
    // MARK: Marks
    marks: """
      quotations: «» „“ “” ‘’
      """,
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
