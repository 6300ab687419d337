// Made by Tests/Checks/Generated/language_expectations.py; edit that, not this.
// swift-format-ignore-file
//
// Source: ICU 72.1 through PyICU; tossi 0.3.1 for Korean particles.

/// Nowruz of the years from 1900: 2 and this digit is its day.
let expectedNowruz = ##"""
112211221122112211221122112211121112111211121112111211121112111111111111111111111111111111111111011101110111011101110111011101110011001100110011001100110011001100010001000100010001000100010001000000001
"""##
