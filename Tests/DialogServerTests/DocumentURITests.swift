import DialogCompiler
import Testing

@testable import DialogServer

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///tmp/a.dialog", "/tmp/a.dialog"), ("file:///tmp/%ED%95%9C%20%ea%b8%80", "/tmp/한 글"),
    ("FILE://localhost/a%2Fb", "/a/b"), ("file:/a/", "/a"), ("file:///", "/"),
    ("file:///a?query#part", "/a"), ("file:///100%", "/100%"), ("file:///%zz%+1", "/%zz%+1"),
  ])
  func filesAreFound(_ uri: String, _ path: String) {
    #expect(DocumentURI(uri).path == Path(path))
  }

  @Test(arguments: [
    "untitled:Untitled-1", "http://a/b", "file:", "file://host", "file:///a%00b", "",
  ])
  func othersAreNoFiles(_ uri: String) { #expect(DocumentURI(uri).path == nil) }

  @Test(arguments: ["/tmp/한 글/a+b.dialog", "/100%", "/a:b@c"])
  func pathsComeBack(_ path: String) {
    #expect(DocumentURI(file: Path(path)).path == Path(path))
  }
}
