// Dragging a widget in edit mode: to other cells, to another page, onto a widget of its size to make a stack.
import { h, style } from "./dom.js";
import { send, show, store } from "./store.js";
import { cellFrame } from "./home-screen.js";
import { readingSign, turnTo } from "./pager.js";
import { screenPoint } from "./layers.js";

/** Gives back what ends a drag under way, for a widget that is gone. */
export function makeDraggable(element, widgetOf) {
    let drag = null;

    element.addEventListener("pointerdown", event => {
        const widget = widgetOf();
        if (!store.page.isEditing || event.button || event.target.closest(".remove, .stack-dots") || widget.page === undefined) return;
        event.preventDefault();
        element.setPointerCapture(event.pointerId);
        const frame = cellFrame(store.device.device, widget.family, widget.column, widget.row), [x, y] = screenPoint(event);
        drag = { pointer: event.pointerId, start: [x, y], frame, widget, landing: h("div.landing", { style: { "--corner": widget.corner } }), target: null, flip: null };
    });

    element.addEventListener("pointermove", event => {
        if (!drag) return;
        const [x, y] = screenPoint(event), isMirrored = store.device.calendar.direction === "rtl";
        const dx = (x - drag.start[0]) * (isMirrored ? -1 : 1), dy = y - drag.start[1];
        if (!element.classList.contains("is-dragged") && Math.hypot(dx, dy) < 4) return;
        element.classList.add("is-dragged");
        style(element, "inset-inline-start", drag.frame.x + dx);
        style(element, "top", drag.frame.y + dy);
        turnAtEdge(x);
        aim(drag.frame.x + dx, drag.frame.y + dy);
    });

    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, event => {
        if (!drag) return;
        const { landing, target, widget, frame, flip } = drag;
        drag = null;
        clearTimeout(flip);
        landing.remove();
        if (!element.classList.contains("is-dragged")) return;
        element.classList.remove("is-dragged");
        style(element, "inset-inline-start", frame.x);
        style(element, "top", frame.y);
        if (event.type === "pointerup" && target) send(`/api/widgets/${widget.id}/move`, target);
    });

    function cancel() {
        if (!drag) return;
        clearTimeout(drag.flip);
        drag.landing.remove();
        drag = null;
    }

    function turnAtEdge(x) {
        const [width] = store.device.device.screen, pages = element.closest(".pages");
        const step = (x > width - 14 ? 1 : x < 14 ? -1 : 0) * readingSign();
        if (!step) { clearTimeout(drag.flip); drag.flip = null; return; }
        drag.flip ??= setTimeout(() => {
            const index = store.page.homePage + step;
            if (drag && index >= 0 && index < pages.children.length) {
                pages.children[index].append(element);
                // An element that moves in the document loses the pointer.
                element.setPointerCapture(drag.pointer);
                turnTo(pages, index);
                show({ homePage: index });
            }
            if (drag) drag.flip = null;
        }, 500);
    }

    function aim(x, y) {
        const { grid, families } = store.device.device, cells = families[drag.widget.family].cells;
        const column = Math.min(grid.columns - cells[0], Math.max(0, Math.round((x - grid.left) / grid.cell[0])));
        const row = Math.min(grid.rows - cells[1], Math.max(0, Math.round((y - grid.top) / grid.cell[1])));
        const page = store.page.homePage;
        const under = store.device.widgets.filter(one => one.id !== drag.widget.id && one.page === page && overlaps(one, column, row, cells));
        const onto = under.length === 1 && under[0].family === drag.widget.family && under[0].column === column && under[0].row === row ? under[0] : null;
        drag.target = onto ? { onto: onto.id } : { page, column, row };
        const frame = cellFrame(store.device.device, drag.widget.family, column, row);
        drag.landing.classList.toggle("is-stack", onto !== null);
        for (const [name, value] of [["inset-inline-start", frame.x], ["top", frame.y], ["width", frame.width], ["height", frame.height]]) style(drag.landing, name, value);
        if (drag.landing.parentElement !== element.parentElement) element.parentElement.prepend(drag.landing);
    }

    function overlaps(one, column, row, cells) {
        const other = store.device.device.families[one.family]?.cells ?? [2, 2];
        return one.column < column + cells[0] && column < one.column + other[0] && one.row < row + cells[1] && row < one.row + other[1];
    }

    return cancel;
}
