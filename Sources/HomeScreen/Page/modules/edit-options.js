// What a parameter may be: a pull-down menu for an enumeration, a list with a search field for what a query answers.
import { announce, h, icon, style } from "./dom.js";

const isSame = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const none = { value: null, title: "None" };

/** Something that turns, and after a second says what it waits for. */
export function waiting(text) {
    const element = h("div.waiting", { role: "status" }, h("div.spinner"));
    setTimeout(() => { if (element.isConnected) element.append(h("p", {}, text)); }, 1000);
    return element;
}

/** A menu over the card with a check mark at the value (composed 10.9). */
export function choiceMenu(anchor, parameter, chosen, dismissed) {
    const card = anchor.closest(".card");
    const choices = [...(parameter.isOptional ? [none] : []), ...parameter.choices];
    const menu = h("div.menu.choices", { role: "menu", "aria-label": parameter.title }, choices.map(choice => h("button", { role: "menuitemradio", "aria-checked": String(isSame(choice.value, parameter.value)),
        on: { click: () => { close(); chosen(choice.value); } } }, h("span.check", {}, isSame(choice.value, parameter.value) ? icon("check") : null), choice.title || choice.value)));
    const cover = h("div.menu-cover", { on: { pointerdown: event => { event.stopPropagation(); dismiss(); } } });
    menu.addEventListener("keydown", event => {
        if (event.key === "Escape") { event.stopPropagation(); event.preventDefault(); dismiss(); return; }
        // What lies under the menu cannot be reached while it is there.
        const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const buttons = [...menu.querySelectorAll("button")];
        buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
    });
    function close() { menu.remove(); cover.remove(); }
    function dismiss() { close(); anchor.focus(); dismissed(); }
    card.append(cover, menu);
    const zoom = card.getBoundingClientRect().width / card.offsetWidth || 1;
    const top = (anchor.getBoundingClientRect().bottom - card.getBoundingClientRect().top) / zoom;
    style(menu, "top", Math.max(8, Math.min(top, card.offsetHeight - menu.offsetHeight - 8)));
    (menu.querySelector('[aria-checked="true"]') ?? menu.querySelector("button")).focus({ preventScroll: true });
}

/** The list of a parameter, in the card. `ask`: gets the options of the sheet's server. */
export function optionList(card, parameter, ask, chosen, back) {
    const rows = h("div.content", { role: "radiogroup", "aria-label": parameter.title });
    const search = h("input", { type: "search", placeholder: "Search", "aria-label": `Search ${parameter.title}`, on: { input: () => { clearTimeout(timer); timer = setTimeout(fill, 180); } } });
    let timer = null, asked = 0;
    const isSearched = parameter.hasOptions;
    card.replaceChildren(h("button.back", { on: { click: back } }, icon("back"), parameter.title), isSearched ? h("label.search", {}, icon("search"), search) : "", rows);
    card.querySelector(".back").focus({ preventScroll: true });
    fill();

    async function fill() {
        // The list may have been left since.
        if (!rows.isConnected) return;
        const mine = ++asked, typed = search.value.trim();
        const answer = await options(typed, () => mine === asked && rows.isConnected);
        if (mine !== asked || !rows.isConnected) return;
        if (answer.problems.length) return rows.replaceChildren(...answer.problems.map(text => h("div.problem", { role: "alert" }, text)), h("button.again", { on: { click: fill } }, icon("refresh"), "Ask again"));
        const offersNone = parameter.isOptional && !parameter.isArray && !typed;
        const sections = [...(offersNone ? [{ options: [none] }] : []), ...answer.sections].filter(section => section.options.length);
        const count = answer.sections.reduce((sum, section) => sum + section.options.length, 0);
        rows.replaceChildren(...(count || !typed && offersNone ? sections.flatMap(section => [
            section.title ? h("div.group-title", {}, section.title) : null,
            h("div.rows", {}, section.options.map(option)),
        ]).filter(Boolean) : [h("p.nothing", {}, typed ? `Nothing for “${typed}”` : "Nothing to choose from.")]),
            ...(answer.seconds >= 1 ? [h("p.details", {}, `The query takes ${Math.round(answer.seconds * 10) / 10} s; a phone shows a spinner meanwhile.`)] : []));
        announce(count === 1 ? "1 option" : `${count} options`);
    }

    async function options(typed, isWanted) {
        if (parameter.choices.length) {
            const found = parameter.choices.filter(one => !typed || one.title.toLocaleLowerCase().includes(typed.toLocaleLowerCase()));
            return { problems: [], seconds: 0, sections: [{ options: found }] };
        }
        // What is shown stays while the answer is quick.
        const slow = setTimeout(() => { if (isWanted()) rows.replaceChildren(waiting("The query is taking its time…")); }, rows.childElementCount ? 300 : 0);
        const answer = await ask("options", { parameter: parameter.name, ...(typed ? { search: typed } : {}) });
        clearTimeout(slow);
        return answer ?? { problems: ["The options cannot be asked for: the server did not answer."], seconds: 0, sections: [] };
    }

    function option(one) {
        const isCurrent = parameter.isArray ? (parameter.value ?? []).some(value => isSame(value, one.value)) : isSame(one.value, parameter.value);
        return h("button", { role: "radio", "aria-checked": String(isCurrent), on: { click: () => chosen(one.value) } },
            h("span", {}, one.title, one.subtitle ? h("span.subtitle", {}, one.subtitle) : null), isCurrent ? h("span.check", {}, icon("check")) : null);
    }
}
