import DialogFindings

extension SampleKind {
  static let signIn = SampleKind(
    "sign-in", Message(en: "asks for an address and a password", ko: "주소와 암호를 묻습니다"),
    called: "SignIn"
  ) { sample in
    sample.document(
      Message(
        en: "Asked when a server refuses the stored password.",
        ko: "서버가 저장된 암호를 거부할 때 묻습니다."))
    sample.line("alert \(sample.name)(server: String, address: String) {")
    sample.line("purpose input")
    sample.line("title", .signInTitle)
    sample.note(
      Message(
        en:
          "The text of a field is its placeholder; content lets the system fill it in, and initial\n"
          + "is its first value.",
        ko: "입력란의 텍스트는 자리표시자입니다. content가 있으면 시스템이 채워 줄 수 있고, initial은 처음 값입니다."))
    sample.line(
      "field email", .email, "keyboard email content username initial address required")
    sample.note(
      Message(
        en: "What is typed into a secure field is not shown.",
        ko: "secure가 있으면 입력한 내용이 보이지 않습니다."))
    sample.line("field password", .password, "content password secure required")
    sample.note(
      Message(
        en: "The default: Return presses it, once the required fields are filled in.",
        ko: "default 버튼은 필수 입력란을 채운 뒤 Return 키로 누를 수 있습니다."))
    sample.line("button signIn", .signIn, "default")
    sample.line("cancel")
    sample.line("}")
  }

  static let rename = SampleKind(
    "rename",
    Message(en: "asks for a name, starting with the old one", ko: "이전 이름에서 시작해 새 이름을 묻습니다"),
    called: "RenameAlbum"
  ) { sample in
    sample.document(Message(en: "Asks for an album’s new name.", ko: "앨범의 새 이름을 묻습니다."))
    sample.line("alert \(sample.name)(name: String) {")
    sample.line("purpose input")
    sample.line("title", .renameTitle)
    sample.note(
      Message(
        en: "At first, the field contains the value of the parameter.",
        ko: "입력란에 처음에는 매개변수의 값이 들어 있습니다."))
    sample.line("field newName", .name, "initial name required")
    sample.line("button rename", .rename, "default")
    sample.line("cancel")
    sample.line("}")
  }
}
