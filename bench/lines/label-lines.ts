import { findPeriods } from "@terzi/cv-import/read/find-dates";
import type { Line } from "@terzi/cv-import/read/line";
import { LABELS, type Label } from "@terzi/cv-import/read/lines/line-model";
import { foldAscii } from "@terzi/language/normalise";
import type { ToldEntry } from "../roles/examples.ts";

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Shorter texts stand anywhere by chance. */
const LEAST = 8;

/** What a line has of a job. */
type Hit = {
  title: boolean;
  employer: boolean;
  dates: boolean;
  head: boolean;
  point: "" | "start" | "more";
  text: boolean;
};

function hitOf(line: Line, { title, employer, place, told }: ToldEntry): Hit {
  const key = keyOf(line.text);
  const has = (text: string, least = 3) => keyOf(text).length >= least && key.includes(keyOf(text));
  const [from, until] = [keyOf(told?.from ?? ""), keyOf(told?.until ?? "")];
  const dates = findPeriods(line.text).some(
    (period) => keyOf(period.from || period.to) === from && (!/\d/.test(until) || keyOf(period.to) === until),
  );
  const points = (told?.points ?? []).map(keyOf).filter((point) => point.length >= LEAST);
  const isPart = (whole: string) =>
    whole.length >= LEAST && key.length >= LEAST && (whole.includes(key) || key.includes(whole));
  const point = points.find(isPart);
  const isStart = point !== undefined && (point.startsWith(key) || key.includes(point.slice(0, LEAST)));
  return {
    title: has(title ?? ""),
    employer: has(employer),
    dates,
    head: [place ?? "", ...(told?.head ?? [])].some(
      (text) => keyOf(text).length > 2 && key.includes(keyOf(text)),
    ),
    point: point === undefined ? "" : isStart ? "start" : "more",
    text: (told?.texts ?? []).map(keyOf).some(isPart),
  };
}

const isTold = ({ point, text }: Hit): boolean => point !== "" || text;

/** What a line says for a job whose employer was or wasn't told before. */
function scoreOf(hit: Hit, hadEmployer: boolean): number {
  if (hit.point) return 3;
  if (hit.text) return 1.5;
  return (
    (hit.title ? 2 : 0) +
    (hit.employer ? (hadEmployer ? 0.2 : 1.5) : 0) +
    (hit.dates ? 2 : 0) +
    (hit.head ? 0.3 : 0)
  );
}

/**
 * What each line of a section may be, by what the page tells of its jobs in their order; null where they can't be found in
 * it. Lines of which the truth says nothing may be anything but a job's beginning.
 */
export function labelLines(lines: readonly Line[], work: readonly ToldEntry[]): Label[][] | null {
  const found = work
    .map((job) => ({ job, hits: lines.map((line) => hitOf(line, job)) }))
    .filter(
      ({ hits }) =>
        hits.some(({ title }) => title) &&
        hits.some(({ employer }) => employer) &&
        hits.some(({ dates }) => dates),
    );
  if (!found.length || found.length < work.length / 2) return null;
  const jobOf = alignJobs(
    found.map(({ hits }) => hits),
    lines.length,
  );
  const labels = lines.map((line, at): Label[] => labelsOf(line, found[jobOf[at] ?? 0]?.hits[at]));
  for (const [order, { hits, job }] of found.entries()) {
    const own = jobOf.flatMap((number, at) => (number === order ? [at] : []));
    const isNaming = (at: number) => {
      const hit = hits[at];
      return (
        hit !== undefined &&
        !isTold(hit) &&
        (hit.title || hit.employer || hit.dates || (hit.head && job.told?.head !== undefined))
      );
    };
    const start = own.find(isNaming);
    if (start === undefined) return null;
    // What stands before it and isn't told of may be its beginning as well.
    const unknown = own.filter((at) => at < start);
    labels[start] = unknown.length ? ["begin", "head"] : ["begin"];
    for (const at of unknown) labels[at] = [...LABELS];
    const body = own.find((at) => at > start && hits[at] !== undefined && isTold(hits[at]));
    for (const at of own) {
      // What is said of the house may stand above the title and its dates.
      const isNamed = hits[at]?.title && hits[at].dates;
      if (body !== undefined && at > body && labels[at]?.[0] === "head" && !isNamed)
        labels[at] = ["head", "text"];
    }
  }
  return labels;
}

function labelsOf({ isBullet }: Line, hit: Hit | undefined): Label[] {
  if (!hit) return [...LABELS];
  if (hit.point === "start") return ["point"];
  if (hit.point === "more") return ["point", "text"];
  if (hit.text) return ["text"];
  if (hit.title || hit.employer || hit.dates) return ["head"];
  if (hit.head) return ["head", "text"];
  return isBullet ? ["point", "text"] : ["head", "point", "text"];
}

/** To which job each line belongs: they come one after the other, each with its employer once. */
function alignJobs(hits: readonly Hit[][], count: number): number[] {
  type Way = { score: number; path: number[] };
  let ways = new Map<string, Way & { job: number; had: boolean }>();
  ways.set("0", { score: 0, path: [], job: 0, had: false });
  for (let at = 0; at < count; at++) {
    const next: typeof ways = new Map();
    for (const way of ways.values())
      for (let job = way.job; job < Math.min(hits.length, way.job + 2); job++) {
        const hit = hits[job]?.[at];
        if (!hit) continue;
        const had = job === way.job && way.had;
        const score = way.score + scoreOf(hit, had) - (job > way.job ? 0.01 : 0);
        const key = `${job} ${had || hit.employer}`;
        const best = next.get(key);
        if (!best || score > best.score)
          next.set(key, { score, path: [...way.path, job], job, had: had || hit.employer });
      }
    ways = next;
  }
  const [best] = [...ways.values()].sort((one, other) => other.score - one.score);
  return best?.path ?? [];
}
