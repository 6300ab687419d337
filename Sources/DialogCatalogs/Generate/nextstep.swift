// Writes Sources/DialogCatalogs/Data/NextStepData.swift: the NeXTSTEP encoding, in which property lists
// of old number their octal escapes, as Foundation has it.
//
//   swiftc -o /tmp/nextstep nextstep.swift && /tmp/nextstep > ../Data/NextStepData.swift
import Foundation

print(
  """
  // Made by Generate/nextstep.swift from Foundation’s String.Encoding.nextstep
  // (swift-corelibs-foundation, Apache License 2.0 with Runtime Library Exception).

  /// The characters of the bytes 0x80 to 0xFD in the NeXTSTEP encoding, as scalar values.
  let nextStepScalars: [UInt16] = [
  """)
for row in stride(from: 0x80, to: 0xFE, by: 14) {
  let scalars = (row..<min(row + 14, 0xFE)).map { byte in
    String(data: Data([UInt8(byte)]), encoding: .nextstep)!.unicodeScalars.first!.value
  }
  print(
    "  " + scalars.map { "0x\(String($0, radix: 16, uppercase: true))," }.joined(separator: " "))
}
print("]")
