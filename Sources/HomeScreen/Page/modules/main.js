// Puts the page together.
import { connect, onChange, show, store } from "./store.js";
import { h } from "./dom.js";
import { isCovered } from "./layers.js";
import { stage } from "./stage.js";
import { topBar } from "./top-bar.js";
import { timeBar } from "./time-bar.js";
import { sidePanel } from "./side-panel.js";

const page = document.getElementById("page");
const isWall = new URLSearchParams(location.search).has("wall");
let parts = null;

connect();

onChange(() => {
    const { device } = store;
    if (!device) return;
    const serves = device.mode === "serve" || isWall;
    if (!parts) {
        parts = serves ? [stage({ isWall: true })] : [topBar(), stage({ isWall: false }), sidePanel(), timeBar()];
        page.classList.toggle("is-wall", serves);
        page.replaceChildren(...parts.map(part => part.element));
        document.body.append(offline);
    }
    document.title = device.title;
    offline.hidden = store.isConnected;
    for (const part of parts) part.update();
});

const offline = h("div.offline", { role: "alert", hidden: true }, h("div", {}, "Waiting for vitrine. What is placed is kept; start it again to go on."));

addEventListener("keydown", event => {
    if (event.defaultPrevented || isCovered() || event.target.closest("input, select, textarea, dialog, .popover") || event.metaKey || event.ctrlKey || event.altKey || !parts) return;
    if (event.key === "Escape") show({ isEditing: false, look: null });
    if (event.key === "e" && store.device.mode !== "serve") show({ isEditing: !store.page.isEditing });
});
