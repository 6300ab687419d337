import DialogFindings

/// The checkers and standards that rules about translations come from.
extension Citation {
  /// The checks of Weblate, by their titles.
  static func weblate(_ check: String) -> Citation {
    Citation("Weblate documentation: Checks and fixups", check)
  }

  /// The tests of Translate Toolkit's pofilter, by their names.
  static func pofilter(_ test: String) -> Citation {
    Citation("Translate Toolkit: pofilter, Descriptions of all tests", test)
  }

  /// Mozilla's compare-locales.
  static func compareLocales(_ check: String) -> Citation {
    Citation("Mozilla compare-locales: Checks", check)
  }

  static func gettext(_ section: String) -> Citation {
    Citation("GNU gettext utilities: Invoking the msgfmt Program", section)
  }

  static func androidLint(_ issue: String) -> Citation {
    Citation("Android Studio: lint checks", issue)
  }

  static func cldr(_ chapter: String) -> Citation {
    Citation("Unicode Technical Standard #35: Locale Data Markup Language", chapter)
  }

  static func unicode(_ report: String, _ section: String) -> Citation {
    Citation("Unicode \(report)", section)
  }

  /// What the design of dialogc itself asks of translations.
  static func dialogc(_ section: String) -> Citation {
    Citation("dialogc: Localization", section)
  }
}
