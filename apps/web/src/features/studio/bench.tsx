import { Button, Drawer, VisuallyHidden } from "@mantine/core";
import { useMediaQuery, useWindowEvent } from "@mantine/hooks";
import { IconLayoutList, IconPalette, IconTarget } from "@tabler/icons-react";
import { type Place, parsePlace } from "@terzi/contracts/place";
import { showPercent } from "@terzi/ui/show-values";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StudioCv } from "../preview/reviewed.ts";
import { lineBelow } from "./add-line.ts";
import { textAt } from "./content-tree.ts";
import { DesignSlot } from "./design-slot.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { LineAccount, servedBy } from "./line-account.tsx";
import type { LineEditing, LineHandlers } from "./line-events.ts";
import { lineKind } from "./line-kind.ts";
import { LineMenu } from "./line-menu.tsx";
import { LineSheet } from "./line-sheet.tsx";
import { MatchSide } from "./match-side.tsx";
import { OfferCard } from "./offer-card.tsx";
import { OfferList, RefusedDrawer } from "./offer-list.tsx";
import { listOffers, listRefused } from "./offers.ts";
import { PageTable } from "./page-table.tsx";
import { promisedPages } from "./promised-pages.ts";
import { type OpenSection, SectionDrawer, SectionSide } from "./section-side.tsx";
import { ShapeForm } from "./shape-form.tsx";
import classes from "./studio.module.css";
import { useOfferKeys } from "./use-offer-keys.ts";
import { usePage } from "./use-page.ts";
import type { Studio } from "./use-studio.ts";

type Sheet = "match" | "sections" | "design";
type Props = { cv: StudioCv; studio: Studio; saved: ReactNode };

/** Sections to the left, the page in the middle, the match to the right; on a phone the two are sheets over the page. */
export function Bench({ cv, studio, saved }: Props) {
  const { t } = useTranslation("studio");
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const isTapped = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const { doc, editing, setEditing, write, undo, redo } = studio;
  const page = usePage(cv, doc, editing);
  const session = useRef<LineEditing | null>(null);
  const [pages, setPages] = useState(1);
  const [asked, setAsked] = useState<string | null>(null);
  const [pointed, setPointed] = useState<Place | null>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  const [handled, setHandled] = useState<Place | null>(null);
  const [form, setForm] = useState<Place | null>(null);
  const [tapped, setTapped] = useState<Place | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [section, setSection] = useState<OpenSection | null>(null);
  const goTo = useCallback((at: Place) => session.current?.focus(at), []);
  const turns = useOfferKeys(page.offers, studio.change, goTo);

  const parts = {
    left: useRef<HTMLDivElement>(null),
    table: useRef<HTMLDivElement>(null),
    right: useRef<HTMLDivElement>(null),
  };
  const nextPart = (from: keyof typeof parts) => {
    if (from === "left" || !isWide) return goTo(focused ?? page.lines[0]?.at ?? "");
    (from === "table" ? parts.right : parts.left).current?.focus();
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "z") {
      (event.shiftKey ? redo : undo)?.();
      return true;
    }
    if (isCommand && event.key.toLowerCase() === "y") {
      redo?.();
      return true;
    }
    if (event.key === "Escape" && (form || turns.current)) {
      setForm(null);
      turns.choose(undefined);
      return true;
    }
    return !isCommand && !event.altKey && turns.onLetter(event.key);
  };
  useWindowEvent("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.key === "F6") {
      event.preventDefault();
      const isLeft = parts.left.current?.contains(target);
      return nextPart(isLeft ? "left" : parts.right.current?.contains(target) ? "right" : "table");
    }
    // What is typed into a field, or chosen in a dialog, is its own.
    if (target?.closest("input, textarea, [contenteditable], [role=dialog], [role=menu]")) return;
    if (onKey(event)) event.preventDefault();
  });

  const begin = (at: Place) => {
    if (lineKind(at) === "form") setForm(at);
    else session.current?.begin(at);
  };
  /** The headline is the newest job's title: that is where it is written. */
  const openShown = () => {
    const title = page.lines.find(({ at }) => parsePlace(at).field === "position");
    if (title) begin(title.at);
  };
  const handlers: LineHandlers = {
    textOf: (at) => textAt(doc.content, at),
    onPoint: (at) => {
      setPointed(at);
      if (at) setHandled(at);
    },
    onFocus: (at) => {
      setFocused(at);
      setHandled(at);
    },
    onOpen: (at) => {
      const kind = lineKind(at);
      if (kind === "shown") openShown();
      else if (kind === "form") setForm(at);
      else if (isTapped) setTapped(at);
      else return false;
      return true;
    },
    onEditing: setEditing,
    onWrite: write,
    onEdit: (edit, offset) => {
      const caret = studio.edit(edit, offset !== null);
      if (caret && offset !== null)
        session.current?.begin(caret.at, edit.type === "move" ? offset : caret.offset);
      else session.current?.focus(caret?.at ?? ("at" in edit ? edit.at : ""));
    },
    onKey: (event) => {
      if (event.key === "F6") nextPart("table");
      return event.key === "F6" || onKey(event);
    },
  };
  const addBelow = (at: Place) => {
    const insert = lineBelow(doc.content, at);
    if (!insert) return;
    const made = `${insert.list}.${insert.position}`;
    studio.edit(insert, true);
    setEditing(made);
    requestAnimationFrame(() => session.current?.begin(made, 0));
  };

  const marks = useMemo(
    () => ({
      lit: new Set(asked ? page.shown.get(asked) : []),
      offer: new Set(page.offers.map(({ at }) => at)),
      claim: new Set(page.waiting.map(({ at }) => at)),
    }),
    [asked, page.shown, page.offers, page.waiting],
  );
  const kept = { preview: cv, content: doc.content, confirmed: doc.confirmed };
  const looked = pointed ?? focused;
  const serves = servedBy(looked, page.shown, cv.match.matches);
  const promised = promisedPages(cv.length);
  const card = form
    ? { at: form, node: <ShapeForm at={form} studio={studio} onClose={() => setForm(null)} /> }
    : turns.current
      ? {
          at: turns.current.at,
          node: (
            <OfferCard
              turns={turns}
              number={page.offers.indexOf(turns.current) + 1}
              count={page.offers.length}
            />
          ),
        }
      : null;
  const handle =
    handled && !isTapped && page.lines.some(({ at }) => at === handled)
      ? {
          at: handled,
          node: (
            <LineMenu
              at={handled}
              onBegin={begin}
              onEdit={(edit) => handlers.onEdit(edit, null)}
              onAddBelow={addBelow}
              onForm={(name) => setSection(name as OpenSection)}
            />
          ),
        }
      : null;

  const left = <SectionSide studio={studio} onOpen={setSection} />;
  const design = <DesignSlot cv={cv} studio={studio} />;
  const right = (
    <>
      <OfferList offers={page.offers} turns={turns} />
      <MatchSide
        cv={cv}
        shown={page.shown}
        lit={new Set(serves.map(({ requirement }) => requirement.id))}
        onPoint={setAsked}
        onGo={(at) => {
          setSheet(null);
          goTo(at);
        }}
      />
      <LeftOutList cv={cv} studio={studio} isFull={promised !== null && pages >= promised} />
      <RefusedDrawer
        refused={listRefused(cv.rejections)}
        onWrite={(rejection) => {
          const [at] = listOffers([{ ...rejection, verdict: "unproven" }], doc.content, []);
          if (at) begin(at.at);
        }}
      />
    </>
  );
  return (
    <div className={classes.bench}>
      {isWide && (
        <div
          ref={parts.left}
          className={classes.side}
          tabIndex={-1}
          role="group"
          aria-label={t("parts.sections")}
        >
          {left}
          {design}
        </div>
      )}
      <div ref={parts.table} className={classes.table} role="group" aria-label={t("parts.page")}>
        <VisuallyHidden>{t("pageHelp")}</VisuallyHidden>
        <PageTable
          html={page.html}
          look={page.look}
          studio={studio}
          length={cv.length}
          pages={pages}
          saved={saved}
          marks={marks}
          handlers={handlers}
          editing={session}
          onPages={setPages}
          card={card}
          handle={handle}
        >
          <LineAccount line={page.lines.find(({ at }) => at === looked)} kept={kept} serves={serves} />
        </PageTable>
      </div>
      {isWide && (
        <div
          ref={parts.right}
          className={classes.side}
          tabIndex={-1}
          role="group"
          aria-label={t("parts.match")}
        >
          {right}
        </div>
      )}
      <VisuallyHidden role="status">
        {cv.match.possible > 0 ? t("status", { score: cv.match.score, pages }) : t("statusPages", { pages })}
      </VisuallyHidden>
      {!isWide && (
        <>
          <nav className={classes.bar} aria-label={t("views.label")}>
            <Button variant="subtle" leftSection={<IconTarget size={18} />} onClick={() => setSheet("match")}>
              {t("parts.match")} {cv.match.possible > 0 && showPercent(cv.match.score)}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconLayoutList size={18} />}
              onClick={() => setSheet("sections")}
            >
              {t("parts.sections")}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconPalette size={18} />}
              onClick={() => setSheet("design")}
            >
              {t("parts.design")}
            </Button>
          </nav>
          <Drawer
            opened={sheet !== null}
            onClose={() => setSheet(null)}
            position="bottom"
            size="75%"
            title={sheet ? t(`parts.${sheet}`) : ""}
          >
            {sheet === "match" ? right : sheet === "sections" ? left : design}
          </Drawer>
        </>
      )}
      <LineSheet
        at={tapped}
        studio={studio}
        serves={servedBy(tapped, page.shown, cv.match.matches)}
        onEdit={(edit) => setTapped(studio.edit(edit, false)?.at ?? null)}
        onClose={() => setTapped(null)}
      />
      <SectionDrawer section={section} studio={studio} onClose={() => setSection(null)} />
    </div>
  );
}
