import DialogLocales
import DialogModel
import DialogSupport

/// Writes texts: `{"en": {"icu": "…", "parts": […]}, "ko": …}`, a language a line.
struct TextWriter {
  let enums: [EnumType]
  private let conventions: [LanguageTag: TextConventions]
  let rightToLeftLocales: [LanguageTag]

  init(enums: [EnumType], locales: [LanguageTag]) {
    self.enums = enums
    var conventions: [LanguageTag: TextConventions] = [:]
    for locale in locales { conventions[locale] = TextConventions(of: locale) }
    self.conventions = conventions
    rightToLeftLocales = locales.filter { conventions[$0]!.isRightToLeft }
  }

  func write(_ text: Text, as key: JSONKey, in scope: PatternScope, to json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      for index in text.translations.indices {
        json.key(JSONKey(text.translations[index].locale.tag))
        json.inline { json in
          if let plain = text.translations[index].pattern.plainText {
            write(plain, text.translations[index].documentation, to: &json)
          } else {
            write(text.translations[index], in: scope, to: &json)
          }
        }
      }
    }
  }

  private func write(_ plain: String, _ documentation: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("documentation", ifWritten: documentation)
      json.key("icu")
      ICUPattern.write(plain, to: &json)
      json.key("parts")
      json.array { $0.value(plain) }
    }
  }

  private func write(
    _ translation: Translation, in scope: PatternScope, to json: inout JSONWriter
  ) {
    let conventions =
      conventions[translation.locale] ?? TextConventions(of: translation.locale)
    let segments = scope.segments(of: translation.pattern, conventions)
    json.object { json in
      json.member("documentation", ifWritten: translation.documentation)
      if ICUPattern.canSay(segments) {
        json.key("icu")
        ICUPattern.write(segments, to: &json)
      }
      json.key("parts")
      json.array { json in write(segments, to: &json) }
    }
  }

  private func write(_ segments: [Segment], to json: inout JSONWriter) {
    for segment in segments {
      switch segment {
      case .text(let text): json.value(text)
      case .value(let value): json.object { json in write(value, to: &json) }
      case .selection(let selection): json.object { json in write(selection, to: &json) }
      }
    }
  }

  private func write(_ value: Segment.Value, to json: inout JSONWriter) {
    json.member("parameter", value.name)
    json.member("style", value.format.rawValue)
    if let agreement = value.agreement { write(agreement, to: &json) }
    if value.isOmitted { json.member("omitted", true) }
  }

  private func write(_ agreement: AgreementKind, to json: inout JSONWriter) {
    json.key("agreement")
    json.object { json in
      json.member("by", agreement.classifier.rawValue)
      json.member("side", agreement.side == .before ? "before" : "after")
      json.key("forms")
      json.object { json in
        for (sound, form) in zip(agreement.classifier.sounds, agreement.forms) {
          json.member(JSONKey(sound.rawValue), form)
        }
      }
    }
  }

  private func write(_ selection: Segment.Selection, to json: inout JSONWriter) {
    json.member("select", selection.name)
    json.member("by", selection.kind.rawValue)
    json.key("arms")
    json.object { json in
      for arm in selection.arms {
        json.member(JSONKey(arm.key), array: { json in write(arm.segments, to: &json) })
      }
    }
  }
}
