// The way from one picture of a widget to the next: frames that the server drew, played on a canvas over the pictures.
import { h } from "./dom.js";
import { now, store } from "./store.js";

/** How long the old picture waits for the frames, in milliseconds, unless this tab was told otherwise; and how many widgets move at once. */
const patience = Number(sessionStorage.getItem("patience")) || 300, crowd = 8;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let underWay = 0;

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

export function stage(glass) {
    const canvas = h("canvas.transition", { hidden: true, "aria-hidden": "true" });
    let current = null;

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
        if (current.isPlaying) underWay -= 1;
        current = null;
        canvas.hidden = true;
        glass.classList.remove("is-moving");
    }

    return {
        element: canvas,
        end,
        /** Begins to load the frames between two pictures; null where nothing moves. */
        load(before, after, isLive) {
            end();
            const url = moves() ? address(before, after, isLive) : null;
            if (!url) return null;
            const abort = new AbortController(), own = current = { abort, frame: 0, film: null, isPlaying: false };
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
            own.isPlaying = true;
            underWay += 1;
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
            // What stands still is the new picture's, so that the canvas hides both pictures.
            context.drawImage(picture, 0, 0);
            draw(0);
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
