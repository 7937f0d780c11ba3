import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const RANKS = guardCue("lowerRank");
const RANKED = new RegExp(
  String.raw`(?:${RANKS})[- ](?<before>\p{L}{4,})|(?<!\p{L})(?<behind>\p{L}{3,}) (?:${RANKS})\p{L}*`,
  "iu",
);
const DOER = new RegExp(`(?:${claimCue("doerEnding")})$`, "iu");

/** The verbs that a title stands behind: "headed", of a head; "müdürlüğünü", of a müdür. */
const deedOf = (title: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${title.replace(DOER, "")}(?:${claimCue("deedOfTitle")})(?!\p{L})`, "iu");

/** "My training as a lawyer" of a trainee, "avukatlık stajım" of a stajyer: the rank may end otherwise. */
const isRanked = (text: string, rank: string): boolean =>
  new RegExp(RANKS, "iu").test(text) || text.toLowerCase().includes(rank.slice(0, STEM).toLowerCase());
const STEM = 4;

/** "Headed the pharmacy", of its deputy head; "müdürlüğünü yaptı", of the müdür yardımcısı. */
export function verbOfRankConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const ranked = RANKED.exec(line.text);
  const known = ranked?.[0];
  const title = ranked?.groups?.before ?? ranked?.groups?.behind;
  if (!known || !title || isRanked(sentence.text, known.replace(title, "").trim())) return [];
  const deed = deedOf(title);
  const said = deed.exec(sentence.text)?.[0];
  const isToldToo = linesOf(entries).some(({ text }) => deed.test(text));
  return said && !isToldToo ? [{ kind: "role", said, known }] : [];
}
