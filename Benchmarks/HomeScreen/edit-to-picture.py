#!/usr/bin/env python3
"""Seconds from saving a file to its new picture on the page.

    Benchmarks/HomeScreen/edit-to-picture.py VITRINE EXTENSION FILE TEXT [--with TEMPLATE]... [--edits 20] [--pause 0] [--family systemSmall] [--kind KIND]

Copies the extension to a folder of its own, serves it with `VITRINE preview`, places a widget, and then changes TEXT in FILE again
and again, so that each save is a new one: a digit is put behind its last number, which is a change of a literal; or TEMPLATE takes the
place of TEXT, with the edit's number for each {n} in it, and with line breaks for \\n; several are taken in turn. A time ends when the new picture
was received.
The last line says how many of the edits were compiled, and how many were literals that the server did not compile for.
"""
import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request


def main():
    arguments = argparse.ArgumentParser()
    for name in ("vitrine", "extension", "file", "text"):
        arguments.add_argument(name)
    arguments.add_argument("--with", dest="templates", action="append")
    arguments.add_argument("--edits", type=int, default=20)
    arguments.add_argument("--pause", type=float, default=0, help="seconds between two edits")
    arguments.add_argument("--family", default="systemSmall")
    arguments.add_argument("--kind")
    options = arguments.parse_args()
    folder = tempfile.mkdtemp(prefix="edit-to-picture-")
    project = os.path.join(folder, "project")
    shutil.copytree(options.extension, project)
    server = subprocess.Popen([options.vitrine, "preview", project, "--port", "0", "--no-open", "--state", os.path.join(folder, "state"), "--time", "2026-01-05T09:41", "--zone", "UTC"],
                              stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        times = measure(address, project, options)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()
        shutil.rmtree(folder)
    times.sort()
    compiled = sum(not is_literal for is_literal in builds)
    print(f"{options.file}: {len(times)} edits, {compiled} compiled, {len(builds) - compiled} literals; median {statistics.median(times):.3f} s, least {times[0]:.3f}, most {times[-1]:.3f}")


# Of each edit that was shown, whether it was one of literals.
builds = []


def measure(address, project, options):
    def ask(path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address.rstrip("/") + path, data=data, headers={"Content-Type": "application/json"} if data else {})
        with urllib.request.urlopen(request) as response:
            return response.read()

    widget = next(one for one in json.loads(ask("/api/gallery"))["widgets"] if options.kind in (None, one["kind"]))
    placed = json.loads(ask("/api/widgets", {"extension": widget["extension"], "kind": widget["kind"], "family": options.family}))
    events = urllib.request.urlopen(address + "api/events")
    state = next_state(events, lambda state: any(one["id"] == placed["id"] and one["picture"] for one in state["widgets"]))
    path = os.path.join(project, options.file)
    source = open(path).read()
    if options.text not in source:
        sys.exit(f"{options.file} does not hold {options.text!r}")
    times = []
    for edit in range(options.edits):
        number = state["buildNumber"]
        text = options.templates[edit % len(options.templates)].replace("\\n", "\n").replace("{n}", str(edit + 1)) if options.templates else changed(options.text, edit)
        time.sleep(options.pause)
        start = time.monotonic()
        write(path, source.replace(options.text, text, 1))
        state = next_state(events, lambda state: state["buildNumber"] > number and any(one["id"] == placed["id"] and one["state"] == "content" for one in state["widgets"]))
        shown = next(one for one in state["widgets"] if one["id"] == placed["id"])
        ask(shown["picture"] + "&scale=2")
        times.append(time.monotonic() - start)
        print(f"  {edit + 1:2d}  {times[-1]:.3f} s", file=sys.stderr)
    # What the last build came to is told behind its state.
    while len(builds) < len(times):
        next_state(events, lambda state: True, build_ends=True)
    return times


def changed(text, edit):
    """The text with another number in it: after its last digit, else a comment behind it."""
    match = re.search(r"\d+(?!.*\d)", text)
    return text[:match.end()] + str(edit % 10) + text[match.end():] if match else f"{text} /* {edit} */"


def write(path, text):
    temporary = path + ".new"
    with open(temporary, "w") as file:
        file.write(text)
    os.rename(temporary, path)


def next_state(events, is_wanted, build_ends=False):
    name = None
    for line in events:
        line = line.decode().rstrip("\n")
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: ") and name == "build":
            build = json.loads(line[6:])
            if build["state"] == "failed":
                sys.exit(f"the edit does not compile: {build['diagnostics']}")
            if "literal" in build:
                builds.append(build["literal"])
                if build_ends:
                    return None
        elif line.startswith("data: ") and name == "state":
            state = json.loads(line[6:])
            if is_wanted(state):
                return state
    sys.exit("the server ended")


main()
