import DialogEditing
import DialogSupport
import DialogSyntax
import Testing

@Suite struct MentionTests {
  /// Each name of a file, and what it stands for.
  @Test func tellsWhatNamesStandFor() {
    let open = OpenFile(
      """
      project Photos {
        source en
        locales en, ko
        notifications {
          permission Ask
          settings Settings
        }
        rules { button/verb off }
      }
      terms { delete { en "Delete" } }
      enum Media { photo, video }
      @allow(button/verb, "Why.")
      actionSheet Move(albums: [String], kind: Media, can: Bool) {
        source moveButton
        title { en by kind { photo "{can}"  other "{kind}" } }
        choice album for album in albums "{album}" if can
        choice delete destructive
        cancel
        exit cancel
      }
      notification Came(author: String) {
        thread author
        identifier comment
        consent Move
        title "{author}"
        opens CommentScreen showing author
        detail { action reply "Reply" input "Comment" opens CommentScreen }
      }
      translation ko of Move {
        title by kind { photo "{can:이/가}" }
        album "{album}"
        cancel "취소"
      }
      translation ko of Came { reply.input "댓글"  title "{author}" }
      """)
    #expect(
      open.mentionsDrawn == """
        project Photos!
        language en
        language en! ko!
        dialog Ask
        screen Settings
        rule button/verb
        term delete! · language en
        enum Media! · case photo! video!
        rule button/verb
        dialog Move! · parameter albums! kind! · enum Media · parameter can!
        control moveButton
        text title! · language en · parameter kind · case photo · parameter can kind
        part album! · element album! · parameter albums can · element album
        part delete! · term delete#
        part cancel# · term cancel#
        part cancel
        dialog Came! · parameter author!
        parameter author
        identifier comment
        dialog Move
        text title! · parameter author
        screen CommentScreen · parameter author
        part reply! · text reply.input! · screen CommentScreen
        language ko · dialog Move
        text title · parameter kind · case photo · parameter can
        part album · element album
        part cancel
        language ko · dialog Came · part reply · text reply.input title · parameter author
        """)
  }
}

extension OpenFile {
  /// The names of the file’s declarations, line by line: `!` declares, `#` also declares.
  fileprivate var mentionsDrawn: String {
    var lines: [Int: [(kind: String, name: String)]] = [:]
    let table = LineTable(file.source)
    for declaration in file.project.workspace.declarations(of: file.id) {
      for mention in file.mentions(in: declaration) {
        let start = file.place(of: mention.word.range).range.start
        lines[table.lineIndex(at: Int(start)), default: []].append((mention.kind, mention.drawn))
      }
    }
    return lines.sorted { $0.key < $1.key }.map { drawn($0.value) }.joined(separator: "\n")
  }

  private func drawn(_ line: [(kind: String, name: String)]) -> String {
    var text = ""
    var last: String?
    for (kind, name) in line {
      text += kind == last ? " " : (last == nil ? "" : " · ") + kind + " "
      text += name
      last = kind
    }
    return text
  }
}

extension Mention {
  fileprivate var kind: String {
    switch symbol {
    case .project: "project"
    case .dialog: "dialog"
    case .parameter: "parameter"
    case .element: "element"
    case .part: "part"
    case .text: "text"
    case .enumeration: "enum"
    case .enumCase: "case"
    case .term: "term"
    case .language: "language"
    case .rule: "rule"
    case .appName(_, let kind): "\(kind)"
    }
  }

  fileprivate var drawn: String {
    switch role {
    case .declaration: symbol.name + "!"
    case .use: symbol.name
    case .keyword, .term: symbol.name + "#"
    }
  }
}
