// The Lock Screen: clock, and places for accessory widgets.
import { h, icon, style } from "./dom.js";
import { clockFace, dateText, lookedAt, show, store } from "./store.js";
import { banners } from "./activities.js";
import { openGallery } from "./gallery.js";
import { placeEditBar } from "./home-screen.js";
import { widgetView } from "./widget.js";

export function lockScreen() {
    const date = h("span"), inlinePlace = h("span"), clock = h("div.clock"), dateLine = h("div.date-line", {}, date, inlinePlace);
    const slots = h("div"), bar = h("div.edit-bar", {},
        h("button", { on: { click: () => openGallery("lock") } }, "+ Add"), h("button", { on: { click: () => show({ isEditing: false }) } }, "Done"));
    const element = h("div.lock", { role: "group", "aria-label": "Lock Screen" }, dateLine, clock, slots, h("div.controls", { "aria-hidden": "true" }, h("span", {}, icon("torch")), h("span", {}, icon("camera"))), bar);
    const views = new Map(), activities = banners();
    element.append(activities.element);
    let freeKey = "";
    const free = h("div");
    slots.append(free);

    return {
        element,
        update() {
            const { device: state, page } = store, { lock } = state.device;
            style(dateLine, "top", lock.dateTop);
            style(clock, "top", lock.clockTop);
            style(clock, "font-size", lock.clockSize);
            bar.hidden = !page.isEditing;
            activities.update();
            placeEditBar(bar);
            const placed = state.widgets.filter(widget => widget.slot !== undefined);
            const alive = new Set(), taken = new Set();
            for (const widget of placed) {
                alive.add(widget.id);
                let view = views.get(widget.id);
                if (!view) views.set(widget.id, view = widgetView(widget.id, { hasName: false, isFixed: true }));
                if (widget.slot === 0) {
                    const [width, height] = widget.size;
                    view.update(widget, { x: 0, y: 0, width, height });
                    style(view.element, "position", "relative");
                    if (view.element.parentElement !== inlinePlace) inlinePlace.append(view.element);
                } else {
                    const wide = widget.family === "accessoryRectangular" ? 2 : 1;
                    for (let index = 0; index < wide; index++) taken.add(widget.slot + index);
                    view.update(widget, { x: lock.slotLeft + (widget.slot - 1) * lock.slotPitch, y: lock.slotTop, width: widget.size[0], height: widget.size[1] });
                    if (view.element.parentElement !== slots) slots.append(view.element);
                }
            }
            for (const [id, view] of views) if (!alive.has(id)) { view.remove(); views.delete(id); }
            const key = JSON.stringify([[...taken], lock, page.isEditing]);
            if (key !== freeKey) {
                freeKey = key;
                free.replaceChildren(...[1, 2, 3, 4].filter(slot => !taken.has(slot)).map(slot => h("button.slot.is-free", {
                    "aria-label": `Add a widget at place ${slot}`, on: { click: () => openGallery("lock", slot) },
                    style: { "inset-inline-start": lock.slotLeft + (slot - 1) * lock.slotPitch, top: lock.slotTop, width: lock.slot[0], height: lock.slot[1] } }, icon("plus"))));
            }
        },
        tick() {
            const moment = lookedAt(), hasInline = inlinePlace.childElementCount > 0;
            const text = dateText(moment, hasInline ? { weekday: "short", day: "numeric" } : { weekday: "long", month: "long", day: "numeric" });
            if (date.textContent !== text) date.textContent = text;
            const time = clockFace(moment);
            if (clock.textContent !== time) clock.textContent = time;
            activities.tick();
            for (const view of views.values()) view.tick();
        },
    };
}
