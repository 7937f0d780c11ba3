import { isPlace, isWithin, type Place } from "@terzi/contracts/place";
import type { Page } from "puppeteer-core";
import { sheetOf, sheetPitchPx } from "./screen-pages.ts";

/** A text, a list's item or an entry that may go; with `letters`, only so much of a text. */
export type Droppable = { at: Place; letters?: number | undefined };

/** How many of the parts go, and the pages that are left. */
export type Squeezed = { drops: number; pages: number };

/** How many pages a document shall fill, and what may go for it, in order. */
export type Squeeze = { pages: number; parts: Droppable[] };

// What the function below uses of the page in which it runs.
type Node = { replaceWith(other: Node): void };
type Element = Node & {
  textContent: string;
  readonly dataset: { at?: string };
  readonly nextElementSibling: Element | null;
  readonly classList: { contains(name: string): boolean };
  closest(selector: string): Element | null;
  querySelector(selector: string): Element | null;
  getBoundingClientRect(): { height: number };
};
declare const document: {
  readonly body: Element;
  createComment(text: string): Node;
  querySelectorAll(selector: string): Iterable<Element>;
};
declare const getComputedStyle: (element: Element) => { rowGap: string };

/**
 * How many of the parts have to go, in order, until the `pagedHtml` in a page fills so many sheets, or as many as all of
 * them leave: told by its layout alone, in one call. What is cut out here may leave a comma behind, so this is near the
 * truth, and a print has to prove it.
 */
export const guessDropsIn = (page: Page, html: string, squeeze: Squeeze): Promise<Squeezed> =>
  page.evaluate(
    ({ pages, parts, pitch }) => {
      const gap = Number.parseFloat(getComputedStyle(document.body).rowGap) || 0;
      const pieces = new Map<string, Element[]>();
      for (const piece of document.querySelectorAll("[data-at]")) {
        const { at = "" } = piece.dataset;
        pieces.set(at, [...(pieces.get(at) ?? []), piece]);
      }
      const written = new Map([...pieces.values()].flat().map((piece) => [piece, piece.textContent]));

      // A comment keeps the place of what is out, so that only what changes is laid out anew.
      const marks = new Map<Element, Node>();
      const put = (box: Element, isOut: boolean) => {
        const mark = marks.get(box);
        if (isOut && !mark) {
          const made = document.createComment("");
          marks.set(box, made);
          box.replaceWith(made);
        } else if (!isOut && mark) {
          marks.delete(box);
          mark.replaceWith(box);
        }
      };
      const boxesOf = (at: string, isEntry: boolean): Element[] => {
        const found = pieces.get(at) ?? [];
        if (isEntry) return found.slice(0, 1).map((piece) => piece.closest("article, li") ?? piece);
        const boxes = found.map((piece) => piece.closest("li, bdi") ?? piece);
        return boxes.flatMap((box) => {
          const next = box.nextElementSibling;
          return next?.classList.contains("sep") ? [box, next] : [box];
        });
      };
      const steps = parts.map(({ at, isEntry, letters }) => ({
        at,
        letters,
        boxes: letters === undefined ? boxesOf(at, isEntry) : [],
      }));
      const lists = [...document.querySelectorAll("main ul, main p")];
      const sections = [...document.querySelectorAll("main section")];

      function show(count: number): void {
        for (const holder of [...lists, ...sections]) put(holder, false);
        const cut = new Map<string, number>();
        for (const [index, { at, letters, boxes }] of steps.entries()) {
          for (const box of boxes) put(box, index < count);
          if (letters !== undefined) cut.set(at, (cut.get(at) ?? 0) + (index < count ? letters : 0));
        }
        // From the end: which of its sentences go matters little.
        for (const [at, letters] of cut) {
          let left = letters;
          for (const piece of pieces.get(at)?.toReversed() ?? []) {
            const text = written.get(piece) ?? "";
            const shown = text.slice(0, Math.max(0, text.length - left));
            if (piece.textContent !== shown) piece.textContent = shown;
            left = Math.max(0, left - text.length);
          }
        }
        for (const list of lists) put(list, !list.textContent.trim());
        for (const section of sections) put(section, !section.querySelector("article, p, li"));
      }

      const pagesAfter = (count: number): number => {
        show(count);
        return Math.max(1, Math.round((document.body.getBoundingClientRect().height + gap) / pitch));
      };
      if (pagesAfter(0) <= pages) return { drops: 0, pages };
      const target = Math.max(pages, pagesAfter(parts.length));
      let tooFew = 0;
      let enough = parts.length;
      while (enough - tooFew > 1) {
        const middle = Math.floor((tooFew + enough) / 2);
        if (pagesAfter(middle) <= target) enough = middle;
        else tooFew = middle;
      }
      return { drops: enough, pages: target };
    },
    { pages: squeeze.pages, parts: partsIn(html, squeeze.parts), pitch: sheetPitchPx(sheetOf(html)) },
  );

/** The parts by what stands in the document: an entry by the first of its pieces. */
function partsIn(html: string, parts: Droppable[]) {
  const shown = [...html.matchAll(/ data-at="([^"]*)"/g)].map(([, at = ""]) => at).filter(isPlace);
  const known = new Set(shown);
  return parts.map(({ at, letters }) => {
    const isEntry = !known.has(at);
    return { at: (isEntry ? shown.find((place) => isWithin(place, at)) : at) ?? at, isEntry, letters };
  });
}
