import { Stack, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { itemPlace, movePlace, parsePlace, type Place } from "@terzi/contracts/place";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StudioCv } from "../preview/reviewed.ts";
import { lineBelow } from "./add-line.ts";
import { textAt } from "./content-tree.ts";
import { DesignSlot } from "./design-slot.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { Grip } from "./grip.tsx";
import { LineAccount, servedBy } from "./line-account.tsx";
import type { LineEditing, LineHandlers } from "./line-events.ts";
import { lineKind } from "./line-kind.ts";
import { LineMenu } from "./line-menu.tsx";
import { LineSheet } from "./line-sheet.tsx";
import { MatchSide } from "./match-side.tsx";
import { movedPlace } from "./moved-place.ts";
import { OfferCard } from "./offer-card.tsx";
import { OfferList, RefusedDrawer } from "./offer-list.tsx";
import { listOffers, listRefused } from "./offers.ts";
import { PageTable } from "./page-table.tsx";
import { PhoneSheets, type Sheet } from "./phone-sheets.tsx";
import { promisedPages } from "./promised-pages.ts";
import { type OpenSection, SectionDrawer } from "./section-drawer.tsx";
import { SectionSide } from "./section-side.tsx";
import { ShapeForm } from "./shape-form.tsx";
import classes from "./studio.module.css";
import { useLineDrag } from "./use-line-drag.ts";
import { useOfferKeys } from "./use-offer-keys.ts";
import { usePage } from "./use-page.ts";
import type { Studio } from "./use-studio.ts";
import { useStudioKeys } from "./use-studio-keys.ts";

type Props = { cv: StudioCv; studio: Studio; saved: ReactNode };

/** Sections to the left, the page in the middle, the match to the right; on a phone the two are sheets over the page. */
export function Bench({ cv, studio, saved }: Props) {
  const { t } = useTranslation("studio");
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const isTapped = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const { doc, editing } = studio;
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

  const parts = { left: useRef<HTMLElement>(null), right: useRef<HTMLElement>(null) };
  const onKey = useStudioKeys({
    studio,
    turns,
    parts,
    toPage: () => goTo(focused ?? page.lines[0]?.at ?? ""),
    onEscape: () => {
      if (!form && !turns.current) return false;
      setForm(null);
      turns.choose(undefined);
      return true;
    },
  });

  /** Whoever came by keyboard goes on where they were. */
  const closeForm = () => {
    if (form) goTo(form);
    setForm(null);
  };
  const drag = useLineDrag({ session, onEdit: (edit) => handlers.onEdit(edit, null) });
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
    fieldLabel: t("sheet.title"),
    textOf: (at) => textAt(studio.read().content, at),
    onPoint: (at) => {
      setPointed(at);
      if (at) setHandled(at);
    },
    onFocus: (at) => {
      setFocused(at);
      setHandled(at);
      // Whoever goes on by keyboard looks there, wherever the mouse was left.
      if (at) setPointed(null);
    },
    onOpen: (at) => {
      const kind = lineKind(at);
      if (kind === "shown") openShown();
      else if (kind === "form") setForm(at);
      else if (isTapped) setTapped(at);
      else return false;
      return true;
    },
    onEditing: studio.begin,
    onWrite: studio.writeOnPage,
    onEdit: (edit, offset) => {
      const at = "at" in edit ? edit.at : "";
      const moved = edit.type === "move" ? (movedPlace(at) ?? at) : at;
      const caret = studio.edit(edit.type === "move" ? { ...edit, at: moved } : edit, offset !== null);
      if (caret && moved !== at) session.current?.focus(movePlace(at, moved, caret.at));
      else if (caret && offset !== null)
        session.current?.begin(caret.at, edit.type === "move" ? offset : caret.offset);
      else session.current?.focus(caret?.at ?? at);
      if (caret && edit.type === "move") drag.tellPlace(caret.at);
    },
    onLift: drag.lift,
    onKey,
  };
  /** The focus stays on the grip, which goes along: the next key moves on. */
  const step = (at: Place, by: -1 | 1) => {
    const moved = movedPlace(at);
    const caret = moved && studio.edit({ type: "move", at: moved, by }, false);
    if (!moved || !caret) return;
    setHandled(movePlace(at, moved, caret.at));
    drag.tellPlace(caret.at);
  };
  const addBelow = (at: Place) => {
    const insert = lineBelow(studio.read().content, at);
    if (!insert) return;
    const made = itemPlace(insert.list, insert.position);
    studio.edit(insert, true);
    studio.begin(made);
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
    ? { at: form, node: <ShapeForm key={form} at={form} studio={studio} onClose={closeForm} /> }
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
          grip: movedPlace(handled) && (
            <Grip
              label={t("line.grip")}
              onLift={(source, pointerId) => drag.lift(handled, source, pointerId)}
              onStep={(by) => step(handled, by)}
            />
          ),
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

  const left = <SectionSide cv={cv} doc={doc} change={studio.change} onOpen={setSection} />;
  const design = <DesignSlot cv={cv} doc={doc} change={studio.change} />;
  const right = (
    <Stack gap="lg">
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
      <LeftOutList cv={cv} doc={doc} change={studio.change} isFull={promised !== null && pages >= promised} />
      <RefusedDrawer
        refused={listRefused(cv.rejections)}
        onWrite={(rejection) => {
          const [at] = listOffers([{ ...rejection, verdict: "unproven" }], doc.content, []);
          if (at) begin(at.at);
        }}
      />
    </Stack>
  );
  return (
    <div className={classes.bench}>
      {isWide && (
        <section ref={parts.left} className={classes.side} tabIndex={-1} aria-label={t("parts.sections")}>
          {left}
          {design}
        </section>
      )}
      <section className={classes.table} aria-label={t("parts.page")}>
        <VisuallyHidden>{t("pageHelp")}</VisuallyHidden>
        <PageTable
          html={page.html}
          content={doc.content}
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
          dragged={drag.dragged}
        >
          <LineAccount line={page.lines.find(({ at }) => at === looked)} kept={kept} serves={serves} />
        </PageTable>
      </section>
      {isWide && (
        <section ref={parts.right} className={classes.side} tabIndex={-1} aria-label={t("parts.match")}>
          {right}
        </section>
      )}
      <VisuallyHidden role="status">
        {cv.match.possible > 0 ? t("status", { score: cv.match.score, pages }) : t("statusPages", { pages })}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{drag.told}</VisuallyHidden>
      {!isWide && (
        <PhoneSheets
          open={sheet}
          onOpen={setSheet}
          score={cv.match.possible > 0 ? cv.match.score : null}
          contents={{ match: right, sections: left, design }}
        />
      )}
      <LineSheet
        at={tapped}
        studio={studio}
        line={page.lines.find(({ at }) => at === tapped)}
        kept={kept}
        serves={servedBy(tapped, page.shown, cv.match.matches)}
        onEdit={(edit) => {
          const caret = studio.edit(edit, false);
          const moved = "at" in edit ? edit.at : "";
          setTapped(tapped && caret && movePlace(tapped, moved, caret.at));
        }}
        onClose={() => setTapped(null)}
      />
      <SectionDrawer section={section} studio={studio} onClose={() => setSection(null)} />
    </div>
  );
}
