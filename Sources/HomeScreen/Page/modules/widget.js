// A placed widget: its picture and the live parts over it, what it means, taps, its menu.
import { h, icon, style } from "./dom.js";
import { get, notice, picture, send, show, store } from "./store.js";
import { appOf } from "./app-icon.js";
import { editWidget } from "./edit-card.js";
import { openApp } from "./app-screen.js";
import { openMenu } from "./menu.js";
import { readingSign } from "./pager.js";
import { screenPoint } from "./layers.js";
import { films } from "./films.js";
import { overlays } from "./overlays.js";
import { semantics } from "./semantics.js";
import { makeDraggable } from "./drag.js";
import { stage } from "./transitions.js";

const slow = 480;

/** Removes a widget, with a way back. */
export async function removeWidget(id) {
    const answer = await send(`/api/widgets/${id}/remove`);
    if (!answer.error) notice("Widget removed", { title: "Undo", run: () => send("/api/undo") });
}

export function widgetView(id, { hasName = true, isFixed = false, scale = 1 } = {}) {
    const glass = h("div.glass"), backing = h("div.backing"), pictures = h("div"), rim = h("div.rim");
    const meaning = semantics(), live = films(), marks = overlays(), way = stage(glass, [pictures, live.element]);
    glass.append(backing, pictures, live.element, way.element, rim, meaning.element, marks.element);
    const name = h("div.name"), badge = h("button.badge", { on: { click: () => show({ selected: id, panel: "widget" }) } });
    const remove = h("button.remove", { "aria-label": "Remove widget", on: { click: () => removeWidget(id), pointerdown: event => event.stopPropagation() } }, icon("minus"));
    const dots = h("div.stack-dots", { role: "group", "aria-label": "Widgets of the stack" });
    const element = h("article.widget.is-arriving", { "data-widget": id }, glass, name, dots, badge, remove);
    let widget = null, shownPicture = "", shownTree = "", dotsKey = "", members = [];
    element.addEventListener("animationend", event => { if (event.target === element) element.classList.remove("is-arriving"); });

    // ---- Taps and presses

    let pressTimer = null, pressed = null, start = null;
    function release() {
        clearTimeout(pressTimer);
        element.classList.remove("is-pressed");
        pressed?.classList.remove("is-pressed");
        pressed = null;
        start = null;
    }
    function point(event) {
        const box = glass.getBoundingClientRect();
        return [(event.clientX - box.left) / box.width * widget.size[0], (event.clientY - box.top) / box.height * widget.size[1]];
    }
    element.addEventListener("pointerdown", event => {
        if (store.page.isEditing || event.button || event.target.closest(".badge, .stack-dots, .remove")) return;
        start = point(event);
        pressed = event.target.closest(".tap");
        (pressed ?? element).classList.add("is-pressed");
        pressTimer = setTimeout(() => { release(); menu(event); }, slow);
    });
    element.addEventListener("pointermove", event => {
        if (!start) return;
        const [x, y] = point(event), dx = x - start[0], dy = y - start[1];
        if (Math.hypot(dx, dy) <= 8) return;
        release();
        // A swipe up or down turns a stack.
        if (members.length > 1 && Math.abs(dy) > Math.abs(dx)) turn(dy < 0 ? 1 : -1);
    });
    let lastTurn = 0;
    element.addEventListener("wheel", event => {
        if (members.length < 2 || Math.abs(event.deltaY) < 4 || event.timeStamp - lastTurn < 400) return;
        lastTurn = event.timeStamp;
        turn(event.deltaY > 0 ? 1 : -1);
    }, { passive: true });
    function turn(step) {
        const at = members.findIndex(one => one.id === id);
        const next = members[(at + step + members.length) % members.length];
        if (next && next.id !== id) send(`/api/widgets/${next.id}/front`);
    }
    for (const end of ["pointercancel", "pointerleave"]) element.addEventListener(end, release);
    element.addEventListener("pointerup", async event => {
        if (!start) return;
        const at = start;
        clearTimeout(pressTimer);
        const held = pressed ?? element;
        start = null;
        pressed = null;
        if (!event.target.closest(".badge, .stack-dots, .remove")) await tap(at);
        held.classList.remove("is-pressed");
    });
    // A click without a pointer: a key or assistive technology.
    element.addEventListener("click", event => {
        const target = event.target.closest(".tap");
        if (event.detail === 0 && target && !store.page.isEditing) tap(JSON.parse(target.dataset.at));
    });
    element.addEventListener("contextmenu", event => { event.preventDefault(); release(); menu(event); });
    element.addEventListener("keydown", event => {
        if (event.key === "ContextMenu" || (event.shiftKey && event.key === "F10")) { event.preventDefault(); menu(event); }
        if ((event.key === "Delete" || event.key === "Backspace") && event.target === element && store.device.mode !== "serve") removeWidget(id);
        if (event.key === "Enter" && event.target === element) show({ selected: id });
        if (store.page.isEditing && event.target === element && event.key.startsWith("Arrow") && widget.page !== undefined) {
            event.preventDefault();
            const along = readingSign(), step = { ArrowLeft: [-along, 0], ArrowRight: [along, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
            send(`/api/widgets/${id}/move`, { page: widget.page, column: widget.column + step[0], row: widget.row + step[1] });
        }
    });

    async function tap([x, y]) {
        show({ selected: id });
        element.classList.add("is-busy");
        const answer = await send(`/api/widgets/${id}/tap`, { x, y });
        element.classList.remove("is-busy");
        if (answer.effect === "open" || answer.effect === "launch") openApp({ ...answer, extension: widget.extension });
        if (answer.message) notice(answer.message);
    }

    function menu(event) {
        show({ selected: id });
        const box = element.getBoundingClientRect();
        const at = event.clientX === undefined ? { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 } : event;
        const isWall = store.device.mode === "serve";
        openMenu(screenPoint(at), [
            widget.isEditable && { title: "Edit Widget", icon: "sliders", run: () => editWidget(id) },
            { title: "Edit Home Screen", icon: "grid", run: () => show({ isEditing: true }) },
            !isWall && { title: "Reload Now", icon: "refresh", run: () => send(`/api/widgets/${id}/reload`) },
            null,
            { title: "Remove Widget", icon: "trash", isDestructive: true, run: () => removeWidget(id) },
        ].filter(item => item !== false), element);
    }

    const letGo = isFixed ? null : makeDraggable(element, () => widget);

    // ---- Pictures

    function showPicture() {
        const path = store.page.look !== null ? (store.looked?.get(id)?.picture ?? widget.picture) : widget.picture;
        const source = path ? picture(path, (store.zoom ?? 1) * scale) : "";
        if (source === shownPicture) return;
        const before = shownPicture, isFirst = before === "", isSame = before.split("scale=")[0] === source.split("scale=")[0];
        shownPicture = source;
        way.end();
        if (!source) { pictures.replaceChildren(h("div.picture.shot.is-empty")); return; }
        const next = h("img.picture", { src: source, alt: "", draggable: "false" });
        const film = isFirst || isSame || store.page.look !== null ? null : way.load(before, source, widget.films?.length > 0);
        // The old picture stays until the new one is there: nothing flashes.
        next.decode().then(async () => {
            // A film that is late is not waited for: then the picture fades.
            const played = film && await way.inTime(film);
            if (shownPicture !== source) return;
            const old = [...pictures.children];
            pictures.append(next);
            element.dataset.picture = path;
            if (played) {
                way.play(played, next);
                old.forEach(one => one.remove());
            } else if (!isFirst && !isSame && store.page.look === null) {
                next.classList.add("is-coming");
                next.addEventListener("animationend", () => next.classList.remove("is-coming"), { once: true });
                setTimeout(() => old.forEach(one => one.remove()), 400);
            } else old.forEach(one => one.remove());
        }, () => { if (shownPicture === source) shownPicture = "failed"; });
    }

    async function showMeaning() {
        const path = store.page.look !== null ? (store.looked?.get(id)?.tree ?? widget.tree) : widget.tree;
        if (path === shownTree) return;
        shownTree = path;
        const tree = path ? await get(path) : null;
        if (shownTree !== path) return;
        meaning.show(tree);
        marks.show(tree, widget);
    }

    return {
        element,
        update(next, frame, stack = []) {
            widget = next;
            members = stack;
            if (!element.classList.contains("is-dragged")) {
                style(element, "inset-inline-start", frame.x);
                style(element, "top", frame.y);
            }
            style(element, "width", frame.width);
            style(element, "height", frame.height);
            style(element, "--corner", widget.corner / (store.device.device.factor || 1) * scale);
            const { settings } = store.device, isSystem = widget.family.startsWith("system");
            backing.hidden = !hasName || settings.look === "default" || !isSystem || widget.showsBackground;
            // Glass brings its own.
            rim.hidden = !isSystem || store.device.device.systemVersion < 26 || !hasName || !widget.showsBackground;
            glass.classList.toggle("has-shadow", isSystem && settings.look === "default");
            element.classList.toggle("is-selected", store.page.selected === id && store.device.mode !== "serve" && !store.page.isEditing);
            element.tabIndex = 0;
            element.setAttribute("aria-label", `${widget.name || widget.kind}, widget of ${appOf(widget.extension).name}`);
            name.hidden = !hasName;
            name.textContent = appOf(widget.extension).name;
            remove.hidden = !store.page.isEditing;
            const count = widget.findings.error + widget.findings.warning;
            badge.hidden = count === 0 || store.device.mode === "serve" || store.page.isEditing;
            badge.textContent = count;
            badge.classList.toggle("is-error", widget.findings.error > 0);
            badge.setAttribute("aria-label", `${count} findings`);
            showPicture();
            showMeaning();
            live.update(store.page.look === null ? widget : { ...widget, films: [] }, scale);
            marks.update();
            updateDots();
        },
        tick() { live.tick(); },
        remove() {
            release();
            letGo?.();
            for (const part of [way, live, marks]) part.remove();
            element.remove();
        },
    };

    function updateDots() {
        const key = JSON.stringify(members.map(one => one.id)) + id;
        dots.hidden = members.length < 2;
        if (key === dotsKey) return;
        dotsKey = key;
        dots.replaceChildren(...members.map((one, index) => h("button", { "aria-label": `Widget ${index + 1} of ${members.length}`, "aria-current": one.id === id ? "true" : null,
            on: { click: () => send(`/api/widgets/${one.id}/front`) } })));
    }
}
