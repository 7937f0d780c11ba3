import { useQuery } from "@tanstack/react-query";
import type { CvContent } from "@terzi/contracts/cv";
import { fontPairOf } from "@terzi/documents/chosen-design";
import { chosenDesign } from "@terzi/documents/chosen-design";
import { type CvDocument, layOutCv } from "@terzi/documents/cv-document";
import { fetchFontCss } from "@terzi/documents/font-css-browser";
import { cvHtml } from "@terzi/documents/html";
import type { Piece, PrintedCv } from "@terzi/documents/printed-cv";
import { useDeferredValue, useMemo } from "react";
import { openClaims, provedOf } from "../preview/claims.ts";
import type { StudioCv } from "../preview/reviewed.ts";
import { linesOfRequirements, type PageLine } from "./evidence-lines.ts";
import { listOffers } from "./offers.ts";
import { type EditedLine, shownContent } from "./shown-content.ts";
import type { StudioDoc } from "./studio-doc.ts";

/** The printed content, as a document and line by line. `html` is null until the fonts are loaded. */
export function usePage(cv: StudioCv, doc: StudioDoc, editing: EditedLine | null) {
  const { design } = doc;
  const { template } = design;
  const fonts = useQuery({
    queryKey: ["font-css", fontPairOf({ template, design })],
    queryFn: () => fetchFontCss(template, design),
  });
  const documentOf = (content: CvContent): CvDocument => ({
    content,
    template,
    design,
    language: cv.language,
    jobTitle: cv.jobTitle,
  });
  const html = useMemo(
    () =>
      // Without the fonts the page is still shown, in the system's.
      fonts.isPending
        ? null
        : cvHtml(documentOf(shownContent(doc.content, editing)), { fontCss: fonts.data ?? "" }),
    [doc.content, design, cv.language, cv.jobTitle, editing, fonts.data, fonts.isPending],
  );
  // The panels may lag behind typing; the page may not.
  const content = useDeferredValue(doc.content);
  const lines = useMemo(() => linesOf(layOutCv(documentOf(content))), [content, design, cv]);
  const shown = useMemo(
    () => linesOfRequirements(cv.match.matches, { lines, content, claims: provedOf(cv).claims }),
    [cv, lines, content],
  );
  const offers = useMemo(() => listOffers(cv.rejections, content, doc.declined), [cv, content, doc.declined]);
  const waiting = useMemo(() => {
    const open = openClaims({ preview: cv, content, confirmed: doc.confirmed });
    return lines.filter(({ text }) => open.some((claim) => text.includes(claim.text)));
  }, [cv, lines, content, doc.confirmed]);
  // The paper follows the address unless somebody chose one.
  const { paper } = chosenDesign({ content, template, design });
  const look = JSON.stringify([design, paper, cv.language, fonts.data?.length ?? 0]);
  return { html, look, lines, shown, offers, waiting };
}

function linesOf({ name, contacts, facts, sections }: PrintedCv): PageLine[] {
  const pieces: Piece[] = [...(name ? [name] : []), ...contacts.flat()];
  pieces.push(...facts);
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "entry") pieces.push(...block.title, ...block.period, ...block.details);
    for (const body of block.kind === "entry" ? block.body : [block])
      pieces.push(...(body.kind === "paragraph" ? [body.piece] : body.items));
  }
  return pieces.map(({ at, text }) => ({ at, text }));
}
