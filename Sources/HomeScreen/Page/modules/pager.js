// Rows of pages, swiped or turned: the Home Screen's, and the sizes of a widget in the gallery.
import { store } from "./store.js";

/** 1 where the next page is at the right, -1 where it is at the left. */
export const readingSign = () => store.device.calendar.direction === "rtl" ? -1 : 1;

/** The page that a row is being turned to: those on the way are none that anyone chose. */
const goals = new WeakMap();

/** Scrolls a row to one of its pages. */
export function turnTo(row, index, behavior = "smooth") {
    const left = readingSign() * index * row.clientWidth;
    if (Math.abs(row.scrollLeft - left) < 1) return;
    goals.set(row, index);
    row.scrollTo({ left, behavior });
}

/** Says which page a row was swiped or turned to. */
export function whenTurned(row, turned) {
    row.addEventListener("scroll", () => {
        // A row that is not laid out has no width, and scrolls to no page.
        if (row.clientWidth <= 0) return;
        const index = Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
        if (goals.has(row) && index !== goals.get(row)) return;
        goals.delete(row);
        turned(index);
    }, { passive: true });
    // A finger stops the turning.
    for (const start of ["pointerdown", "wheel"]) row.addEventListener(start, () => goals.delete(row), { passive: true });
}
