// Live texts and progress: small regions that the server draws for a row of moments, stepped through here without asking again.
import { h, style } from "./dom.js";
import { now, picture, store } from "./store.js";

const length = 12;

// What is on another page of the Home Screen does not move, and asks for nothing.
const watchers = new WeakMap();
const observer = new IntersectionObserver(entries => { for (const entry of entries) watchers.get(entry.target)?.(entry.isIntersecting); });
function whenSeen(element, tell) { watchers.set(element, tell); observer.observe(element); }

export function films() {
    const element = h("div.films");
    let regions = [], key = "", isSeen = false;
    whenSeen(element, seen => { isSeen = seen; if (seen) advanceAll(); });
    function advanceAll() { if (isSeen && regions.length && !document.hidden) for (const region of regions) advance(region); }

    return {
        element,
        update(widget, scale) {
            const next = JSON.stringify([widget.films, widget.size, scale]);
            if (next === key) return;
            key = next;
            regions = (widget.films ?? []).map(film => ({ film, current: null, coming: null, step: -1 }));
            element.replaceChildren(...regions.map(region => {
                const [x, y, width, height] = region.film.rect;
                region.image = h("img", { alt: "", hidden: true });
                region.element = h("div.film", { style: { left: x * scale, top: y * scale, width: width * scale, height: height * scale } }, region.image);
                style(region.image, "width", width * scale);
                style(region.image, "height", height * scale * length);
                region.height = height * scale;
                region.scale = scale;
                return region.element;
            }));
            advanceAll();
        },
        tick: advanceAll,
        /** Lets go of what is not shown any more. */
        remove() { regions = []; observer.unobserve(element); },
    };

    function advance(region) {
        const { film } = region, moment = now();
        const clock = store.device.clock;
        // Played fast, each picture of the film covers more time.
        const stride = Math.max(1, Math.ceil(clock.speed * .25 / film.step));
        const step = film.step * stride, index = Math.floor((moment - film.anchor) / step);
        if (region.step !== step) { region.step = step; region.current = region.coming = null; }
        const first = region.current?.first;
        if (first === undefined || index < first || index >= first + length - 3) load(region, index, step);
        if (region.current && index >= region.current.first && index < region.current.first + length) {
            region.image.hidden = false;
            region.image.style.transform = `translateY(${-(index - region.current.first) * region.height}px)`;
        }
    }

    function load(region, first, step) {
        if (region.coming && first >= region.coming.first && first < region.coming.first + length - 3) return;
        const from = region.film.anchor + first * step;
        const image = new Image();
        const coming = region.coming = { first };
        image.src = picture(`${region.film.url}&from=${from}&step=${step}&count=${length}`, (store.zoom ?? 1) * region.scale);
        image.decode().then(() => {
            if (region.coming !== coming || !regions.includes(region)) return;
            region.current = coming;
            region.image.src = image.src;
            advance(region);
        }, () => { setTimeout(() => { if (region.coming === coming) region.coming = null; }, 2000); });
    }
}
