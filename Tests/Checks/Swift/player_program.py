"""Writes the program that plays every dialog of a Swift artifact, in every language, in every framework."""

import json
import pathlib

MAIN = """
import AppKit
import Foundation
@testable import Player
import SwiftUI
import UIKit
import UserNotifications

/// Plays a dialog in each language, all of it on the main queue.
@MainActor func play(in tags: [String], _ play: @MainActor (String, Bool) async -> Void) async {
  SwiftUIPlayer.executor = MainQueue.shared
  await withTaskExecutorPreference(MainQueue.shared) {
    for tag in tags { await play(tag, tag == tags[0]) }
  }
}

/// Plays one dialog; the frameworks are given what shows it.
@MainActor func play<D: PrefixDialog>(
  _ dialog: D, _ name: String, _ values: Int, _ tag: String, _ isThorough: Bool
) async where D.Kind: PrefixPlainAlertKind {
  let locale = Locale(identifier: tag)
  await playPrompt(
    dialog, name, values, tag, isThorough,
    UIKitPlay(
      present: { await dialog.present(from: $0, locale: locale) },
      presentToHandler: { dialog.present(from: $0, locale: locale, handler: $1) }, isSheet: false),
    ask: { AnyView($0.dialog($1, onOutcome: $2)) })
}

@MainActor func play<D: PrefixDialog>(
  _ dialog: D, _ name: String, _ values: Int, _ tag: String, _ isThorough: Bool
) async where D.Kind == PrefixInputAlert {
  let locale = Locale(identifier: tag)
  await playPrompt(
    dialog, name, values, tag, isThorough,
    UIKitPlay(
      present: { await dialog.present(from: $0, locale: locale) },
      presentToHandler: { dialog.present(from: $0, locale: locale, handler: $1) }, isSheet: false),
    ask: { AnyView($0.dialog($1, onOutcome: $2)) })
}

@MainActor func play<D: PrefixDialog>(
  _ dialog: D, _ name: String, _ values: Int, _ tag: String, _ isThorough: Bool
) async where D.Kind == PrefixActionSheet {
  let locale = Locale(identifier: tag)
  let source = UIView()
  await playPrompt(
    dialog, name, values, tag, isThorough,
    UIKitPlay(
      present: { await dialog.present(from: $0, source: .view(source), locale: locale) },
      presentToHandler: { dialog.present(from: $0, source: .view(source), locale: locale, handler: $1) },
      isSheet: true),
    ask: { AnyView($0.dialog($1, onOutcome: $2)) })
}

@MainActor func playPrompt<D: PrefixDialog>(
  _ dialog: D, _ name: String, _ values: Int, _ tag: String, _ isThorough: Bool, _ uiKit: UIKitPlay<D.Outcome>,
  ask: @escaping @MainActor (AnyView, Binding<D?>, @escaping @MainActor @Sendable (D.Outcome) -> Void) -> AnyView
) async where D.Kind: PrefixPromptKind {
  let locale = Locale(identifier: tag)
  print(await uiKit.seen(name, values, tag))
  let timings = isThorough ? SwiftUIPlayer.Timing.allCases : [.actionFirst]
  print(
    await SwiftUIPlay(dialog: dialog, locale: locale, timings: timings, ask: ask).seen(name, values, tag))
  let appKit = AppKitPlay(
    present: { await dialog.present(for: $0, locale: locale) },
    presentToHandler: { dialog.present(for: $0, locale: locale, handler: $1) })
  print(await appKit.seen(name, values, tag))
}

@MainActor func play<D: PrefixNotification>(
  _ dialog: D, _ name: String, _ values: Int, _ tag: String, _ isThorough: Bool
) async where D.Kind == PrefixPlainNotification {
  let locale = Locale(identifier: tag)
  playNotification(dialog, name, values, tag, dialog.notificationContent(in: locale))
}

@MainActor func playNotification<D: PrefixNotification>(
  _ dialog: D, _ name: String, _ values: Int, _ tag: String, _ content: UNMutableNotificationContent
) {
  PrefixNotifications.register(for: [dialog], locale: Locale(identifier: tag))
  print(
    NotificationPlay(content: content, categories: NotificationPlayer.categories, outcome: { D.outcome(of: $0) })
      .seen(name, values, tag))
}
"""


def main(project, folder, calls):
    """The path of the main program."""
    path = pathlib.Path(folder) / "main.swift"
    path.write_text(MAIN.replace("Prefix", project.prefix) + "\n".join(calls), encoding="utf-8")
    return path


def calls(project, values, languages, consents, names, suffix):
    """Plays the named dialogs, whose types and whose names in what is seen have a suffix.

    `values` gives what dialogs are made with."""
    declared = project.declared
    tags = ", ".join(f'"{tag}"' for tag in languages)
    for dialog in project.artifact["dialogs"]:
        if dialog["name"] not in names:
            continue
        own = declared[dialog["name"]]
        yield f"@MainActor func play{own.name}{suffix}(_ tag: String, _ isFirst: Bool) async {{"
        for index, row in enumerate(values(dialog)):
            yield f"  let dialog{index} = {own.name}{suffix}({arguments(own.parameters, row)})"
            yield "  " + play(dialog, index, consents, declared, values, suffix)
        yield "}"
        yield f"await play(in: [{tags}], play{own.name}{suffix})"


def play(dialog, index, consents, declared, values, suffix):
    name = json.dumps(dialog["name"] + suffix)
    consent = consents.get(dialog["name"])
    if not consent:
        return f"await play(dialog{index}, {name}, {index}, tag, isFirst)"
    asked, agreed = consent
    row = next(iter(values(asked)))
    asking = f"{declared[asked['name']].name}({arguments(declared[asked['name']].parameters, row)})"
    return (f"if let content = dialog{index}.notificationContent(after: .{agreed}, to: {asking}, "
            f"in: Locale(identifier: tag)) {{ playNotification(dialog{index}, {name}, {index}, tag, content) }}")


def arguments(parameters, row):
    return ", ".join(f"{label}: {literal(kind, value)}"
                     for (label, kind), value in zip(parameters, row.values()))


def literal(kind, value):
    """A value of a parameter, as Swift writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if kind == "Date":
        return f"Date(timeIntervalSince1970: {value.timestamp()})"
    if kind.endswith("Amount"):
        return f'{kind}(Decimal(string: "{value["amount"]}")!, "{value["code"]}")'
    if kind == "URL":
        return f"URL(string: {string(value)})!"
    if kind == "[String]":
        return f"[{', '.join(map(string, value))}]"
    if isinstance(value, (int, float)):
        return repr(value)
    return string(value) if kind == "String" else f".`{value}`"


def string(text):
    """A literal of any characters."""
    plain = (c if c.isascii() and (c.isalnum() or c in " .-:/") else f"\\u{{{ord(c):x}}}" for c in text)
    return '"' + "".join(plain) + '"'
