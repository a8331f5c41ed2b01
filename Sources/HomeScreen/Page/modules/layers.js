// What covers the device's screen: sheets, menus, cards, an app. One at a time; Escape and a tap outside take it away.
import { h, holdFocus } from "./dom.js";

let screen = null, place = null, close = null;

export function onLayers(screenElement, element) { screen = screenElement; place = element; }

/** Whether something covers the screen. */
export const isCovered = () => close !== null;

/** Shows an element over the screen. `hasVeil`: a tap outside closes it. `onClose`: told whether another one takes its place. */
export function openLayer(element, { hasVeil = true, blurs = false, onClose = null, name = null } = {}) {
    take(true);
    element.setAttribute("role", element.getAttribute("role") ?? "dialog");
    if (name) element.setAttribute("aria-label", name);
    const giveBack = holdFocus(element, closeLayers);
    place.replaceChildren(...[hasVeil && h("div.veil", { on: { pointerdown: event => { event.stopPropagation(); closeLayers(); } } }), element].filter(Boolean));
    screen.classList.toggle("is-covered", blurs);
    // Also where nothing in it has the focus.
    const onKey = event => {
        if (event.key !== "Escape" || event.defaultPrevented || element.contains(document.activeElement)) return;
        event.preventDefault();
        closeLayers();
    };
    document.addEventListener("keydown", onKey);
    close = isReplaced => {
        document.removeEventListener("keydown", onKey);
        giveBack();
        onClose?.(isReplaced);
    };
    (element.querySelector("[autofocus]") ?? element.querySelector("button, input"))?.focus({ preventScroll: true });
}

export function closeLayers() { take(false); }

function take(isReplaced) {
    const done = close;
    close = null;
    place?.replaceChildren();
    screen?.classList.remove("is-covered");
    done?.(isReplaced);
}

/** The size of the screen that layers lie on, in points. */
export const layerSize = () => [screen.clientWidth, screen.clientHeight];

/** Where a pointer is on the device's screen, in points. */
export function screenPoint(event) {
    const box = screen.getBoundingClientRect();
    const zoom = box.width / screen.clientWidth;
    return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
}
