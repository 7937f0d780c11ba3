import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { RequirementMatch } from "@terzi/contracts/match";
import { itemPlace, type Place, partOf, printPlace, sentencePlace } from "@terzi/contracts/place";
import { CV_SECTIONS, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import type { Relevance } from "../writing/relevance.ts";

type Line = { place: Place; text: string; folded: string };

/** A line this short proves nothing by occurring in a longer one. */
const SHORT = 12;

/**
 * What must never go for the sake of a page: the best line for each requirement that is met, and every quoted skill.
 */
export function keptLines(content: CvContent, matches: RequirementMatch[], relevance: Relevance): Set<Place> {
  const lines = linesOf(content);
  const kept = new Set<Place>();
  for (const { evidence } of matches) {
    const shown = evidence.map(({ quote }) => bestLine(lines, foldAscii(quote), relevance));
    const [best] = shown.filter((line) => line !== undefined);
    if (best) kept.add(best.place);
    for (const line of shown) if (line && partOf(line.place) === "skills") kept.add(line.place);
  }
  return kept;
}

const toLine = (place: Place, text: string): Line => ({ place, text, folded: foldAscii(text.trim()) });

const proseLines = (place: Place, text: string): Line[] =>
  splitSentences(text).map(({ start, end }, index) =>
    toLine(sentencePlace(place, index), text.slice(start, end)),
  );

function entryLines(section: CvSection, item: AnyEntry, entry: number): Line[] {
  const at = { section: cvNameOf(section), entry };
  const place = (field: string) => printPlace({ ...at, field });
  // A name belongs to the whole entry: no part of it can go alone.
  const names = fieldsOfRole(section, "title", "names").flatMap((field) => [
    textOf(item, field),
    ...textsOf(item, field),
  ]);
  return [
    ...names.filter((name) => name.trim()).map((name) => toLine(printPlace(at), name)),
    ...fieldsOfRole(section, "description").flatMap((field) => proseLines(place(field), textOf(item, field))),
    ...fieldsOfRole(section, "points").flatMap((field) =>
      textsOf(item, field).map((text, index) => toLine(itemPlace(place(field), index), text)),
    ),
  ];
}

function entriesOf(content: CvContent, section: CvSection): AnyEntry[] {
  const list: AnyEntry[] | string = content[cvNameOf(section)];
  return typeof list === "string" ? [] : list;
}

function linesOf(content: CvContent): Line[] {
  const { skills } = content;
  const lists = typeof skills === "string" ? [] : (["technical", "soft"] as const);
  return [
    ...lists.flatMap((list) =>
      typeof skills === "string"
        ? []
        : skills[list].map((skill, index) =>
            toLine(printPlace({ section: `skills.${list}`, entry: index }), skill),
          ),
    ),
    ...CV_SECTIONS.flatMap((section) =>
      entriesOf(content, section).flatMap((item, entry) => entryLines(section, item, entry)),
    ),
    ...proseLines("summary", content.summary),
  ];
}

/** The line that says just this, or else the most helpful one of those that say it among other things. */
function bestLine(lines: Line[], quote: string, relevance: Relevance): Line | undefined {
  const said = quote.trim();
  if (said.length < 2) return undefined;
  const exact = lines.find(({ folded }) => folded === said);
  if (exact) return exact;
  return lines
    .filter(({ folded }) => folded.includes(said) || (folded.length >= SHORT && said.includes(folded)))
    .toSorted((a, b) => relevance(b.text) - relevance(a.text))[0];
}
