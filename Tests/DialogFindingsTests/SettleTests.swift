import DialogFindings
import DialogSupport
import Testing

@Suite struct SettleTests {
  private static func rule(
    _ id: RuleID, _ phase: RulePhase, _ relations: RuleRelations = .none
  ) -> RuleDescription {
    let words = Message(en: "", ko: "")
    return RuleDescription(
      id, .always(.warning), from: [], summary: words, reason: words, examples: [],
      relations: relations, phase: phase)
  }

  /// `b` yields to `a` in the same text; `c` supersedes `b` there; `d` yields to `a` in the source;
  /// `style` is shared by translations.
  private let rules = RuleTable([
    rule("name/x", .names, RuleRelations(unknowns: [.ownElement])),
    rule("a", .texts),
    rule("b", .texts, RuleRelations(yieldsTo: [Precedence("a", in: .sameText)])),
    rule("c", .translations, RuleRelations(supersedes: [Precedence("b", in: .sameText)])),
    rule("d", .translations, RuleRelations(yieldsTo: [Precedence("a", in: .sourceText)])),
    rule("e", .translations, RuleRelations(yieldsTo: [Precedence("b", in: .sameText)])),
    rule("style", .texts, RuleRelations(isSharedByTranslations: true)),
    rule(
      "l", .translations,
      RuleRelations(
        yieldsTo: [Precedence(.errorsOfNames, in: .sameElement)],
        dependsOn: [.element, .translations, .rows, .terms])),
    rule("use", .names, RuleRelations(isGathered: true)),
  ])

  private func finding(
    _ rule: RuleID, _ element: String? = "title", _ locale: String? = "ko", at start: Int = 0,
    _ severity: Severity = .warning, dialog: String? = "A"
  ) -> Diagnostic {
    Diagnostic(
      rule, severity, Message(en: "m", ko: "m"),
      at: SourceRange(FileID(0), ByteRange(start, start + 1)), dialog: dialog, element: element,
      locale: locale)
  }

  /// The rules that are kept, whatever the order in which the findings come.
  private func kept(_ findings: Diagnostic...) -> [String] {
    let results = findings.indices.map { turn in
      let turned = Array(findings[turn...] + findings[..<turn])
      return [turned, turned.reversed()].map {
        $0.settled(rules, source: "en").kept.map { "\($0.rule) \($0.locale ?? "")" }.sorted()
      }
    }
    #expect(Set(results.joined()).count == 1)
    return results[0][0]
  }

  @Test func yieldsInTheSameTextAlone() {
    #expect(kept(finding("a"), finding("b")) == ["a ko"])
    #expect(kept(finding("a", "message"), finding("b")) == ["a ko", "b ko"])
    #expect(kept(finding("a", "title", "de"), finding("b")) == ["a de", "b ko"])
  }

  @Test func supersedes() {
    #expect(kept(finding("b"), finding("c")) == ["c ko"])
    #expect(kept(finding("b", "message"), finding("c")) == ["b ko", "c ko"])
  }

  @Test func yieldsToTheSource() {
    #expect(kept(finding("a", "title", "en"), finding("d")) == ["a en"])
    #expect(kept(finding("a", "title", "de"), finding("d")) == ["a de", "d ko"])
  }

  @Test func whatIsHiddenHidesNothing() {
    #expect(kept(finding("a"), finding("b"), finding("e")) == ["a ko", "e ko"])
    #expect(kept(finding("b"), finding("e")) == ["b ko"])
    #expect(kept(finding("b"), finding("c"), finding("e")) == ["c ko", "e ko"])
  }

  @Test func aFaultOfStyleIsSaidOfTheSource() {
    #expect(
      kept(finding("style", "title", "en"), finding("style"), finding("style", "title", "de"))
        == ["style en"])
    #expect(kept(finding("style", "message", "en"), finding("style")) == ["style en", "style ko"])
    #expect(kept(finding("style"), finding("style", "title", "de")) == ["style de", "style ko"])
  }

  @Test func aFindingMayYieldByItself() {
    let own = finding("a").relating(
      RuleRelations(yieldsTo: [Precedence("c", in: .sameText)]))
    #expect(kept(own, finding("c")) == ["c ko"])
    let better = finding("d").relating(RuleRelations(supersedes: [Precedence("a", in: .sameText)]))
    #expect(kept(finding("a"), better) == ["d ko"])
  }

  @Test func yieldsToErrorsOfNames() {
    #expect(kept(finding("name/x", "title", nil, .error), finding("l")) == ["name/x "])
    #expect(kept(finding("name/x", "title", nil, .warning), finding("l")) == ["l ko", "name/x "])
  }

  @Test func dialogsAreSettledByThemselves() {
    let other = finding("b", dialog: "B")
    #expect([finding("a"), other].settledByDialog(rules, source: "en").hidden.isEmpty)
  }

  // MARK: Damage

  private func isHidden(_ finding: Diagnostic, by unknowns: Unknown...) -> Bool {
    let mistake = self.finding("syntax/x", at: 90, .error, dialog: nil)
      .relating(RuleRelations(unknowns: unknowns))
    return Damages(of: [mistake], rules).hides(finding)
  }

  @Test func damageHidesWhatDependsOnIt() {
    #expect(isHidden(finding("l"), by: .terms(among: [])))
    #expect(!isHidden(finding("a"), by: .terms(among: [])))
    #expect(isHidden(finding("l"), by: .translations(dialog: "A", locale: nil)))
    #expect(!isHidden(finding("l"), by: .translations(dialog: "B", locale: nil)))
    #expect(isHidden(finding("l"), by: .translations(dialog: nil, locale: "ko")))
    #expect(!isHidden(finding("l"), by: .translations(dialog: nil, locale: "de")))
    #expect(isHidden(finding("l", dialog: nil), by: .translations(dialog: "B", locale: "ko")))
  }

  @Test func damageHidesWhatIsOfADialog() {
    #expect(isHidden(finding("a"), by: .dialog("A")))
    #expect(!isHidden(finding("a"), by: .dialog("B")))
  }

  @Test func damageHidesWhatBeginsInADeclaration() {
    let declaration = SourceRange(FileID(0), ByteRange(10, 20))
    #expect(!isHidden(finding("a", at: 9), by: .declaration(declaration)))
    #expect(isHidden(finding("a", at: 10), by: .declaration(declaration)))
    #expect(isHidden(finding("name/x", at: 20, .error), by: .declaration(declaration)))
    #expect(!isHidden(finding("a", at: 21), by: .declaration(declaration)))
    #expect(isHidden(finding("a", at: 90)))
  }

  @Test func whatMakesSomethingUnknownIsNotHiddenByIt() {
    let damages = Damages(of: [finding("name/x", at: 5, .error)], rules)
    #expect(damages.hides(finding("l", at: 7)))
    #expect(!damages.hides(finding("l", "message", at: 7)))
    #expect(!damages.hides(finding("name/x", at: 5, .error)))
  }

  // MARK: Gathering

  @Test func oneWrongNameIsToldOnce() {
    func use(_ start: Int) -> Diagnostic {
      var finding = finding("use", at: start)
      finding.fixes = [FixIt(Message(en: "f", ko: "f"), .remove(finding.range))]
      return finding
    }
    for order in [[1, 5, 9], [9, 1, 5], [5, 9, 1]] {
      let gathered = (order.map(use) + [finding("a", at: 3)]).gathered(rules)
      #expect(gathered.map(\.rule) == ["use", "a"])
      #expect(gathered[0].notes.map(\.range?.start) == [5, 9])
      #expect(gathered[0].fixes[0].edits.map(\.range.start) == [1, 5, 9])
    }
  }
}
