import DialogCompiler
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "."), ("a/b", "a"), ("a/b/", "a"), ("a/b/.", "a"), (".", ".."), ("./", ".."),
    ("..", "../.."), ("../..", "../../.."), ("a/..", "a/../.."), ("/", "/"), ("/a", "/"),
    ("/a/b//", "/a"), ("./a", "."), ("a/./", "."),
  ])
  func theFolderAround(_ folder: String, _ around: String) {
    #expect(Path(folder).enclosing == Path(around))
  }

  @Test func aTextIsReplacedWhereverItStands() {
    #expect(Path("a/{p}/{p}.d").replacing("{p}", with: "Mail") == Path("a/Mail/Mail.d"))
    #expect(Path("a").replacing("{p}", with: "Mail") == Path("a"))
  }
}
