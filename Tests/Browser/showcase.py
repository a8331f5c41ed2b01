#!/usr/bin/env python3
"""What an extension with everything shows on the page: each control of the edit sheet, Live Activities and controls, looks, stacks, the
keyboard alone, languages; and what outlives pages, the extension and the server.

    Tests/Browser/showcase.py VITRINE Tests/Cases/Extensions/Showcase [--pictures DIR]
"""
import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import expect, sync_playwright

from home_screen import Page


class Server:
    """A server that can be killed and started again on the same device and port."""

    def __init__(self, vitrine, extension):
        self.folder = tempfile.mkdtemp(prefix="showcase-")
        self.command = [vitrine, "preview", extension, "--no-open", "--state", os.path.join(self.folder, "state"), "--zone", "UTC"]
        self.start("0", "--time", "2026-01-05T09:41")

    def start(self, port, *more):
        self.process = subprocess.Popen([*self.command, "--port", port, *more], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), f"no address was printed: {self.address}"

    def restart(self):
        self.process.kill()
        self.process.wait()
        self.start(re.search(r":(\d+)/", self.address).group(1))

    def children(self):
        found = []
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    fields = open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if int(fields[1]) == self.process.pid:
                    found.append(int(name))
        return found

    def settle(self, count):
        """Waits until no more processes of the extension are left than that."""
        end = time.monotonic() + 20
        while len(self.children()) > count:
            assert time.monotonic() < end, f"{len(self.children())} processes run, {count} should"
            time.sleep(.02)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Showcase(Page):
    def post(self, path, body=None):
        return self.page.evaluate("([path, body]) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then(answer => answer.json())", [path, body or {}])

    def find(self, number):
        return next(one for one in self.state()["widgets"] if one["id"] == number)

    def until(self, condition, argument=None):
        """Waits until a condition on the server's state holds."""
        self.page.wait_for_function(f"argument => fetch('/api/state').then(answer => answer.json()).then(state => ({condition})(state, argument))", arg=argument)

    def says(self, number, text):
        """Waits until a widget says something."""
        expect(self.widget(number).locator(".semantics").get_by_text(text, exact=True).first).to_be_attached()


def taken(page, held):
    """A request that was held back, as soon as it is there."""
    while not held:
        page.wait_for_timeout(10)
    return held.pop()


def edit_sheet(screen):
    """Each parameter has the control of its type; the summary hides and shows them as values change; lists come from the real query."""
    page = screen.page
    panel = screen.add("Panel", "systemSmall")
    screen.says(panel, "nowhere")
    screen.widget(panel).click(button="right")
    page.get_by_role("menuitem", name="Edit Widget").click()
    card = page.get_by_role("dialog", name="Edit Panel")
    row = lambda name: card.locator(f'[data-parameter="{name}"]')
    expect(row("city")).to_be_visible()
    expect(row("count")).to_have_count(0)

    def choose(name, title):
        row(name).click()
        card.get_by_role("menuitemradio", name=title).click()

    choose("detail", "Long")
    expect(row("count")).to_be_visible()
    screen.says(panel, "3 at 0.50")
    # A list from the query, found by what is typed.
    row("city").click()
    expect(card.get_by_role("radio", name="Oslo")).to_be_visible()
    card.get_by_role("searchbox").fill("ber")
    expect(card.get_by_role("radio", name="Oslo")).to_have_count(0)
    screen.keep_picture("sheet-search")
    card.get_by_role("radio", name="Bern").click()
    expect(row("city")).to_contain_text("Bern")
    screen.says(panel, "Bern")
    row("note").fill("mind <b>the</b> gap")
    row("note").press("Enter")
    screen.says(panel, "mind <b>the</b> gap")
    # Two quick steps are two.
    row("count").dblclick()
    screen.says(panel, "5 at 0.50")
    expect(card.get_by_role("group", name="Count").get_by_role("status")).to_have_text("5")
    row("share").fill("0.8")
    row("share").dispatch_event("change")
    screen.says(panel, "5 at 0.80")
    row("isBold").locator("xpath=..").click()
    expect(row("isBold")).to_be_checked()
    screen.keep_picture("sheet-long")

    # A sheet that is still on its way takes no menu away.
    held, sheets = [], "**/configuration?**"
    page.route(sheets, lambda route: held.append(route))
    with page.expect_request(sheets):
        row("isBold").locator("xpath=..").click()
    row("detail").click()
    with page.expect_response(sheets):
        taken(page, held).continue_()
    page.unroute(sheets)
    # The keyboard stays in the menu, and what lies under a sheet hears no keys.
    for _ in range(4):
        page.keyboard.press("Tab")
        expect(card.get_by_role("menuitemradio").and_(page.locator(":focus"))).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".screen.is-editing")).to_have_count(0)
    card.get_by_role("menuitemradio", name="Custom").click()
    expect(row("limit")).to_have_value("40")
    card.get_by_role("button", name="Clear Limit").click()
    expect(row("limit")).to_have_value("")
    screen.says(panel, "limit none")
    row("since").fill("2026-02-03")
    row("since").dispatch_event("change")
    screen.says(panel, "2026-02-03")
    # A list that cannot be had says why; one that takes its time says how long.
    row("line").click()
    expect(card.get_by_role("alert")).to_contain_text("the timetable is closed")
    card.locator(".back").click()
    row("stop").click()
    expect(card.get_by_text("The query takes 3 s")).to_be_visible()
    card.get_by_role("radio", name="Harbour").click()
    expect(row("stop")).to_contain_text("Harbour")
    # Several values, in an order.
    for title in ["Oslo", "Lisbon"]:
        card.locator(".rows").last.get_by_role("button", name="Choose").click()
        card.get_by_role("radio", name=title).click()
    screen.says(panel, "Oslo, Lisbon")
    card.get_by_role("button", name=re.compile("^Move Lisbon")).press("ArrowUp")
    screen.says(panel, "Lisbon, Oslo")
    screen.keep_picture("sheet-custom")
    card.get_by_role("button", name="Remove Lisbon").click()
    screen.says(panel, "Oslo")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    # What was hidden kept its value.
    configuration = page.evaluate("id => fetch(`/api/widgets/${id}/configuration`).then(answer => answer.json())", panel)
    values = {one["name"]: (one["isHidden"], one["value"]) for one in configuration["parameters"]}
    assert values["count"] == (True, 5) and values["city"] == (True, "ber-ch"), values
    return panel


def queries(screen, panel):
    """A list that never comes holds up nothing else; leaving it ends the process that it ran in."""
    page = screen.page
    timers = screen.add("Timers", "systemSmall")
    before = len(screen.server.children())
    screen.widget(panel).click(button="right")
    page.get_by_role("menuitem", name="Edit Widget").click()
    card = page.get_by_role("dialog", name="Edit Panel")
    row = lambda name: card.locator(f'[data-parameter="{name}"]')
    # What is typed while the sheet is laid out anew is not lost.
    held, sheets = [], "**/configuration?**"
    expect(row("detail")).to_contain_text("Custom")
    page.route(sheets, lambda route: held.append(route))
    with page.expect_request(sheets):
        row("since").fill("2026-02-04")
        row("since").dispatch_event("change")
    row("limit").fill("123")
    with page.expect_response(sheets):
        taken(page, held).continue_()
    page.unroute(sheets)
    expect(row("limit")).to_have_value("123")
    expect(row("limit")).to_be_focused()
    row("limit").press("Tab")
    screen.says(panel, "limit 123")

    row("depot").click()
    expect(card.get_by_text("The query is taking its time…")).to_be_visible()
    screen.keep_picture("query-hangs")
    answer = screen.post(f"/api/widgets/{timers}/tap", {"x": 20, "y": 20})
    assert answer["effect"] == "launch", answer
    picture = screen.find(timers)["entry"]["date"]
    screen.post(f"/api/widgets/{timers}/reload")
    screen.until("(state, [id, date]) => state.widgets.find(widget => widget.id === id).entry.date > date", [timers, picture])
    # The query still runs; what is typed asks another question in its place.
    expect(card.get_by_text("The query is taking its time…")).to_be_visible()
    card.get_by_role("searchbox").fill("North")
    expect(card.get_by_role("radio", name="North")).to_be_visible()
    card.get_by_role("searchbox").fill("")
    expect(card.get_by_text("The query is taking its time…")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    screen.server.settle(before)
    screen.post(f"/api/widgets/{timers}/remove")


def begun_activities(screen):
    """An activity that a widget's button begins, its own button updates and ends; one that the extension may not begin."""
    page = screen.page
    pier = screen.add("Pier", "systemSmall")
    show_page_of(screen, pier)
    screen.says(pier, "0 at sea")
    button = lambda name: screen.widget(pier).locator(f'.semantics .tap[aria-label="{name}"]')

    def press(target):
        box = target.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    press(button("Hail"))
    screen.until("state => state.widgets.some(one => one.kind === 'Pier') && state.shownActivities.length === 0")
    press(button("Board"))
    island = page.get_by_role("group", name="Dynamic Island")
    expect(island.locator('[data-family="islandCompact"]')).to_be_visible()
    expect(island.locator(".semantics").get_by_text("9", exact=True)).to_be_attached()
    screen.says(pier, "1 at sea")
    screen.keep_picture("begun")
    # A second one: both are minimal, and the Lock Screen has both banners.
    press(button("Board"))
    expect(island.locator('[data-family="islandMinimal"]')).to_have_count(2)
    screen.says(pier, "2 at sea")
    screen.keep_picture("begun-two")
    screen.view("Lock")
    banners = page.locator('[data-family="activityBanner"]')
    expect(banners).to_have_count(2)
    screen.keep_picture("begun-lock")
    press(banners.first.locator(".tap[data-kind='intent']"))
    expect(banners.first.locator(".semantics").get_by_text("4 min")).to_be_attached()
    screen.keep_picture("begun-updated")
    # The one that lands is gone; the other one is taken away by hand.
    press(banners.first.locator(".tap[data-kind='intent']"))
    expect(banners).to_have_count(1)
    page.get_by_role("button", name="Live Activities and controls").click()
    page.get_by_role("dialog", name="Live Activities and controls").get_by_role("button", name=re.compile("^Remove ")).click()
    expect(banners).to_have_count(0)
    page.keyboard.press("Escape")
    screen.view("Home")
    screen.post(f"/api/widgets/{pier}/reload")
    show_page_of(screen, pier)
    screen.says(pier, "0 at sea")
    findings = page.evaluate("() => fetch('/api/findings').then(answer => answer.json())")["findings"]
    assert any(one["code"] == "activity-refused" for one in findings), findings
    screen.post(f"/api/widgets/{pier}/remove")


def activities(screen):
    """An activity in the island, held, tapped, and on the Lock Screen."""
    page = screen.page
    page.get_by_role("button", name="Live Activities and controls").click()
    popover = page.get_by_role("dialog", name="Live Activities and controls")
    popover.get_by_role("checkbox").first.check()
    expect(popover.get_by_text("State 1 of 3")).to_be_visible()
    island = page.get_by_role("group", name="Dynamic Island")
    expect(island.locator('[data-family="islandCompact"]')).to_be_visible()
    popover.get_by_role("button", name="Next").click()
    expect(popover.get_by_text("State 2 of 3")).to_be_visible()
    expect(island.locator(".semantics").get_by_text("4", exact=True)).to_be_attached()
    page.keyboard.press("Escape")
    screen.keep_picture("island-compact")
    island.locator('[data-family="islandCompact"]').click(button="right")
    expanded = island.locator('[data-family="islandExpanded"]')
    expect(expanded).to_be_visible()
    screen.keep_picture("island-expanded")
    box = expanded.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 12)
    app = page.get_by_role("dialog", name=re.compile("was opened"))
    expect(app).to_contain_text("ferry://island")
    app.get_by_role("button", name="Go to Home Screen").click()
    page.keyboard.press("Escape")
    expect(island.locator('[data-family="islandExpanded"]')).to_have_count(0)
    screen.view("Lock")
    banner = page.locator('[data-family="activityBanner"]')
    expect(banner.locator(".semantics").get_by_text("MS Halden")).to_be_attached()
    screen.keep_picture("lock-banner")
    screen.view("Home")


def controls(screen):
    """Control Center: a tap runs the control's intent, and its value follows."""
    page = screen.page
    page.get_by_role("button", name="Open Control Center").click()
    center = page.get_by_role("dialog", name="Control Center")
    lamp = center.get_by_role("group", name="Lamp").locator('[data-family="controlSmall"] .tap')
    expect(lamp.last).to_have_attribute("aria-pressed", "false")
    screen.keep_picture("control-center")
    lamp.last.focus()
    page.keyboard.press("Enter")
    expect(center.locator('[data-family="controlSmall"] .tap[aria-pressed="true"]')).to_have_count(1)
    screen.keep_picture("control-center-on")
    # A control with a configuration has a sheet, and comes back with what was chosen.
    door = center.get_by_role("group", name="Door")
    expect(door.locator('.tap[aria-label*="upper anywhere"]').first).to_be_attached()
    door.get_by_role("button", name="Edit Door").click()
    card = page.get_by_role("dialog", name="Edit Door")
    card.locator('[data-parameter="deck"]').click()
    screen.keep_picture("control-sheet")
    card.get_by_role("menuitemradio", name="Lower").click()
    expect(card.locator('[data-parameter="deck"]')).to_contain_text("Lower")
    card.locator('[data-parameter="city"]').click()
    card.get_by_role("radio", name="Oslo").click()
    expect(card.locator('[data-parameter="city"]')).to_contain_text("Oslo")
    card.get_by_role("button", name="Done").click()
    expect(door.locator('.tap[aria-label*="lower Oslo"]').first).to_be_attached()
    screen.keep_picture("control-configured")
    page.keyboard.press("Escape")
    expect(center).to_have_count(0)


def late_answers(screen):
    """Answers that come late, or in another order, change nothing that was opened or asked for since."""
    page = screen.page
    held = []
    hold = lambda route: held.append(route)

    # The size that was chosen stays so on the way to it: the row of sizes begins to move, and is still at the first.
    page.locator(".top-bar").get_by_role("button", name="Add Widget").click()
    sheet = page.get_by_role("dialog", name="Widget gallery")
    sheet.locator('[data-kind="Panel"]').click()
    on_the_way = """() => {
        const pager = document.querySelector(".family-pager");
        document.querySelector('.family-dots [data-family="systemMedium"]').click();
        pager.dispatchEvent(new Event("scroll"));
        return [pager.scrollLeft, document.querySelector(".family-dots [aria-current]").dataset.family];
    }"""
    assert page.evaluate(on_the_way) == [0, "systemMedium"], "a size on the way was taken for the one chosen"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    # A widget that is added while its sheet is closed: what was opened meanwhile stays.
    known = {one["id"] for one in screen.state()["widgets"]}
    page.locator(".top-bar").get_by_role("button", name="Add Widget").click()
    sheet = page.get_by_role("dialog", name="Widget gallery")
    sheet.locator('[data-kind="Timers"]').click()
    page.route("**/api/widgets", hold)
    with page.expect_request("**/api/widgets"):
        sheet.get_by_role("button", name="Add Widget").click()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Open Control Center").click()
    center = page.get_by_role("dialog", name="Control Center")
    expect(center.get_by_role("group", name="Lamp").first).to_be_visible()
    taken(page, held).continue_()
    page.unroute("**/api/widgets")
    screen.until("(state, known) => state.widgets.some(one => !known.includes(one.id))", list(known))
    added = next(one["id"] for one in screen.state()["widgets"] if one["id"] not in known)
    screen.see(added)
    expect(center).to_be_visible()
    page.keyboard.press("Escape")

    # Changes are made in their order: the second is not sent before the first is answered.
    appearance = page.get_by_role("group", name="Appearance")
    page.route("**/api/settings", hold)
    with page.expect_request("**/api/settings"):
        appearance.get_by_role("button", name="Dark").click()
    appearance.get_by_role("button", name="Light").click()
    first = taken(page, held)
    screen.state()
    assert not held, "two changes are on their way at once"
    with page.expect_request("**/api/settings"):
        first.continue_()
    taken(page, held).continue_()
    page.unroute("**/api/settings")
    screen.until("state => state.settings.appearance === 'light' && state.widgets.length > 0")
    expect(appearance.get_by_role("button", name="Light")).to_have_attribute("aria-pressed", "true")

    # The page in front stays in front when the screen is left and comes back.
    for family in ["systemMedium", "systemMedium", "systemMedium"]:
        added = screen.add("Panel", family)
    count = max(one["page"] for one in screen.state()["widgets"] if "page" in one)
    assert count > 0, "everything is on one page"
    dots = page.locator(".page-dots button")
    dots.nth(count).click()
    front = "index => { const pages = document.querySelector('.pages'); return Math.round(Math.abs(pages.scrollLeft) / pages.clientWidth) === index; }"
    screen.wait(front, count)
    screen.view("Lock")
    screen.view("Home")
    screen.wait(front, count)
    expect(dots.nth(count)).to_have_attribute("aria-current", "page")
    dots.first.click()
    screen.wait(front, 0)
    for one in screen.state()["widgets"]:
        if one["id"] not in known:
            screen.post(f"/api/widgets/{one['id']}/remove")
    expect(page.locator("article.widget")).to_have_count(len(known))


def stacks(screen):
    """A stack is made by dragging one widget onto another, and turns by a swipe, the wheel and its dots."""
    page = screen.page
    first, second = screen.add("Timers", "systemSmall"), screen.add("Timers", "systemSmall")
    page.get_by_role("button", name="Edit", exact=True).click()
    show_page_of(screen, first)
    if screen.find(first)["page"] != screen.find(second)["page"]:
        screen.post(f"/api/widgets/{second}/move", {"onto": first})
    else:
        start, end = screen.widget(second).bounding_box(), screen.widget(first).bounding_box()
        middle = lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.move(*middle(start))
        page.mouse.down()
        page.mouse.move(*middle(end), steps=8)
        expect(page.locator(".landing.is-stack")).to_have_count(1)
        screen.keep_picture("stacking")
        page.mouse.up()
    screen.until("(state, [one, other]) => { const of = id => state.widgets.find(widget => widget.id === id).stack?.number; return of(one) !== undefined && of(one) === of(other); }", [first, second])
    page.keyboard.press("Escape")
    front = lambda: next(one["id"] for one in screen.state()["widgets"] if one.get("isFront"))
    shown = front()
    expect(screen.widget(shown).get_by_role("group", name="Widgets of the stack").get_by_role("button")).to_have_count(2)
    box = screen.widget(shown).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * .7)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * .2, steps=4)
    page.mouse.up()
    screen.until("(state, id) => !state.widgets.find(widget => widget.id === id).isFront", shown)
    other = front()
    screen.see(other)
    screen.keep_picture("stack")
    page.mouse.wheel(0, 40)
    screen.until("(state, id) => state.widgets.find(widget => widget.id === id).isFront", shown)
    screen.widget(shown).get_by_role("button", name=re.compile("^Widget . of 2$")).nth(1 if screen.find(shown)["stack"]["index"] == 0 else 0).click()
    screen.until("(state, id) => state.widgets.find(widget => widget.id === id).isFront", other)
    return first, second


def show_page_of(screen, number):
    one, dots = screen.find(number), screen.page.locator(".page-dots button")
    if one.get("page") and dots.count() > one["page"]:
        dots.nth(one["page"]).click()
    screen.widget(number).scroll_into_view_if_needed()


def keyboard_alone(screen):
    """Add, edit, tap and remove without a pointer."""
    page = screen.page
    known = {one["id"] for one in screen.state()["widgets"]}
    # What is typed before the server has answered holds once it has.
    held, gallery = [], "**/api/gallery"
    page.route(gallery, lambda route: held.append(route))
    page.locator(".top-bar").get_by_role("button", name="Add Widget").focus()
    with page.expect_request(gallery):
        page.keyboard.press("Enter")
    expect(page.get_by_role("searchbox", name="Search widgets")).to_be_focused()
    page.keyboard.type("chosen")
    taken(page, held).continue_()
    page.unroute(gallery)
    # Only what is there can be reached.
    expect(page.locator(".tile")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator('.tile[data-kind="Panel"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Add Widget"))).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Widget gallery")).to_have_count(0)
    number = next(one["id"] for one in screen.state()["widgets"] if one["id"] not in known)
    screen.widget(number).focus()
    page.keyboard.press("Shift+F10")
    expect(page.get_by_role("menuitem", name="Edit Widget")).to_be_focused()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Edit Panel")
    expect(card.locator('[data-parameter="detail"]')).to_be_visible()
    card.locator('[data-parameter="detail"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(card.locator('[data-parameter="count"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    screen.widget(number).locator(".tap.is-whole").focus()
    page.keyboard.press("Enter")
    app = page.get_by_role("dialog", name=re.compile("was opened"))
    expect(app.get_by_role("button", name="Go to Home Screen")).to_be_focused()
    page.keyboard.press("Enter")
    expect(app).to_have_count(0)
    screen.widget(number).focus()
    page.keyboard.press("Delete")
    expect(screen.widget(number)).to_have_count(0)


def languages(screen, panel):
    """A language that is written from the right mirrors the screen; a larger text gives another picture."""
    page = screen.page
    screen.post("/api/settings", {"locale": "en_US"})
    show_page_of(screen, panel)
    before, picture = screen.widget(panel).bounding_box(), screen.find(panel)["picture"]
    screen.post("/api/settings", {"locale": "ar_EG"})
    expect(page.locator(".screen")).to_have_attribute("dir", "rtl")
    show_page_of(screen, panel)
    page.wait_for_function("([number, x]) => Math.abs(document.querySelector(`[data-widget='${number}']`).getBoundingClientRect().x - x) > 50", arg=[panel, before["x"]])
    device = page.locator(".device .screen").bounding_box()
    after = screen.widget(panel).bounding_box()
    assert abs((before["x"] - device["x"]) - (device["x"] + device["width"] - after["x"] - after["width"])) < 2, "the page is not mirrored"
    screen.keep_picture("right-to-left")
    # The gallery speaks the device's language, and finds without accents and case.
    screen.post("/api/settings", {"locale": "de_DE"})
    expect(page.locator(".screen")).to_have_attribute("dir", "ltr")
    page.locator(".top-bar").get_by_role("button", name="Add Widget").click()
    sheet = page.get_by_role("dialog", name="Widget gallery")
    sheet.get_by_role("searchbox").fill("FUR ZUGE")
    expect(sheet.locator(".tile")).to_have_count(1)
    expect(sheet.locator(".tile")).to_contain_text("Anzeigetafel für Züge")
    sheet.locator(".tile").click()
    expect(sheet.get_by_text("Zeigt, was gewählt wurde.")).to_be_visible()
    screen.keep_picture("gallery-german")
    page.keyboard.press("Escape")
    screen.post("/api/settings", {"locale": "en_US", "typeSize": "accessibility2"})
    screen.until("(state, [id, picture]) => state.widgets.find(widget => widget.id === id).picture !== picture", [panel, picture])
    screen.see(panel)
    screen.keep_picture("large-text")
    screen.post("/api/settings", {"typeSize": "large"})


def outlives(browser, server, screen):
    """Two pages, a page that was away, a killed extension, a killed server."""
    keys = ["id", "kind", "family", "page", "column", "row", "slot", "stack", "tree"]
    shown = lambda state: [[one.get(key) for key in keys] for one in state["widgets"]]
    other = Showcase(browser, server.address, None, "other")
    numbers = lambda one: one.page.evaluate("() => [...document.querySelectorAll('article.widget')].map(element => element.dataset.widget).sort()")
    other.page.wait_for_function("count => document.querySelectorAll('article.widget').length === count", arg=len(numbers(screen)))
    assert numbers(other) == numbers(screen), "two pages show different widgets"

    # Away for an hour: what the device lived through meanwhile is there at once afterwards.
    other.page.context.set_offline(True)
    added = screen.add("Panel", "systemMedium")
    screen.post("/api/clock", {"running": False})
    now = screen.state()["clock"]["now"]
    for minute in range(1, 61):
        screen.post("/api/clock", {"at": now + 60 * minute})
    other.page.context.set_offline(False)
    expect(other.widget(added)).to_have_count(1)
    expect(other.page.locator(".offline")).to_be_hidden()
    assert numbers(other) == numbers(screen)
    other.page.close()

    # The extension's process: what is shown stays, and the next timeline comes from a new one.
    before = screen.state()
    for child in server.children():
        os.kill(child, signal.SIGKILL)
    screen.post(f"/api/widgets/{added}/reload")
    assert shown(screen.state()) == shown(before), "the extension's end changed what is placed"
    screen.see(added)

    # The server: the page says that it waits, and goes on by itself.
    server.process.kill()
    server.process.wait()
    expect(screen.page.locator(".offline")).to_be_visible()
    screen.keep_picture("waiting")
    server.restart()
    expect(screen.page.locator(".offline")).to_be_hidden()
    after = screen.state()
    assert shown(after) == shown(before) and after["settings"] == before["settings"], "the server's end lost something"
    assert [one["isRunning"] for one in after["activities"]] == [one["isRunning"] for one in before["activities"]]
    screen.see(added)


def run(browser, server, pictures):
    screen = Showcase(browser, server.address, pictures, "Showcase")
    screen.server = server
    panel = edit_sheet(screen)
    queries(screen, panel)
    begun_activities(screen)
    activities(screen)
    controls(screen)
    late_answers(screen)
    stacks(screen)
    keyboard_alone(screen)
    languages(screen, panel)
    screen.view("StandBy")
    night = screen.page.get_by_role("button", name="Night")
    night.click()
    expect(night).to_have_attribute("aria-pressed", "true")
    screen.keep_picture("night")
    screen.page.get_by_role("button", name="Day", exact=True).click()
    screen.view("Home")
    problems = [one for one in screen.problems if "404" not in one]
    assert not problems and not screen.strangers, f"the page complained: {problems} {screen.strangers}"
    outlives(browser, server, screen)
    print("Showcase: edited, a list that hangs, activities, controls, late answers, stacks, keyboard, languages; pages, extension and server outlived")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("vitrine")
    arguments.add_argument("extension")
    arguments.add_argument("--pictures", help="a folder for pictures of the page")
    options = arguments.parse_args()
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    expect.set_options(timeout=20_000)
    server = Server(options.vitrine, options.extension)
    try:
        with sync_playwright() as playwright:
            # Without a sandbox of its own: tests run as root in containers.
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"])
            run(browser, server, options.pictures)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    try:
        main()
    except AssertionError as error:
        sys.exit(f"showcase.py: {error}")
