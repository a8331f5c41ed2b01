// StandBy: two small widgets side by side, without their background, on black.
import { h } from "./dom.js";
import { store } from "./store.js";
import { widgetView } from "./widget.js";

export function standBy() {
    const halves = [h("div.half"), h("div.half")];
    const element = h("div.standby", { role: "group", "aria-label": "StandBy" }, halves);
    const views = [null, null];
    return {
        element,
        update() {
            const [a, b] = store.device.device.screen, height = Math.min(a, b), width = Math.max(a, b);
            const small = store.device.widgets.filter(widget => widget.family === "systemSmall" && widget.page !== undefined).slice(0, 2);
            halves.forEach((half, index) => {
                const widget = small[index];
                const side = Math.min(height * .84, width * .44), scale = widget ? side / widget.size[0] : 1;
                half.style.width = `${side}px`;
                half.style.height = `${side}px`;
                if (views[index] && views[index].id !== widget?.id) {
                    views[index].view.remove();
                    views[index] = null;
                }
                if (!widget) {
                    half.replaceChildren("Place a small widget on the Home Screen to see it here.");
                    return;
                }
                const id = widget.id;
                if (!views[index]) {
                    views[index] = { id, view: widgetView(id, { hasName: false, isFixed: true, scale }) };
                    half.replaceChildren(views[index].view.element);
                }
                views[index].view.update(widget, { x: 0, y: 0, width: side, height: side });
            });
        },
        tick() { for (const one of views) one?.view.tick(); },
    };
}
