"""Dialogs in Bazel.

    load("//tools:dialogc.bzl", "dialogs")

    dialogs(
        name = "photos_dialogs",
        srcs = glob(["Dialogs/**/*.dialog"]),
        project = "Photos",
    )

    cc_library(
        name = "photos_dialogs_c",
        hdrs = [":photos_dialogs"],
        includes = ["."],
    )

dialogc reads its sources and writes its outputs and nothing else: no network, no clock, no home folder.
So its actions may be cached and run in sandboxes and on other machines.
"""

_FILES = {
    "c": ["{project}.h", "dialog_runtime.h"],
    "json": ["{project}.json"],
    "terminal": ["{project}_terminal.h", "{project}_terminal.c", "{project}.h", "dialog_runtime.h"],
}

def _dialogs_impl(context):
    names = []
    for kind in context.attr.emit:
        for name in _FILES[kind]:
            name = name.format(project = context.attr.project)
            if name not in names:
                names.append(name)
    outputs = [context.actions.declare_file(name) for name in names]

    arguments = context.actions.args()
    arguments.add("build")
    arguments.add("--no-cache")  # Bazel remembers what it was made from.
    arguments.add_joined("--emit", context.attr.emit, join_with = ",")
    arguments.add("--out", outputs[0].dirname)
    arguments.add("--language", context.attr.language)
    arguments.add_all(context.attr.options)
    arguments.add_all(context.files.srcs)
    context.actions.run(
        executable = context.executable._dialogc,
        arguments = [arguments],
        inputs = context.files.srcs,
        outputs = outputs,
        mnemonic = "Dialogs",
        progress_message = "Compiling dialogs of %{label}",
    )
    return [DefaultInfo(files = depset(outputs))]

dialogs = rule(
    implementation = _dialogs_impl,
    doc = "Compiles the dialogs of one project.",
    attrs = {
        "srcs": attr.label_list(
            doc = "All sources of the project.",
            allow_files = [".dialog"],
            mandatory = True,
        ),
        "project": attr.string(
            doc = "The name in the project block, which outputs are named after.",
            default = "dialogs",
        ),
        "emit": attr.string_list(
            doc = "Kinds of artifacts: c, json, terminal.",
            default = ["c"],
        ),
        "options": attr.string_list(doc = "Others of `dialogc build`, such as --strict."),
        "language": attr.string(doc = "Of messages: en or ko.", default = "en"),
        "_dialogc": attr.label(
            default = "//tools:dialogc",
            executable = True,
            cfg = "exec",
        ),
    },
)
