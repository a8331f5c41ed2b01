// What the app would be given by a tap: its own screens are not simulated.
import { h } from "./dom.js";
import { appIcon, appOf } from "./app-icon.js";
import { closeLayers, openLayer } from "./layers.js";

/** `opening`: {effect, extension, url, activity, intent, element}. */
export function openApp(opening) {
    const app = appOf(opening.extension);
    const rows = [
        ["URL", opening.url], ["Handed over by", opening.handedBy], ["User activity", opening.activity],
        ["Intent", opening.intent], ["Tapped", opening.element], ["Launch", opening.launch ?? "in the foreground"],
    ].filter(([, value]) => value);
    openLayer(h("section.app-screen", {}, appIcon(app), h("h2", {}, app.name),
        h("p", {}, opening.url ? "The app is opened with this URL" : "The app is opened without a URL"),
        h("dl", {}, rows.map(([title, value]) => h("div", {}, h("dt", {}, title), h("dd", {}, value)))),
        h("button.go-home", { autofocus: true, on: { click: closeLayers } }, "Go to Home Screen")), { hasVeil: false, name: `${app.name} was opened` });
}
