import { findPeriods, isOnlyDates } from "../find-dates.ts";
import { foldText } from "../fold-text.ts";
import { type Line, styleOf } from "../line.ts";
import { countWords, isLabel, isProse, isSentenceLike } from "../prose.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { titleScore } from "../words/job-titles.ts";
import { isLocation } from "../words/locations.ts";
import { companyScore, isDepartment, schoolScore } from "../words/organisations.ts";

/** What is seen of a line alone, and its shape: lines of one shape are set alike. */
type Seen = { line: Line; shape: string; dated: string; known: string; form: string[]; words: string[] };

const stepOf = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

function datedAs({ text }: Line): string {
  const periods = findPeriods(text);
  const period = periods.find(({ isRange }) => isRange) ?? periods.at(-1);
  if (!period) return "no";
  if (isOnlyDates(text)) return period.isRange ? "only" : "year";
  const place =
    period.start < 3 ? "first" : period.end > text.replace(/[\s).,]+$/, "").length - 2 ? "last" : "within";
  return `${period.isRange ? "range" : "one"} ${place}`;
}

function knownAs({ text }: Line): string {
  const place = isLocation(text) ? 1 : 0;
  return `${Math.min(2, titleScore(text))} ${Math.min(2, Math.max(companyScore(text), schoolScore(text) - 1))} ${place}${isDepartment(text) ? "d" : ""}`;
}

const ENDS = /(?<sign>[.;:,!?&–—|)-])\s*$/u;

function seeLine(line: Line, edge: number): Seen {
  const { text, cells } = line;
  const setIn = stepOf(line.left - edge, [4, 12, 30, 80]);
  const begin = /^\p{Ll}/u.test(text)
    ? "low"
    : /^\p{Lu}/u.test(text)
      ? "up"
      : /^\d/.test(text)
        ? "num"
        : "sign";
  const words = countWords(text);
  const folded = foldText(text).match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [folded[0], folded.at(-1)];
  const label = /^([^:\t]{2,40}):(?:\s|$)/u.exec(text)?.[1];
  const small = text.split(/\s+/).slice(1);
  const lower = small.filter((word) => /^\p{Ll}/u.test(word)).length / Math.max(1, small.length);
  return {
    line,
    shape: `${styleOf(line)} ${setIn} ${line.isBullet ? "mark" : Math.min(3, cells.length)}`,
    dated: datedAs(line),
    known: knownAs(line),
    form: [
      `i${setIn}`,
      `n${stepOf(words, [2, 3, 4, 6, 9, 13, 19])}`,
      `b${begin}`,
      `e${ENDS.exec(text)?.groups?.["sign"] ?? "-"}`,
      `c${Math.min(3, cells.length)}`,
      `s${line.bold ? "b" : ""}${line.italic ? "i" : ""}${line.isCaps ? "C" : ""}`,
      `l${stepOf(lower, [0.01, 0.34, 0.6, 0.9])}`,
      `f${line.isWhole ? "w" : stepOf((line.reach - line.right) / Math.max(1, line.size), [1, 4, 10, 20])}`,
      ...(line.isBullet ? ["mark"] : []),
      ...(isProse(line) ? ["prose"] : []),
      ...(isSentenceLike(text) ? ["sentence"] : []),
      ...(isLabel(line) ? ["label"] : []),
      ...(label ? [`told ${fieldOfLabel(label, "work") ?? "-"}`] : []),
      ...(/\s[|·•–—-]\s/.test(text) ? ["parted"] : []),
    ],
    words: [
      `fw:${first}`,
      `lw:${last}`,
      ...[2, 3, 4].flatMap((length) => [`fe:${first.slice(-length)}`, `le:${last.slice(-length)}`]),
    ],
  };
}

/** What is true of all lines that are set as this one is. */
function habitsOf(seen: readonly Seen[]): Map<string, string[]> {
  const total = seen.length;
  const share = (all: readonly Seen[], is: (one: Seen) => boolean) =>
    stepOf(all.filter(is).length / all.length, [0.01, 0.34, 0.67, 1]);
  return new Map(
    [...Map.groupBy(seen, ({ shape }) => shape)].map(([shape, all]) => [
      shape,
      [
        `hn${stepOf(all.length, [2, 4, 8])}${stepOf(all.length / total, [0.1, 0.25, 0.5, 0.8])}`,
        `hd${share(all, ({ dated }) => dated !== "no")}`,
        `ht${share(all, ({ known }) => known.startsWith("2"))}`,
        `hp${share(all, ({ form }) => form.includes("prose") || form.includes("sentence"))}`,
        `hl${share(all, ({ line }) => countWords(line.text) > 7)}`,
      ],
    ]),
  );
}

const cross = (ones: readonly string[], others: readonly string[]): string[] =>
  ones.flatMap((one) => others.map((other) => `${one} ${other}`));

/** What is seen of each line of a section, as names of features; `ruled`: what the rules say that each is. */
export function lineFeatures(lines: readonly Line[], ruled: readonly string[]): string[][] {
  const edge = Math.min(...lines.map(({ left, column }) => left - column));
  const seen = lines.map((line) => seeLine(line, line.column + edge));
  const habits = habitsOf(seen);
  const gaps = lines.slice(1).map(({ gap }) => gap);
  const [least, most] = [Math.min(...gaps, 9), Math.max(...gaps, 0)];
  const isDated = seen.map(({ dated }) => dated !== "no");
  return seen.map((own, at) => {
    const [before, after] = [seen[at - 1], seen[at + 1]];
    const gap = `g${most - least < 0.05 ? "=" : stepOf((own.line.gap - least) / (most - least), [0.15, 0.5, 0.85])}${stepOf(own.line.gap, [0.1, 0.35, 0.8])}`;
    const below = after
      ? `G${after.line.gap > own.line.gap + 0.1 ? "more" : after.line.gap < own.line.gap - 0.1 ? "less" : "same"}`
      : "G-";
    const since = `d-${at - isDated.lastIndexOf(true, at) > 6 || !isDated.slice(0, at + 1).includes(true) ? "x" : at - isDated.lastIndexOf(true, at)}`;
    const next = isDated.indexOf(true, at);
    const until = `d+${next < 0 || next - at > 4 ? "x" : next - at}`;
    const set = before
      ? `v${before.shape === own.shape ? "=" : `${stepOf(own.line.left - before.line.left, [-4, 4])}${own.line.size > before.line.size + 0.5 ? "L" : own.line.size < before.line.size - 0.5 ? "S" : ""}`}`
      : "v-";
    const dated = `D:${own.dated}`;
    const known = `K:${own.known}`;
    const rule = `R:${ruled[at] ?? "-"}`;
    const rules = `RR:${ruled[at - 1] ?? "-"} ${ruled[at] ?? "-"} ${ruled[at + 1] ?? "-"}`;
    const around = [
      `bD:${before?.dated ?? "-"}`,
      `aD:${after?.dated ?? "-"}`,
      `bK:${before?.known ?? "-"}`,
      `aK:${after?.known ?? "-"}`,
      `bM:${before ? before.line.isBullet : "-"}`,
      `aM:${after ? after.line.isBullet : "-"}`,
      `aV:${after ? after.shape === own.shape : "-"}`,
    ];
    const lead = own.shape === seen[0]?.shape ? "lead" : "other";
    const habit = habits.get(own.shape) ?? [];
    return [
      ...new Set([
        "bias",
        ...own.form,
        ...own.words,
        dated,
        known,
        ...known.split(" ").map((part, order) => `K${order}:${part}`),
        ...[gap, below, since, until, set, lead, rule, rules],
        ...around,
        ...habit,
        ...cross([rule], [...own.form, dated, known, gap, since, until, set, lead, ...habit, ...around]),
        ...cross([dated], [gap, until, set, lead, known, `${since}`]),
        ...cross([gap, set, lead], [...own.form, since, until, ...habit, ...around]),
        ...cross([known], [...own.form, ...around]),
        ...cross([lead], cross([gap], [dated, set])),
      ]),
    ];
  });
}
