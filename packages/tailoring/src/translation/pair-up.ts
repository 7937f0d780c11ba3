import type { CvContent } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { isWithin } from "@terzi/contracts/place";
import type { TwinDifference, TwinDifferenceKind, TwinPair, TwinState } from "@terzi/contracts/twin";
import { isOngoing, readDate, showDate } from "@terzi/language/dates";
import { detectLanguage } from "@terzi/language/detect-language";
import { tokenize } from "@terzi/language/tokens";
import { readFrequencies } from "../guard/parse/frequency.ts";
import { readNumbers } from "../guard/parse/read-numbers.ts";
import { guardLanguage } from "../languages/guard-languages.ts";
import { isIn } from "./alike-texts.ts";
import { isSameName } from "./glossary.ts";
import { namesApart } from "./names-apart.ts";
import { translateTerm } from "./translate-term.ts";
import { type Languages, pairContents, type TextPair } from "./twin-texts.ts";

export type TwinSide = { content: CvContent; jobTitle: string; language: Language };
type Both = { original: TwinSide; twin: TwinSide };

/** A CV and its twin, text by text, and the facts in which they differ. */
export function pairUp({ original, twin }: Both): { pairs: TwinPair[]; differences: TwinDifference[] } {
  const languages = { from: original.language, to: twin.language };
  const texts = pairContents(original.content, twin.content, languages);
  return {
    pairs: texts.map((pair) => ({ ...asShown(pair, languages), state: stateOf(pair, languages) })),
    differences: texts.flatMap((pair) => {
      const difference = differenceOf(pair, languages);
      return difference ? [{ ...asShown(pair, languages), ...difference }] : [];
    }),
  };
}

/** Dates as they are printed, all else as it is written. */
function asShown({ at, kind, original, twin }: TextPair, { from, to }: Languages) {
  const show = (text: string | null, language: Language): string =>
    kind === "date" && text ? showDate(text, language) : (text ?? "");
  return { at, original: show(original, from), twin: show(twin, to) };
}

function stateOf({ at, kind, original, twin }: TextPair, { from, to }: Languages): TwinState {
  if (twin === null) return "missing";
  if (original === null) return "added";
  if (original !== twin) return kind === "words" && isIn(twin, from) ? "asWritten" : "translated";
  if (kind === "name" || kind === "date" || kind === "own") return "same";
  if (kind === "words" || kind === "role") return isIn(twin, to) ? "same" : "asWritten";
  // What has a name in the first language is known to be in the other one already.
  if (translateTerm(kind, twin, from) !== null) return "same";
  const isProperName = isWithin(at, "skills.technical");
  return isProperName && !isIn(twin, from) ? "same" : "asWritten";
}

type Difference = Pick<TwinDifference, "kind" | "names">;

function differenceOf(pair: TextPair, languages: Languages): Difference | null {
  const kind = factOf(pair, languages);
  if (kind) return { kind, names: [] };
  const { original, twin } = pair;
  if (pair.kind !== "words" || original === null || twin === null || original === twin) return null;
  const names = namesApart(
    { text: original, language: languages.from },
    { text: twin, language: isIn(twin, languages.from) ? languages.from : languages.to },
  );
  return names.length ? { kind: "name", names } : null;
}

/** How two texts differ as wholes. */
function factOf(
  { kind, original, twin, levels }: TextPair,
  { from, to }: Languages,
): TwinDifferenceKind | null {
  if (twin === null) return "missing";
  if (original === null) return "added";
  if (levels && levels[0] !== levels[1]) return "level";
  if (original === twin) return null;
  if (kind === "name") return isSameName(original, twin) ? null : "name";
  if (kind === "date") return dateKey(original) === dateKey(twin) ? null : "date";
  return numbersOf(original, from) === numbersOf(twin, to) ? null : "number";
}

/** "March 2021" and "2021-03" are one date, and so are "present" and "Halen". */
function dateKey(written: string): string {
  if (isOngoing(written)) return "ongoing";
  const date = readDate(written);
  return date ? `${date.year}-${date.month ?? ""}` : written;
}

/** Every value of a text, in any order: the two languages place them differently. */
function numbersOf(text: string, mostly: Language): string {
  const language = guardLanguage(isIn(text, mostly) ? mostly : detectLanguage(text));
  const tokens = tokenize(text);
  const frequencies = readFrequencies(tokens, language);
  const { numbers } = readNumbers(text, tokens, { language, frequencies });
  return [...frequencies.map(({ id }) => id), ...numbers.map(({ value, unit }) => `${value}${unit}`)]
    .toSorted()
    .join(" ");
}
