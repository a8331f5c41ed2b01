// A file of the extension at a line.
import { h, icon } from "./dom.js";
import { get, notice } from "./store.js";

/** "View.swift:12", which shows the file there. */
export function sourceLink(file, line, column) {
    const text = line ? `${file}:${line}${column ? `:${column}` : ""}` : file;
    return h("button.link", { title: "Show the source", on: { click: event => { event.stopPropagation(); openSource(file, line); } } }, text);
}

/** Shows the file at a line. */
export async function openSource(file, line) {
    const source = await get(`/api/source?file=${encodeURIComponent(file)}&line=${line ?? 1}`);
    if (!source) return notice(`${file} is not a source of the extension.`);
    const dialog = h("dialog.source", { "aria-label": file },
        h("header", {}, h("span", {}, source.path), h("button.tool", { on: { click: () => dialog.close() } }, icon("close"), "Close")),
        h("ol", { tabindex: "0" }, source.lines.map((text, index) => h("li", { "data-line": source.first + index, class: source.first + index === line ? "is-here" : "" }, text))));
    dialog.addEventListener("close", () => dialog.remove());
    dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector(".is-here")?.scrollIntoView({ block: "center" });
}
