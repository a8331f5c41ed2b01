// Makes elements. Text is always set as text: a widget's name is never read as markup.

/** An element with properties and children. `on` holds listeners, `style` lengths and custom properties; null children are left out. */
export function h(tag, properties = {}, ...children) {
    const [name, ...classes] = tag.split(".");
    return filled(document.createElement(name || "div"), classes, properties, children);
}

function filled(element, classes, properties, children) {
    if (classes.length) element.setAttribute("class", classes.join(" "));
    for (const [name, value] of Object.entries(properties)) {
        if (value === null || value === undefined || value === false) continue;
        if (name === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
        else if (name === "style") for (const [key, length] of Object.entries(value)) style(element, key, length);
        else if (name === "class") for (const part of String(value).split(" ").filter(Boolean)) element.classList.add(part);
        else if (["value", "checked", "selected", "disabled", "htmlFor"].includes(name)) element[name] = value;
        else element.setAttribute(name, value === true ? "" : String(value));
    }
    element.append(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false));
    return element;
}

/** Sets a style; numbers are points. */
export function style(element, key, value) {
    element.style.setProperty(key, typeof value === "number" ? `${Math.round(value * 1000) / 1000}px` : value);
}

const shapes = {
    plus: "M12 5v14M5 12h14", minus: "M5 12h14", close: "M6 6l12 12M18 6L6 18", check: "M5 12.5l4.5 4.5L19 7.5", back: "M15 5l-7 7 7 7", forward: "M9 5l7 7-7 7",
    search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5", play: "M8 5l11 7-11 7z", pause: "M8 5v14M16 5v14", next: "M6 5l9 7-9 7zM19 5v14", edit: "M4 20h4L20 8l-4-4L4 16z",
    undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12", grid: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z", trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13", sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
    warning: "M12 4l9 16H3zM12 10v4M12 17v.5", clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2", refresh: "M20 11a8 8 0 1 0-2 6M20 4v7h-7", target: "M12 3v4M12 17v4M3 12h4M17 12h4M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
    updown: "M8 9.5l4-4 4 4M8 14.5l4 4 4-4", lines: "M5 8h14M5 12h14M5 16h14", moon: "M19 14a8 8 0 0 1-9-9 8 8 0 1 0 9 9z", bolt: "M13 3L5 13h6l-1 8 8-10h-6z", swap: "M7 4v14M4 15l3 3 3-3M17 20V6M14 9l3-3 3 3",
    frame: "M4 4h16v16H4zM4 9h16M9 4v16", margins: "M4 4h16v16H4zM8 8h8v8H8z", torch: "M8 3h8v4l-2 3v11h-4V10L8 7z", camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6z", layers: "M12 4l9 5-9 5-9-5zM3 14l9 5 9-5",
};

/** A line drawing by name. */
export function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("class", "icon");
    svg.setAttribute("data-name", name);
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", shapes[name] ?? "");
    svg.append(path);
    return svg;
}

/** A filled drawing of the status bar. */
export function sign(width, height, ...paths) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("width", width);
    svg.setAttribute("height", height);
    svg.setAttribute("aria-hidden", "true");
    for (const [d, opacity] of paths) {
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("d", d);
        if (opacity) path.setAttribute("opacity", opacity);
        svg.append(path);
    }
    return svg;
}

/** Says something to assistive technology. */
export function announce(text) {
    const place = document.getElementById("announcer");
    place.textContent = "";
    requestAnimationFrame(() => { place.textContent = text; });
}

/** Keeps the keyboard inside an element that covers the rest, and gives the focus back when it is taken away. */
export function holdFocus(element, onEscape) {
    const before = document.activeElement;
    element.addEventListener("keydown", event => {
        if (event.key === "Escape") { event.stopPropagation(); onEscape(); return; }
        if (event.key !== "Tab") return;
        const stops = [...element.querySelectorAll("button, input, select, a[href], [tabindex='0']")].filter(one => !one.disabled && one.offsetParent !== null);
        if (!stops.length) return;
        const first = stops[0], last = stops[stops.length - 1];
        if (event.shiftKey && document.activeElement === first) { event.preventDefault(); last.focus(); }
        else if (!event.shiftKey && document.activeElement === last) { event.preventDefault(); first.focus(); }
    });
    return () => { if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true }); };
}
