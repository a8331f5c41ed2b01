// The semantic tree over a widget's picture: what assistive technology reads and the keyboard reaches.
import { h } from "./dom.js";

const roles = { image: "img", gauge: "meter", progress: "progressbar", chart: "img" };

export function semantics() {
    const element = h("div.semantics");
    return {
        element,
        show(tree) {
            if (!tree) return element.replaceChildren();
            const [width, height] = tree.size;
            const part = (value, whole) => `${whole ? value / whole * 100 : 0}%`;
            const made = [];
            (function walk(node) {
                if (node.hidden) return;
                const [x, y, w, ht] = node.frame, box = { left: part(x, width), top: part(y, height), width: part(w, width), height: part(ht, height) };
                const at = JSON.stringify([x + w / 2, y + ht / 2]);
                const action = node.link !== undefined || node.intent || node.action;
                if (action) {
                    const label = words(node) || node.link || node.intent?.name || "Button";
                    made.push(h("button.tap", { style: box, "aria-label": label, "data-at": at, "data-kind": node.intent ? "intent" : "link", role: node.link !== undefined ? "link" : null,
                        "aria-pressed": node.intent?.toggle ? String(node.traits?.includes("selected") || node.value === "1" || node.value === "on") : null }));
                    return;
                }
                const label = [node.label, node.value].filter(Boolean).join(", ");
                if (node.role === "text" && label) made.push(h("span", { style: box }, label));
                else if (roles[node.role] && label) made.push(h("span", { style: box, role: roles[node.role], "aria-label": label }));
                for (const child of node.children ?? []) walk(child);
            })(tree.root);
            // Touching anything else opens the app.
            made.unshift(h("button.tap.is-whole", { style: { left: 0, top: 0, width: "100%", height: "100%" }, "aria-label": `Open app${tree.widgetURL ? ` at ${tree.widgetURL}` : ""}`,
                "data-at": JSON.stringify([1, 1]) }));
            made[0].style.pointerEvents = "none";
            // The keyboard stays where it was: a tap changes what is shown.
            const focused = [...element.querySelectorAll(".tap")].indexOf(document.activeElement);
            element.replaceChildren(...made);
            if (focused >= 0) element.querySelectorAll(".tap")[focused]?.focus({ preventScroll: true });
        },
    };
}

/** What a node and all in it say. */
export function words(node) {
    const own = [node.label, node.value].filter(Boolean).join(", ");
    return own || (node.children ?? []).map(words).filter(Boolean).join(" ");
}
