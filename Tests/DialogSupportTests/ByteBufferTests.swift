import DialogSupport
import Testing

@Suite struct ByteBufferTests {
  @Test("what is appended stands in order, however many blocks it takes")
  func order() {
    var buffer = ByteBuffer()
    var expected: [UInt8] = []
    for number in 0..<3000 {
      buffer.append("Item ")
      buffer.append(number: number)
      buffer.append(0x2C)
      expected += "Item \(number),".utf8
    }
    #expect(buffer.size == expected.count)
    #expect(buffer.take().bytes == expected)
    #expect(buffer.size == 0)
  }

  @Test(
    "numbers are written as people write them",
    arguments: [0, 7, 10, 99, 100, 4095, -1, -120, .max, .min])
  func numbers(_ number: Int) {
    var buffer = ByteBuffer()
    buffer.append(number: number)
    #expect(text(of: &buffer) == "\(number)")
  }

  @Test("blocks of others stand between what is appended before and after")
  func blocks() {
    var buffer = ByteBuffer()
    var other = ByteBuffer()
    other.append("between")
    buffer.append("before ")
    buffer.append(other.take())
    buffer.append(" after")
    #expect(text(of: &buffer) == "before between after")
  }

  @Test("what is held is changed across the end of a block", arguments: [4000, 4090, 4095, 5000])
  func held(before: Int) {
    var buffer = ByteBuffer()
    buffer.append(0x2E, count: before)
    buffer.hold()
    buffer.append("one two")
    buffer.replace(at: before + 3, with: 0x0A, then: 0x20, count: 2)
    buffer.append(" three")
    buffer.cut(to: buffer.size - 2)
    let dots = String(repeating: ".", count: before)
    #expect(text(of: &buffer) == dots + "one\n  two thr")
  }

  @Test("blocks have the hash of their bytes", arguments: [1, 31, 32, 33, 100])
  func hash(size: Int) {
    var blocks = ByteBlocks()
    for start in stride(from: 0, to: 1000, by: size) {
      blocks.append(ByteBlocks((start..<start + size).map { UInt8(truncatingIfNeeded: $0) }))
    }
    #expect(blocks.contentHash == blocks.bytes.contentHash)
  }

  @Test("eight bytes at once tell what one by one do")
  func words() {
    for length in 0..<20 {
      for place in 0..<length {
        var bytes = [UInt8](repeating: 0x61, count: length)
        bytes[place] = 0x22
        let found = bytes.withUnsafeBufferPointer { bytes in
          (bytes.mayHave { $0.marks(of: 0x22) }, bytes.mayHave { $0.marks(below: 0x23) })
        }
        #expect(found == (true, true))
        let others = bytes.withUnsafeBufferPointer { bytes in
          bytes.mayHave { $0.marks(of: 0x23) | $0.marks(below: 0x22) | $0.marksBeyondASCII }
        }
        #expect(!others)
      }
    }
  }

  private func text(of buffer: inout ByteBuffer) -> String {
    String(decoding: buffer.take().bytes, as: UTF8.self)
  }
}
