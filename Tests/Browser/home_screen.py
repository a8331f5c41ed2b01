#!/usr/bin/env python3
"""The home screen in a real browser: Chromium, driven by Playwright.

    Tests/Browser/home_screen.py VITRINE EXTENSION... [--pictures DIR]

Serves each extension and does what a person does: adds every widget from the gallery, edits, taps, looks along the day, moves, removes,
undoes, reloads. Waits for conditions, never for a time. Ends with code 1 and the step's name where something is not as it should be.
"""
import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from playwright.sync_api import expect, sync_playwright


class Page:
    """A page of a served extension."""

    def __init__(self, browser, address, pictures, name):
        self.pictures, self.name, self.problems, self.strangers = pictures, name, [], []
        self.page = browser.new_page(viewport={"width": 1440, "height": 920})
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        self.page.on("request", lambda request: None if request.url.startswith(address) else self.strangers.append(request.url))
        # The frames between two pictures are waited for, however slow the machine is.
        self.transitions = []
        self.page.on("response", lambda response: self.transitions.append((response.url, response.status)) if "/transition/" in response.url else None)
        self.page.add_init_script("sessionStorage.setItem('patience', '15000')")
        self.address = address
        self.open()

    def open(self):
        self.page.goto(self.address)
        expect(self.page.locator(".device .screen")).to_be_visible()

    def state(self):
        return self.page.evaluate("fetch('/api/state').then(answer => answer.json())")

    def gallery(self):
        return self.page.evaluate("fetch('/api/gallery').then(answer => answer.json())")["widgets"]

    def keep_picture(self, step):
        if self.pictures:
            self.page.screenshot(path=os.path.join(self.pictures, f"{self.name}-{step}.png"), animations="disabled")

    def wait(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument)

    # What a person does.

    def view(self, title):
        self.page.get_by_role("group", name="View").get_by_role("button", name=title, exact=True).click()

    def add(self, kind, family):
        """Adds a widget from the gallery; its number."""
        known = {one["id"] for one in self.state()["widgets"]}
        self.view("Lock" if family.startswith("accessory") else "Home")
        self.page.locator(".top-bar").get_by_role("button", name="Add Widget").click()
        sheet = self.page.get_by_role("dialog", name="Widget gallery")
        sheet.locator(f'[data-kind="{kind}"]').click()
        choice = sheet.locator(f'.family-dots [data-family="{family}"]')
        choice.click()
        expect(choice).to_have_attribute("aria-current", "true")
        self.page.wait_for_function("() => [...document.querySelectorAll('.family-pager img')].every(image => image.complete && image.naturalWidth > 0)")
        self.keep_picture(f"gallery-{kind}-{family}")
        sheet.get_by_role("button", name="Add Widget").click()
        expect(sheet).to_have_count(0)
        new = [one for one in self.state()["widgets"] if one["id"] not in known]
        assert [(one["kind"], one["family"]) for one in new] == [(kind, family)], f"{kind} {family} was not placed: {new}"
        self.see(new[0]["id"])
        return new[0]["id"]

    def widget(self, number):
        return self.page.locator(f'article.widget[data-widget="{number}"]')

    def see(self, number):
        """Waits until the widget shows a picture that was received."""
        self.page.wait_for_function(
            "number => [...document.querySelectorAll(`[data-widget='${number}'] img.picture`)].some(image => image.complete && image.naturalWidth > 0)", arg=number)

    def picture(self, number):
        return next(one["picture"] for one in self.state()["widgets"] if one["id"] == number)


def run(browser, address, pictures, name):
    screen = Page(browser, address, pictures, name)
    page = screen.page
    gallery = screen.gallery()
    assert gallery, "the gallery is empty"

    # Every widget in every family, as long as there is room.
    placed = []
    for widget in gallery:
        for family in [one["family"] for one in widget["families"]]:
            placed.append((screen.add(widget["kind"], family), widget["kind"], family))
    screen.view("Home")
    screen.keep_picture("home")
    home = [one for one in placed if one[2].startswith("system")]

    # The gallery finds by name, and says where it finds nothing.
    page.locator(".top-bar").get_by_role("button", name="Add Widget").click()
    sheet = page.get_by_role("dialog", name="Widget gallery")
    sheet.get_by_role("searchbox").fill("no such widget <b>")
    expect(sheet.get_by_text("No widgets for “no such widget <b>”")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    # Meaning: a widget is a thing with a name, and what it says can be read.
    first = home[0][0]
    expect(screen.widget(first)).to_have_attribute("aria-label", re.compile("widget of"))
    expect(screen.widget(first).locator(".semantics button").first).to_be_attached()

    edited = edit_one(screen, home)
    tapped = tap_one(screen, home)
    look_along(screen, home)
    move_and_undo(screen, home)
    looks(screen, home)

    # Two pages show the same; a reload keeps everything.
    before = screen.state()
    other = Page(browser, address, None, name)
    assert same(before, other.state()), "two pages show different things"
    screen.open()
    after = screen.state()
    assert same(before, after), f"a reload lost something: {before['widgets']} {after['widgets']}"
    for number, _, family in home:
        if on_first_page(after, number):
            screen.see(number)
    other.page.close()

    # Removing, with a way back, then for good.
    screen.view("Home")
    page.get_by_role("button", name="Edit", exact=True).click()
    screen.keep_picture("editing")
    removed = home[0][0]
    screen.widget(removed).get_by_role("button", name="Remove widget").click()
    expect(screen.widget(removed)).to_have_count(0)
    page.locator(".notice").get_by_role("button", name="Undo").click()
    screen.wait("count => fetch('/api/state').then(answer => answer.json()).then(state => state.widgets.length === count)", len(placed))
    page.keyboard.press("Escape")
    for one in screen.state()["widgets"]:
        page.evaluate("number => fetch(`/api/widgets/${number}/remove`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })", one["id"])
    expect(page.locator("article.widget")).to_have_count(0)

    assert not screen.strangers, f"the page asked elsewhere: {screen.strangers}"
    problems = [one for one in screen.problems if "404" not in one]
    assert not problems, f"the page complained: {problems}"
    print(f"{name}: {len(placed)} widgets placed, {'one edited, ' if edited else ''}{tapped}, looked along the day, moved, reloaded, removed")
    page.close()


def same(a, b):
    keys = ["id", "kind", "family", "page", "column", "row", "slot", "picture"]
    return [[one.get(key) for key in keys] for one in a["widgets"]] == [[one.get(key) for key in keys] for one in b["widgets"]]


def on_first_page(state, number):
    return any(one["id"] == number and one.get("page") == 0 for one in state["widgets"])


def show_page_of(screen, number):
    one = next(one for one in screen.state()["widgets"] if one["id"] == number)
    dots = screen.page.locator(".page-dots button")
    if one.get("page") and dots.count() > one["page"]:
        dots.nth(one["page"]).click()
    screen.widget(number).scroll_into_view_if_needed()


def edit_one(screen, home):
    """Gives the first parameter with a list another value, and waits for the new timeline."""
    page, state = screen.page, screen.state()
    for number, _, _ in home:
        if not next(one for one in state["widgets"] if one["id"] == number)["isEditable"]:
            continue
        show_page_of(screen, number)
        screen.widget(number).click(button="right")
        page.get_by_role("menuitem", name="Edit Widget").click()
        card = page.get_by_role("dialog", name=re.compile("^Edit "))
        choice = card.locator("button[data-parameter]").first
        switch = card.get_by_role("switch").first
        expect(choice.or_(switch).first).to_be_visible()
        screen.keep_picture("edit-card")
        if choice.count():
            choice.click()
            options = card.get_by_role("radio").or_(card.get_by_role("menuitemradio"))
            expect(options.first).to_be_visible()
            screen.keep_picture("edit-options")
            other = card.locator('[role="radio"][aria-checked="false"], [role="menuitemradio"][aria-checked="false"]')
            (other if other.count() else options).last.click()
            expect(choice.first).to_be_visible()
        else:
            was = switch.is_checked()
            switch.locator("xpath=..").click()
            expect(card.get_by_role("switch").first).to_be_checked(checked=not was)
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        return True
    return False


def tap_one(screen, home):
    """Taps a button or toggle where there is one, else the widget."""
    page = screen.page
    for number, _, _ in home:
        show_page_of(screen, number)
        target = screen.widget(number).locator(".semantics .tap[data-kind='intent']").first
        if target.count():
            before = screen.picture(number)
            box = target.bounding_box()
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            screen.wait("([number, before]) => fetch('/api/state').then(answer => answer.json()).then(state => state.widgets.find(one => one.id === number).picture !== before)", [number, before])
            moved = sees_transition(screen, number)
            screen.keep_picture("tapped")
            return "an intent ran" + (", its change was played" if moved else "")
    number = home[0][0]
    show_page_of(screen, number)
    box = screen.widget(number).bounding_box()
    page.mouse.click(box["x"] + box["width"] - 14, box["y"] + box["height"] / 2)
    app = page.get_by_role("dialog", name=re.compile("was opened"))
    expect(app).to_be_visible()
    screen.keep_picture("opened")
    app.get_by_role("button", name="Go to Home Screen").click()
    expect(app).to_have_count(0)
    return "the app opened"


def sees_transition(screen, number):
    """Whether the frames between two pictures were drawn; where they were, they must have been played, which the widget's glass counts."""
    shown = screen.picture(number)
    screen.wait("([number, shown]) => document.querySelector(`[data-widget='${number}']`).dataset.picture === shown", [number, shown])
    glass = screen.widget(number).locator(".glass")
    expect(glass).not_to_have_class(re.compile("is-moving"))
    expect(screen.widget(number).locator("canvas.transition")).to_be_hidden()
    drawn = any(status == 200 and f"/{shown.split('/')[2].split('?')[0]}?" in url for url, status in screen.transitions)
    if drawn:
        expect(glass).to_have_attribute("data-moved", re.compile("[1-9]"))
    return drawn


def look_along(screen, home):
    """Holds the track an hour later, then lets go: the device jumps there."""
    page = screen.page
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    now = screen.state()["clock"]["now"]
    track = page.get_by_role("slider", name="Time of day")
    box = track.bounding_box()
    part = (now % 86400 + 3600) / 86400
    page.mouse.move(box["x"] + box["width"] * min(part, .98), box["y"] + 20)
    page.mouse.down()
    expect(page.locator(".time-bar.is-looking")).to_be_visible()
    screen.keep_picture("looking")
    page.mouse.up()
    expect(page.locator(".time-bar.is-looking")).to_have_count(0)
    assert screen.state()["clock"]["now"] > now + 1800, "the device did not jump"


def move_and_undo(screen, home):
    """Moves a small widget by its keys in edit mode, and takes it back."""
    small = [number for number, _, family in home if family == "systemSmall"]
    if not small:
        return
    page, number = screen.page, small[0]
    place = lambda: next((one["page"], one["column"], one["row"]) for one in screen.state()["widgets"] if one["id"] == number)
    before = place()
    page.get_by_role("button", name="Edit", exact=True).click()
    show_page_of(screen, number)
    screen.widget(number).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    screen.wait("([number, row]) => fetch('/api/state').then(answer => answer.json()).then(state => state.widgets.find(one => one.id === number).row === row)", [number, before[2] + 2])
    page.get_by_role("button", name="Undo", exact=True).click()
    screen.wait("([number, row]) => fetch('/api/state').then(answer => answer.json()).then(state => state.widgets.find(one => one.id === number).row === row)", [number, before[2] + 1])
    page.get_by_role("button", name="Undo", exact=True).click()
    screen.wait("([number, row]) => fetch('/api/state').then(answer => answer.json()).then(state => state.widgets.find(one => one.id === number).row === row)", [number, before[2]])
    page.keyboard.press("Escape")


def looks(screen, home):
    """Dark, tinted, clear, other screens."""
    page, number = screen.page, home[0][0]
    for group, title in [("Appearance", "Dark"), ("Look of the Home Screen", "Tinted"), ("Look of the Home Screen", "Clear"), ("Look of the Home Screen", "Default"), ("Appearance", "Light")]:
        button = page.get_by_role("group", name=group, exact=True).get_by_role("button", name=title)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        screen.see(number)
        screen.keep_picture(title.lower())
    for title in ["Lock", "StandBy", "Board", "Home"]:
        screen.view(title)
        expect(page.get_by_role("group", name="View").get_by_role("button", name=title)).to_have_attribute("aria-pressed", "true")
        if title == "Board":
            expect(page.locator(".board figure").first).to_be_visible()
            expect(page.locator(".board figure").first.locator(".is-waiting")).to_have_count(0)
        screen.keep_picture(title.lower())


@contextlib.contextmanager
def served(vitrine, extension):
    folder = tempfile.mkdtemp(prefix="home-screen-")
    server = subprocess.Popen([vitrine, "preview", extension, "--port", "0", "--no-open", "--state", os.path.join(folder, "state"), "--time", "2026-01-05T09:41", "--zone", "UTC"],
                              stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), f"no address was printed: {address}"
        yield address
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("vitrine")
    arguments.add_argument("extensions", nargs="+")
    arguments.add_argument("--pictures", help="a folder for pictures of the page")
    options = arguments.parse_args()
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        # Without a sandbox of its own: tests run as root in containers.
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"])
        for extension in options.extensions:
            with served(options.vitrine, extension) as address:
                run(browser, address, options.pictures, os.path.basename(extension.rstrip("/")))
        browser.close()


if __name__ == "__main__":
    try:
        main()
    except AssertionError as error:
        sys.exit(f"home_screen.py: {error}")
