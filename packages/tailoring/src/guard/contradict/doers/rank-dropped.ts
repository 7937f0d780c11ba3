import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const LOWER = new RegExp(guardCue("lowerRank"), "iu");
const BEGINS = /^(?:(?:worked |served |acted )?as (?:an? |the )?)?(\p{L}+)(?=[ ,])/iu;

/** "Served as room leader", of the deputy room leader; "müdür olarak", of the müdür yardımcısı. */
function titleWithin(sentence: string, line: string): { said: string; known: string } | null {
  for (const { 0: known, index } of RANKED.flatMap((way) => [...line.matchAll(way)])) {
    const title = known.replace(LOWER_AT_EDGE, "").replace(CASES, "").trim();
    const rest = line.slice(0, index) + line.slice(index + known.length);
    const said = [
      String.raw`(?<!\p{L})(?:${turnedCue("asBefore")})${title}(?!\p{L}| (?:${RANKS}))`,
      String.raw`(?<!\p{L})${title}(?:${turnedCue("asBehind")})(?!\p{L})`,
    ]
      .map((pattern) => new RegExp(pattern, "iu").exec(sentence)?.[0])
      .find(Boolean);
    if (said && !new RegExp(String.raw`(?<!\p{L})${title}(?!\p{L})`, "iu").test(rest)) return { said, known };
  }
  return null;
}
const RANKS = LOWER.source;
/** "Under the chargehand", "ustanın yanında": whom one worked for. */
const [UNDER_BEFORE, UNDER_BEHIND] = [turnedCue("underBefore"), turnedCue("underBehind")];
const UNDER = String.raw`(?<!\p{L})(?:${UNDER_BEFORE})\p{L}+(?: \p{L}+)?|(?<!\p{L})\p{L}+(?:${UNDER_BEHIND})(?!\p{L})`;
/** Each by itself, because they may overlap: in "ameliyatlarında yardımcı cerrah" the rank is the surgeon's. */
const RANKED = [
  String.raw`(?:${RANKS})[- ]\p{L}+(?: \p{L}+)?`,
  String.raw`(?<!\p{L})\p{L}+ (?:${RANKS})(?:${turnedCue("rankEnding")})?(?!\p{L})`,
  UNDER,
].map((way) => new RegExp(way, "giu"));
const LOWER_AT_EDGE = new RegExp(
  String.raw`^(?:${RANKS})[- ]| (?:${RANKS})\p{L}*$|^(?:${UNDER_BEFORE})|(?:${UNDER_BEHIND})$`,
  "iu",
);
/** "Müdürümüzün": a title with what it ends in. */
const CASES = new RegExp(String.raw`(?<=\p{L}{3})(?:${turnedCue("titleEnding")})$`, "u");

/** "Head of Year 9", of the deputy head: the title with which a sentence begins, without its rank. */
export function rankDroppedConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const title = BEGINS.exec(sentence.text)?.[1]?.toLowerCase();
  const { text } = line;
  const within = titleWithin(sentence.text, text);
  if (within && !LOWER.test(within.said)) return [{ kind: "role", ...within }];
  if (!title || LOWER.test(sentence.text)) return [];
  const ranked = new RegExp(String.raw`${LOWER.source}[- ]${title}(?!\p{L})`, "iu");
  const isTitled = new RegExp(String.raw`(?<!\p{L})${title}(?!\p{L})`, "iu");
  const known = ranked.exec(text)?.[0];
  const isHeldToo = linesOf(entries).some((line) => isTitled.test(line.text.replace(ranked, "")));
  return known && !isHeldToo ? [{ kind: "role", said: title, known }] : [];
}
