import type { Language } from "@terzi/contracts/languages";
import type { PostingSection } from "@terzi/contracts/posting";
import { readDegree } from "@terzi/language/read-degree";
import { wordKeys } from "@terzi/language/tokens";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import { isBenefit } from "./cues.ts";
import type { SectionKind } from "./heading-kinds.ts";
import { goesOnInList, namesTitle, readHeading, readInlineHeading, readPlacedHeading } from "./headings.ts";
import type { Line, PlacedLine } from "./line.ts";
import { isField } from "./fields.ts";
import { kindOfList } from "./list-content.ts";
import { readYears } from "./years.ts";

export type Sections = { sections: PostingSection[]; lines: PlacedLine[] };

/** A heading's text with the lines below it; lines before the first heading have none. */
type Block = {
  kind: SectionKind | "unknown";
  heading: { start: number; end: number; text: string } | null;
  lines: Line[];
  /** Its heading shares the line with its text, and so applies to this paragraph. */
  isInline?: boolean;
  /** The cells of a table's column. */
  isColumn?: boolean;
  /** The cells beside a label. */
  isRow?: boolean;
};

/** Groups the lines under their headings. Lines before the first heading belong to no section. */
export function readSections(
  lines: Line[],
  { posting, language }: { posting: string; language: Language },
): Sections {
  const blocks = readBlocks(lines, posting);
  for (const [index, block] of blocks.entries())
    if (isOffered(block) && blocks.slice(0, index).some(({ kind }) => kind === "requirements"))
      block.kind = "benefits";
  for (const [index, block] of blocks.entries()) {
    const own =
      block.heading && mayBeMisread(block)
        ? kindOfList(block.lines, { language, least: block.kind === "benefits" ? FEW : MOST })
        : undefined;
    const isBehind = blocks.slice(0, index).some(({ kind }) => kind === "requirements" || kind === "nice");
    if (own && !isBehind) block.kind = own;
    else if (own === "requirements" && block.kind === "unknown") block.kind = "nice";
  }
  const unknown = blocks.filter(({ heading, kind }) => heading && kind === "unknown");
  for (const block of unknown) if (tellsBenefits(block)) block.kind = "benefits";
  const unheaded = blocks.some(({ kind }) => kind === "tasks") ? [] : listWithoutHeading(blocks);
  const unheadedKind = tellsRequirements(unheaded) ? "requirements" : "tasks";
  for (const [index, block] of blocks.entries())
    if (block.heading && block.kind === "unknown") block.kind = kindByPlace(blocks, index);
  return {
    sections: blocks.flatMap(({ kind, heading, lines: inside }) =>
      heading
        ? {
            kind: kind === "unknown" ? "other" : kind,
            heading: heading.text,
            span: { start: heading.start, end: inside.at(-1)?.end ?? heading.end },
          }
        : [],
    ),
    lines: blocks.flatMap(({ kind, lines: inside }) =>
      inside.map((line) => ({ ...line, section: unheaded.includes(line) ? unheadedKind : kind })),
    ),
  };
}

/** "Koşullar": after requirements, these are the working conditions. */
const isOffered = ({ heading }: Block): boolean => heading !== null && CONDITIONS.test(heading.text);

/** Of a list of benefits hardly any item names none; other lists may hold anything. */
const FEW = 1 / 3;
const MOST = 2 / 3;

/** "What you'll get up to": the words of a heading may mislead, where its list speaks for itself. */
const mayBeMisread = ({ kind }: Block): boolean =>
  kind === "benefits" ||
  kind === "application" ||
  kind === "company" ||
  kind === "other" ||
  kind === "unknown";
const CONDITIONS = new RegExp(String.raw`^\W*${postingPattern("conditions")}\W*$`, "iu");

const LEAST_ITEMS = 3;
const LEAST_WORDS_OF_AN_ITEM = 3;

/** A list without a heading before all others lists tasks. */
function listWithoutHeading([first]: Block[]): Line[] {
  const items = (first?.lines ?? []).filter(({ isBullet, startsLine }) => isBullet && startsLine);
  const long = items.filter(({ text }) => text.split(/\s+/).length >= LEAST_WORDS_OF_AN_ITEM);
  // Among phrases, a short item is one too; a list of bare names is something else.
  return long.length < LEAST_ITEMS ? [] : long.length * 2 > items.length ? items : long;
}

/** "Degree in …", "Ten years or more in …": such a list says what one should bring. */
const tellsRequirements = (items: Line[]): boolean =>
  items.some(({ text }) => readDegree(text) !== undefined) &&
  items.some(({ text }) => readYears(text) !== undefined);

function readBlocks(lines: Line[], posting: string): Block[] {
  const blocks: Block[] = [{ kind: "unknown", heading: null, lines: [] }];
  for (const [index, line] of lines.entries()) {
    if (line.under) {
      const last = blocks.at(-1);
      if (last?.isColumn && last.kind === line.under) last.lines.push(line);
      else blocks.push({ kind: line.under, heading: null, lines: [line], isColumn: true });
      continue;
    }
    const heading =
      readHeading(line.text, line.isBullet) ??
      (line.isLabel
        ? readPlacedHeading(line.text, { opensList: true, standsAlone: true })
        : index > 0
          ? placedHeading(lines, index, posting)
          : undefined);
    if (blocks.at(-1)?.isColumn || (!heading && endsList(blocks.at(-1), line, posting)))
      blocks.push({ kind: "unknown", heading: null, lines: [] });
    if (!heading && isField(line.text)) {
      const around = blocks.at(-1)?.kind ?? "unknown";
      const kind = ASKED.has(around) || line.isBullet ? around : "requirements";
      if (kind !== around) blocks.push({ kind, heading: null, lines: [] });
      blocks.at(-1)?.lines.push({ ...line, isField: true });
      if (kind !== around) blocks.push({ kind: around, heading: null, lines: [] });
      continue;
    }
    const inline = heading ? undefined : readInlineHeading(line.text);
    const kind = heading ?? inline?.kind;
    const before = blocks.at(-1)?.kind ?? "unknown";
    const end = inline ? line.start + inline.length : line.end;
    if (kind) {
      const text = line.text.slice(0, end - line.start).trim();
      blocks.push({
        kind,
        heading: { start: line.start, end, text },
        lines: [],
        isInline: inline !== undefined,
        isRow: line.opensRow === true,
      });
    }
    if (heading) continue;
    const start = inline ? end : line.start;
    const isTitled = inline && namesTitle(line.text.slice(0, inline.length));
    const text = line.text.slice(start - line.start);
    blocks.at(-1)?.lines.push({ ...line, start, text, ...(isTitled && { isTitled }) });
    if (inline?.isRecord) blocks.push({ kind: before, heading: null, lines: [] });
  }
  return blocks;
}

const ASKED: ReadonlySet<string> = new Set(["tasks", "requirements", "nice", "unknown"]);

/** After a list and a blank line, what is no item is about something else, whatever heads the list. */
function endsList(block: Block | undefined, line: Line, posting: string): boolean {
  const last = block?.lines.at(-1);
  if (block?.isInline && last && !line.isBullet && hasBlank(posting.slice(last.end, line.start))) return true;
  if (!block?.heading || !last?.isBullet || line.isBullet || !ASKED.has(block.kind)) return false;
  return hasBlank(posting.slice(last.end, line.start));
}

/** Whether a blank line stands between two lines. */
const hasBlank = (between: string): boolean => (between.match(/\n/g)?.length ?? 0) > 1;

function placedHeading(lines: Line[], index: number, posting: string): SectionKind | "unknown" | undefined {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || !after || line.isBullet || !(line.startsLine || goesOnInList(line.text))) return undefined;
  const isOwnLine = /[\r\n]/.test(posting.slice(line.end, after.start));
  if (!isOwnLine) return undefined;
  return readPlacedHeading(line.text, {
    opensList: after.isBullet || (goesOnInList(line.text) && [after, lines[index + 2]].every(isEntry)),
    standsAlone:
      hasBlank(posting.slice(before?.end ?? 0, line.start)) &&
      !hasBlank(posting.slice(line.end, after.start)),
  });
}

const MOST_WORDS_OF_AN_ENTRY = 10;

/** A short line without a full stop: lists may have lost their bullets. */
const isEntry = (line: Line | undefined): boolean =>
  line?.startsLine === true &&
  !/[.!?:]\s*$/.test(line.text) &&
  line.text.split(/\s+/).length <= MOST_WORDS_OF_AN_ENTRY;

/** The usual order of a posting's sections. */
const ORDER: readonly SectionKind[] = ["company", "tasks", "requirements", "nice", "benefits", "application"];

const tellsBenefits = ({ lines }: Block): boolean =>
  lines.filter(({ text }) => isBenefit(text)).length * 3 > lines.length;

/** "Supervise staff", "Order supplies": such a list says what one will do, whatever heads it. */
const tellsTasks = (lines: Line[]): boolean => {
  const items = lines.filter(({ isBullet, startsLine }) => isBullet && startsLine);
  const isDone = ({ text }: Line) => {
    const [first = ""] = wordKeys(text.slice(0, 40));
    return POSTING_LANGUAGES.some((language) => language.beginsTask(first));
  };
  return items.length >= 2 && items.filter(isDone).length * 4 >= items.length * 3;
};

/** "Systems | Opera, Excel" below "Education | …": a table goes on asking until it says what one gets. */
const isRowAmongAsked = (before: Block[]): boolean => {
  const kinds = before.filter(({ isRow }) => isRow).map(({ kind }) => kind);
  return (
    (kinds.includes("requirements") || kinds.includes("tasks")) &&
    !kinds.some((kind) => kind === "nice" || kind === "benefits" || kind === "application")
  );
};

/** What a list is about when its heading doesn't say: told by its neighbouring lists, and by its own words. */
function kindByPlace(blocks: Block[], index: number): SectionKind | "unknown" {
  const rankOf = (block: Block) => (block.kind === "unknown" ? -1 : ORDER.indexOf(block.kind));
  const inside = blocks[index]?.lines ?? [];
  const last = blocks.slice(0, index).findLast(({ heading, kind }) => heading && kind !== "unknown");
  if (last?.kind === "tasks" && tellsTasks(inside)) return "tasks";
  if (blocks[index]?.isRow && isRowAmongAsked(blocks.slice(0, index))) return "requirements";
  const before = Math.max(-1, ...blocks.slice(0, index).map(rankOf));
  const rest = blocks.slice(index + 1);
  const next = rest.findIndex((block) => rankOf(block) > before);
  const following = rest[next];
  const end = following ? rankOf(following) : ORDER.length;
  const open = ORDER.slice(before + 1, end).filter((kind) => kind !== "company");
  // This one, and the following lists without a kind.
  const unknown =
    1 + rest.slice(0, next < 0 ? rest.length : next).filter(({ kind }) => kind === "unknown").length;
  return open.length === unknown || open[0] === "tasks" || open[0] === "requirements"
    ? (open[0] ?? "unknown")
    : open[0] === "nice" && following && inside.some(({ isBullet }) => isBullet)
      ? "nice"
      : "unknown";
}
