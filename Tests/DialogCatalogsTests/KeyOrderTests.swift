import Testing

@testable import DialogCatalogTexts

@Suite struct KeyOrderTests {
  @Test func digitsCountByTheirNumber() {
    let keys = ["Item 2", "item 1", "Item 10", "item 2", "Item 02", "Item"]
    #expect(
      keys.sorted { KeyOrder($0) < KeyOrder($1) }
        == ["Item", "item 1", "item 2", "Item 02", "Item 2", "Item 10"])
  }
}
