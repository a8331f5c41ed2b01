// Live Activities: the Dynamic Island and the banners of the Lock Screen (composed 8, 9).
import { h, style } from "./dom.js";
import { send, store } from "./store.js";
import { systemPicture } from "./system-picture.js";

/** The activities that are shown, the one in front first: those of previews, and those that intents began. */
const shown = () => (store.device.shownActivities ?? []).filter(one => Object.keys(one.places).length);
const keyOf = one => `${one.extension} ${one.kind} ${one.id ?? ""}`;

const sensors = { width: 125, height: 36.67 };

/** The island: compact for one activity, two minimal ones for several; held, it expands. */
export function island() {
    const element = h("div.island-place", { role: "group", "aria-label": "Dynamic Island" });
    const black = h("div.island", { "aria-hidden": "true" });
    element.append(black);
    const views = new Map();
    let expanded = null, cover = null;

    function view(one, family) {
        const key = `${keyOf(one)} ${family}`;
        if (!views.has(key)) views.set(key, { key, ...systemPicture(family, { onHold: family === "islandExpanded" ? null : () => expand(one), onOpen: collapse }) });
        return views.get(key);
    }
    /** Grows or shrinks; the keyboard stays in the island where it was. */
    function grow(key) {
        const hadFocus = element.contains(document.activeElement);
        expanded = key;
        update();
        if (hadFocus) whenThere(element);
    }
    const expand = one => grow(keyOf(one)), collapse = () => grow(null);

    function update() {
        const shows = store.page.view === "home" && !store.page.isEditing && store.device.device.front === "island", list = shows ? shown().filter(one => !one.hasEnded && one.places.islandCompact) : [];
        const parts = [];
        const big = list.find(one => keyOf(one) === expanded && one.places.islandExpanded);
        if (!big) expanded = null;
        const left = store.device.device.screen[0] / 2 - sensors.width / 2;
        function put(one, family, x) {
            const place = one.places[family];
            if (!place) return;
            const part = view(one, family);
            part.update(one, place);
            style(part.element, "left", x);
            parts.push(part);
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
        const first = list.length > 1 && !big ? list[0].places.islandMinimal?.size[0] ?? 0 : 0;
        // The attached one and the sensors are one black shape.
        style(black, "margin-left", -first);
        style(black, "width", sensors.width + first);
        black.hidden = Boolean(big);
        for (const [key, one] of views) if (!parts.some(part => part.key === key)) { one.remove(); views.delete(key); }
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
    function onKey(event) {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        event.preventDefault();
        collapse();
    }

    return { element, update, isWide: () => views.size > 0 && !expanded, tick() { for (const one of views.values()) one.tick(); } };
}

/** Focuses the first thing that can be tapped, as soon as it is there. */
function whenThere(element) {
    const target = element.querySelector(".tap");
    if (target) return target.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
        const target = element.querySelector(".tap");
        if (!target) return;
        watch.disconnect();
        if (document.activeElement === document.body) target.focus({ preventScroll: true });
    });
    watch.observe(element, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), 5000);
}

/** The banners of the Lock Screen, the one in front on top; 120 points above the lower edge (composed 8.1). */
export function banners() {
    const element = h("div.banners", { role: "group", "aria-label": "Live Activities" });
    const views = new Map();
    return {
        element,
        update() {
            const list = shown().filter(one => one.places.activityBanner), alive = new Set();
            element.hidden = !list.length;
            for (const one of list) {
                const key = keyOf(one);
                alive.add(key);
                if (!views.has(key)) views.set(key, systemPicture("activityBanner"));
                const view = views.get(key);
                view.update(one, one.places.activityBanner);
            }
            for (const [key, view] of views) if (!alive.has(key)) { view.remove(); views.delete(key); }
            // In their order, which a new relevance changes; what has its place is not moved.
            list.forEach((one, index) => {
                const { element: banner } = views.get(keyOf(one));
                if (element.children[index] !== banner) element.insertBefore(banner, element.children[index] ?? null);
            });
        },
        tick() { for (const view of views.values()) view.tick(); },
    };
}

/** For the tools: start and end the activity of each preview, and bring it to its next state; take those away that intents began. */
export function activityFields() {
    const begun = shown().filter(one => one.id).map(one => h("div.activity-field", {}, h("div.steps", {}, h("span", {}, `${one.name}, ${one.hasEnded ? "ended" : "begun by an intent"}`),
        h("button.tool", { "aria-label": `Remove ${one.name}`, on: { click: () => send("/api/activities", { extension: one.extension, kind: one.kind, activity: one.id, running: false }) } }, "Remove"))));
    return begun.concat((store.device.activities ?? []).map(one => {
        const set = changes => send("/api/activities", { extension: one.extension, kind: one.kind, ...changes });
        const count = one.count ?? 0;
        return h("div.activity-field", {},
            h("label.check", {}, h("input", { type: "checkbox", checked: one.isRunning, on: { change: event => set({ running: event.target.checked }) } }), one.name),
            one.isRunning && count > 1 ? h("div.steps", {}, h("button.tool", { disabled: one.entry === 0, on: { click: () => set({ entry: one.entry - 1 }) } }, "Back"),
                h("span", {}, `State ${one.entry + 1} of ${count}`), h("button.tool", { disabled: one.entry + 1 >= count, on: { click: () => set({ entry: one.entry + 1 }) } }, "Next")) : null);
    }));
}
