import DialogFindings
import DialogSupport

extension Handler {
  /// Does what a command is for.
  static let executeCommand = Handler(
    "workspace/executeCommand",
    provides: Capability("executeCommandProvider") { session, json in
      json.object { $0.member("commands", session.commands.map(\.name)) }
    }
  ) { session, params throws(RequestError) in
    let name = try params.string("command")
    guard let command = session.commands.first(where: { $0.name == name }) else {
      throw RequestError(
        .invalidParams, Message(en: "there is no command ‘\(name)’", ko: "‘\(name)’ 명령은 없습니다"))
    }
    return try command.run(session, params["arguments"]?.elements ?? [])
  }
}
