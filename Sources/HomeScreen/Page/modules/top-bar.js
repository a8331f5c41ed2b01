// Above the device: what is shown, on which device, in which look.
import { h, icon } from "./dom.js";
import { get, send, show, store } from "./store.js";
import { activityFields } from "./activities.js";
import { openControlCenter } from "./control-center.js";
import { openGallery } from "./gallery.js";

const set = changes => send("/api/settings", changes);
const wallpapers = ["dune", "tide", "aurora", "paper", "ink"];
const tints = ["#9a6fa0", "#4a7bd0", "#2f9e7e", "#c9682f", "#b8455f", "#6b7280"];

export function topBar() {
    const title = h("span"), status = h("span.pill", { role: "status" });
    const views = segments("View", [["home", "Home"], ["lock", "Lock"], ["standby", "StandBy"], ["board", "Board"]], view => {
        show({ view, isEditing: false });
        send("/api/settings", { screen: view === "board" ? "home" : view });
    });
    const appearance = segments("Appearance", [["light", "Light"], ["dark", "Dark"]], value => set({ appearance: value }));
    const look = segments("Look of the Home Screen", [["default", "Default"], ["tinted", "Tinted"], ["clear", "Clear"]], value => set({ look: value }));
    const night = segments("StandBy", [["day", "Day"], ["night", "Night"]], value => set({ night: value === "night" }));
    const live = h("button.tool", { "aria-haspopup": "dialog", title: "Live Activities and controls", "aria-label": "Live Activities and controls", on: { click: event => openPopover(event.currentTarget, liveFields) } }, icon("bolt"));
    const device = picker("Device", value => set({ device: value })), system = picker("iOS version", value => set({ system: value }));
    const add = h("button.tool.is-primary", { on: { click: () => { if (!["home", "lock"].includes(store.page.view)) show({ view: "home" }); requestAnimationFrame(() => openGallery(store.page.view === "lock" ? "lock" : "home")); } } }, icon("plus"), "Add Widget");
    const editing = h("button.tool", { on: { click: () => show({ isEditing: !store.page.isEditing }) } }, icon("edit"), "Edit");
    const undo = h("button.tool", { "aria-label": "Undo", on: { click: () => send("/api/undo") } }, icon("undo"));
    const inspect = h("button.tool", { "aria-haspopup": "dialog", on: { click: event => openPopover(event.currentTarget, overlayFields) } }, icon("layers"));
    inspect.title = "Overlays";
    inspect.setAttribute("aria-label", "Overlays");
    const more = h("button.tool", { "aria-haspopup": "dialog", on: { click: event => openPopover(event.currentTarget, settingFields) } }, icon("sliders"));
    more.title = "Settings";
    more.setAttribute("aria-label", "Settings");
    const element = h("header.top-bar", {}, h("h1", {}, h("img", { src: "icon.svg", alt: "" }), title), status, views.element, h("span.space"),
        device.element, system.element, appearance.element, look.element, night.element, live, more, inspect, editing, undo, add);
    let choices = null, isAsking = false;

    async function ask() {
        isAsking = true;
        choices = await get("/api/choices");
        isAsking = false;
        if (choices) update();
    }

    function update() {
        const { device: state, page, build } = store;
        if (!choices && !isAsking && store.isConnected) ask();
        title.textContent = state.title;
        const isFailed = build?.state === "failed", isBuilding = build?.state === "building";
        status.className = `pill ${isFailed ? "is-bad" : isBuilding ? "is-busy" : ""}`;
        status.textContent = isFailed ? "Build failed" : isBuilding ? "Building…" : build?.seconds >= .01 ? `Built in ${build.seconds < 10 ? build.seconds.toFixed(2) : Math.round(build.seconds)} s` : "Built";
        views.set(page.view);
        appearance.set(state.settings.appearance);
        look.set(state.settings.look);
        // What an OS version does not have cannot be chosen.
        const major = state.device.systemVersion;
        look.allow({ tinted: major >= 18, clear: major >= 26 });
        const isStandBy = page.view === "standby";
        look.element.hidden = appearance.element.hidden = isStandBy;
        night.element.hidden = !isStandBy;
        night.set(state.settings.night ? "night" : "day");
        live.hidden = !(state.activities?.length || state.controls?.count);
        openOne?.show(live, state.revision);
        if (choices) { device.set(choices.devices, state.settings.device); system.set(choices.systems.map(one => ({ value: one, title: `iOS ${one}` })), state.settings.system); }
        editing.setAttribute("aria-pressed", String(page.isEditing));
        undo.disabled = !state.undo;
        undo.title = state.undo ? `Undo: ${state.undo}` : "Nothing to undo";
    }

    function settingFields() {
        const { settings } = store.device;
        const field = (title, control) => h("label.field", {}, title, h("span.pick", {}, control));
        const select = (options, current, change) => {
            const control = h("select", { on: { change: () => change(control.value) } }, options.map(one => h("option", { value: one.value ?? one, selected: (one.value ?? one) === current }, one.title ?? one)));
            return control;
        };
        const text = (value, change, list) => h("input", { type: "text", value, list, spellcheck: "false", on: { change: event => change(event.target.value.trim()) } });
        const check = (title, name) => h("label.check", {}, h("input", { type: "checkbox", checked: settings[name], on: { change: event => set({ [name]: event.target.checked }) } }), title);
        return [
            field("Text size", select(choices?.typeSizes ?? [settings.typeSize], settings.typeSize, value => set({ typeSize: value }))),
            field("Language", text(settings.locale, value => set({ locale: value }), "locales")),
            field("Time zone", text(settings.zone, value => set({ zone: value }), "zones")),
            h("datalist", { id: "locales" }, (choices?.locales ?? []).map(one => h("option", { value: one }))),
            h("datalist", { id: "zones" }, (choices?.zones ?? []).map(one => h("option", { value: one }))),
            check("Increase contrast", "contrast"), check("Reduce motion", "reduceMotion"), check("Right to left", "rightToLeft"), check("Locked: private content is hidden", "locked"),
            h("h3", { style: { margin: "12px 0 8px", "font-size": "12px" } }, "Wallpaper"),
            h("div.swatches", {}, wallpapers.map(name => h("button", { "aria-label": name, "aria-pressed": String(settings.wallpaper === name), style: { "background-image": `url("wallpapers/${name}.svg")` }, on: { click: () => set({ wallpaper: name }) } }))),
            h("h3", { style: { margin: "14px 0 8px", "font-size": "12px" } }, "Tint"),
            h("div.swatches.is-round", {}, tints.map(color => h("button", { "aria-label": `Tint ${color}`, "aria-pressed": String(settings.tint === color), style: { background: color }, on: { click: () => set({ tint: color, look: "tinted" }) } }))),
        ];
    }

    function liveFields() {
        const controls = store.device.controls?.count ?? 0;
        return [...activityFields(), controls ? h("button.tool", { on: { click: () => { openOne?.close(); if (!["home", "lock"].includes(store.page.view)) show({ view: "home" }); requestAnimationFrame(openControlCenter); } } }, "Show Control Center") : null].filter(Boolean);
    }

    function overlayFields() {
        const item = (name, title) => h("label.check", {}, h("input", { type: "checkbox", checked: store.page.overlays.has(name), on: { change: event => {
            const next = new Set(store.page.overlays);
            if (event.target.checked) next.add(name); else next.delete(name);
            show({ overlays: next });
        } } }), title);
        return [item("margins", "Content margins"), item("frames", "Frames, with the source line on hover"), item("taps", "What can be tapped")];
    }

    return { element, update };
}

/** A few choices in a row. */
export function segments(label, items, choose) {
    const buttons = items.map(([value, title]) => h("button", { "data-value": value, on: { click: () => choose(value) } }, title));
    const element = h("div.segments", { role: "group", "aria-label": label }, buttons);
    return {
        element,
        set(value) { for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.value === value)); },
        /** Which of them can be chosen; those that are not named can. */
        allow(allowed) { for (const button of buttons) button.disabled = allowed[button.dataset.value] === false; },
    };
}

function picker(label, choose) {
    const select = h("select", { "aria-label": label, on: { change: () => choose(select.value) } });
    let key = "";
    return {
        element: h("span.pick", {}, select),
        set(items, value) {
            const next = JSON.stringify(items);
            if (next !== key) {
                key = next;
                select.replaceChildren(...items.map(item => h("option", { value: item.value ?? item }, item.title ?? item)));
            }
            if (document.activeElement !== select || select.value !== value) select.value = value;
        },
    };
}

let openOne = null;
function openPopover(anchor, fields) {
    const wasOpen = openOne?.anchor === anchor;
    openOne?.close();
    if (wasOpen) return;
    const box = anchor.getBoundingClientRect();
    const element = h("div.popover", { role: "dialog", "aria-label": anchor.title }, fields());
    document.body.append(element);
    element.style.top = `${box.bottom + 8}px`;
    element.style.left = `${Math.max(10, Math.min(box.left, innerWidth - element.offsetWidth - 12))}px`;
    const outside = event => { if (!element.contains(event.target) && !anchor.contains(event.target)) openOne?.close(); };
    const key = event => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        openOne?.close();
        anchor.focus();
    };
    // Fields show what was set, also by another page.
    element.addEventListener("change", () => setTimeout(() => openOne?.refresh(), 400));
    element.addEventListener("click", event => { if (event.target.closest(".swatches")) setTimeout(() => openOne?.refresh(), 200); });
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", key);
    let revision = store.device.revision;
    anchor.setAttribute("aria-expanded", "true");
    openOne = {
        anchor,
        /** With what the server has now. */
        show(of, current) {
            if (of !== anchor || current === revision) return;
            revision = current;
            const focused = [...element.querySelectorAll("button, input")].indexOf(document.activeElement);
            element.replaceChildren(...fields());
            [...element.querySelectorAll("button, input")][focused]?.focus();
        },
        refresh() { if (!element.contains(document.activeElement) || document.activeElement.closest(".swatches")) element.replaceChildren(...fields()); },
        close() {
            element.remove();
            anchor.setAttribute("aria-expanded", "false");
            document.removeEventListener("pointerdown", outside);
            document.removeEventListener("keydown", key);
            openOne = null;
        },
    };
    element.querySelector("select, input")?.focus();
}
