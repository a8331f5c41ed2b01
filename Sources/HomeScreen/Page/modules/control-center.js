// Control Center with the controls of the extensions, in both forms (composed 11).
import { h, icon } from "./dom.js";
import { get, onChange, store } from "./store.js";
import { closeLayers, openLayer } from "./layers.js";
import { systemPicture } from "./system-picture.js";

let current = null;

export async function openControlCenter() {
    const grid = h("div.control-grid", {}, h("div.spinner", { role: "status", "aria-label": "Loading" }));
    const element = h("section.control-center", { on: { pointerdown: event => { if (event.target === element || event.target === grid) closeLayers(); } } },
        h("button.round-button", { "aria-label": "Close Control Center", on: { click: closeLayers } }, icon("close")), grid);
    const views = new Map(), mine = { element };
    current = mine;
    openLayer(element, { hasVeil: false, blurs: true, name: "Control Center", onClose: () => { current = null; } });
    let generation = null;

    mine.update = async () => {
        if (generation === store.device.controls?.generation) return;
        generation = store.device.controls?.generation;
        const answer = await get("/api/controls");
        if (current !== mine) return;
        const parts = (answer?.controls ?? []).map(one => {
            const forms = ["controlWide", "controlSmall"].filter(family => one.places[family]);
            return forms.length ? h("div.control", { role: "group", "aria-label": one.name }, forms.map(family => {
                const key = `${one.extension} ${one.kind} ${family}`;
                if (!views.has(key)) views.set(key, systemPicture(family));
                views.get(key).update(one, one.places[family]);
                return views.get(key).element;
            })) : h("p.problem", {}, `${one.name}: ${one.problem ?? "It could not be drawn."}`);
        });
        const same = parts.length === grid.childElementCount && views.size && [...views.values()].every(view => grid.contains(view.element));
        if (!same) grid.replaceChildren(...(parts.length ? parts : [h("p.nothing", {}, "No extension has a control.")]));
        else grid.replaceChildren(...parts);
    };
    await mine.update();
}

onChange(() => current?.update());
