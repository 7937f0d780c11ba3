import type { CareerProfile } from "@terzi/contracts/career";
import { fieldPlace, itemPlace } from "@terzi/contracts/place";
import { isOngoing, readDate } from "@terzi/language/dates";
import { detectLanguage } from "@terzi/language/detect-language";
import { datesBetween, longestPeriod, surePeriod } from "@terzi/language/periods";
import { splitSentences } from "@terzi/language/sentences";
import { wordKeys } from "@terzi/language/tokens";
import { guardLanguage } from "../../languages/guard-languages.ts";
import { levelText } from "../parse/level-text.ts";
import type { Line } from "../parse/line.ts";
import { languageOfLine } from "../parse/line-language.ts";
import { readLine } from "../parse/read-line.ts";
import type { Reading } from "../parse/words.ts";
import { type EntrySource, entrySources } from "./entry-sources.ts";
import type { Fact, FactEntry, Facts } from "./fact.ts";
import { headingsOf } from "./heading-statements.ts";

/**
 * Reads the profile once into the facts that may be claimed, entry by entry. `today` ("2026-11-21") ends what
 * continues.
 */
export function readFacts(profile: CareerProfile, today: string): Facts {
  const language = guardLanguage(detectLanguage(JSON.stringify(profile)));
  const names = new Set(headingsOf(profile).flatMap(wordKeys));
  const read: ReadText = (text, known) =>
    readLine(text, { language: languageOfLine(text, language), names: known });
  const entries = entrySources(profile, today).map((source) => readEntry(source, { read, names, today }));
  return { entries, profile, today, names, language };
}

type ReadText = (text: string, names: Reading["names"]) => Line;
type ReadTask = { read: ReadText; names: ReadonlySet<string>; today: string };

function readEntry(source: EntrySource, task: ReadTask): FactEntry {
  const { place, kind, start = "", end = "" } = source;
  const now = readDate(task.today);
  const between = now && datesBetween(start, end, now);
  return {
    place,
    kind,
    heading: readHeading(source, task),
    texts: readTexts(source, task),
    period: between && surePeriod(...between),
    longestPeriod: between && longestPeriod(...between),
    isOngoing: isOngoing(end) || (Boolean(start.trim()) && !end.trim()),
    dates: [...datesOf(start, "start"), ...datesOf(end, "end")],
  };
}

const readHeading = (
  { place, heading = {}, titles = [], names = [], unfinished = [] }: EntrySource,
  { read }: ReadTask,
): Fact[] =>
  Object.entries(heading)
    .filter(([, text]) => text.trim())
    .map(([field, text]) => ({
      place: field ? fieldPlace(place, field) : place,
      line: unfinished.includes(field) ? markUnfinished(read(text, "all")) : read(text, "all"),
      words: levelText(text),
      isTitle: titles.includes(field),
      isName: names.includes(field),
    }));

function markUnfinished(line: Line): Line {
  for (const { markers } of line.clauses) markers.add("in-progress");
  return line;
}

const readTexts = ({ place, texts = {} }: EntrySource, { read, names }: ReadTask): Fact[] =>
  Object.entries(texts).flatMap(([field, value]) =>
    (typeof value === "string" ? [value] : value).flatMap((text, index) => {
      const own = field ? fieldPlace(place, field) : place;
      const at = typeof value === "string" ? own : itemPlace(own, index);
      return splitSentences(text).map((span) => ({
        place: at,
        line: read(text.slice(span.start, span.end), names),
        words: levelText(text.slice(span.start, span.end)),
        isTitle: false,
        isName: false,
      }));
    }),
  );

function datesOf(written: string, side: "start" | "end"): FactEntry["dates"] {
  const date = readDate(written);
  if (!date) return [];
  const year = { value: date.year, hasMonth: false, side };
  return date.month ? [{ value: date.year * 12 + date.month, hasMonth: true, side }, year] : [year];
}
