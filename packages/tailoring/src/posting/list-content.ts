import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind } from "@terzi/contracts/posting";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { isBenefit } from "./cues.ts";
import { readKind } from "./kinds.ts";
import type { Line } from "./line.ts";

/** Kinds that nobody gives: what is of one of them is asked. */
const BROUGHT: ReadonlySet<RequirementKind> = new Set([
  "skill",
  "certificate",
  "language",
  "education",
  "experience",
]);

const LEAST_ITEMS = 3;

const isGiven = (text: string): boolean =>
  isBenefit(text) ||
  /[£$€₺]|\d ?%/u.test(text) ||
  POSTING_LANGUAGES.some((spoken) => spoken.isPromise(text) || spoken.isGift(text));

/**
 * What a list is surely about by its own items, whatever its heading says: where at least that share
 * of them tells. Undefined where they leave it open.
 */
export function kindOfList(
  lines: readonly Line[],
  { language, least }: { language: Language; least: number },
): "tasks" | "requirements" | undefined {
  const items = lines.filter(({ isBullet, startsLine }) => isBullet && startsLine).map(({ text }) => text);
  if (items.length < LEAST_ITEMS || items.some(isGiven)) return undefined;
  const kinds = items.map((text) => readKind(annotate(text, language), text, false, language));
  const done = kinds.filter((kind) => kind === "task").length;
  const brought = kinds.filter((kind) => BROUGHT.has(kind)).length;
  if (done + brought < items.length * least) return undefined;
  return brought > done ? "requirements" : "tasks";
}
