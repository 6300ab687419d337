import DialogFindings
import DialogRules
import Testing

/// The statements of the guidelines’ documents: each is told, and something keeps it.
struct StatementTests {
  @Test("statements are counted through each document, and told")
  func areCounted() {
    for document in GuidelineDocument.all {
      let statements = document.sections.flatMap(\.statements)
      #expect(statements.map(\.number) == Array(1...statements.count), "\(document.name)")
      for statement in statements {
        #expect(!statement.told.english.isEmpty && !statement.told.korean.isEmpty)
        #expect(!statement.answers.isEmpty, "\(document.name)/\(statement.number)")
      }
    }
  }

  @Test("documents have names of their own, and headings stand once")
  func headingsStandOnce() {
    let documents = GuidelineDocument.all
    #expect(Set(documents.map(\.name)).count == documents.count)
    let headings = documents.flatMap(\.sections).map(\.citation)
    #expect(Set(headings).count == headings.count)
  }

  @Test("rules that keep a statement are there")
  func rulesAreThere() {
    let known = Set(Rule.all.map(\.id))
    for document in GuidelineDocument.all {
      for statement in document.sections.flatMap(\.statements) {
        for case .rules(let rules) in statement.answers {
          #expect(known.isSuperset(of: rules), "\(document.name)/\(statement.number)")
        }
      }
    }
  }

  @Test("the five documents are told")
  func documentsAreTold() {
    #expect(GuidelineDocument.all.map(\.name).sorted() == ["000", "001", "002", "003", "004"])
  }

  @Test(
    "a rule cites the headings of the statements that it keeps, and no other of these documents")
  func citationsAgree() {
    let sections = GuidelineDocument.all.flatMap(\.sections)
    let documents = Set(sections.map(\.citation.document))
    for rule in Rule.all {
      let kept = sections.filter { $0.statements.contains { $0.rules.contains(rule.id) } }
      let cited = rule.description.citations.filter { documents.contains($0.document) }
      #expect(Set(cited) == Set(kept.map(\.citation)), "\(rule.id)")
      #expect(Set(cited).count == cited.count, "\(rule.id)")
    }
  }
}
