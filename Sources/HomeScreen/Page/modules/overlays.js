// For developers: content margins, the frames of views with their source lines, what can be tapped.
import { h } from "./dom.js";
import { get, store } from "./store.js";

const note = h("div.hover-note", { hidden: true });
document.body.append(note);

// One listener for all: widgets come and go.
const shownOnes = new Set();
document.addEventListener("pointermove", event => { for (const one of shownOnes) one(event); });

export function overlays() {
    const element = h("div.overlay");
    let tree = null, widget = null, key = "";

    function frames(root) {
        const list = [];
        (function walk(node, depth) { list.push({ ...node, depth }); for (const child of node.children ?? []) walk(child, depth + 1); })(root, 0);
        return list;
    }

    function draw() {
        const shown = store.page.overlays, parts = [];
        if (!tree || !widget) return element.replaceChildren();
        const [width, height] = tree.size, percent = (value, whole) => `${value / whole * 100}%`;
        const box = ([x, y, w, ht]) => ({ left: percent(x, width), top: percent(y, height), width: percent(w, width), height: percent(ht, height) });
        if (shown.has("margins") && widget.margins?.some(value => value > 0)) {
            const [top, leading, bottom, trailing] = widget.margins;
            parts.push(h("div.margin", { style: box([leading, top, width - leading - trailing, height - top - bottom]) }));
        }
        if (shown.has("taps")) for (const node of frames(tree.root)) {
            if (node.link !== undefined || node.intent || node.action) parts.push(h("div.target", { class: node.intent ? "is-intent" : node.action ? "is-broken" : "", style: box(node.frame) }));
        }
        if (shown.has("frames")) for (const node of frames(tree.root)) {
            const frame = h("div.frame", { style: box(node.frame) });
            frame.node = node;
            parts.push(frame);
        }
        element.replaceChildren(...parts);
    }

    // The innermost frame under the pointer says what it is; pictures stay tappable beneath.
    function point(event) {
        if (!tree || !store.page.overlays.has("frames") || !element.isConnected) return;
        const area = element.getBoundingClientRect();
        if (event.clientX < area.left || event.clientX > area.right || event.clientY < area.top || event.clientY > area.bottom) {
            if (note.owner === element) { note.hidden = true; element.querySelector(".is-hot")?.classList.remove("is-hot"); }
            return;
        }
        const x = (event.clientX - area.left) / area.width * tree.size[0], y = (event.clientY - area.top) / area.height * tree.size[1];
        let best = null;
        for (const frame of element.querySelectorAll(".frame")) {
            const [left, top, w, ht] = frame.node.frame;
            if (x >= left && x <= left + w && y >= top && y <= top + ht && (!best || frame.node.depth >= best.node.depth)) best = frame;
        }
        element.querySelector(".is-hot")?.classList.remove("is-hot");
        note.hidden = !best;
        if (!best) return;
        best.classList.add("is-hot");
        note.owner = element;
        const { node } = best, round = value => Math.round(value * 10) / 10;
        note.replaceChildren(h("b", {}, node.type), ` ${round(node.frame[2])} × ${round(node.frame[3])} at ${round(node.frame[0])}, ${round(node.frame[1])}`,
            node.label ? h("div", {}, `“${node.label}”`) : "", node.file ? h("div", {}, h("code", {}, `${node.file}:${node.line}`)) : "");
        note.style.left = `${Math.min(event.clientX + 14, innerWidth - 300)}px`;
        note.style.top = `${Math.min(event.clientY + 16, innerHeight - 90)}px`;
    }
    shownOnes.add(point);

    async function places() {
        if (!store.page.overlays.has("frames") || !widget?.tree || tree?.hasPlaces) return;
        const path = widget.tree, placed = await get(`${path}${path.includes("?") ? "&" : "?"}places=1`);
        if (placed && widget.tree === path) { tree = { ...placed, hasPlaces: true }; draw(); }
    }

    return {
        element,
        remove() {
            shownOnes.delete(point);
            if (note.owner === element) note.hidden = true;
        },
        show(next, ofWidget) { tree = next; widget = ofWidget; key = ""; this.update(); },
        update() {
            const wanted = [...store.page.overlays].sort().join();
            if (wanted === key) return;
            key = wanted;
            if (!wanted) note.hidden = true;
            draw();
            places();
        },
    };
}
