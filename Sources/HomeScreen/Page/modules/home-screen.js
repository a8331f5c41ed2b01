// Pages of the Home Screen, the dock, and edit mode.
import { h, icon, style } from "./dom.js";
import { send, show, store } from "./store.js";
import { appIcon } from "./app-icon.js";
import { openGallery } from "./gallery.js";
import { openApp } from "./app-screen.js";
import { openMenu } from "./menu.js";
import { readingSign, turnTo, whenTurned } from "./pager.js";
import { widgetView } from "./widget.js";
import { isCovered, screenPoint } from "./layers.js";

/** Where a cell begins, in points from the screen's leading upper corner. */
export function cellFrame(geometry, family, column, row) {
    const { grid } = geometry, size = geometry.families[family]?.size ?? [grid.cell[0], grid.cell[1]];
    return { x: grid.left + column * grid.cell[0], y: grid.top + row * grid.cell[1], width: size[0], height: size[1] };
}

/** Beside the camera, in the place of the status bar, so that it covers no widget. */
export function placeEditBar(bar) {
    const isFlat = store.device.device.front === "homeButton";
    style(bar, "top", isFlat ? 0 : Math.max(4, store.device.device.statusHeight / 2 - 18));
    bar.classList.toggle("is-flat", isFlat);
}

export function homeScreen() {
    const pages = h("div.pages", { tabindex: "-1" }), dock = h("div.dock", { role: "group", "aria-label": "Dock" }), dots = h("div.page-dots");
    const bar = h("div.edit-bar", {},
        h("button", { on: { click: () => openGallery("home") } }, "+ Add"),
        h("button", { on: { click: () => show({ isEditing: false }) } }, "Done"));
    const element = h("div", { role: "group", "aria-label": "Home Screen" }, pages, dots, dock, bar);
    const views = new Map(), pageElements = [];
    let dockKey = "", dotsKey = "";

    whenTurned(pages, index => { if (index !== store.page.homePage) show({ homePage: index }); });
    pages.addEventListener("keydown", event => {
        if (event.target === pages && ["ArrowLeft", "ArrowRight"].includes(event.key)) turn(store.page.homePage + (event.key === "ArrowRight" ? 1 : -1) * readingSign());
    });
    pages.addEventListener("contextmenu", event => {
        if (event.target.closest(".widget")) return;
        event.preventDefault();
        openMenu(screenPoint(event), [
            { title: "Add Widget", icon: "plus", run: () => openGallery("home") },
            { title: "Edit Home Screen", icon: "grid", run: () => show({ isEditing: true }) },
        ]);
    });
    // A long press on the wallpaper edits, as on a phone.
    let press = null, pressedAt = [0, 0];
    pages.addEventListener("pointerdown", event => {
        if (event.target.closest(".widget") || isCovered() || event.button) return;
        pressedAt = [event.clientX, event.clientY];
        press = setTimeout(() => show({ isEditing: true }), 500);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave", "scroll"]) pages.addEventListener(end, () => clearTimeout(press));
    pages.addEventListener("pointermove", event => { if (press && Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > 8) clearTimeout(press); });

    function turn(index) {
        const count = pageElements.length;
        if (index < 0 || index >= count) return;
        turnTo(pages, index);
        show({ homePage: index });
    }

    return {
        element,
        turn,
        update() {
            const { device: state, page } = store, geometry = state.device;
            const placed = state.widgets.filter(widget => widget.page !== undefined);
            const count = Math.max(1, ...placed.map(widget => widget.page + 1)) + (page.isEditing ? 1 : 0);
            while (pageElements.length < count) {
                const one = h("section.home-page", { "aria-label": `Page ${pageElements.length + 1}` });
                pageElements.push(one);
                pages.append(one);
            }
            while (pageElements.length > count) pageElements.pop().remove();
            if (page.homePage >= count) show({ homePage: count - 1 });
            const stacks = new Map();
            for (const widget of placed) {
                const key = widget.stack ? `stack ${widget.stack.number}` : `widget ${widget.id}`;
                if (!stacks.has(key)) stacks.set(key, []);
                stacks.get(key).push(widget);
            }
            const alive = new Set();
            for (const members of stacks.values()) {
                members.sort((a, b) => (a.stack?.index ?? 0) - (b.stack?.index ?? 0));
                const front = members.find(widget => widget.isFront) ?? members[0];
                alive.add(front.id);
                let view = views.get(front.id);
                if (!view) views.set(front.id, view = widgetView(front.id, { scale: geometry.factor }));
                view.update(front, cellFrame(geometry, front.family, front.column, front.row), members);
                const parent = pageElements[front.page];
                if (view.element.parentElement !== parent) parent.append(view.element);
            }
            for (const [id, view] of views) if (!alive.has(id)) { view.remove(); views.delete(id); }

            bar.hidden = !page.isEditing;
            placeEditBar(bar);
            updateDock(state);
            updateDots(count, geometry);
        },
        /** The page that was in front is, when the screen comes back. */
        arrive() { turnTo(pages, store.page.homePage, "instant"); },
        tick() { for (const view of views.values()) view.tick(); },
    };

    function updateDock(state) {
        const { dock: place } = state.device, key = JSON.stringify([place, state.apps]);
        if (key === dockKey) return;
        dockKey = key;
        for (const name of ["left", "top", "width", "height"]) style(dock, name, place[name]);
        style(dock, "border-radius", place.corner);
        style(dock, "gap", place.gap);
        dock.replaceChildren(...state.apps.slice(0, 4).map(app => appIcon(app, { click: () => openApp({ effect: "launch", extension: app.id }) })));
    }

    function updateDots(count, geometry) {
        const key = JSON.stringify([count, store.page.homePage, geometry.dock.top]);
        if (key === dotsKey) return;
        dotsKey = key;
        style(dots, "top", geometry.dock.top - (geometry.front === "homeButton" ? 32 : 44));
        dots.replaceChildren(...(count > 1
            ? Array.from({ length: count }, (_, index) => h("button", { "aria-label": `Page ${index + 1}`, "aria-current": index === store.page.homePage ? "page" : null, on: { click: () => turn(index) } }))
            : [icon("search"), h("span", { "aria-hidden": "true" }, "Search")]));
        if (count < 2) dots.setAttribute("aria-hidden", "true"); else dots.removeAttribute("aria-hidden");
    }
}
