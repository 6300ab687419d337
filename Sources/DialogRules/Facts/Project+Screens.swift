import DialogLayout
import DialogModel

extension Project {
  /// The screens that texts are held against: those the project names, else the smallest there is.
  var screens: [Device] {
    let named = devices.compactMap { Device(named: $0.text) }
    return named.isEmpty ? [.smallest] : named
  }
}
