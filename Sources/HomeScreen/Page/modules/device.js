// The device: case, screen, wallpaper, status bar, and which of its screens is in front.
import { h, sign, style } from "./dom.js";
import { clockFace, lookedAt, show, store } from "./store.js";
import { homeScreen } from "./home-screen.js";
import { lockScreen } from "./lock-screen.js";
import { standBy } from "./stand-by.js";
import { closeLayers, onLayers } from "./layers.js";
import { island } from "./activities.js";
import { openControlCenter } from "./control-center.js";

export function device({ isWall }) {
    const wallpaper = h("div.wallpaper");
    const body = h("div");
    const layers = h("div");
    const time = h("span.time"), signs = h("span.signs", {}, ...statusSigns());
    const bar = h("div.status-bar", { "aria-hidden": "true" }, time, signs);
    const camera = h("div", { "aria-hidden": "true" }), islandView = island();
    // What a swipe from the upper right corner opens.
    const corner = h("button.corner", { "aria-label": "Open Control Center", on: { click: openControlCenter } });
    const indicator = h("div.home-indicator", { "aria-hidden": "true" });
    const screen = h("div.screen", {}, wallpaper, body, bar, corner, indicator, layers, camera, islandView.element);
    const element = h("div.device", {}, h("div.case", { hidden: isWall }), screen, h("div.edge", { hidden: isWall }));
    const views = { home: homeScreen(), lock: lockScreen(), standby: standBy() };
    let current = null;
    onLayers(screen, layers);

    function view() { return views[store.page.view] ? store.page.view : "home"; }

    /** How many pages lie side by side: on a wall as many as fit. */
    function pagesAbreast() {
        if (!isWall || view() !== "home") return 1;
        const [width, height] = store.device.device.screen, count = Math.max(1, ...store.device.widgets.map(widget => (widget.page ?? 0) + 1)) + (store.page.isEditing ? 1 : 0);
        return Math.max(1, Math.min(count, Math.floor(innerWidth / innerHeight * height / width)));
    }

    function size() {
        const [width, height] = store.device.device.screen;
        if (isWall && view() === "home") return [width * pagesAbreast(), height];
        return view() === "standby" ? [Math.max(width, height), Math.min(width, height)] : [width, height];
    }

    function tick() {
        if (!store.device) return;
        const text = clockFace(lookedAt());
        if (time.textContent !== text) time.textContent = text;
        views[view()].tick?.();
        islandView.tick();
    }
    setInterval(tick, 250);

    return {
        element, size,
        update() {
            const { device: state, page } = store;
            if (!state) return;
            const [width, height] = size(), geometry = state.device, { settings } = state;
            style(element, "width", width);
            style(element, "height", height);
            style(element, "--bezel", 12);
            style(element, "--screen-corner", isWall ? 0 : geometry.screenCorner);
            style(element, "--status-height", geometry.statusHeight);
            style(element, "--status-inset", geometry.front === "homeButton" ? 8 : geometry.idiom === "pad" ? 22 : 34);
            style(element, "--icon", geometry.dock.icon);
            style(element, "--tint", settings.tint);
            element.classList.toggle("is-pad", geometry.idiom === "pad");
            element.classList.toggle("has-home-button", geometry.front === "homeButton");
            const isStandBy = view() === "standby";
            camera.className = geometry.front === "notch" && !isStandBy && !isWall ? "notch" : "";
            islandView.element.hidden = geometry.front !== "island" || isStandBy || isWall;
            style(islandView.element, "top", geometry.islandTop);
            islandView.update();
            // A wide island leaves no room for the first sign.
            bar.classList.toggle("is-narrow", islandView.isWide());
            corner.hidden = !(state.controls?.count > 0) || isStandBy || isWall;
            bar.hidden = isStandBy || isWall;
            indicator.hidden = isWall || isStandBy && state.settings.night;
            style(screen, "--page-width", geometry.screen[0]);
            screen.dir = state.calendar.direction;
            screen.lang = state.calendar.locale.split("_")[0];
            screen.classList.toggle("is-dark", settings.appearance === "dark");
            screen.classList.toggle("is-tinted", settings.look === "tinted");
            screen.classList.toggle("is-clear", settings.look === "clear");
            screen.classList.toggle("is-editing", page.isEditing);
            wallpaper.style.backgroundImage = `url("wallpapers/${settings.wallpaper}.svg")`;
            wallpaper.hidden = isStandBy;
            screen.classList.toggle("is-wall", isWall);
            if (current !== view()) {
                current = view();
                closeLayers();
                body.replaceChildren(views[current].element);
                views[current].update();
                views[current].arrive?.();
            } else views[current].update();
            tick();
        },
    };
}

function statusSigns() {
    return [
        sign(18, 12, ["M0 8.5a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1V11a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1zM5 6a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM10 3.5a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1V11a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM15 1a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1z"]),
        sign(17, 12, ["M8.5 2.4c2.5 0 4.7 1 6.3 2.6l1.2-1.2A10.600 10.600 0 0 0 8.500.7 10.600 10.600 0 0 0 1 3.800L2.200 5a8.900 8.900 0 0 1 6.300-2.600zM8.500 6.200c1.400 0 2.700.500 3.600 1.500l1.200-1.200a6.800 6.800 0 0 0-9.600 0l1.200 1.200c.9-1 2.200-1.500 3.600-1.500zM8.500 9.200c-.8 0-1.500.3-2 .8l2 2 2-2c-.5-.5-1.200-.8-2-.8z"]),
        sign(27, 13, ["M3.500 0h17A3.500 3.500 0 0 1 24 3.500v6a3.500 3.500 0 0 1-3.500 3.500h-17A3.500 3.500 0 0 1 0 9.500v-6A3.500 3.500 0 0 1 3.500 0zm0 1A2.500 2.500 0 0 0 1 3.500v6A2.500 2.500 0 0 0 3.500 12h17a2.500 2.500 0 0 0 2.500-2.500v-6A2.500 2.500 0 0 0 20.500 1zM25.200 4.300v4.400c.9-.3 1.500-1.200 1.500-2.200s-.6-1.900-1.500-2.200z", .45], ["M3.600 2h16.800A1.600 1.600 0 0 1 22 3.600v5.800a1.600 1.600 0 0 1-1.600 1.600H3.600A1.600 1.600 0 0 1 2 9.400V3.600A1.600 1.600 0 0 1 3.600 2z"]),
    ];
}
