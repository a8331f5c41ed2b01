#!/usr/bin/env python3
"""How smooth a page with many moving widgets is, and what it costs the server.

    PYTHONPATH=.vitrine/python Benchmarks/HomeScreen/smooth.py VITRINE [EXTENSION] [--widgets 50] [--seconds 10] [--wall]

Places widgets whose timers run (Tests/Cases/Extensions/Showcase has some), opens the page in Chromium and measures for a while: the times
between frames by requestAnimationFrame, the time that the page's main thread was busy, and the processor time of the server and the
extension. With --wall all of them are seen at once; else those of one screen. Then the same with every page closed.
"""
import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.request

from playwright.sync_api import sync_playwright

parser = argparse.ArgumentParser()
parser.add_argument("vitrine")
parser.add_argument("extension", nargs="?", default="Tests/Cases/Extensions/Showcase")
parser.add_argument("--kind", default="Timers")
parser.add_argument("--family", default="systemSmall")
parser.add_argument("--widgets", type=int, default=50)
parser.add_argument("--seconds", type=float, default=10)
parser.add_argument("--wall", action="store_true")
options = parser.parse_args()

folder = tempfile.mkdtemp(prefix="home-screen-")
command = [options.vitrine, "serve" if options.wall else "preview", options.extension, "--port", "0", "--no-open", "--state", folder + "/state", "--zone", "UTC"]
server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
address = server.stdout.readline().strip()


def ask(path, body=None):
    request = urllib.request.Request(address.rstrip("/") + path, None if body is None else json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))


def processor_seconds():
    """Of the server and the processes that it started."""
    tick, pids, total = os.sysconf("SC_CLK_TCK"), [server.pid], 0
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            fields = open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(name) == server.pid or int(fields[1]) == server.pid:
            total += (int(fields[11]) + int(fields[12])) / tick
    return total


def idle(title):
    before = processor_seconds()
    time.sleep(options.seconds)
    print(f"{title}: {(processor_seconds() - before) / options.seconds * 100:.2f} % of a core")


try:
    extension = next(one["extension"] for one in ask("/api/gallery")["widgets"] if one["kind"] == options.kind)
    for _ in range(options.widgets):
        ask("/api/widgets", {"extension": extension, "kind": options.kind, "family": options.family})
    placed = ask("/api/state")["widgets"]
    films = sum(len(one["films"]) for one in placed)
    print(f"{len(placed)} widgets with {films} moving parts on {max(one['page'] for one in placed) + 1} pages of the Home Screen")
    idle("Server, no page open")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"])
        page = browser.new_page(viewport={"width": 1920, "height": 1080})
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        requests = []
        page.goto(address)
        page.wait_for_function("() => document.querySelectorAll('article.widget img.picture').length > 0")
        page.wait_for_function("() => [...document.querySelectorAll('.film img')].some(image => !image.hidden)")
        page.on("request", lambda request: requests.append(request.url))

        def busy():
            return next(one["value"] for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")

        before, busy_before, start = processor_seconds(), busy(), time.monotonic()
        deltas = page.evaluate("""seconds => new Promise(done => {
            const deltas = []; let last = performance.now(); const end = last + seconds * 1000;
            requestAnimationFrame(function frame(now) { deltas.push(now - last); last = now; if (now < end) requestAnimationFrame(frame); else done(deltas.slice(1)); });
        })""", options.seconds)
        elapsed = time.monotonic() - start
        deltas.sort()
        at = lambda part: deltas[min(len(deltas) - 1, int(len(deltas) * part))]
        print(f"Frames: {len(deltas) / elapsed:.1f} a second; median {statistics.median(deltas):.1f} ms, 95 % {at(.95):.1f} ms, 99 % {at(.99):.1f} ms, longest {deltas[-1]:.1f} ms; "
              f"{sum(1 for one in deltas if one > 34)} of {len(deltas)} over 34 ms")
        print(f"Page: main thread busy {(busy() - busy_before) / elapsed * 100:.1f} %, {len(requests) / elapsed:.1f} requests a second")
        print(f"Server, one page open: {(processor_seconds() - before) / elapsed * 100:.2f} % of a core")
        idle("The same, nobody measuring")
        browser.close()
finally:
    server.send_signal(signal.SIGTERM)
    server.wait()
    shutil.rmtree(folder, ignore_errors=True)
