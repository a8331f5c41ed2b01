// A row of the Edit Widget card with the control that the parameter's type has (composed 10.3 to 10.9).
import { h, icon } from "./dom.js";
import { store } from "./store.js";
import { choiceMenu } from "./edit-options.js";

/** `actions`: set(parameter, value), choose(parameter), opens() before a menu opens, dismissed(parameter) where it closes without a choice. */
export function valueRow(parameter, actions) {
    const make = controls[parameter.control] ?? (parameter.choices.length ? menu : parameter.hasOptions ? list : ["integer", "double"].includes(parameter.kind) ? number : parameter.kind === "bool" ? toggle : text);
    return make(parameter, actions);
}

const controls = {
    switch: toggle, textField: text, urlField: text, numberField: number, durationPicker: number, stepper, slider, datePicker: date, picker: menu, list, searchableList: list,
    personPicker: text, measurementField: measurement, currencyField: currency, filePicker: fixed, placePicker: fixed,
};

const titleOf = parameter => h("span.title", {}, parameter.title);

function clear(parameter, { set }) {
    if (!parameter.isOptional || parameter.value === null) return null;
    return h("button.clear", { "aria-label": `Clear ${parameter.title}`, title: "Clear", on: { click: event => { event.preventDefault(); set(parameter, null); } } }, icon("close"));
}

function toggle(parameter, { set }) {
    const box = h("input", { type: "checkbox", role: "switch", checked: parameter.value === true, "aria-label": parameter.title, "data-parameter": parameter.name, on: { change: () => set(parameter, box.checked) } });
    return h("label", {}, titleOf(parameter), h("span.switch", {}, box, h("span")));
}

/** A text without a value is a tall row with the title in it (composed 10.7). */
function text(parameter, actions) {
    const field = h("input", { type: parameter.control === "urlField" ? "url" : "text", value: parameter.value ?? "", placeholder: parameter.title, "aria-label": parameter.title, "data-parameter": parameter.name,
        on: { change: () => actions.set(parameter, field.value === "" && parameter.isOptional ? null : field.value) } });
    return h("label.is-text", { class: parameter.value ? "" : "is-tall" }, parameter.value ? titleOf(parameter) : null, field, clear(parameter, actions));
}

function bounds({ minimum, maximum, kind }) { return { min: minimum, max: maximum, step: kind === "integer" ? 1 : "any" }; }
function clamped(parameter, value) {
    const whole = parameter.kind === "integer" ? Math.round(value) : value;
    return Math.min(parameter.maximum ?? Infinity, Math.max(parameter.minimum ?? -Infinity, whole));
}

function number(parameter, actions) {
    const field = h("input", { type: "number", value: parameter.value ?? "", placeholder: parameter.isOptional ? "None" : "0", ...bounds(parameter), "aria-label": parameter.title, "data-parameter": parameter.name,
        on: { change: () => actions.set(parameter, field.value === "" ? null : clamped(parameter, Number(field.value))) } });
    return h("label", {}, titleOf(parameter), field, parameter.control === "durationPicker" ? h("span.unit", {}, "s") : null, clear(parameter, actions));
}

function stepper(parameter, { set }) {
    // Counted here: two quick steps are two, before the first is answered.
    let value = parameter.value ?? parameter.minimum ?? 0;
    const said = h("span.value", { role: "status" }, numberText(value));
    const part = (name, title, by) => h("button", { "aria-label": `${title} ${parameter.title}`, "data-parameter": by > 0 ? parameter.name : null, on: { click: () => step(by) } }, icon(name));
    const less = part("minus", "Decrease", -1), more = part("plus", "Increase", 1);
    const limit = () => { for (const [button, by] of [[less, -1], [more, 1]]) button.disabled = clamped(parameter, value + by) === value; };
    function step(by) {
        value = clamped(parameter, value + by);
        said.textContent = numberText(value);
        limit();
        set(parameter, value);
    }
    limit();
    return h("div", { role: "group", "aria-label": parameter.title }, titleOf(parameter), said, h("span.stepper", {}, less, more));
}

function slider(parameter, { set }) {
    const low = parameter.minimum ?? 0, high = parameter.maximum ?? 1;
    const said = h("span.value.is-short", {}, numberText(parameter.value ?? low));
    const field = h("input", { type: "range", min: low, max: high, step: parameter.kind === "integer" ? 1 : (high - low) / 100 || "any", "aria-label": parameter.title, "data-parameter": parameter.name,
        on: { input: () => { said.textContent = numberText(Number(field.value)); }, change: () => set(parameter, Number(field.value)) } });
    // After its limits, which bound what it takes.
    field.value = String(parameter.value ?? low);
    return h("label", {}, titleOf(parameter), field, said);
}

const numberText = value => new Intl.NumberFormat((store.device.calendar.locale ?? "en").replaceAll("_", "-").split("@")[0], { maximumFractionDigits: 2 }).format(value);

function menu(parameter, { set, opens, dismissed }) {
    const open = () => { opens(); choiceMenu(button, parameter, value => set(parameter, value), () => dismissed(parameter)); };
    const button = h("button.menu-row", { "data-parameter": parameter.name, "aria-haspopup": "menu", on: { click: open } },
        titleOf(parameter), h("span.value", { class: parameter.value === null ? "is-unset" : "" }, parameter.text || "Choose"), icon("updown"));
    return button;
}

function list(parameter, { choose }) {
    return h("button", { "data-parameter": parameter.name, on: { click: () => choose(parameter) } },
        titleOf(parameter), h("span.value", { class: parameter.value === null ? "is-unset" : "" }, parameter.text || "Choose"), icon("forward"));
}

// ---- Dates

function date(parameter, actions) {
    const kind = parameter.dateKind ?? "dateTime", type = { date: "date", time: "time" }[kind] ?? "datetime-local";
    const field = h("input", { type, value: localText(parameter.value, type), "aria-label": parameter.title, "data-parameter": parameter.name,
        on: { change: () => actions.set(parameter, field.value === "" ? null : parameter.kind === "date" ? instant(field.value, type).toISOString().replace(/\.\d+/, "") : fields(field.value, type)) } });
    return h("label", {}, titleOf(parameter), field, clear(parameter, actions));
}

const two = value => String(value ?? 0).padStart(2, "0");
const pick = (type, day, time) => ({ date: day, time }[type] ?? `${day}T${time}`);

/** A stored date as a field shows it: an instant in the device's zone, or fields. */
function localText(value, type) {
    if (value === null || value === undefined || value === "") return "";
    if (typeof value === "object") return pick(type, `${String(value.year ?? 2026).padStart(4, "0")}-${two(value.month ?? 1)}-${two(value.day ?? 1)}`, `${two(value.hour)}:${two(value.minute)}`);
    const at = new Date(typeof value === "number" ? value * 1000 : value);
    if (Number.isNaN(at.getTime())) return "";
    const [day, time] = wall(at);
    return pick(type, day, time);
}

/** Day and time on a clock of the device's zone. */
function wall(at) {
    return new Intl.DateTimeFormat("sv-SE", { timeZone: store.device.calendar.zone, year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at).split(" ");
}

/** The instant at which a clock of the device's zone shows a text. */
function instant(text, type) {
    const full = type === "time" ? `${wall(new Date(store.device.clock.now * 1000))[0]}T${text}` : type === "date" ? `${text}T00:00` : text;
    let at = new Date(`${full}Z`);
    // Twice: the offset may be another one at the first guess.
    for (let turn = 0; turn < 2; turn++) {
        const [day, time] = wall(at), error = new Date(`${day}T${time}Z`) - new Date(`${full}Z`);
        at = new Date(at.getTime() - error);
    }
    return at;
}

function fields(text, type) {
    const [day, time] = type === "time" ? [null, text] : [...text.split("T"), null];
    const result = {};
    if (day) [result.year, result.month, result.day] = day.split("-").map(Number);
    if (time) [result.hour, result.minute] = time.split(":").map(Number);
    return result;
}

// ---- Values of several parts

function parts(parameter, actions, name, unitName) {
    const value = parameter.value ?? {};
    const field = h("input", { type: "number", step: "any", value: value[name] ?? (typeof value === "number" ? value : ""), "aria-label": parameter.title, "data-parameter": parameter.name,
        on: { change: () => actions.set(parameter, field.value === "" ? null : value[unitName] ? { [name]: name === "amount" ? field.value : Number(field.value), [unitName]: value[unitName] } : Number(field.value)) } });
    return h("label", {}, titleOf(parameter), field, value[unitName] ? h("span.unit", {}, value[unitName]) : null, clear(parameter, actions));
}
function measurement(parameter, actions) { return parts(parameter, actions, "value", "unit"); }
function currency(parameter, actions) { return parts(parameter, actions, "amount", "currency"); }

/** Files and places are chosen with parts of a phone that are not simulated. */
function fixed(parameter) {
    return h("div", { title: "Files and places cannot be chosen here: pass a value with --config." }, titleOf(parameter), h("span.value.is-unset", {}, parameter.text || "Not available here"));
}

// ---- Lists

/** A list has a header and a row for each element, which is moved by its handle (composed 10.8). `add`: chooses another element. */
export function listRows(parameter, { set, add }) {
    const values = Array.isArray(parameter.value) ? parameter.value : [], texts = parameter.texts ?? [];
    const { minimum = 0, maximum = Infinity } = parameter.size ?? {};
    const moved = (from, to) => { const next = [...values]; next.splice(to, 0, ...next.splice(from, 1)); return next; };
    const rows = values.map((value, index) => {
        const said = texts[index] || String(value);
        const handle = h("button.handle", { "aria-label": `Move ${said}; use the arrow keys`, "data-parameter": index === 0 ? parameter.name : null }, icon("lines"));
        const row = h("div", {}, h("button.delete", { "aria-label": `Remove ${said}`, disabled: values.length <= minimum, on: { click: () => set(parameter, values.filter((_, at) => at !== index)) } }, icon("minus")), h("span.title", {}, said), handle);
        handle.addEventListener("keydown", event => {
            const to = index + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
            if (to !== index && to >= 0 && to < values.length) { event.preventDefault(); set(parameter, moved(index, to)); }
        });
        let from = null;
        handle.addEventListener("pointerdown", event => { handle.setPointerCapture(event.pointerId); from = event.clientY; row.classList.add("is-moved"); });
        handle.addEventListener("pointermove", event => { if (from !== null) row.style.translate = `0 ${(event.clientY - from) / (store.zoom ?? 1)}px`; });
        handle.addEventListener("pointercancel", () => {
            from = null;
            row.style.translate = "";
            row.classList.remove("is-moved");
        });
        handle.addEventListener("pointerup", event => {
            if (from === null) return;
            const to = Math.min(values.length - 1, Math.max(0, index + Math.round((event.clientY - from) / row.getBoundingClientRect().height)));
            from = null;
            row.style.translate = "";
            row.classList.remove("is-moved");
            if (to !== index) set(parameter, moved(index, to));
        });
        return row;
    });
    const isFree = !parameter.hasOptions && !parameter.choices.length;
    const field = isFree ? h("input", { type: ["integer", "double"].includes(parameter.kind) ? "number" : "text", placeholder: "Add", "aria-label": `Add to ${parameter.title}`,
        on: { change: () => field.value !== "" && set(parameter, [...values, field.type === "number" ? Number(field.value) : field.value]) } }) : null;
    const more = isFree ? h("label.is-text", {}, field) : h("button", { "data-parameter": values.length ? null : parameter.name, on: { click: () => add(value => set(parameter, [...values, value])) } }, h("span.value.is-start", {}, "Choose"));
    const limit = parameter.size ? h("p.details", {}, maximum === minimum ? `${minimum} in this size.` : `${minimum} to ${maximum} in this size.`) : null;
    return [h("div.group-title", {}, parameter.title), h("div.rows", {}, rows, values.length < maximum ? more : null), parameter.details ? h("p.details", {}, parameter.details) : null, limit].filter(Boolean);
}
