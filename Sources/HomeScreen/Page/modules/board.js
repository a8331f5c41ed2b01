// The board: every family of every widget side by side, and every preview that the sources declare.
import { h } from "./dom.js";
import { familyText, get, store } from "./store.js";
import { shot } from "./gallery.js";
import { sourceLink } from "./source-view.js";

export function board() {
    const element = h("div.board", { tabindex: "-1", hidden: true });
    let key = "", asked = 0;
    return {
        element,
        async update() {
            const next = JSON.stringify([store.device.settings, store.device.buildNumber]);
            if (next === key) return;
            key = next;
            const mine = ++asked, answer = await get("/api/board");
            if (mine !== asked) return;
            if (!answer) { key = ""; return; }
            store.zoom ??= 1;
            element.replaceChildren(...answer.sections.map(section => h("section", {}, h("h2", {}, section.title), h("p", {}, section.text ?? ""),
                h("div.shots", {}, section.shots.map(one => h("figure", {}, onDark(shot(one, 1), one), h("figcaption", {}, h("div", {}, one.title ?? familyText(one.family)), one.file ? sourceLink(one.file, one.line) : null)))))));
        },
    };
}

function onDark(element, one) {
    if (one.family?.startsWith("accessory")) element.classList.add("on-dark");
    return element;
}
