// The place where the device stands: its size in the window, what lies over it.
import { h, icon } from "./dom.js";
import { show, store } from "./store.js";
import { device } from "./device.js";
import { board } from "./board.js";
import { sourceLink } from "./source-view.js";

export function stage({ isWall }) {
    const shown = device({ isWall });
    const boardView = board();
    const over = h("div");
    const fitted = h("div.fitted", {}, shown.element);
    const element = h("main.stage", { "aria-label": "Device" }, fitted, boardView.element, over);
    let overKey = "";

    function fit() {
        const { device: state } = store;
        if (!state) return;
        const box = element.getBoundingClientRect();
        const [width, height] = shown.size();
        const bezel = isWall ? 0 : 14, vertical = isWall ? 0 : (state.device.front === "homeButton" ? 96 : bezel);
        const room = isWall ? 0 : 26;
        const zoom = Math.max(.2, Math.min((box.width - 2 * room) / (width + 2 * bezel), (box.height - 2 * room) / (height + 2 * vertical), isWall ? 4 : 1.25));
        if (Math.abs(zoom - (store.zoom ?? 0)) > .001) {
            store.zoom = zoom;
            shown.update();
        }
        fitted.style.width = `${width * zoom}px`;
        fitted.style.height = `${height * zoom}px`;
        shown.element.style.transform = `scale(${zoom})`;
    }
    new ResizeObserver(fit).observe(element);

    return {
        element,
        update() {
            const isBoard = store.page.view === "board" && !isWall;
            fitted.hidden = isBoard;
            boardView.element.hidden = !isBoard;
            if (isBoard) boardView.update(); else { fit(); shown.update(); }
            const notice = store.notice && store.notice.until > performance.now() ? store.notice : null;
            const build = store.build?.state === "failed" && !isWall ? store.build : null;
            const key = JSON.stringify([build, notice?.number]);
            if (key === overKey) return;
            overKey = key;
            over.replaceChildren(...[build && buildError(build), notice && noticeLine(notice)].filter(Boolean));
        },
    };
}

function noticeLine({ text, action }) {
    return h("div.notice", {}, h("span", {}, text), action && h("button", { on: { click: () => { store.notice = null; action.run(); show({}); } } }, action.title));
}

/** Goes away by itself with the next build that succeeds. */
function buildError(build) {
    const errors = build.diagnostics.filter(one => one.severity === "error").length;
    return h("section.build-error", { role: "alert", "aria-label": "Build failed" },
        h("header", {}, icon("warning"), errors === 1 ? "The extension does not compile: 1 error" : errors ? `The extension does not compile: ${errors} errors` : "The extension does not build"),
        h("ol", {}, build.diagnostics.slice(0, 40).map(one => h("li", { class: `is-${one.severity}` },
            one.file && h("div.place", {}, sourceLink(one.file, one.line, one.column)), h("div", {}, one.text)))));
}
