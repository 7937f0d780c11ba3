import type { PostingReading, PostingWarning, Requirement } from "@terzi/contracts/posting";
import { addDraft, type Draft } from "./posting/draft.ts";
import { findHiddenText } from "./posting/hidden-text.ts";
import { splitLines } from "./posting/lines.ts";
import { findMachineOrders } from "./posting/machine-orders.ts";
import { readRankYears } from "./posting/rank.ts";
import { readLine } from "./posting/read-line.ts";
import { readSections } from "./posting/sections.ts";
import { readTitle, readTypedTitle } from "./posting/title.ts";
import { findWarnings, quoteOf } from "./posting/warnings.ts";
import { weigh, weighJob } from "./posting/weights.ts";
import { detectLanguage } from "./text/detect-language.ts";

const MOST_REQUIREMENTS = 150;

/**
 * Reads a posting (plain text, English or Turkish, any layout): what it asks for, each thing with its own words, their
 * place, kind and weight. Pure and deterministic; never throws. Orders to machines are reported and otherwise ignored.
 * `typedTitle`: the job title that was typed beside it; it counts where the posting names no job of its own.
 */
export function readPosting(pasted: string, typedTitle = ""): PostingReading {
  const { posting, warnings } = withoutTricks(pasted);
  const language = detectLanguage(posting);
  const lines = splitLines(posting, language);
  const { sections, lines: placed } = readSections(lines, posting);
  const drafts = new Map<string, Draft>();
  const own = readTitle(placed, language);
  const typed = own?.isOccupation ? undefined : readTypedTitle(typedTitle, posting, language);
  const asked = placed.flatMap((line) =>
    !typed && line.start === own?.draft.span.start ? [] : readLine(line, language),
  );
  // A posting that asks for nothing isn't judged by a title alone.
  const title = typed && asked.length ? typed : own?.draft;
  const years = readRankYears(lines) ?? title?.years;
  if (title) addDraft(drafts, years === undefined ? title : { ...title, years });
  for (const draft of asked) addDraft(drafts, draft);
  // A first line that is no title, and nothing after it: this asks for nothing, rather than for a job of that name.
  if (own && !own.isOccupation && title === own.draft && drafts.size === 1) drafts.clear();
  const requirements = weighDrafts([...drafts.values()].slice(0, MOST_REQUIREMENTS)).map((requirement) => ({
    ...requirement,
    text: posting.slice(requirement.span.start, requirement.span.end) || requirement.text,
  }));
  return { language, sections, requirements, warnings: [...warnings, ...findWarnings(lines)].slice(0, 10) };
}

/** The posting with blanks, as many characters long, where it isn't meant for who applies. */
function withoutTricks(pasted: string): { posting: string; warnings: PostingWarning[] } {
  const spans = [...findHiddenText(pasted), ...findMachineOrders(pasted)];
  let posting = pasted;
  for (const { start, end } of spans)
    posting = posting.slice(0, start) + pasted.slice(start, end).replace(/[^\n]/g, " ") + posting.slice(end);
  const warnings = spans
    .filter(({ start, end }) => /\p{L}/u.test(pasted.slice(start, end)))
    .map(({ start, end }) => ({ code: "machine-orders" as const, quote: quoteOf(pasted.slice(start, end)) }));
  return { posting, warnings };
}

function weighDrafts(drafts: Draft[]): Requirement[] {
  const weights = drafts.map(({ kind, importance, isJob }) =>
    isJob ? 0 : weigh(kind, importance === "must"),
  );
  return drafts.map(
    ({ key: _key, telling: _telling, mentions: _mentions, ...draft }, index): Requirement => ({
      ...draft,
      id: `r${index + 1}`,
      weight: draft.isJob ? weighJob(weights) : (weights[index] ?? 0),
    }),
  );
}
