import DialogRuntime

extension dialog_part {
  /// The part as it stands in artifacts: UTF-8, which is never freed.
  var text: UnsafeBufferPointer<UInt8> {
    let text = dialog_text_of_part(self)
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }
}
