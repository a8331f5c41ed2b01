// Beside the device: the selected widget, its timeline and budget, the findings, the log.
import { h, icon } from "./dom.js";
import { clockText, dateText, familyText, get, now, send, show, store } from "./store.js";
import { editWidget } from "./edit-card.js";
import { segments } from "./top-bar.js";
import { openSource, sourceLink } from "./source-view.js";
import { removeWidget } from "./widget.js";

const states = { content: "shows an entry of its timeline", placeholder: "shows its placeholder", lastContent: "keeps its last content", orphaned: "no longer in this build", nothing: "nothing was drawn yet" };

export function sidePanel() {
    const tabs = segments("Panel", [["widget", "Widget"], ["time", "Timeline"], ["findings", "Findings"], ["log", "Log"]], panel => show({ panel }));
    const body = h("div.body", { tabindex: "-1" });
    const element = h("aside.side", { "aria-label": "Inspector" }, h("nav", {}, tabs.element), body);
    let key = "", asked = 0;

    async function update() {
        const { device: state, page } = store;
        tabs.set(page.panel);
        const widget = state.widgets.find(one => one.id === page.selected) ?? null;
        const next = JSON.stringify([page.panel, widget ?? state.widgets.length, page.panel === "widget" ? null : state.revision]);
        if (next === key) return;
        key = next;
        const mine = ++asked;
        const parts = await { widget: () => widgetParts(widget), time: () => timeParts(widget), findings: findingParts, log: logParts }[page.panel]();
        if (mine !== asked) return;
        const top = body.scrollTop;
        body.replaceChildren(...parts.flat(2).filter(Boolean));
        body.scrollTop = top;
    }

    async function widgetParts(widget) {
        if (!widget) return [h("p.empty", {}, store.device.widgets.length ? "Select a widget to see what it shows, why, and what would go wrong on a phone." : "Add a widget from the gallery to begin.")];
        const detail = await get(`/api/widgets/${widget.id}`);
        const facts = [["Kind", widget.kind], ["Family", `${familyText(widget.family)}, ${round(widget.size[0])} × ${round(widget.size[1])} pt`], ["State", states[widget.state] ?? widget.state],
            ["Entry", widget.entry ? `${widget.entry.index + 1} of ${widget.entry.count}, ${momentText(widget.entry.date)}` : null], ["Next entry", widget.nextChange ? momentText(widget.nextChange) : null],
            ["Next reload", widget.nextReload ? momentText(widget.nextReload) : null], ["Picture", `/widget/${widget.id}.png`]].filter(([, value]) => value);
        return [
            h("h2", {}, widget.name || widget.kind), h("dl.facts", {}, facts.map(([name, value]) => [h("dt", {}, name), h("dd", {}, name === "Picture" ? h("a.link", { href: value, target: "_blank" }, value) : value)])),
            h("div.actions", {}, widget.isEditable ? h("button.tool", { on: { click: () => editWidget(widget.id) } }, icon("sliders"), "Edit Widget") : null,
                h("button.tool", { on: { click: () => send(`/api/widgets/${widget.id}/reload`) } }, icon("refresh"), "Reload"), h("button.tool", { on: { click: () => removeWidget(widget.id) } }, icon("trash"), "Remove")),
            detail?.findings.length ? [h("h3", {}, "Findings"), detail.findings.map(finding)] : null,
            detail?.tree ? [h("h3", {}, "Elements"), h("div.tree", {}, h("ul", {}, branch(detail.tree.root)))] : null,
        ];
    }

    async function timeParts(widget) {
        if (!widget) return [h("p.empty", {}, "Select a widget to see its timeline and its reloads.")];
        const time = await get(`/api/widgets/${widget.id}/timeline`);
        if (!time) return [];
        const { budget } = time, left = budget.limit ? (budget.limit - budget.used) / budget.limit : 1;
        return [
            h("h2", {}, widget.name || widget.kind), h("h3", {}, "Reload budget, last 24 hours"),
            h("div.meter", { class: left <= 0 ? "is-spent" : left < .3 ? "is-low" : "" }, h("i", { style: { width: `${Math.max(0, Math.min(1, left)) * 100}%` } })),
            h("small", {}, `${budget.used} of ${budget.limit} charged reloads used`),
            h("h3", {}, `Entries (${time.entries.length}), policy ${time.policy}`),
            h("div.entries", {}, time.entries.slice(0, 400).map(entry => h("button", { "aria-current": entry.index === widget.entry?.index ? "true" : null, disabled: entry.date <= now(), on: { click: () => send("/api/clock", { at: entry.date }) } },
                h("span", {}, clockText(entry.date)), h("small", {}, dateText(entry.date, { day: "numeric", month: "short" })), h("small", {}, entry.relevance ? `relevance ${entry.relevance}` : "")))),
            h("h3", {}, "Reloads"),
            time.ledger.length ? h("ul.ledger", {}, time.ledger.slice().reverse().map(record => h("li", { class: record.isCharged ? "is-charged" : record.decision === "deferred" ? "is-deferred" : "" },
                h("span", {}, clockText(record.at)), h("span", {}, record.cause), h("small", {}, record.text)))) : h("p", {}, "None yet."),
        ];
    }

    async function findingParts() {
        const answer = await get("/api/findings");
        const list = answer?.findings ?? [];
        return list.length ? list.map(finding) : [h("p.empty", {}, "Nothing found. What is placed and drawn is checked against what a phone does.")];
    }

    async function logParts() {
        const answer = await get("/api/log");
        return answer?.lines.length ? [h("ul.log", {}, answer.lines.slice().reverse().map(line => h("li", {}, h("time", {}, clockText(line.at)), line.text)))] : [h("p.empty", {}, "Nothing happened yet.")];
    }

    return { element, update };
}

const round = value => Math.round(value * 100) / 100;
const momentText = at => Math.abs(at - now()) < 86400 * .9 ? clockText(at) : `${dateText(at, { day: "numeric", month: "short" })}, ${clockText(at)}`;

function finding(one) {
    return h("article.finding", { class: `is-${one.severity}` }, h("b", {}, one.message), h("p", {}, one.fix),
        h("footer", {}, h("span", {}, one.code), one.widget ? h("span", {}, [one.widget, one.family ? familyText(one.family) : null].filter(Boolean).join(", ")) : null, one.file ? sourceLink(one.file, one.line) : null));
}

function branch(node) {
    const says = [node.label, node.value].filter(Boolean).join(", ");
    const words = [node.type, " ", h("em", {}, says ? `“${says}”` : `${round(node.frame[2])} × ${round(node.frame[3])}`)];
    // Only what leads somewhere is a stop of the keyboard.
    return h("li", {}, node.file ? h("button", { title: `${node.file}:${node.line}`, on: { click: () => openSource(node.file, node.line) } }, words) : h("span", { title: node.type }, words),
        node.children?.length ? h("ul", {}, node.children.map(branch)) : null);
}
