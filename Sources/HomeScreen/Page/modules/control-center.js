// Control Center with the controls of the extensions, in both forms (composed 11).
import { h, icon } from "./dom.js";
import { get, onChange, store } from "./store.js";
import { editControl } from "./edit-card.js";
import { closeLayers, openLayer } from "./layers.js";
import { systemPicture } from "./system-picture.js";

let current = null;

export async function openControlCenter() {
    const grid = h("div.control-grid", {}, h("div.spinner", { role: "status", "aria-label": "Loading" }));
    const element = h("section.control-center", { on: { pointerdown: event => { if (event.target === element || event.target === grid) closeLayers(); } } },
        h("button.round-button", { "aria-label": "Close Control Center", on: { click: closeLayers } }, icon("close")), grid);
    const views = new Map(), mine = { element };
    current = mine;
    openLayer(element, { hasVeil: false, blurs: true, name: "Control Center", onClose: () => {
        current = null;
        forget();
    } });
    let generation = null, shown = "", asked = 0;
    const forms = one => ["controlWide", "controlSmall"].filter(family => one.places[family]);

    function forget() {
        for (const view of views.values()) view.remove();
        views.clear();
    }

    function part(one) {
        if (!forms(one).length) return h("p.problem", {}, `${one.name}: ${one.problem ?? "It could not be drawn."}`);
        // As a long press while Control Center is edited does.
        const edit = one.isEditable ? () => editControl(one, openControlCenter) : null;
        return h("div.control", { role: "group", "aria-label": one.name }, forms(one).map(family => {
            const view = systemPicture(family, { onHold: edit });
            views.set(`${one.extension} ${one.kind} ${family}`, view);
            return view.element;
        }), edit ? h("button.edit-control", { "aria-label": `Edit ${one.name}`, title: "Edit Control", on: { click: edit } }, icon("sliders")) : null);
    }

    mine.update = async () => {
        if (generation === store.device.controls?.generation) return;
        generation = store.device.controls?.generation;
        const turn = ++asked, answer = await get("/api/controls");
        if (current !== mine || turn !== asked) return;
        if (!answer) {
            generation = null;
            return grid.replaceChildren(h("p.problem", { role: "alert" }, "The controls cannot be asked for: the server did not answer."));
        }
        const list = answer.controls, keys = JSON.stringify(list.map(one => [one.extension, one.kind, Object.keys(one.places), one.problem, one.isEditable]));
        if (keys !== shown) {
            shown = keys;
            forget();
            grid.replaceChildren(...(list.length ? list.map(part) : [h("p.nothing", {}, "No extension has a control.")]));
        }
        for (const one of list) for (const family of forms(one)) views.get(`${one.extension} ${one.kind} ${family}`)?.update(one, one.places[family]);
    };
    await mine.update();
}

onChange(() => current?.update());
