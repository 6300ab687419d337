import DialogSupport
import Foundation
import Testing

@testable import DialogCatalogTexts

@Suite struct XcodeJSONTests {
  /// Foundation writes as Xcode does, save for the order of keys, which is none of its business here.
  @Test(arguments: [
    "{}", "[]", #"{"a": {}}"#, #"{"a": []}"#, #"{"a": [1, "b", null, true, {"c": "d/e"}]}"#,
    #"{"a": "\"\\\/\b\f\n\r\t\u0001\u001f\u007f é 한 😀"}"#, #"[[], [[]], {"x": {"y": {}}}]"#,
  ])
  func writesAsFoundationDoes(_ text: String) throws {
    let value = try JSONReader.read(Array(text.utf8))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let expected = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys])
    #expect(
      String(decoding: XcodeJSON.bytes(of: value), as: UTF8.self)
        == String(decoding: expected, as: UTF8.self))
  }
}
