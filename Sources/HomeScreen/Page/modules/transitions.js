// The way from one picture of a widget to the next: frames that the server drew, played on a canvas over the pictures.
import { h, style } from "./dom.js";
import { now, store } from "./store.js";

/** How long the old picture waits for the frames, in milliseconds, unless this tab was told otherwise; and how many widgets move at once. */
const patience = Number(sessionStorage.getItem("patience")) || 300, crowd = 8;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let underWay = 0;
// What is on another page of the Home Screen changes unseen.
const seen = new WeakSet();
const observer = new IntersectionObserver(entries => { for (const entry of entries) entry.isIntersecting ? seen.add(entry.target) : seen.delete(entry.target); });

/** Whether widgets move on this device: from OS 17 on (doc), not where motion is reduced, and not where time runs so fast that nobody sees it. */
function moves() {
    const { device, clock } = store.device;
    return device.systemVersion >= 17 && !calm.matches && clock.speed <= 10 && !document.hidden && underWay < crowd;
}

/** The address of the frames between two pictures; null where there is none. */
function address(before, after, isLive) {
    const pattern = /^\/picture\/([^?/]+)\?(.*)$/, old = pattern.exec(before), next = pattern.exec(after);
    if (!old || !next) return null;
    const query = new URLSearchParams(next[2]), earlier = new URLSearchParams(old[2]);
    // Another look of the screen is no way of the widget.
    for (const name of ["mode", "background", "corner", "ground", "tint"]) if (query.get(name) !== earlier.get(name)) return null;
    query.delete("part");
    if (isLive) query.set("at", Math.floor(now()));
    return `/transition/${old[1]}/${next[1]}?${query}`;
}

/** `below`: the layers whose part that changes the frames show instead. */
export function stage(glass, below) {
    const canvas = h("canvas.transition", { hidden: true, "aria-hidden": "true" });
    let current = null;
    observer.observe(glass);

    async function fetched(url, signal) {
        const response = await fetch(url, { signal });
        if (response.status !== 200) return null;
        const layout = JSON.parse(response.headers.get("Vitrine-Film"));
        return { ...layout, sheet: await createImageBitmap(await response.blob()) };
    }

    function end() {
        if (!current) return;
        current.abort.abort();
        cancelAnimationFrame(current.frame);
        current.film?.sheet.close();
        underWay -= 1;
        current = null;
        canvas.hidden = true;
        for (const layer of below) layer.style.removeProperty("clip-path");
        glass.classList.remove("is-moving");
    }

    return {
        element: canvas,
        end,
        remove() { end(); observer.unobserve(glass); },
        /** Begins to load the frames between two pictures; null where nothing moves. */
        load(before, after, isLive) {
            end();
            const url = moves() && seen.has(glass) ? address(before, after, isLive) : null;
            if (!url) return null;
            const abort = new AbortController(), own = current = { abort, frame: 0, film: null };
            underWay += 1;
            return fetched(url, abort.signal).then(film => {
                if (current !== own) { film?.sheet.close(); return null; }
                own.film = film;
                return film;
            }, () => null);
        },
        /** The frames, if they come soon; else null, and what is late is given up. */
        async inTime(coming) {
            const own = current;
            const film = await Promise.race([coming, new Promise(done => setTimeout(done, patience, null))]);
            if (!film && own && current === own) end();
            return current === own ? film : null;
        },
        /** Plays the frames over `picture`, which is there when they are over. */
        play(film, picture) {
            const own = current, start = performance.now(), { area: [left, top, width, height], columns, count, interval } = film;
            if (!own) return;
            canvas.width = picture.naturalWidth;
            canvas.height = picture.naturalHeight;
            const context = canvas.getContext("2d"), scale = film.scale;
            const box = [Math.round(left * scale), Math.round(top * scale), Math.ceil(width * scale - .01), Math.ceil(height * scale - .01)];
            let shown = -1;
            function draw(index) {
                context.clearRect(...box);
                context.drawImage(film.sheet, index % columns * film.width, Math.floor(index / columns) * film.height, film.width, film.height, ...box);
                shown = index;
            }
            draw(0);
            // What stands still is seen of the new picture and its live parts; where anything moves, only the frames are.
            const points = glass.offsetWidth * scale / picture.naturalWidth, [x, y, w, tall] = box.map(length => length / scale * points);
            const hole = `path(evenodd, "M0 0H${glass.offsetWidth}V${glass.offsetHeight}H0Z M${x} ${y}h${w}v${tall}h${-w}z")`;
            for (const layer of below) style(layer, "clip-path", hole);
            canvas.hidden = false;
            glass.classList.add("is-moving");
            glass.dataset.moved = Number(glass.dataset.moved ?? 0) + 1;
            own.frame = requestAnimationFrame(function step() {
                const index = Math.floor((performance.now() - start) / 1000 / interval);
                if (index > count) { if (current === own) end(); return; }
                if (index !== shown && index < count) draw(index);
                own.frame = requestAnimationFrame(step);
            });
        },
    };
}
