import DialogLocales

/// What two categories say alike, or the one what belongs to the other.
extension PluralTexts {
  /// The form of one category in another: of many, or of `other` where that is for many, in `few`, and the
  /// other way round.
  var faultOfFew: (category: PluralCategory, fault: PluralFault)? {
    guard let few = texts[.few], let numbers else { return nil }
    let category: PluralCategory = numbers.manyIsOther ? .other : .many
    guard let many = texts[category], let word = noun(in: few), let other = noun(in: many),
      !few.has(numbers.genitives, before: "\u{FFFC}"), !isObliqueAfterOne
    else { return nil }
    let isOfFew = texts[.one].flatMap(noun).map { numbers.isFew(other, of: $0) } ?? false
    let one = few.hasPrefix("\u{FFFC}") ? texts[.one].flatMap(noun) : nil
    if isManyOnly(word, ofOne: one), word == other || isOfFew {
      return (.few, .alike(category, word))
    }
    return word == other && isOfFew ? (category, .alike(.few, word)) : nil
  }

  /// Whether the noun is in another case than the nominative and the accusative after one, so that the phrase asks for
  /// that case after each number: копирование 1 книги, 2 книг.
  private var isObliqueAfterOne: Bool {
    guard guide.words.cases != nil,
      let cells = texts[.one].flatMap(noun).flatMap(guide.nounCells)?.intersection(.singular)
    else { return false }
    return !cells.isEmpty && cells.isDisjoint(with: .direct)
  }

  /// Whether a noun has the form for many alone, by its ending or by the dictionary of its language: файлов, книг.
  private func isManyOnly(_ word: String, ofOne one: String? = nil) -> Bool {
    let lower = word.lowercased()
    if numbers?.isManyOnly(lower, ofOne: one) ?? false { return true }
    guard guide.words.cases != nil, let cells = guide.nounCells(lower) else { return false }
    return cells.isSubset(of: .genitivePlural)
  }

  /// In `one` the noun of other numbers: файлов, and in them that of one: 3 файл.
  var faultOfOne: (category: PluralCategory, fault: PluralFault)? {
    guard let numbers, let one = texts[.one], let other = texts[.other] else { return nil }
    if numbers.singulars != nil { return faultOfKnownNouns }
    guard let word = noun(in: one), let few = texts[.few], let ofFew = noun(in: few),
      !few.has(numbers.genitives, before: "\u{FFFC}")
    else { return nil }
    let many = (numbers.manyIsOther ? other : texts[.many]).flatMap(noun)
    let isOfMany = isManyOnly(word)
    if isOfMany, word == ofFew || word == many, ofFew != many {
      return (.one, .alike(word == ofFew ? .few : .many, word))
    }
    let isAlike = word == ofFew && numbers.mustChange(word, in: few)
    return isAlike ? (.few, .alike(.one, word)) : nil
  }

  /// The same of nouns of which the singular is known: Hebrew, whose plurals are made in many ways.
  private var faultOfKnownNouns: (category: PluralCategory, fault: PluralFault)? {
    guard let numbers, let singulars = numbers.singulars, let one = texts[.one],
      let other = texts[.other], let several = noun(in: other)
    else { return nil }
    if let word = noun(in: one), numbers.endsAsPlural(word), singulars.contains(several) {
      return (.one, .exchanged)
    }
    return singulars.contains(several) && one.letterRuns().contains(several)
      ? (.other, .singular(several)) : nil
  }
}

extension PluralTexts {
  /// An Arabic noun in the singular after a few, as it is after many: 3 يوم.
  var singularOfFew: (category: PluralCategory, fault: PluralFault)? {
    guard guide.words.semitic == .arabic, let few = texts[.few], let word = noun(in: few),
      ArabicAgreement.singular.contains(word)
    else { return nil }
    let alike = [PluralCategory.many, .other].first { texts[$0].flatMap { noun(in: $0) } == word }
    return alike.map { (.few, .alike($0, word)) }
  }

  /// In `few` or `many` a noun in a form that stands after none of their numbers, whatever the case of the
  /// phrase: 3 файлы, 5 файла; Polish 5 pliki.
  var faultOfCase: (category: PluralCategory, fault: PluralFault)? {
    guard let cases = guide.words.cases else { return nil }
    for category in [PluralCategory.few, .many] {
      guard let word = texts[category].flatMap(noun), let known = guide.nounCells(word),
        !cases.mayStand(known, after: category)
      else { continue }
      return (category, .form(word))
    }
    return nil
  }
}

extension String {
  /// Whether one of a few words comes right before a mark.
  fileprivate func has(_ known: Set<String>, before mark: Unicode.Scalar) -> Bool {
    guard let place = unicodeScalars.firstIndex(of: mark) else { return false }
    let words = String(unicodeScalars[..<place]).letterRuns()
    return words.last.map(known.contains) ?? false
  }
}
