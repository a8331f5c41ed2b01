// The menu of a long press or a right click.
import { h, icon, style } from "./dom.js";
import { closeLayers, layerSize, openLayer } from "./layers.js";

/** `items`: {title, icon, run, isDestructive} or null for a line. */
export function openMenu([x, y], items) {
    const menu = h("div.menu", { role: "menu", "aria-label": "Actions" }, items.map(item => item === null ? h("hr")
        : h("button", { role: "menuitem", class: item.isDestructive ? "is-destructive" : "", on: { click: () => { closeLayers(); item.run(); } } }, icon(item.icon), item.title)));
    menu.addEventListener("keydown", event => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const buttons = [...menu.querySelectorAll("button")];
        buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
    });
    openLayer(menu, { blurs: false });
    const [width, height] = layerSize();
    style(menu, "left", Math.min(Math.max(12, x - 30), width - 262));
    style(menu, "top", Math.min(Math.max(50, y), height - menu.offsetHeight - 24));
    menu.style.transformOrigin = "30px 0";
}
