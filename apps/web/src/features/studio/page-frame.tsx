import type { CvContent } from "@terzi/contracts/cv";
import { isWithin, type Place, readPlace } from "@terzi/contracts/place";
import { PX_PER_MM, pagedHtml, sheetOf, sheetPitchPx } from "@terzi/documents/screen-pages";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Box } from "./drop-spots.ts";
import { frameCss } from "./frame-css.ts";
import { type LineEditing, type LineHandlers, openLineEditing } from "./line-events.ts";
import { morphPage } from "./morph-page.ts";
import classes from "./page-frame.module.css";
import type { Dragged } from "./use-line-drag.ts";

/** Highlighted lines by reason: pointed at elsewhere, with an offer, waiting for confirmation. */
export type Marks = { lit: Set<Place>; offer: Set<Place>; claim: Set<Place> };

export type PageFrameProps = {
  /** The whole document; while its look stays, only the body changes. */
  html: string;
  /** What it is made of, and what is typed in it. */
  content: CvContent;
  /** Changes when the head does. */
  look: string;
  label: string;
  zoom: number;
  marks: Marks;
  handlers: LineHandlers;
  editing: RefObject<LineEditing | null>;
  onPages: (count: number) => void;
  /** What is shown below a line. */
  card: { at: Place; node: ReactNode } | null;
  /** What is shown beside a line: in the margin after it, and before it. */
  handle: { at: Place; node: ReactNode; grip: ReactNode } | null;
  dragged: Dragged | null;
};

/** What a card below a line takes where there is room: 26rem. */
const CARD_PX = 416;

const bodyOf = (html: string): string =>
  html
    .slice(html.indexOf("<body>") + 6, html.lastIndexOf("</body>"))
    // Links don't lead anywhere while the page is edited.
    .replace(/ href="[^"]*"/g, "");

/**
 * The pages as printed, editable. The document forbids all scripts and requests by its own policy. Not sandboxed,
 * because some browsers don't pass on the events of a sandboxed frame.
 */
export function PageFrame({
  html,
  content,
  look,
  label,
  zoom,
  marks,
  handlers,
  editing,
  onPages,
  card,
  handle,
  dragged,
}: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [count, setCount] = useState(1);
  /** The body that the page was last updated to. */
  const drawn = useRef("");
  const latest = useRef(handlers);
  latest.current = handlers;
  // Reloaded only when the look changes; otherwise the body is updated in place.
  const source = useMemo(
    () => pagedHtml(html).replace("</head>", `<style>${frameCss}</style></head>`),
    [look],
  );
  const sheet = useMemo(() => sheetOf(html), [look]);
  const pitch = sheetPitchPx(sheet);
  const [width, height] = [sheet.width * PX_PER_MM, count * pitch];

  useEffect(() => {
    if (!page) return;
    const session = openLineEditing(page, () => latest.current);
    editing.current = session;
    return () => {
      session.stop();
      editing.current = null;
    };
  }, [page, editing]);

  useLayoutEffect(() => {
    if (!page?.body) return;
    const body = bodyOf(html);
    if (body !== drawn.current) morphPage(page.body, body);
    drawn.current = body;
    // The frame is a document of its own, with a main part that must not be taken for the screen's.
    page.querySelector("main")?.setAttribute("aria-label", label);
    const lines = page.querySelectorAll<HTMLElement>("[data-at]");
    const hasStop = page.querySelector('[data-at][tabindex="0"]') !== null;
    for (const [position, line] of lines.entries()) {
      if (!line.hasAttribute("contenteditable")) line.setAttribute("role", "button");
      if (!line.hasAttribute("tabindex")) line.tabIndex = position === 0 && !hasStop ? 0 : -1;
    }
  }, [page, html, label]);

  // Also when only the line being typed in differs: it may have been undone, or have moved to another page.
  useLayoutEffect(() => {
    if (!page?.body) return;
    editing.current?.refresh();
    const pages = countPages(page.body, pitch);
    setCount(pages);
    onPages(pages);
  }, [page, html, content, pitch, editing, onPages]);

  useLayoutEffect(() => {
    for (const line of page?.querySelectorAll<HTMLElement>("[data-at]") ?? []) {
      const at = readPlace(line.dataset.at) ?? "";
      line.toggleAttribute("data-on-lit", marks.lit.has(at));
      line.toggleAttribute("data-on-offer", marks.offer.has(at));
      line.toggleAttribute("data-on-claim", marks.claim.has(at));
    }
  }, [page, html, marks]);

  const moved = dragged?.moved;
  useLayoutEffect(() => {
    for (const line of page?.querySelectorAll<HTMLElement>("[data-at]") ?? [])
      line.toggleAttribute(
        "data-on-dragged",
        moved !== undefined && isWithin(readPlace(line.dataset.at) ?? "", moved),
      );
  }, [page, html, moved]);

  const boxOf = (at: Place | undefined): DOMRect | null =>
    (at !== undefined && page?.querySelector(`[data-at="${CSS.escape(at)}"]`)?.getBoundingClientRect()) ||
    null;
  const below = boxOf(card?.at);
  const beside = boxOf(handle?.at);
  return (
    <div className={classes.pages} style={{ width: width * zoom, height: height * zoom }}>
      {Array.from({ length: count }, (_, number) => (
        <div
          // Sheets have no identity but their number.
          key={number}
          className={classes.sheet}
          style={{ top: number * pitch * zoom, height: sheet.height * PX_PER_MM * zoom }}
        />
      ))}
      <iframe
        ref={frame}
        title={label}
        srcDoc={source}
        className={classes.frame}
        style={{ width, height, transform: `scale(${zoom})` }}
        onLoad={() => {
          drawn.current = "";
          setPage(frame.current?.contentDocument ?? null);
        }}
      />
      {handle && beside && (
        <>
          <div className={classes.grip} style={{ top: beside.top * zoom }}>
            {handle.grip}
          </div>
          <div className={classes.handle} style={{ top: beside.top * zoom }}>
            {handle.node}
          </div>
        </>
      )}
      {dragged?.mark && <div className={classes.mark} style={zoomed(dragged.mark, zoom)} />}
      {card && below && (
        <div
          className={classes.card}
          style={{
            top: below.bottom * zoom + 6,
            left: Math.max(0, Math.min(below.left * zoom, width * zoom - CARD_PX)),
          }}
        >
          {card.node}
        </div>
      )}
    </div>
  );
}

const zoomed = ({ left, top, width, height }: Box, zoom: number) => ({
  ...{ left: left * zoom, top: top * zoom },
  width: Math.max(3, width * zoom),
  height: Math.max(3, height * zoom),
});

/** How many sheets the text takes: the body is as tall as its columns and the gaps between them. */
function countPages(body: HTMLElement, pitch: number): number {
  const gap = Number.parseFloat(getComputedStyle(body).rowGap) || 0;
  return Math.max(1, Math.round((body.getBoundingClientRect().height + gap) / pitch));
}
