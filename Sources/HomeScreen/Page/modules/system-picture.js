// A picture of an activity or a control, with its meaning and its taps.
import { h, style } from "./dom.js";
import { get, notice, picture, send, store } from "./store.js";
import { films } from "./films.js";
import { openApp } from "./app-screen.js";
import { semantics } from "./semantics.js";

/** `onHold`: what a long press does, null: nothing; `onOpen`: called before a tap opens the app. */
export function systemPicture(family, { onHold = null, onOpen = null } = {}) {
    const image = h("img.picture", { alt: "", draggable: "false" }), live = films(), meaning = semantics();
    const element = h("div.system-picture", { role: "group", "data-family": family }, image, live.element, meaning.element);
    let one = null, place = null, shown = "", tree = "", timer = null, start = null, held = null;

    function point(event) {
        const box = element.getBoundingClientRect();
        return [(event.clientX - box.left) / box.width * place.size[0], (event.clientY - box.top) / box.height * place.size[1]];
    }
    function release() { clearTimeout(timer); start = null; held?.classList.remove("is-pressed"); held = null; }
    element.addEventListener("pointerdown", event => {
        if (event.button) return;
        event.stopPropagation();
        start = point(event);
        held = event.target.closest(".tap") ?? element;
        held.classList.add("is-pressed");
        if (onHold) timer = setTimeout(() => { release(); onHold(); }, 480);
    });
    for (const end of ["pointerleave", "pointercancel"]) element.addEventListener(end, release);
    element.addEventListener("pointerup", async () => {
        if (!start) return;
        const at = start;
        clearTimeout(timer);
        start = null;
        await tap(at);
        release();
    });
    element.addEventListener("contextmenu", event => { if (onHold) { event.preventDefault(); event.stopPropagation(); release(); onHold(); } });
    element.addEventListener("click", event => {
        const target = event.target.closest(".tap");
        if (event.detail === 0 && target) tap(JSON.parse(target.dataset.at));
    });
    element.addEventListener("keydown", event => { if (onHold && (event.key === "ContextMenu" || event.shiftKey && event.key === "F10")) { event.preventDefault(); event.stopPropagation(); onHold(); } });

    async function tap([x, y]) {
        const answer = await send("/api/system/tap", { extension: one.extension, kind: one.kind, activity: one.id ?? null, family, x, y });
        if (answer.effect === "open" || answer.effect === "launch") {
            onOpen?.();
            openApp({ ...answer, extension: one.extension });
        }
        if (answer.message) notice(answer.message);
    }

    return {
        element,
        async update(owner, next) {
            one = owner;
            place = next;
            element.setAttribute("aria-label", one.name);
            style(element, "width", place.size[0]);
            style(element, "height", place.size[1]);
            const source = picture(place.picture);
            if (source !== shown) { shown = source; image.src = source; }
            live.update(place, 1);
            if (place.tree === tree) return;
            tree = place.tree;
            const meant = await get(tree);
            if (tree === next.tree) meaning.show(meant);
        },
        tick() { live.tick(); },
        remove() {
            release();
            live.remove();
            element.remove();
        },
    };
}
