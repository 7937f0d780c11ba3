import { blankCounts, type Count, f1, type Measured, type Verdict } from "./judge.ts";
import type { Layout } from "./layout.ts";

type Sum = { counts: Record<Measured, Count>; jobs: number; schools: number; files: number; whole: number };

const blankSum = (): Sum => ({ counts: blankCounts(), jobs: 0, schools: 0, files: 0, whole: 0 });

/** What is asked of a CV before it counts as whole. */
const WHOLE: Measured[] = ["contact", "jobs", "dates", "schools", "years"];

/** The measures that are told for each value of each parameter. */
const TOLD: Measured[] = ["jobs", "dates", "points", "places", "schools", "skills"];

const WEAK = 0.97;

const keysOf = (counts: Record<Measured, Count>): Measured[] =>
  // Its keys are exactly the measures.
  Object.keys(counts) as Measured[];

const percent = (count: Count): string => f1(count).toFixed(3);

export type Report = ReturnType<typeof openReport>;

/** Adds verdicts up: all together, and by each value of each parameter. */
export function openReport() {
  const all = blankSum();
  const byValue = new Map<string, Sum>();

  function addTo(sum: Sum, { counts, invented }: Verdict): void {
    for (const what of keysOf(counts)) {
      sum.counts[what].right += counts[what].right;
      sum.counts[what].told += counts[what].told;
      sum.counts[what].read += counts[what].read;
    }
    sum.jobs += invented.jobs;
    sum.schools += invented.schools;
    sum.files++;
    if (WHOLE.every((what) => f1(counts[what]) === 1)) sum.whole++;
  }

  return {
    add(layout: Layout, language: string, verdict: Verdict): void {
      addTo(all, verdict);
      for (const [name, value] of Object.entries({ ...layout, language })) {
        if (name === "free") continue;
        if (name === "wording" || name === "size" || (name === "structure" && layout.format !== "docx"))
          continue;
        const key = `${name} = ${value}`;
        const sum = byValue.get(key) ?? blankSum();
        byValue.set(key, sum);
        addTo(sum, verdict);
      }
    },
    measure: (what: Measured): number => f1(all.counts[what]),
    invented: (): number => all.jobs + all.schools,
    text(): string {
      const measures = keysOf(all.counts);
      const mean = measures.reduce((sum, what) => sum + f1(all.counts[what]), 0) / measures.length;
      const weak = [...byValue]
        .filter(([, sum]) => TOLD.slice(0, 3).some((what) => f1(sum.counts[what]) < WEAK))
        .sort(([, one], [, other]) => f1(one.counts.jobs) - f1(other.counts.jobs))
        .map(
          ([key, sum]) =>
            `${key.padEnd(36)} ${String(sum.files).padStart(4)} ${TOLD.map((what) => percent(sum.counts[what]).padStart(8)).join("")} ${String(sum.jobs + sum.schools).padStart(9)}`,
        );
      return [
        ...measures.map((what) => `${what.padEnd(14)} ${percent(all.counts[what])}`),
        `${"mean".padEnd(14)} ${mean.toFixed(3)}`,
        `invented jobs ${all.jobs}, schools ${all.schools}; contact, jobs, dates and schools all right in ${all.whole} of ${all.files}`,
        `${"weak".padEnd(36)} files ${TOLD.map((what) => what.padStart(8)).join("")}  invented`,
        ...weak,
      ].join("\n");
    },
  };
}
