// Live Activities: the Dynamic Island and the banners of the Lock Screen (composed 8, 9).
import { h, style } from "./dom.js";
import { send, store } from "./store.js";
import { systemPicture } from "./system-picture.js";

export const running = () => (store.device.activities ?? []).filter(one => one.isRunning && Object.keys(one.places ?? {}).length);

const sensors = { width: 125, height: 36.67 };

/** The island: compact for one activity, two minimal ones for several; held, it expands. */
export function island() {
    const element = h("div.island-place", { role: "group", "aria-label": "Dynamic Island" });
    const black = h("div.island", { "aria-hidden": "true" });
    element.append(black);
    const views = new Map();
    let expanded = null, cover = null;

    function view(one, family) {
        const key = `${one.extension} ${one.kind} ${family}`;
        if (!views.has(key)) views.set(key, { key, ...systemPicture(family, { onHold: family === "islandExpanded" ? null : () => expand(one), onOpen: collapse }) });
        return views.get(key);
    }
    function expand(one) { expanded = `${one.extension} ${one.kind}`; update(); }
    function collapse() { expanded = null; update(); }

    function update() {
        const shows = store.page.view === "home" && !store.page.isEditing && store.device.device.front === "island", list = shows ? running().filter(one => one.places.islandCompact) : [];
        const parts = [];
        const big = list.find(one => `${one.extension} ${one.kind}` === expanded && one.places.islandExpanded);
        if (!big) expanded = null;
        const left = store.device.device.screen[0] / 2 - sensors.width / 2;
        function put(one, family, x) {
            const shown = view(one, family), place = one.places[family];
            if (!place) return 0;
            shown.update(one, place);
            style(shown.element, "left", x);
            parts.push(shown);
            return place.size[0];
        }
        if (big) put(big, "islandExpanded", (store.device.device.screen[0] - big.places.islandExpanded.size[0]) / 2);
        else if (list.length === 1) {
            const place = list[0].places.islandCompact;
            put(list[0], "islandCompact", left - (place.sensors ?? (place.size[0] - sensors.width) / 2));
        } else if (list.length > 1) {
            // One attached at the left, one on its own at the right, eight points away (composed 9.4).
            const width = list[0].places.islandMinimal?.size[0] ?? 0;
            put(list[0], "islandMinimal", left - width);
            put(list[1], "islandMinimal", left + sensors.width + 8);
        }
        element.classList.toggle("is-expanded", Boolean(big));
        element.classList.toggle("is-minimal", list.length > 1 && !big);
        style(black, "left", left);
        const first = parts[0] && list.length > 1 && !big ? list[0].places.islandMinimal.size[0] : 0;
        // The attached one and the sensors are one black shape.
        style(black, "margin-left", -first);
        style(black, "width", sensors.width + first);
        black.hidden = Boolean(big);
        for (const [key, one] of views) if (!parts.some(part => part.key === key)) { one.element.remove(); views.delete(key); }
        for (const part of parts) if (part.element.parentElement !== element) element.append(part.element);
        if (big && !cover) {
            cover = h("div.island-cover", { on: { pointerdown: event => { event.stopPropagation(); collapse(); } } });
            element.before(cover);
            addEventListener("keydown", onKey, true);
        } else if (!big && cover) {
            cover.remove();
            cover = null;
            removeEventListener("keydown", onKey, true);
        }
    }
    function onKey(event) { if (event.key === "Escape") { event.stopPropagation(); collapse(); } }

    return { element, update, isWide: () => views.size > 0 && !expanded, tick() { for (const one of views.values()) one.tick(); } };
}

/** The banners of the Lock Screen, the newest below; 120 points above the lower edge (composed 8.1). */
export function banners() {
    const element = h("div.banners", { role: "group", "aria-label": "Live Activities" });
    const views = new Map();
    return {
        element,
        update() {
            const list = running().filter(one => one.places.activityBanner), alive = new Set();
            element.hidden = !list.length;
            for (const one of list) {
                const key = `${one.extension} ${one.kind}`;
                alive.add(key);
                if (!views.has(key)) views.set(key, systemPicture("activityBanner"));
                const view = views.get(key);
                view.update(one, one.places.activityBanner);
                if (view.element.parentElement !== element) element.append(view.element);
            }
            for (const [key, view] of views) if (!alive.has(key)) { view.element.remove(); views.delete(key); }
        },
        tick() { for (const view of views.values()) view.tick(); },
    };
}

/** For the tools: start and end each activity, and bring it to its next state. */
export function activityFields() {
    return (store.device.activities ?? []).map(one => {
        const set = changes => send("/api/activities", { extension: one.extension, kind: one.kind, ...changes });
        const count = one.count ?? 0;
        return h("div.activity-field", {},
            h("label.check", {}, h("input", { type: "checkbox", checked: one.isRunning, on: { change: event => set({ running: event.target.checked }) } }), one.name),
            one.isRunning && count > 1 ? h("div.steps", {}, h("button.tool", { disabled: one.entry === 0, on: { click: () => set({ entry: one.entry - 1 }) } }, "Back"),
                h("span", {}, `State ${one.entry + 1} of ${count}`), h("button.tool", { disabled: one.entry + 1 >= count, on: { click: () => set({ entry: one.entry + 1 }) } }, "Next")) : null);
    });
}
