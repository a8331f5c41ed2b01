// The device's clock: play, speed, next entry, and a track of the day to look along or jump to.
import { h, icon } from "./dom.js";
import { clockText, dateText, get, lookedAt, now, picture, send, show, store } from "./store.js";

const speeds = [1, 10, 60, 600, 3600];

export function timeBar() {
    const play = h("button.tool", { on: { click: () => send("/api/clock", { running: !store.device.clock.running }) } });
    const speed = h("select", { "aria-label": "Speed", on: { change: () => send("/api/clock", { speed: Number(speed.value), running: true }) } }, speeds.map(value => h("option", { value: String(value) }, `${value}×`)));
    const next = h("button.tool", { title: "Go to the next moment at which anything changes", on: { click: () => send("/api/clock", { step: store.page.selected ?? true }) } }, icon("next"), "Next entry");
    const time = h("b"), day = h("small"), moment = h("button.moment", { "aria-label": "Jump to a moment", on: { click: ask } }, time, day);
    const real = h("button.tool", { on: { click: () => send("/api/clock", { real: true }) } }, icon("clock"), "Now");
    const passed = h("div.passed"), marks = h("div"), line = h("div.now"), look = h("div.look", { hidden: true });
    const track = h("div.track", { role: "slider", tabindex: "0", "aria-label": "Time of day", "aria-valuemin": "0", "aria-valuemax": "86400" }, passed, marks, look, line);
    const element = h("footer.time-bar", {}, play, h("span.pick", {}, speed), next, moment, track, real);
    let dayStart = 0, key = "", shownSecond = "", lookTimer = null, wanted = null, asked = 0, shown = 0;

    /** Midnight of the device's day, in seconds since 1970. */
    function midnight(at) {
        const [hour, minute, second] = clockText(at).split(":").map(Number);
        return Math.floor(at) - (hour % 24) * 3600 - minute * 60 - second;
    }
    const part = at => Math.min(1, Math.max(0, (at - dayStart) / 86400));
    const percent = at => `${part(at) * 100}%`;

    function tick() {
        if (!store.device) return;
        const at = lookedAt(), device = now(), second = JSON.stringify([Math.floor(at), Math.floor(device), store.page.look, store.device.calendar]);
        // Within a second nothing moves that could be seen.
        if (second === shownSecond && key !== "") return;
        shownSecond = second;
        time.textContent = clockText(at);
        day.textContent = dateText(at, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
        const start = midnight(device);
        if (start !== dayStart) { dayStart = start; key = ""; update(); }
        line.style.left = passed.style.width = percent(device);
        look.hidden = store.page.look === null;
        look.style.left = percent(at);
        track.setAttribute("aria-valuenow", String(Math.round(part(at) * 86400)));
        track.setAttribute("aria-valuetext", clockText(at));
    }
    setInterval(tick, 200);

    // ---- Looking along the day and jumping

    function momentAt(event) {
        const box = track.getBoundingClientRect();
        return dayStart + Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * 86400;
    }
    track.addEventListener("pointerdown", event => { track.setPointerCapture(event.pointerId); lookAt(momentAt(event)); });
    track.addEventListener("pointermove", event => { if (track.hasPointerCapture(event.pointerId)) lookAt(momentAt(event)); });
    track.addEventListener("pointerup", event => jump(momentAt(event)));
    track.addEventListener("pointercancel", () => show({ look: null }));
    track.addEventListener("keydown", event => {
        const step = { ArrowRight: 300, ArrowLeft: -300, PageUp: 3600, PageDown: -3600 }[event.key];
        if (step) { event.preventDefault(); lookAt(lookedAt() + step); }
        if (event.key === "Enter") jump(lookedAt());
        if (event.key === "Escape") show({ look: null });
    });

    function lookAt(at) {
        show({ look: at });
        wanted = at;
        lookTimer ??= setTimeout(async () => {
            lookTimer = null;
            const mine = ++asked, answer = await get(`/api/look?at=${wanted}`);
            // One that a later answer overtook is of a moment that is not looked at any more.
            if (!answer || store.page.look === null || mine < shown) return;
            shown = mine;
            store.looked = new Map(answer.widgets.map(one => [one.id, one]));
            for (const one of answer.widgets) if (one.picture) new Image().src = picture(one.picture);
            show({});
        }, 60);
    }

    async function jump(at) {
        clearTimeout(lookTimer);
        lookTimer = null;
        if (at > now()) await send("/api/clock", { at });
        store.looked = null;
        show({ look: null });
    }

    function ask() {
        const dialog = h("dialog.popover", { "aria-label": "Jump to a moment" });
        const text = dateText(now(), { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, "sv-SE").replace(" ", "T");
        const field = h("input", { type: "datetime-local", value: text, "aria-label": "Moment" });
        const go = async () => {
            dialog.close();
            await send("/api/clock", { local: field.value });
        };
        dialog.append(h("label.field", {}, "Jump to", h("span.pick", {}, field)), h("button.tool.is-primary", { on: { click: go } }, "Jump"));
        field.addEventListener("keydown", event => { if (event.key === "Enter") go(); });
        dialog.addEventListener("close", () => dialog.remove());
        document.body.append(dialog);
        dialog.showModal();
        const box = moment.getBoundingClientRect();
        dialog.style.margin = `${box.top - dialog.offsetHeight - 12}px 0 0 ${box.left}px`;
    }

    function update() {
        const { device: state, page } = store, { clock } = state;
        element.classList.toggle("is-looking", page.look !== null);
        play.replaceChildren(icon(clock.running ? "pause" : "play"));
        play.setAttribute("aria-label", clock.running ? "Pause" : "Play");
        if (document.activeElement !== speed) speed.value = String(speeds.includes(clock.speed) ? clock.speed : 1);
        real.disabled = clock.isReal;
        const selected = state.widgets.find(widget => widget.id === page.selected) ?? state.widgets[0];
        const next = JSON.stringify([dayStart, selected?.timeline, selected?.ledger]);
        if (next !== key && dayStart) {
            key = next;
            marks.replaceChildren(
                ...[3, 6, 9, 12, 15, 18, 21].map(hour => h("span.hour", { style: { left: `${hour / 24 * 100}%` } }, String(hour).padStart(2, "0"))),
                ...(selected?.timeline ?? []).filter(at => at >= dayStart && at < dayStart + 86400).slice(0, 400).map(at => h("i.entry", { style: { left: percent(at) }, title: clockText(at) })),
                ...(selected?.ledger ?? []).filter(one => one.at >= dayStart && one.at < dayStart + 86400).slice(-200).map(one => h("i.reload", { class: one.isCharged ? "is-charged" : one.decision === "deferred" ? "is-deferred" : "", style: { left: percent(one.at) } })));
        }
        tick();
    }
    return { element, update };
}
