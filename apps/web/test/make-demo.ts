import { CvOrder } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { RequirementMatch } from "@terzi/contracts/match";
import { layOutCv } from "@terzi/documents/cv-document";
import { lineText, type Piece, pieceText, SEPARATOR } from "@terzi/documents/printed-cv";
import { loadTexts } from "@terzi/i18n/load-texts";
import { fold } from "@terzi/language/normalise";
import { draftCv } from "@terzi/tailoring/draft-cv";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import { loadExample } from "../src/features/career/example-profile.ts";
import type { Demo, DemoLine } from "../src/features/landing/demo/demo.ts";
import { postingParts } from "../src/features/match/posting-parts.ts";

/** What the engine makes of the example's profile and posting, as the landing page shows it. */
export async function makeDemo(language: Language): Promise<Demo> {
  const profile = await loadExample(language);
  const { posting } = await loadTexts(language, "example");
  const order = CvOrder.parse({
    jobPosting: posting.text,
    jobTitle: posting.title,
    company: posting.company,
    language,
  });
  const draft = await draftCv({
    order,
    profile,
    writer: localWriter,
    today: "2026-11-21",
    readerLanguage: language,
  });
  const printed = layOutCv({
    content: draft.content,
    template: order.template,
    language,
    jobTitle: order.jobTitle,
  });
  const lines = linesOf(printed.sections);
  const shown = draft.match.matches.filter((match) => linesFor(match, lines).length > 0);
  const numberOf = (id: string): number => shown.findIndex(({ requirement }) => requirement.id === id) + 1;
  return {
    score: draft.match.score,
    name: printed.name?.text ?? "",
    title: posting.title,
    posting: postingParts(posting.text, draft.match.matches).map(({ text, ids, verdict }) => ({
      text,
      verdict: verdict ?? "",
      number: Math.max(0, ...ids.slice(0, 1).map(numberOf)),
    })),
    cv: lines.map((line, index) => ({
      ...line,
      numbers: shown.flatMap((match) =>
        linesFor(match, lines).includes(index) ? [numberOf(match.requirement.id)] : [],
      ),
    })),
  };
}

type Line = Omit<DemoLine, "numbers">;

function linesOf(sections: ReturnType<typeof layOutCv>["sections"]): Line[] {
  const itemsText = (label: string | undefined, items: Piece[]) =>
    `${label ? `${label}: ` : ""}${lineText(items, SEPARATOR.items)}`;
  return sections.flatMap(({ heading, blocks }) => [
    { kind: "heading", text: heading },
    ...blocks.flatMap((block): Line[] => {
      const entry = block.kind === "entry" ? block : { title: [], period: [], details: [], body: [block] };
      const head = lineText(entry.title, SEPARATOR.title);
      const facts = [lineText(entry.period, SEPARATOR.period), lineText(entry.details, SEPARATOR.details)]
        .filter(Boolean)
        .join(SEPARATOR.details);
      return [
        ...(head ? [{ kind: "entry", text: head }] : []),
        ...(facts ? [{ kind: "facts", text: facts }] : []),
        ...entry.body.flatMap((body): Line[] => {
          if (body.kind === "paragraph") return [{ kind: "text", text: pieceText(body.piece) }];
          if (body.kind === "items") return [{ kind: "text", text: itemsText(body.label, body.items) }];
          return body.items.map((item) => ({ kind: "point", text: pieceText(item) }));
        }),
      ];
    }),
  ]);
}

/**
 * Where in the CV stands what was quoted as evidence; at most two places, so that the eye can follow. The summary, which
 * repeats what stands below it, only where nothing else does.
 */
function linesFor({ evidence, verdict }: RequirementMatch, lines: Line[]): number[] {
  if (verdict === "missing") return [];
  const quotes = evidence.map(({ quote }) => fold(quote)).filter(Boolean);
  const found = lines
    .map((line, index) => ({ index, text: fold(line.text), kind: line.kind }))
    .filter(({ text, kind }) => kind !== "heading" && quotes.some((quote) => text.includes(quote)))
    .map(({ index }) => index);
  const below = found.filter((index) => index > SUMMARY);
  return (below.length ? below : found).slice(0, 2);
}

/** The first line behind the first heading. */
const SUMMARY = 1;
