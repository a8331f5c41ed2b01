#!/usr/bin/env python3
"""Requests for a widget's picture over many connections at a steady rate, with the server's errors and memory; and its idle cost.

    Benchmarks/HomeScreen/load.py VITRINE EXTENSION [--rate 200] [--connections 32] [--seconds 30] [--widgets 50]
"""
import argparse
import http.client
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.parse
import urllib.request


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("vitrine")
    arguments.add_argument("extension")
    arguments.add_argument("--rate", type=int, default=200)
    arguments.add_argument("--connections", type=int, default=32)
    arguments.add_argument("--seconds", type=int, default=30)
    arguments.add_argument("--widgets", type=int, default=50)
    options = arguments.parse_args()
    folder = tempfile.mkdtemp(prefix="load-")
    server = subprocess.Popen([options.vitrine, "preview", options.extension, "--port", "0", "--no-open", "--state", folder + "/state"], stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        place(address, options.widgets)
        idle(server.pid, address)
        load(server.pid, address, options)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()
        shutil.rmtree(folder)


def place(address, count):
    widget = json.loads(urllib.request.urlopen(address + "api/gallery").read())["widgets"][0]
    for _ in range(count):
        body = json.dumps({"extension": widget["extension"], "kind": widget["kind"], "family": widget["families"][0]["family"]}).encode()
        urllib.request.urlopen(urllib.request.Request(address + "api/widgets", data=body, headers={"Content-Type": "application/json"})).read()


def processor(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid):
    for line in open(f"/proc/{pid}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024


def idle(pid, address):
    events = urllib.request.urlopen(address + "api/events")
    events.readline()
    before, start = processor(pid), time.monotonic()
    time.sleep(20)
    share = (processor(pid) - before) / (time.monotonic() - start) * 100
    print(f"idle with a page open: {share:.2f} % of a core over 20 s")
    events.close()


def load(pid, address, options):
    host = urllib.parse.urlsplit(address).netloc
    share = options.rate / options.connections
    answers, errors, slowest = [0], [], [0.0]
    lock = threading.Lock()
    end = time.monotonic() + options.seconds

    def run(number):
        connection = http.client.HTTPConnection(host, timeout=10)
        due = time.monotonic() + number / options.rate
        while due < end:
            time.sleep(max(0, due - time.monotonic()))
            start = time.monotonic()
            try:
                connection.request("GET", f"/widget/{number % options.widgets + 1}.png?scale={1 + number % 3}")
                response = connection.getresponse()
                body = response.read()
                problem = None if response.status == 200 and body[1:4] == b"PNG" else f"status {response.status}"
            except OSError as error:
                problem = str(error)
                connection = http.client.HTTPConnection(host, timeout=10)
            with lock:
                answers[0] += 1
                slowest[0] = max(slowest[0], time.monotonic() - start)
                if problem:
                    errors.append(problem)
            due += 1 / share

    threads = [threading.Thread(target=run, args=(number,)) for number in range(options.connections)]
    for thread in threads:
        thread.start()
    sizes = []
    while any(thread.is_alive() for thread in threads):
        sizes.append(memory(pid))
        time.sleep(1)
    for thread in threads:
        thread.join()
    third = max(1, len(sizes) // 3)
    print(f"{answers[0]} requests in {options.seconds} s over {options.connections} connections: {len(errors)} errors {sorted(set(errors))}, slowest {slowest[0] * 1000:.0f} ms, "
          f"memory {sizes[third]:.0f} MB after a third, {sizes[-1]:.0f} MB at the end")


main()
