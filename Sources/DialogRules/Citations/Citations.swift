import DialogFindings

/// The documents that rules come from.
extension Citation {
  /// Human Interface Guidelines, iOS, Views, Alerts, as of 2019.
  static func alerts2019(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: iOS, Alerts (2019)", heading)
  }

  /// Human Interface Guidelines, iOS, Views, Alerts, as of March 2020.
  static func alerts2020(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: iOS, Alerts (2020)", heading)
  }

  /// Human Interface Guidelines, Alerts, as of 2022.
  static func alerts2022(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Alerts (2022)", heading)
  }

  /// Human Interface Guidelines, Alerts, as of 2024.
  static func alerts2024(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Alerts (2024)", heading)
  }

  /// Human Interface Guidelines, iOS, Views, Action Sheets, as of March 2020.
  static func actionSheets2020(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: iOS, Action Sheets (2020)", heading)
  }

  static func actionSheets2024(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Action sheets (2024)", heading)
  }

  /// Human Interface Guidelines, iOS, System Capabilities, Notifications.
  static func notifications2020(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: iOS, Notifications (2020)", heading)
  }

  static func notifications2024(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Notifications (2024)", heading)
  }

  static func managingNotifications2024(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Managing notifications (2024)", heading)
  }

  static func privacy2024(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Privacy (2024)", heading)
  }

  static func writing2024(_ heading: String) -> Citation {
    Citation("Human Interface Guidelines: Writing (2024)", heading)
  }

  /// Apple Style Guide, which the guidelines refer to for capitals.
  static func appleStyle(_ heading: String) -> Citation {
    Citation("Apple Style Guide", heading)
  }
}
