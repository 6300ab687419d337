import DialogModel
import DialogSupport

extension DialogWriter {
  /// Writes what only a notification has.
  func write(_ details: NotificationDetails, to json: inout JSONWriter) {
    json.member("delivery", details.delivery?.rawValue)
    json.member("category", details.category?.rawValue)
    json.member("suggest", details.suggestedStyle?.rawValue)
    json.member("level", details.level?.rawValue)
    write(details.thread, as: "thread", to: &json)
    write(details.identifier, as: "identifier", to: &json)
    if let sound = details.sound { write(sound, to: &json) }
    if let badge = details.badge { write(badge, to: &json) }
    json.member("consent", details.consent?.text)
    json.member("settings", details.settings?.text)
    write(details.destination, to: &json)
    if details.hasDetail { write(detailWith: details.media, to: &json) }
  }

  private func write(_ sound: NotificationDetails.Sound, to json: inout JSONWriter) {
    json.key("sound")
    json.inlineObject { json in
      switch sound {
      case .none: json.member("kind", "none")
      case .standard: json.member("kind", "default")
      case .file(let name, let milliseconds):
        json.member("kind", "file")
        json.member("file", name)
        if let milliseconds { json.member("milliseconds", milliseconds) }
      }
    }
  }

  private func write(_ badge: NotificationDetails.Badge, to json: inout JSONWriter) {
    json.key("badge")
    json.object { json in
      write(badge.name, as: "count", to: &json)
      json.member("clearedBy", badge.clearedBy?.text)
      json.member("zeroClearsNotificationCenter", true)
    }
  }

  private func write(detailWith media: [NotificationDetails.Media], to json: inout JSONWriter) {
    json.key("detail")
    json.object { json in
      json.key("media")
      json.array { json in
        for medium in media {
          json.inlineObject { json in
            json.member("kind", medium.kind.rawValue)
            write(medium.name, as: "value", to: &json)
            json.member("live", ifTrue: medium.isLive)
          }
        }
      }
    }
  }

  /// `{"screen": "CommentScreen", "showing": {"parameter": "comment"}}`
  func write(_ destination: Destination?, to json: inout JSONWriter) {
    guard let destination else { return }
    json.key("opens")
    json.inlineObject { json in
      json.member("screen", destination.screen.text)
      write(destination.value, as: "showing", to: &json)
    }
  }

  /// A value of the dialog's or of the app's: `{"parameter": "author"}`, `{"name": "commentID"}`.
  private func write(_ name: Name?, as key: JSONKey, to json: inout JSONWriter) {
    guard let name else { return }
    let isParameter = dialog.parameters.contains { $0.name.text == name.text }
    json.key(key)
    json.inlineObject { json in json.member(isParameter ? "parameter" : "name", name.text) }
  }
}
