import DialogFindings

extension Lowering {
  /// Decides for every dialog which button is the default and where the buttons stand.
  mutating func placeButtons() {
    let edition = program.project.edition
    for index in program.dialogs.indices { program.dialogs[index].placeButtons(in: edition) }
  }
}

extension Dialog {
  // A dialog is large: it is changed where it stands.
  fileprivate mutating func placeButtons(in edition: Edition) {
    defaultButton = defaultButton(in: edition)
    placement = ownPlacement
  }

  /// The button that Return presses. Never a destructive one.
  ///
  /// 2019 and 2020, “Identify destructive buttons”: beside a destructive button Cancel is the
  /// default. 2022, same heading: Cancel has the default style there, so that Return activates
  /// it. 2024, “Alerts”, “Buttons”: Cancel is never the default; beside a destructive button there
  /// is none.
  func defaultButton(in edition: Edition) -> Int? {
    guard kind == .alert else { return nil }
    let marked = buttons.indices.first {
      buttons[$0].isMarkedDefault && buttons[$0].role != .destructive
    }
    let cancel = cancelButton
    if edition >= .hig2024 {
      if let marked, marked != cancel { return marked }
      return hasDestructiveButton ? nil : likeliest
    }
    if hasDestructiveButton, cancel != nil { return cancel }
    return marked ?? likeliest ?? cancel
  }

  /// The first button that neither cancels nor destroys.
  private var likeliest: Int? { buttons.indices.first { buttons[$0].role == .normal } }
}

extension Dialog {
  /// “Place buttons where people expect them” (alerts) and “Make destructive choices prominent”
  /// (action sheets): two buttons stand in a row, Cancel leading and the likeliest trailing; more
  /// in a stack, the likeliest on top and Cancel last; a sheet has destructive choices on top.
  private var ownPlacement: Placement {
    let (arrangement, all) = (ownArrangement, buttons.indices)
    if isManuallyPlaced {
      let order = Array(all)
      return Placement(
        arrangement: arrangement, order: order, rowOrder: arrangement == .stack ? order : nil)
    }
    // A dialog has one Cancel at most.
    var order = all.filter { buttons[$0].role != .cancel }
    if arrangement == .sheet {
      let isDestructive = { buttons[$0].role == .destructive }
      order = order.filter(isDestructive) + order.filter { !isDestructive($0) }
    }
    if let cancel = cancelButton { order.append(cancel) }
    if arrangement == .row { order.reverse() }
    // Actions of a notification are a list, however few they are.
    let canNarrow =
      arrangement == .stack && kind == .alert
      && all.contains { buttons[$0].condition != nil }
    return Placement(
      arrangement: arrangement, order: order, rowOrder: canNarrow ? order.reversed() : nil)
  }

  private var ownArrangement: Placement.Arrangement {
    switch kind {
    case .actionSheet: .sheet
    case .notification: .stack
    case .alert: buttons.count > 2 ? .stack : .row
    }
  }
}
