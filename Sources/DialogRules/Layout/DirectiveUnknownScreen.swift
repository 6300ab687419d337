import DialogFindings
import DialogLayout
import DialogLocales
import DialogModel
import DialogSupport

extension Rule {
  static let directiveUnknownScreen = Rule(
    "directive/unknown-screen", .always(.warning), from: [],
    summary: Message(
      en: "devices and textSize name ones that are known",
      ko: "기기(devices)와 텍스트 크기(textSize)에는 알려진 이름을 씁니다"),
    reason: Message(
      en: """
        Texts are measured on the devices that a project names, up to its largest text size. A \
        misspelt name measures nothing, and nobody would notice.
        """,
      ko: """
        텍스트는 프로젝트에 적은 기기에서, 적은 텍스트 크기까지 잽니다. 이름을 잘못 쓰면 아무것도 재지 않으며 아무도 알아차리지 \
        못합니다.
        """),
    examples: [
      RuleExample(
        """
        project Photos {
          devices ⟦iPhoneSE4⟧
        }
        """,
        fixed: """
          project Photos {
            devices iPhoneSE
          }
          """),
      RuleExample(
        """
        project Photos {
          textSize ⟦xxxLargee⟧
        }
        """,
        fixed: """
          project Photos {
            textSize xxxLarge
          }
          """),
      RuleExample(
        """
        project Photos {
          devices iPhoneSE, iPadMini
          textSize accessibility1
        }
        """),
    ],
    check: .project { project, findings in
      for device in project.program.project.devices where Device(named: device.text) == nil {
        findings.reportUnknown(device, among: Device.all.map(\.name))
      }
      if let size = project.program.project.textSize, TextSize(rawValue: size.text) == nil {
        findings.reportUnknown(size, among: TextSize.allCases.map(\.rawValue))
      }
    })
}

extension Findings {
  fileprivate mutating func reportUnknown(_ name: Name, among known: [String]) {
    let meant = Spelling.nearest(to: name.text, in: known)
    let message = meant.map {
      Message(
        en: "there is no ‘\(name.text)’; did you mean ‘\($0)’?",
        ko: "‘\(name.text, .topic)’ 없습니다. 혹시 ‘\($0)’입니까?")
    }
    let list = known.joined(separator: ", ")
    report(
      message
        ?? Message(
          en: "there is no ‘\(name.text)’; there are \(list)",
          ko: "‘\(name.text, .topic)’ 없습니다. 쓸 수 있는 값: \(list)"),
      at: name.range, fixes: meant.map { [.replacing(name.range, with: $0)] } ?? [])
  }
}
