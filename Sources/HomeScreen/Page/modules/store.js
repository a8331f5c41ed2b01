// What the page knows: the server's state, and what only this page shows. Data flows one way: server -> store -> views.
import { announce } from "./dom.js";

/** What this page showed before it was loaded again; what cannot be read, or is of another version, is as at first. */
function remembered() {
    let kept = {};
    try { kept = JSON.parse(sessionStorage.getItem("vitrine")) ?? {}; } catch { /* Nothing is remembered. */ }
    const known = (value, choices, first) => choices.includes(value) ? value : first;
    return {
        view: known(kept.view, ["home", "lock", "standby", "board"], "home"), panel: known(kept.panel, ["widget", "time", "findings", "log"], "widget"),
        homePage: Number.isInteger(kept.homePage) && kept.homePage >= 0 ? kept.homePage : 0, selected: Number.isInteger(kept.selected) ? kept.selected : null,
        overlays: new Set(Array.isArray(kept.overlays) ? kept.overlays : []),
    };
}

export const store = {
    /** The device as the server has it; null until it was heard. */
    device: null,
    /** What this page alone shows. */
    page: { ...remembered(), isEditing: false, look: null },
    isConnected: false,
};

const listeners = new Set();

/** Calls back after each change. */
export function onChange(listener) { listeners.add(listener); }

let isScheduled = false;
function changed() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
        isScheduled = false;
        for (const listener of listeners) listener();
    });
}

/** Changes what this page shows. */
export function show(changes) {
    Object.assign(store.page, changes);
    const { view, homePage, selected, panel, overlays } = store.page;
    try { sessionStorage.setItem("vitrine", JSON.stringify({ view, homePage, selected, panel, overlays: [...overlays] })); } catch { /* A browser that keeps nothing. */ }
    changed();
}

// ---- Time

let base = { now: 0, at: 0, speed: 0 };

/** The device's moment in seconds since 1970. */
export function now() { return base.now + (performance.now() / 1000 - base.at) * base.speed; }

/** The moment that pictures are of: the one looked at, else the device's. */
export function lookedAt() { return store.page.look ?? now(); }

/** Waits until the page knows of a widget that the server has placed; at most some seconds. */
export async function known(id) {
    const isKnown = () => store.device.widgets.some(widget => widget.id === id);
    for (const end = performance.now() + 5000; !isKnown() && performance.now() < end;) {
        await new Promise(done => { const listener = () => { listeners.delete(listener); done(); }; listeners.add(listener); setTimeout(listener, 500); });
    }
}

// ---- The server

const posted = (path, body, keepalive = false) => fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), keepalive });

/** Says something that nobody waits for, also while the page is being left. */
export function tell(path, body) { posted(path, body, true).catch(() => {}); }

// Changes arrive in the order in which they were made: requests on several connections need not.
let before = Promise.resolve();

/** Sends a change, after those before it; what came of it, or an error that is shown. */
export function send(path, body = {}) {
    const mine = before.then(() => carryOut(path, body));
    before = mine;
    return mine;
}

async function carryOut(path, body) {
    let answer;
    try {
        answer = await (await posted(path, body)).json();
    } catch { answer = { error: "The server does not answer. Is vitrine still running?" }; }
    if (answer.error) notice(answer.error);
    return answer;
}

/** Something asked for; null where it is not there. `signal`: gives the question up. */
export async function get(path, signal = undefined) {
    try {
        const response = await fetch(path, { signal });
        return response.ok ? await response.json() : null;
    } catch { return null; }
}

/** A line at the bottom of the stage, with one thing to do. */
export function notice(text, action = null) {
    store.notice = { number: (store.notice?.number ?? 0) + 1, text, action, until: performance.now() + 6000 };
    announce(text);
    changed();
    setTimeout(changed, 6100);
}

/** Listens to the server until the page is left; reconnects by itself. */
export function connect() {
    const source = new EventSource("/api/events");
    source.addEventListener("state", event => {
        const before = store.device;
        store.device = JSON.parse(event.data);
        store.isConnected = true;
        const clock = store.device.clock;
        base = { now: clock.now, at: performance.now() / 1000, speed: clock.running ? clock.speed : 0 };
        // One that was removed; one that was only just added may not have been heard of.
        const isThere = state => state?.widgets.some(widget => widget.id === store.page.selected);
        if (isThere(before) && !isThere(store.device)) store.page.selected = null;
        changed();
    });
    source.addEventListener("build", event => { store.build = JSON.parse(event.data); changed(); });
    source.addEventListener("error", () => {
        if (source.readyState === EventSource.OPEN) return;
        store.isConnected = false;
        changed();
        // A browser asks again by itself, but not after a refusal.
        if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
    });
    source.addEventListener("open", () => { store.isConnected = true; changed(); });
}

// ---- Words

const localeOf = () => (store.device?.calendar.locale ?? "en_US").replaceAll("_", "-").split("@")[0];

// Making a format costs far more than using it, and clocks are drawn several times a second.
const formats = new Map();
function format(locale, options) {
    const key = JSON.stringify([locale, options]);
    let known = formats.get(key);
    if (!known) {
        try { known = new Intl.DateTimeFormat(locale, options); } catch { known = new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }); }
        if (formats.size > 100) formats.clear();
        formats.set(key, known);
    }
    return known;
}

/** A moment in the device's zone and locale. */
export function dateText(moment, options, locale = localeOf()) {
    return format(locale, { timeZone: store.device?.calendar.zone, ...options }).format(new Date(moment * 1000));
}

/** A clock as the status bar shows it: without the half of the day. */
export function clockFace(moment) {
    const parts = format(localeOf(), { timeZone: store.device?.calendar.zone, hour: "numeric", minute: "2-digit" }).formatToParts(new Date(moment * 1000));
    return parts.filter(part => part.type !== "dayPeriod").map(part => part.value).join("").trim();
}

/** A text as it is searched: without case and accents. */
export const searched = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export const clockText = moment => dateText(moment, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }, "en-GB");
export const familyText = family => ({ systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra Large", systemExtraLargePortrait: "Extra Large Portrait", accessoryCircular: "Circular", accessoryRectangular: "Rectangular", accessoryInline: "Inline" })[family] ?? family;

/** The path of a picture at the density of this screen. */
export function picture(path, zoom = store.zoom ?? 1) {
    const density = Math.min(4, Math.max(.5, Math.ceil(zoom * devicePixelRatio * 4) / 4));
    return `${path}${path.includes("?") ? "&" : "?"}scale=${density}`;
}
