import { findPeriods, isOnlyDates } from "../find-dates.ts";
import { foldText } from "../fold-text.ts";
import type { Line } from "../line.ts";
import { endsWithKindOfWork } from "../line-breaks.ts";
import { isLabel } from "../prose.ts";
import { degreeScore } from "../words/degrees.ts";
import { titleScore } from "../words/job-titles.ts";
import { isLevel } from "../words/levels.ts";
import { companyScore, schoolScore } from "../words/organisations.ts";

/** What is true of a whole section. */
export type Habits = {
  capitals: string;
  gaps: readonly number[];
  full: string;
  marked: string;
  kind: string;
};

/** Whether a line could go on with the one before it at all; only then what was learned is asked. */
export function mayGoOn(tail: Line | undefined, line: Line): tail is Line {
  const cell = line.cells[0];
  return (
    tail !== undefined &&
    cell !== undefined &&
    cell.baseline > 0 &&
    !tail.isWhole &&
    !line.isBullet &&
    !line.startsColumn &&
    line.cells.length === 1 &&
    tail.cells.length === 1 &&
    line.gap < 0.6 &&
    line.headingLevel === 0 &&
    Math.abs(line.size - tail.size) < 0.6 &&
    line.bold === tail.bold &&
    !isOnlyDates(line.text) &&
    !isOnlyDates(tail.text) &&
    !isLevel(line.text) &&
    !isLabel(line) &&
    !endsWithKindOfWork(tail)
  );
}

export function habitsOf(lines: readonly Line[], kind: string): Habits {
  const share = (is: (line: Line) => boolean) => {
    const part = lines.filter(is).length / Math.max(1, lines.length);
    return part === 0 ? "0" : part < 0.34 ? "1" : part < 0.67 ? "2" : part < 1 ? "3" : "4";
  };
  return {
    kind,
    capitals: share(({ text }) => /^\P{L}*\p{Lu}/u.test(text)),
    marked: share(({ isBullet }) => isBullet),
    full: share((line) => roomOf(line, line.reach) < 4),
    gaps: lines
      .slice(1)
      .map(({ gap }) => gap)
      .sort((one, other) => one - other),
  };
}

/** How many letters would still have fitted behind a line. */
const roomOf = ({ left, right, text }: Line, edge: number): number =>
  (edge - right) / Math.max(0.1, (right - left) / Math.max(1, text.length));

/** Whether the first word of the next line had no room any more; letters are as wide as in both lines together. */
export function isFull(tail: Line, next: Line): boolean {
  const letters = Math.max(1, tail.text.length + next.text.length);
  const perLetter = (tail.right - tail.left + next.right - next.left) / letters;
  const word = /^\S+/.exec(next.text)?.[0].length ?? 0;
  return tail.right + (word + 2) * perLetter > Math.min(tail.limit, tail.reach);
}

const stepOf = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

const ENDS = /(?<sign>[,;:/&–—|~·•(.!?)-])\s*$/u;

/** What is seen of a line and the one before it, as names of features. */
export function joinFeatures(tail: Line, line: Line, habits: Habits, ruled: boolean): string[] {
  const { kind, capitals, marked, full, gaps } = habits;
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0;
  const slackOf = (edge: number) =>
    Number.isFinite(edge) ? stepOf(word + 1 - roomOf(tail, edge), [-16, -8, -4, -1, 0.5, 3]) : "-";
  const slack = `s${slackOf(tail.limit)}`;
  const reach = `r${slackOf(tail.reach)}`;
  const [least = 0, most = 0] = [gaps[0], gaps.at(-1)];
  const isTwoGaps = most - least > 0.05;
  const gap = `g${stepOf(line.gap, [0.02, 0.08, 0.2, 0.4])}${isTwoGaps ? (line.gap > (most + least) / 2 ? "L" : "T") : "="}`;
  const begin = /^\p{Ll}/u.test(line.text)
    ? "low"
    : /^\p{Lu}/u.test(line.text)
      ? "up"
      : /^\d/.test(line.text)
        ? "num"
        : "sign";
  const end = `e${ENDS.exec(tail.text)?.groups?.["sign"] ?? "-"}`;
  const setIn = `i${stepOf(line.left - tail.left, [-3, 3, 30])}`;
  const words = (text: string) => text.split(/\s+/).length;
  const size = `w${Math.min(6, words(tail.text))} ${Math.min(4, words(line.text))}`;
  const mark = tail.isBullet ? "mark" : "bare";
  const known = (text: string) =>
    `${Math.min(2, titleScore(text))}${Math.min(2, companyScore(text))}${Math.min(2, schoolScore(text))}${degreeScore(text)}`;
  const dated = `d${findPeriods(tail.text).length ? 1 : 0}${findPeriods(line.text).length ? 1 : 0}`;
  const open = tail.text.split("(").length > tail.text.split(")").length ? "open" : "shut";
  const capacity = `c${stepOf(tail.text.length + roomOf(tail, tail.reach), [16, 26, 40, 60])}`;
  const rule = ruled ? "yes" : "no";
  const tailWords = foldText(tail.text).match(/[\p{L}\d]+/gu) ?? [];
  const lineWords = foldText(line.text).match(/[\p{L}\d]+/gu) ?? [];
  const [last = "", first = "", final = ""] = [tailWords.at(-1), lineWords[0], lineWords.at(-1)];
  const base = [
    slack,
    reach,
    gap,
    `b${begin} ${capitals}`,
    begin,
    end,
    setIn,
    size,
    mark,
    dated,
    open,
    capacity,
    rule,
  ];
  return [
    "bias",
    `k:${kind}`,
    ...base,
    ...base.map((one) => `${one} k:${kind}`),
    ...base.map((one) => `${one} ${rule}`),
    ...[gap, begin, end, mark, capacity, full, setIn].map((one) => `${one} ${reach}`),
    ...[gap, begin, end, mark, capacity].map((one) => `${one} ${slack}`),
    `${begin} ${end}`,
    `${begin} ${end} ${reach}`,
    `${gap} ${begin} ${reach} ${capitals}`,
    `${mark} ${setIn} ${begin}`,
    `f${full}`,
    `m${marked} ${mark}`,
    `t:${known(tail.text)}`,
    `n:${known(line.text)}`,
    `j:${known(tail.text)}>${known(`${tail.text} ${line.text}`)}`,
    `lw:${last}`,
    `le:${last.slice(-3)}`,
    `fw:${first}`,
    `nw:${final} ${Math.min(3, lineWords.length)}`,
    `ne:${final.slice(-4)} ${Math.min(3, lineWords.length)}`,
    ...(tail.italic === line.italic ? [] : ["slant"]),
  ];
}
