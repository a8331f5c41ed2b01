// The menu of a long press or a right click.
import { h, icon, style } from "./dom.js";
import { closeLayers, layerSize, openLayer, screenPoint } from "./layers.js";

/** `items`: {title, icon, run, isDestructive} or null for a line. `lifted`: the widget that it belongs to, which stands out above it (composed 10.12). */
export function openMenu([x, y], items, lifted = null) {
    const menu = h("div.menu", { role: "menu", "aria-label": "Actions" }, items.map(item => item === null ? h("hr")
        : h("button", { role: "menuitem", class: item.isDestructive ? "is-destructive" : "", on: { click: () => { closeLayers(); item.run(); } } }, icon(item.icon), item.title)));
    menu.addEventListener("keydown", event => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const buttons = [...menu.querySelectorAll("button")];
        buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
    });
    openLayer(menu, { blurs: false, onClose: () => lifted?.classList.remove("is-lifted") });
    const [width, height] = layerSize();
    if (lifted) {
        lifted.classList.add("is-lifted");
        const box = lifted.getBoundingClientRect(), [left, top] = screenPoint({ clientX: box.left, clientY: box.top }), [right, bottom] = screenPoint({ clientX: box.right, clientY: box.bottom });
        // Below the widget where there is room, else above it; with the edge that is nearer to the screen's.
        x = (left + right) / 2 > width / 2 ? right - 250 + 30 : left + 30;
        y = bottom + 14 + menu.offsetHeight < height - 24 ? bottom + 14 : Math.max(50, top - menu.offsetHeight - 14);
    }
    style(menu, "left", Math.min(Math.max(12, x - 30), width - 262));
    style(menu, "top", Math.min(Math.max(50, y), height - menu.offsetHeight - 24));
    menu.style.transformOrigin = "30px 0";
}
