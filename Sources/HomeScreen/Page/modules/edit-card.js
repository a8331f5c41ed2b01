// The Edit Widget card: a row for each parameter, with the control that its type has; options come from the real query.
import { h, icon, style } from "./dom.js";
import { get, send, store } from "./store.js";
import { appIcon, appOf } from "./app-icon.js";
import { closeLayers, openLayer } from "./layers.js";

/** Opens the card of a placed widget. */
export async function edit(id) {
    const widget = store.device.widgets.find(one => one.id === id);
    if (!widget) return;
    const { families } = store.device.device, app = appOf(widget.extension);
    const content = h("div.content", {}, h("div.spinner"));
    const head = h("header", {}, appIcon(app), h("h2", {}, widget.name || widget.kind), h("small", {}, app.name), h("p", {}, widget.description));
    const done = h("button.round-button", { "aria-label": "Done", on: { click: closeLayers } }, icon("close"));
    const card = h("section.card", {}, head, done, content);
    const side = (families.systemMedium ?? families.systemSmall).size[0];
    style(card, "width", side);
    style(card, "height", side);
    openLayer(card, { blurs: true, name: `Edit ${widget.name || widget.kind}` });
    await sheet();

    async function sheet() {
        const form = await get(`/api/widgets/${id}/configuration`);
        card.replaceChildren(head, done, content);
        if (!form) return content.replaceChildren(h("div.problem", {}, "The configuration cannot be read. See the findings of the widget."));
        content.replaceChildren(h("div.rows", {}, form.parameters.filter(one => !one.isArray).map(row)), ...form.parameters.filter(one => one.isArray).flatMap(list),
            ...(form.problems ?? []).map(text => h("div.problem", {}, text)));
        done.focus({ preventScroll: true });
    }

    async function set(parameter, value) {
        const answer = await send(`/api/widgets/${id}/configure`, { name: parameter.name, value });
        if (!answer.error) await sheet();
        return !answer.error;
    }

    function row(parameter) {
        const value = parameter.value;
        if (parameter.kind === "bool") {
            const box = h("input", { type: "checkbox", role: "switch", checked: value === true, "aria-label": parameter.title, on: { change: () => set(parameter, box.checked) } });
            return h("label", {}, h("span.title", {}, parameter.title), h("span.switch", {}, box, h("span")));
        }
        if (parameter.choices.length || parameter.hasOptions) {
            return h("button", { "data-parameter": parameter.name, on: { click: () => choose(parameter, chosen => set(parameter, chosen)) } },
                h("span.title", {}, parameter.title), h("span.value", { class: value === null || value === undefined ? "is-unset" : "" }, parameter.text || "Choose"));
        }
        const type = { integer: "number", double: "number", date: "datetime-local" }[parameter.kind] ?? "text";
        const field = h("input", { type, value: type === "datetime-local" ? (parameter.text ?? "") : value ?? "", placeholder: parameter.title, step: parameter.kind === "double" ? "any" : null, "aria-label": parameter.title,
            on: { change: () => set(parameter, field.value === "" && parameter.isOptional ? null : type === "number" ? Number(field.value) : field.value) } });
        return h("label", {}, h("span.title", {}, parameter.title), field);
    }

    function list(parameter) {
        const values = Array.isArray(parameter.value) ? parameter.value : [], texts = parameter.texts ?? [];
        return [h("div.group-title", {}, parameter.title), h("div.rows", {}, values.map((_, index) =>
            h("div", {}, h("span.title", {}, texts[index] ?? String(values[index])), h("button.check", { "aria-label": `Remove ${texts[index] ?? values[index]}`, on: { click: () => set(parameter, values.filter((_, at) => at !== index)) } }, icon("minus")))),
            h("button", { "data-parameter": parameter.name, on: { click: () => choose(parameter, chosen => set(parameter, [...values, chosen])) } }, h("span.value.is-unset", {}, "Choose")))];
    }

    function choose(parameter, chosen) {
        const rows = h("div.content", {}, h("div.spinner"));
        const search = h("input", { type: "search", placeholder: "Search", "aria-label": `Search ${parameter.title}`, on: { input: () => { clearTimeout(timer); timer = setTimeout(fill, 180); } } });
        let timer = null, asked = 0;
        card.replaceChildren(h("button.back", { on: { click: sheet } }, icon("back"), parameter.title), h("label.search", { class: parameter.hasOptions ? "" : "visually-hidden" }, icon("search"), search), rows);
        card.querySelector(".back").focus({ preventScroll: true });
        fill();

        async function fill() {
            const mine = ++asked;
            let sections;
            if (parameter.choices.length) sections = [{ options: parameter.choices.map(one => ({ value: one.value, title: one.title || one.value })) }];
            else {
                const answer = await get(`/api/widgets/${id}/options?parameter=${encodeURIComponent(parameter.name)}${search.value ? `&search=${encodeURIComponent(search.value)}` : ""}`);
                if (mine !== asked) return;
                if (!answer || answer.problems?.length) return rows.replaceChildren(...(answer?.problems ?? ["The options cannot be asked for."]).map(text => h("div.problem", {}, text)));
                sections = answer.sections ?? [];
            }
            if (parameter.isOptional && !parameter.isArray && !search.value) sections = [{ options: [{ value: null, title: "None" }] }, ...sections];
            const current = JSON.stringify(parameter.value ?? null);
            rows.replaceChildren(...(sections.some(section => section.options.length) ? sections.flatMap(section => [
                section.title ? h("div.group-title", {}, section.title) : null,
                section.options.length ? h("div.rows", {}, section.options.map(option => h("button", { role: "radio", "aria-checked": String(JSON.stringify(option.value) === current), on: { click: () => chosen(option.value) } },
                    h("span", {}, option.title, option.subtitle ? h("span.subtitle", {}, option.subtitle) : null), JSON.stringify(option.value) === current ? h("span.check", {}, icon("check")) : null))) : null,
            ]).filter(Boolean) : [h("p.nothing", {}, "Nothing to choose from.")]));
        }
    }
}
