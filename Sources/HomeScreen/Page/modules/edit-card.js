// The Edit Widget card: a row for each parameter that the summary shows, each change carried out at once.
import { h, icon, style } from "./dom.js";
import { get, send, store, tell } from "./store.js";
import { appIcon, appOf } from "./app-icon.js";
import { closeLayers, openLayer } from "./layers.js";
import { listRows, valueRow } from "./edit-controls.js";
import { optionList, waiting } from "./edit-options.js";

/** Opens the card of a placed widget; one of the Lock Screen has a sheet (composed 10.1, 10.11). */
export function editWidget(id) {
    const widget = store.device.widgets.find(one => one.id === id);
    if (widget) edit({ ...widget, name: widget.name || widget.kind, isSheet: widget.slot !== undefined, path: `/api/widgets/${id}`, query: {} });
}

/** Opens the sheet of a control; `closed`: called when it is closed. */
export function editControl(control, closed) {
    edit({ ...control, isSheet: true, path: "/api/controls", query: { extension: control.extension, kind: control.kind }, closed });
}

// Sheets that are open when the page is left would wait for nothing.
let open = null;
addEventListener("pagehide", () => { if (open) tell("/api/sheets/close", { sheet: open }); });

/** `edited`: name, description, extension, isSheet; path and query: where the server has its configuration; closed. */
async function edit(edited) {
    const { families } = store.device.device, app = appOf(edited.extension);
    // The server asks for this sheet in a process of its own, until it is closed.
    const sheetName = Array.from(crypto.getRandomValues(new Uint32Array(2)), part => part.toString(36)).join("");
    const content = h("div.content", {}, waiting("Asking the extension…"));
    const head = h("header", {}, appIcon(app), h("h2", {}, edited.name), h("small", {}, app.name), edited.description ? h("p", {}, edited.description) : null);
    const done = h("button.round-button", { "aria-label": "Done", on: { click: closeLayers } }, icon("close"));
    const card = h("section.card", { class: edited.isSheet ? "is-sheet" : "" }, head, done, content);
    if (!edited.isSheet) {
        const side = Math.min((families.systemMedium ?? families.systemSmall).size[0], store.device.device.screen[0] - 24);
        style(card, "width", side);
        style(card, "height", side);
    }
    openLayer(card, { blurs: true, name: `Edit ${edited.name}`, onClose: isReplaced => {
        asking?.abort();
        if (open === sheetName) open = null;
        tell("/api/sheets/close", { sheet: sheetName });
        if (!isReplaced) edited.closed?.();
    } });
    open = sheetName;
    // A sheet that comes late never takes away a menu or a list that was opened meanwhile: closing those lays it out anew.
    let asking = null, opened = 0;
    // Changes that the server has not answered, and whether a finger is on the card: the sheet is laid out after them.
    let changes = 0, isHeld = false, isLate = false;
    content.addEventListener("pointerdown", () => {
        isHeld = true;
        const release = () => {
            for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, release, true);
            isHeld = false;
            // What the finger did is told first.
            if (isLate) setTimeout(() => { if (isLate) sheet(); });
        };
        for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, true);
    });
    content.addEventListener("input", event => { event.target.isTyped = event.target.matches("input:not([type=checkbox], [type=range])"); });
    content.addEventListener("change", event => { event.target.isTyped = false; });
    await sheet();

    /** Asks for something of the sheet; what it waited for before is given up. */
    function ask(what, more = {}) {
        asking?.abort();
        asking = new AbortController();
        return get(`${edited.path}/${what}?${new URLSearchParams({ ...edited.query, ...more, sheet: sheetName })}`, asking.signal);
    }

    /** Shows the sheet as it is laid out for the values that hold now. */
    async function sheet(focus = null) {
        const before = opened, answer = ask("configuration"), mine = asking, form = await answer;
        if (!card.isConnected || mine !== asking || mine.signal.aborted || before !== opened || changes) return;
        isLate = isHeld;
        if (isLate) return;
        const top = content.scrollTop, typing = typed();
        card.replaceChildren(head, done, content);
        if (!form) return content.replaceChildren(h("div.problem", { role: "alert" }, "The configuration cannot be read. See the findings of the widget."));
        const shown = form.parameters.filter(one => !one.isHidden);
        const list = (parameter, chosen) => { opened++; optionList(card, parameter, ask, chosen, () => sheet(parameter.name)); };
        const actions = { set, choose: parameter => list(parameter, value => set(parameter, value)), opens: () => { opened++; }, dismissed: parameter => sheet(parameter.name) };
        const single = shown.filter(one => !one.isArray), detailed = single.filter(one => one.details);
        content.replaceChildren(
            ...(single.length ? [h("div.rows", {}, single.map(one => valueRow(one, actions)))] : []),
            ...detailed.map(one => h("p.details", {}, detailed.length > 1 ? `${one.title}: ${one.details}` : one.details)),
            ...shown.filter(one => one.isArray).flatMap(one => listRows(one, { ...actions, add: chosen => list(one, chosen) })),
            ...(shown.length ? [] : [h("p.nothing", {}, "There is nothing to choose.")]),
            ...(form.problems ?? []).map(text => h("div.problem", { role: "alert" }, text)));
        content.scrollTop = top;
        const field = row(typing?.name ?? focus);
        (field ?? done).focus({ preventScroll: true });
        if (field && typing) goOn(field, typing);
        // Within the card alone: what is around it never scrolls.
        if (field) content.scrollTop += Math.max(0, (field.getBoundingClientRect().bottom - content.getBoundingClientRect().bottom) / (store.zoom ?? 1) + 20);
    }

    function row(name) { return content.querySelector(`[data-parameter="${CSS.escape(name ?? "")}"]`); }

    /** Where the keyboard is, with what was typed there and not yet taken over. */
    function typed() {
        const field = document.activeElement, name = content.contains(field) ? field.dataset.parameter : null;
        if (!name) return null;
        return { name, text: field.isTyped ? field.value : null };
    }

    /** The new row goes on where the old one was left. */
    function goOn(field, { text }) {
        if (text === null || !field.matches("input")) return;
        field.value = text;
        field.isTyped = true;
        // Set by a program it is no change that the browser would tell.
        field.addEventListener("blur", () => { if (field.isTyped && field.isConnected) field.dispatchEvent(new Event("change", { bubbles: true })); }, { once: true });
    }

    async function set(parameter, value) {
        const before = opened;
        changes++;
        const answer = await send(`${edited.path}/configure`, { ...edited.query, name: parameter.name, value });
        changes--;
        if (!answer.error && card.isConnected && before === opened && !changes) await sheet(parameter.name);
        return !answer.error;
    }
}
