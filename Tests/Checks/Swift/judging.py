"""Holds what was seen of a dialog against what its JSON artifact says; yields what differs."""

from expected_dialogs import Expected, outcome, rows

KEYBOARDS = {"text": "default", "email": "emailAddress", "number": "numberPad", "decimal": "decimalPad",
             "phone": "phonePad", "url": "URL"}
CONTENTS = {"name": "name", "username": "username", "password": "password", "newPassword": "new-password",
            "oneTimeCode": "one-time-code", "email": "email", "phone": "tel", "address": "street-address", "url": "url"}
# What AppKit of macOS 12 knows of a field's content.
APPKIT_CONTENTS = {"username", "password", "oneTimeCode"}
ALERT_STYLES = {"destructive": "warning", "problem": "warning"}


def judge(project, seen):
    """What of an observation is not as the artifact has it, as lines."""
    artifact = project.artifact
    enums = {each["name"]: [case["name"] for case in each["cases"]] for each in artifact["enums"]}
    (dialog,) = [each for each in artifact["dialogs"] if each["name"] == seen["dialog"]]
    values = list(rows(dialog, enums))[seen["values"]]
    expected = Expected(artifact["project"], dialog, values, seen["language"])
    judged = JUDGES[seen["kit"]](expected, project.declared[dialog["name"]], seen)
    place = f"{project.path.stem} {seen['dialog']}#{seen['values']} {seen['language']} {seen['kit']}"
    return [f"{place}: {line}" for line in judged]


def differ(what, wanted, found):
    if wanted != found:
        yield f"{what}: {wanted!r} was to be, {found!r} is"


def texts(expected, seen):
    shown = seen["shown"]
    yield from differ("title", expected.role_text("title"), shown["title"])
    message = expected.role_text("message") or expected.role_text("body")
    yield from differ("message", message, shown["message"])


def buttons(expected, order, shown, role):
    """Titles, roles, the default one and the identifiers, in their order."""
    yield from differ("buttons", [expected.title(b, e) for b, e, _ in order], [b["title"] for b in shown])
    yield from differ("roles", [role(b) for b, _, _ in order], [b["role"] for b in shown])
    yield from differ("identifiers", [expected.identifier(*each) for each in order],
                      [b["identifier"] for b in shown])


def fields(expected, shown, contents, has_keyboards=True):
    for field, found in zip(expected.fields, shown, strict=True):
        yield from differ("placeholder", expected.text(field["placeholder"]), found["placeholder"])
        yield from differ("initial", expected.initial(field), found["text"])
        yield from differ("secure", field["secure"], found["isSecure"])
        yield from differ("identifier", f"{expected.name}.{field['name']}", found["identifier"])
        yield from differ("content", contents(field.get("content")), found["content"])
        if has_keyboards:
            yield from differ("keyboard", KEYBOARDS[field["keyboard"]], found["keyboard"])


def default_and_waiting(expected, order, shown):
    preferred = expected.dialog.get("defaultButton") if expected.dialog["kind"] == "alert" else None
    found = [b["name"] for (b, _, _), each in zip(order, shown) if each["isDefault"]]
    shows = preferred in [b["name"] for b, _, _ in order]
    yield from differ("default button", [preferred] if shows else [], found)
    disabled = [b["name"] for (b, _, _), each in zip(order, shown) if not each["isEnabled"]]
    yield from differ("waiting buttons", found if expected.waits else [], disabled)


def plays(expected, declared, order, seen):
    """Each play tells one outcome, once, and the dialog is gone."""
    for play in seen["plays"]:
        if not play["isGone"] or play["faults"]:
            yield f"{play['how']}: gone is {play['isGone']}, faults {play['faults']}"
        yield from differ(play["how"], told(expected, declared, order, play["how"]), play["outcomes"])


def told(expected, declared, order, how):
    """The outcomes that a play must tell."""
    word, *rest = how.split()
    left = outcome(expected, declared, expected.exit, is_typed=False)
    if word in ("press", "modal", "handler") and rest[0].isdigit():
        return [pressed(expected, declared, order[int(rest[0])])]
    if word == "twice":
        return [pressed(expected, declared, order[0])] * 2
    if word == "return":
        return [default_outcome(expected, declared, order) or left]
    if how.startswith("leave with cancel"):
        return [cancelled(expected, declared, order) or left]
    if how == "outside":
        return [cancelled(expected, declared, order) or left]
    return [left]


def cancelled(expected, declared, order):
    """The outcome of the button that cancels."""
    return next((pressed(expected, declared, each) for each in order if expected.system_role(each[0]) == "cancel"),
                None)


def pressed(expected, declared, button):
    return outcome(expected, declared, button[0]["name"], button[1], button[2])


def default_outcome(expected, declared, order):
    name = expected.dialog.get("defaultButton")
    return next((pressed(expected, declared, each) for each in order if each[0]["name"] == name), None)


def judge_uikit(expected, declared, seen):
    order, shown = expected.buttons, seen["shown"]
    yield from texts(expected, seen)
    yield from differ("kind", "sheet" if expected.dialog["kind"] == "actionSheet" else "alert", shown["kind"])
    yield from differ("identifier", expected.name, shown["identifier"])
    yield from buttons(expected, order, shown["buttons"], expected.system_role)
    yield from default_and_waiting(expected, order, shown["buttons"])
    yield from fields(expected, shown["fields"], lambda content: CONTENTS.get(content, ""))
    yield from plays(expected, declared, order, seen)


def plain_role(button):
    return "destructive" if button["role"] == "destructive" else "default"


def judge_swiftui(expected, declared, seen):
    order, shown = expected.buttons, seen["shown"]
    yield from texts(expected, seen)
    yield from differ("kind", "sheet" if expected.dialog["kind"] == "actionSheet" else "alert", shown["kind"])
    visibility = "visible" if expected.dialog["kind"] == "alert" or "title" in expected.dialog["texts"] else "hidden"
    yield from differ("title visibility", visibility, shown["extra"]["titleVisibility"])
    yield from buttons(expected, order, shown["buttons"], expected.system_role)
    yield from default_and_waiting(expected, order, shown["buttons"])
    yield from fields(expected, shown["fields"], lambda content: CONTENTS.get(content, ""))
    yield from plays(expected, declared, order, seen)


def judge_appkit(expected, declared, seen):
    shown = seen["shown"]
    # The first button that is added stands at the trailing edge of a row, at the top of a stack.
    order = expected.buttons[::-1] if expected.placement[0] == "row" else expected.buttons
    yield from texts(expected, seen)
    yield from differ("style", ALERT_STYLES.get(expected.dialog.get("purpose"), "informational"), shown["kind"])
    yield from differ("identifier", expected.name, shown["identifier"])
    yield from buttons(expected, order, shown["buttons"], plain_role)
    yield from default_and_waiting(expected, order, shown["buttons"])
    yield from escape(expected, order, shown)
    yield from fields(expected, shown["fields"],
                      lambda content: CONTENTS[content] if content in APPKIT_CONTENTS else "", has_keyboards=False)
    yield from plays(expected, declared, order, seen)


def escape(expected, order, shown):
    """Cancel has Escape, unless it is the default button, which has Return."""
    default = [each["isDefault"] for each in shown["buttons"]]
    places = [str(i) for i, (b, _, _) in enumerate(order) if expected.system_role(b) == "cancel" and not default[i]]
    yield from differ("button of Escape", places[0] if places else None, shown["extra"].get("escape"))


def judge_notification(expected, declared, seen):
    shown, extra, notification = seen["shown"], seen["shown"]["extra"], expected.dialog["notification"]
    order = expected.buttons
    yield from texts(expected, seen)
    yield from buttons(expected, order, shown["buttons"], plain_role)
    for what in ("subtitle", "hiddenPreview"):
        yield from differ(what, expected.role_text(what), extra[what])
    for what, wanted in details(expected, notification).items():
        yield from differ(what, wanted, extra.get(what))
    for button, _, _ in order:
        yield from action(expected, button, extra)
    yield from plays_of_notification(expected, declared, order, seen)


def details(expected, notification):
    """What the content holds besides its texts."""
    sound = notification.get("sound", {})
    opens = notification.get("opens", {})
    badge = notification.get("badge", {}).get("count")
    return {
        "thread": reference(expected, notification.get("thread")) or "",
        "level": notification.get("level", "active"),
        "badge": reference(expected, badge),
        "sound": {"default": "default", "file": sound.get("file")}.get(sound.get("kind")),
        "screen": opens.get("screen"),
        "showing": reference(expected, opens.get("showing")),
        "tellsDismissal": "true",
    }


def reference(expected, reference):
    if reference is None:
        return None
    return str(expected.values[reference["parameter"]]) if "parameter" in reference else reference["name"]


def action(expected, button, extra):
    identifier = expected.identifier(button, None, 0)
    # What opens the app unlocks the device first.
    unlocks = "authenticated" in button or "opens" in button
    options = {"authenticationRequired": unlocks, "destructive": button["role"] == "destructive",
               "foreground": "opens" in button}
    yield from differ("options", " ".join(name for name, holds in options.items() if holds),
                      extra[f"options {identifier}"])
    if "input" in button:
        send = button["input"].get("send", button["title"])
        wanted = f"{expected.text(button['input']['placeholder'])}|{expected.text(send)}"
        yield from differ("input", wanted, extra.get(f"input {identifier}"))


def plays_of_notification(expected, declared, order, seen):
    names = {expected.identifier(button, None, 0): button["name"] for button, _, _ in order}
    for play in seen["plays"]:
        word, _, identifier = play["how"].partition(" ")
        wanted = {"open": ["opened"], "dismiss": ["dismissed"], "other": []}.get(word)
        if wanted is None:
            wanted = [outcome(expected, declared, names[identifier])]
        yield from differ(play["how"], wanted, play["outcomes"])


JUDGES = {"UIKit": judge_uikit, "SwiftUI": judge_swiftui, "AppKit": judge_appkit,
          "UserNotifications": judge_notification}
