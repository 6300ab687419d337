import DialogEditing
import DialogSupport

extension Handler {
  /// Where a name is declared.
  static let definition = Handler(
    "textDocument/definition", provides: "definitionProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    return session.targets(place.file.definitions(at: place.offset), "definition", from: place)
  }

  /// The same: what is declared here is defined here.
  static let declaration = Handler(
    "textDocument/declaration", provides: "declarationProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    return session.targets(place.file.definitions(at: place.offset), "declaration", from: place)
  }

  /// Where the enum of a parameter is declared.
  static let typeDefinition = Handler(
    "textDocument/typeDefinition", provides: "typeDefinitionProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let found = place.file.typeDefinitions(at: place.offset)
    return session.targets(found, "typeDefinition", from: place)
  }
}

extension Session {
  /// `LocationLink` where the client takes it, else `Location`.
  ///
  /// - Parameter feature: the client’s word for what is asked.
  fileprivate func targets(
    _ targets: [NameTarget], _ feature: String, from place: AskedPlace
  ) -> JSONAnswer {
    let hasLinks = client.has("textDocument.\(feature).linkSupport")
    let origin = place.file.nameRange(at: place.offset).map(place.document.range)
    return JSONAnswer { [self] json in
      json.array { json in
        for target in targets {
          if hasLinks {
            json.value(link(to: target, from: origin))
          } else {
            json.value(location((target.name.path, target.name.range)))
          }
        }
      }
    }
  }

  private func link(to target: NameTarget, from origin: ClientRange?) -> JSONAnswer {
    .object { [self] json in
      json.member("originSelectionRange", origin)
      json.member("targetUri", documents.uri(of: target.name.path))
      json.member("targetRange", range(target.whole, of: target.name.path))
      json.member("targetSelectionRange", range(target.name.range, of: target.name.path))
    }
  }
}
