import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import type { Line } from "../../parse/line.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { polesOf } from "../scope/opposed-words.ts";

const GRADED: RegExp[] = [
  /\b(?:level|stage|seviye|asama|duzey)\s*(\d)\b/g,
  /\b(\d)\.?\s*(?:seviye|asama|duzey)\b/g,
];
const BELTS: [colour: string, pattern: RegExp][] = [
  ["yellow", /\byellow belt|sari kusak/],
  ["green", /\bgreen belt|yesil kusak/],
  ["black", /\bblack belt|siyah kusak/],
  ["white", /\bwhite belt|beyaz kusak/],
];

const MEDALS: [colour: string, pattern: RegExp][] = [
  ["gold", /\bgold(?: medals?)?\b|\baltin madalya/],
  ["silver", /\bsilver(?: medals?)?\b|\bgumus madalya/],
  ["bronze", /\bbronze(?: medals?)?\b|\bbronz madalya/],
];
/** "Won gold" names a medal as well. */
const medalsIn = (text: string): string[] =>
  /\bmedal|madalya|\b(?:won|took|earned) (?:gold|silver|bronze)\b/i.test(text)
    ? MEDALS.filter(([, pattern]) => pattern.test(foldAscii(text))).map(([colour]) => colour)
    : [];

const gradesIn = (text: string): string[] =>
  GRADED.flatMap((pattern) => [...foldAscii(text).matchAll(pattern)].map(([, grade = ""]) => grade));
const beltsIn = (text: string): string[] =>
  BELTS.filter(([, pattern]) => pattern.test(foldAscii(text))).map(([colour]) => colour);

/** The capitalised words that tell a certificate from others. */
const namesIn = (text: string): string[] =>
  (text.match(/\p{Lu}[\p{L}\d]{2,}/gu) ?? [])
    .map((word) => foldAscii(word).slice(0, STEM))
    .filter((word) => !/^(?:level|stage|seviy|asama|duzey|belge|certi|serti)/.test(word));
const STEM = 6;

/** "Has not sat level 3 yet": such a line gives nobody that level. */
const isOnlyAimedAt = (line: Line): boolean => {
  const poles = polesOf(line, "credential");
  return poles.length > 0 && poles.every(({ pole }) => pole === 0);
};

/** "Makaton Level 3" from somebody without that level of it, "Green Belt" from a yellow one. */
export function gradedNameConflicts({ alignment: { sentence }, entries, facts }: ConflictTask): Conflict[] {
  const all = linesOf(facts.entries)
    .filter((line) => !isOnlyAimedAt(line))
    .map(({ text }) => text);
  const [belt] = beltsIn(sentence.text);
  const otherBelt = belt && all.find((text) => beltsIn(text).length > 0);
  if (belt && otherBelt && !all.some((text) => beltsIn(text).includes(belt)))
    return [{ kind: "level", said: sentence.text, known: otherBelt }];
  const [medal] = medalsIn(sentence.text);
  const own = linesOf(entries).map(({ text }) => text);
  const otherMedal = medal && own.find((text) => medalsIn(text).length > 0);
  if (medal && otherMedal && !own.some((text) => medalsIn(text).includes(medal)))
    return [{ kind: "level", said: sentence.text, known: otherMedal }];
  const isOfNames = entries.length > 1 || entries.some(({ kind }) => kind !== "experiences");
  const grades = gradesIn(sentence.text);
  if (!isOfNames || !grades.length) return [];
  const names = namesIn(sentence.text);
  const alike = all.filter((text) => namesIn(text).some((name) => names.includes(name)));
  const missing = grades.some(
    (grade) => !all.some((text) => gradesIn(text).includes(grade) || text.includes(grade)),
  );
  const known = alike.find((text) => gradesIn(text).length > 0) ?? alike[0];
  const isWrong = alike.some(
    (text) => gradesIn(text).length > 0 && !gradesIn(text).some((grade) => grades.includes(grade)),
  );
  const isRight = alike.some((text) => gradesIn(text).some((grade) => grades.includes(grade)));
  return known && !isRight && (missing || isWrong) ? [{ kind: "level", said: sentence.text, known }] : [];
}
