/// Classes of English words in groups: words of one group may have one translation, those of two
/// groups of a class mean different things in every language.
let meanings: [[Set<String>]] = [
  groups(
    """
    photo picture image / video movie film / album / song track / playlist / podcast / episode / \
    folder directory / note memo / message text / email mail / contact person / event appointment \
    meeting / reminder / calendar / account profile / password passcode passphrase / device / app \
    application / group / comment / bookmark / draft / alarm / payment / order / key / tunnel / \
    template / filter / tag label / page / table / database / server / network / recording
    """),
  groups(
    """
    photos pictures images / videos movies films / albums / songs tracks / playlists / podcasts / \
    episodes / folders directories / notes memos / messages texts / emails / contacts people / \
    events appointments meetings / reminders / calendars / accounts profiles / passwords / \
    devices / apps applications / groups / comments / bookmarks / drafts / alarms / payments / \
    orders / keys / tunnels / templates / filters / tags labels / pages / tables / recordings
    """),
  groups(
    """
    delete remove erase clear discard trash / save store keep / send share / rename / move / copy \
    duplicate / print / export / import / download / upload / archive / restore recover / \
    replace overwrite / block / mute / report / leave / join / merge / sort / scan / install
    """),
  groups("monday / tuesday / wednesday / thursday / friday / saturday / sunday / today / tomorrow"),
  groups("left / right"), groups("hour / day / week / month / year"),
]

/// Groups between slashes.
private func groups(_ list: String) -> [Set<String>] {
  list.split(separator: "/").map { Set($0.split(separator: " ").map(String.init)) }
}

/// Words of which a translation can’t mean two at once.
let opposites: [Set<String>] = [
  ["import", "export"], ["enable", "disable"], ["enabled", "disabled"],
  ["add", "remove", "delete"],
  ["upload", "download"], ["connect", "disconnect"], ["connected", "disconnected"],
  ["install", "uninstall"], ["lock", "unlock"], ["start", "stop"], ["open", "close"],
  ["on", "off"], ["before", "after"], ["first", "last"], ["show", "hide"], ["save", "delete"],
  ["create", "delete"], ["load", "save"], ["send", "receive"], ["in", "out"],
  ["imported", "exported"], ["added", "removed"], ["uploaded", "downloaded"], ["read", "write"],
]
