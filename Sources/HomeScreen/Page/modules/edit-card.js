// The Edit Widget card: a row for each parameter that the summary shows, each change carried out at once.
import { h, icon, style } from "./dom.js";
import { get, send, store } from "./store.js";
import { appIcon, appOf } from "./app-icon.js";
import { closeLayers, openLayer } from "./layers.js";
import { listRows, valueRow } from "./edit-controls.js";
import { optionList, waiting } from "./edit-options.js";

/** Opens the card of a placed widget; one of the Lock Screen has a sheet (composed 10.1, 10.11). */
export async function edit(id) {
    const widget = store.device.widgets.find(one => one.id === id);
    if (!widget) return;
    const { families } = store.device.device, app = appOf(widget.extension);
    const content = h("div.content", {}, waiting("Asking the extension…"));
    const head = h("header", {}, appIcon(app), h("h2", {}, widget.name || widget.kind), h("small", {}, app.name), widget.description ? h("p", {}, widget.description) : null);
    const done = h("button.round-button", { "aria-label": "Done", on: { click: closeLayers } }, icon("close"));
    const card = h("section.card", { class: widget.slot === undefined ? "" : "is-sheet" }, head, done, content);
    if (widget.slot === undefined) {
        const side = Math.min((families.systemMedium ?? families.systemSmall).size[0], store.device.device.screen[0] - 24);
        style(card, "width", side);
        style(card, "height", side);
    }
    openLayer(card, { blurs: true, name: `Edit ${widget.name || widget.kind}` });
    // A sheet that comes late never takes away a menu or a list that was opened meanwhile: closing those lays it out anew.
    let asked = 0, opened = 0;
    await sheet();

    /** Shows the sheet as it is laid out for the values that hold now. */
    async function sheet(focus = null) {
        const mine = ++asked, before = opened;
        const form = await get(`/api/widgets/${id}/configuration`);
        if (!card.isConnected || mine !== asked || before !== opened) return;
        const top = content.scrollTop;
        card.replaceChildren(head, done, content);
        if (!form) return content.replaceChildren(h("div.problem", { role: "alert" }, "The configuration cannot be read. See the findings of the widget."));
        const shown = form.parameters.filter(one => !one.isHidden);
        const list = (parameter, chosen) => { opened++; optionList(card, id, parameter, chosen, () => sheet(parameter.name)); };
        const actions = { set, choose: parameter => list(parameter, value => set(parameter, value)), opens: () => { opened++; }, dismissed: parameter => sheet(parameter.name) };
        const single = shown.filter(one => !one.isArray), detailed = single.filter(one => one.details);
        content.replaceChildren(
            ...(single.length ? [h("div.rows", {}, single.map(one => valueRow(one, actions)))] : []),
            ...detailed.map(one => h("p.details", {}, detailed.length > 1 ? `${one.title}: ${one.details}` : one.details)),
            ...shown.filter(one => one.isArray).flatMap(one => listRows(one, { ...actions, add: chosen => list(one, chosen) })),
            ...(shown.length ? [] : [h("p.nothing", {}, "There is nothing to choose.")]),
            ...(form.problems ?? []).map(text => h("div.problem", { role: "alert" }, text)));
        content.scrollTop = top;
        const field = content.querySelector(`[data-parameter="${CSS.escape(focus ?? "")}"]`);
        (field ?? done).focus({ preventScroll: true });
        // Within the card alone: what is around it never scrolls.
        if (field) content.scrollTop += Math.max(0, (field.getBoundingClientRect().bottom - content.getBoundingClientRect().bottom) / (store.zoom ?? 1) + 20);
    }

    async function set(parameter, value) {
        const before = opened;
        const answer = await send(`/api/widgets/${id}/configure`, { name: parameter.name, value });
        if (!answer.error && card.isConnected && before === opened) await sheet(parameter.name);
        return !answer.error;
    }
}
