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
    let generation = null, shown = "";
    const forms = one => ["controlWide", "controlSmall"].filter(family => one.places[family]);

    function part(one) {
        if (!forms(one).length) return h("p.problem", {}, `${one.name}: ${one.problem ?? "It could not be drawn."}`);
        return h("div.control", { role: "group", "aria-label": one.name }, forms(one).map(family => {
            const view = systemPicture(family);
            views.set(`${one.extension} ${one.kind} ${family}`, view);
            return view.element;
        }));
    }

    mine.update = async () => {
        if (generation === store.device.controls?.generation) return;
        generation = store.device.controls?.generation;
        const answer = await get("/api/controls");
        if (current !== mine) return;
        const list = answer?.controls ?? [], keys = JSON.stringify(list.map(one => [one.extension, one.kind, Object.keys(one.places), one.problem]));
        if (keys !== shown) {
            shown = keys;
            views.clear();
            grid.replaceChildren(...(list.length ? list.map(part) : [h("p.nothing", {}, "No extension has a control.")]));
        }
        for (const one of list) for (const family of forms(one)) views.get(`${one.extension} ${one.kind} ${family}`)?.update(one, one.places[family]);
    };
    await mine.update();
}

onChange(() => current?.update());
