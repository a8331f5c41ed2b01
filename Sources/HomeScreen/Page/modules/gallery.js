// The gallery: every widget with its real snapshot, and a page for each family.
import { announce, h, icon } from "./dom.js";
import { familyText, get, known, picture, searched, send, show, store } from "./store.js";
import { readingSign, turnTo, whenTurned } from "./pager.js";
import { appIcon, appOf } from "./app-icon.js";
import { closeLayers, openLayer } from "./layers.js";

const nameOf = widget => widget.name || widget.kind || appOf(widget.extension).name;

/** `where`: "home" or "lock"; `slot`: the place on the Lock Screen. */
export async function openGallery(where, slot = null) {
    const list = h("div.content", {}, h("div.spinner", { role: "status", "aria-label": "Loading" }));
    const field = h("input", { type: "search", placeholder: "Search Widgets", "aria-label": "Search widgets", autofocus: true, on: { input: () => fill() } });
    const main = h("div", { style: { display: "contents" } }, h("div.grabber"), h("label.search", {}, icon("search"), field), list);
    const sheet = h("section.sheet", {}, main);
    // Null until the server has answered; what is searched for meanwhile holds then.
    let widgets = null;
    openLayer(sheet, { blurs: true, name: "Widget gallery" });
    const gallery = await get("/api/gallery");
    if (!sheet.isConnected) return;
    if (!gallery) return list.replaceChildren(h("p.nothing", { role: "alert" }, "The widgets cannot be asked for: the server did not answer. Close the gallery and open it again."));
    const isWanted = family => family.family.startsWith("accessory") === (where === "lock");
    widgets = gallery.widgets.map(widget => ({ ...widget, families: widget.families.filter(isWanted) })).filter(widget => widget.families.length);
    fill();

    function fill() {
        if (!widgets) return;
        const search = searched(field.value.trim());
        const found = widgets.filter(widget => !search || [widget.name, widget.kind, widget.description, appOf(widget.extension).name].some(text => searched(text).includes(search)));
        const apps = [...new Set(found.map(widget => widget.extension))];
        list.replaceChildren(...(found.length ? apps.flatMap(extension => [
            h("div.app-row", {}, appIcon(appOf(extension)), appOf(extension).name),
            h("div.tiles", {}, found.filter(widget => widget.extension === extension).map(tile)),
        ]) : [h("p.nothing", {}, widgets.length ? `No widgets for “${field.value}”` : where === "lock" ? "No widget of the extension has a Lock Screen family." : "The extension has no widget that this device can show.")]));
        announce(found.length === 1 ? "1 widget" : `${found.length} widgets`);
    }

    function tile(widget) {
        const family = widget.families[0], width = Math.min(family.size[0], 160), scale = width / family.size[0];
        return h("button.tile", { "data-kind": widget.kind, "aria-label": [nameOf(widget), widget.description].filter(Boolean).join(": "), on: { click: () => detail(widget) }, style: { width: Math.max(width, 120) } },
            shot(family, scale), h("strong", {}, nameOf(widget)), h("small", {}, widget.families.length > 1 ? `${widget.families.length} sizes` : familyText(family.family)));
    }

    function detail(widget) {
        let index = 0;
        const app = appOf(widget.extension);
        const title = h("h2", {}, nameOf(widget)), text = h("p", {}, widget.description);
        const limit = where === "lock" ? 1.6 : 1;
        const pager = h("div.family-pager", { tabindex: "0", "aria-label": "Sizes" }, widget.families.map(family => {
            const scale = Math.min(limit, 320 / family.size[0], 340 / family.size[1]);
            return h("div", { role: "group", "aria-label": familyText(family.family) }, shot(family, scale, "eager"));
        }));
        const dots = h("div.family-dots", { role: "group", "aria-label": "Sizes" });
        const add = h("button.add-button", { autofocus: true, on: { click: place } }, icon("plus"), "Add Widget");
        whenTurned(pager, at => turn(at, false));
        pager.addEventListener("keydown", event => { const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]; if (step) turn(index + step * readingSign(), true); });
        sheet.replaceChildren(h("div.grabber"), h("div.detail", {}, h("div.app-line", {}, appIcon(app), app.name),
            h("button.round-button", { "aria-label": "Back to the gallery", on: { click: () => { sheet.replaceChildren(main); field.focus(); } } }, icon("close")), title, text, pager, dots, add));
        drawDots();
        add.focus({ preventScroll: true });

        function turn(next, scrolls) {
            if (next < 0 || next >= widget.families.length || next === index) return;
            index = next;
            if (scrolls) turnTo(pager, index);
            drawDots();
        }
        function drawDots() {
            dots.replaceChildren(...widget.families.map((family, at) => h("button", { "aria-label": familyText(family.family), "data-family": family.family, "aria-current": at === index ? "true" : null, on: { click: () => turn(at, true) } })));
            add.setAttribute("aria-label", `Add Widget, ${familyText(widget.families[index].family)}`);
        }
        async function place() {
            add.disabled = true;
            const family = widget.families[index].family;
            const answer = await send("/api/widgets", { extension: widget.extension, kind: widget.kind, family, page: store.page.homePage, slot });
            add.disabled = false;
            if (answer.error) return;
            // It may have been closed meanwhile, and something else opened.
            if (sheet.isConnected) closeLayers();
            announce(`${nameOf(widget)} added`);
            await known(answer.id);
            show({ selected: answer.id, homePage: answer.page ?? store.page.homePage });
            const pages = document.querySelector(".pages");
            if (answer.page !== undefined && pages) turnTo(pages, answer.page, "instant");
        }
    }
}

/** A snapshot in the size it is drawn in. */
export function shot(family, scale, loading = "lazy") {
    const [width, height] = family.size;
    const image = h("img", { alt: "", loading, src: picture(family.picture, (store.zoom ?? 1) * scale) });
    const box = h("div.shot.is-waiting", { style: { width: width * scale, height: height * scale, "border-radius": family.corner * scale } }, image);
    image.addEventListener("load", () => box.classList.remove("is-waiting"));
    image.addEventListener("error", () => {
        image.remove();
        box.classList.replace("is-waiting", "is-empty");
    });
    return box;
}
