import DialogEditing
import DialogFindings
import DialogSupport

extension Handler {
  /// The parameters of the dialog around the cursor.
  static let signatureHelp = Handler(
    "textDocument/signatureHelp",
    provides: Capability("signatureHelpProvider") { _, json in
      json.object { $0.member("triggerCharacters", ["(", ",", "{"]) }
    }
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    return place.file.signatureHelp(at: place.offset).map { help in
      JSONAnswer.object { json in
        json.member("signatures", [signature(help, session.language)])
        json.member("activeSignature", 0)
        json.member("activeParameter", help.active)
      }
    }
  }

  private static func signature(_ help: SignatureHelp, _ language: MessageLanguage) -> JSONAnswer {
    .object { json in
      json.member("label", help.label)
      json.member(
        "parameters",
        help.parameters.map { parameter in
          JSONAnswer.object { json in
            json.member("label", parameter.label)
            json.member("documentation", parameter.meaning[language])
          }
        })
    }
  }
}
