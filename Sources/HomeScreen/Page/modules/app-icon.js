// An app's icon: its own picture where the project has one, else its first letter.
import { h } from "./dom.js";
import { store } from "./store.js";

export const appOf = extension => store.device.apps.find(app => app.id === extension) ?? { id: extension, name: extension, hue: 220 };

export function appIcon(app, on = null) {
    const properties = { style: app.icon ? { "background-image": `url("${app.icon}")` } : { "background-image": `linear-gradient(160deg, hsl(${app.hue} 80% 68%), hsl(${app.hue + 18} 72% 48%))` } };
    const letter = app.icon ? null : [...app.name][0]?.toUpperCase() ?? "";
    return on ? h("button.app-icon", { ...properties, "aria-label": `Open ${app.name}`, on }, letter) : h("span.app-icon", { ...properties, "aria-hidden": "true" }, letter);
}
