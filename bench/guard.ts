// How the truth guard fares on claims whose truth is known, and how long a whole CV takes. Without a folder: the
// project's own set. With one: its JSON files ({ id, profileLanguage, claimLanguage, profile, claims }).
//   node bench/guard.ts [folder] [--list]

import { verifyContent } from "@terzi/tailoring/guard/check-content";
import { createGuard } from "@terzi/tailoring/guard/guard";
import type { Scope } from "@terzi/tailoring/guard/scope";
import { buildBaseContent } from "@terzi/tailoring/writing/base-content";
import { claimSets } from "@terzi/testing/guard-claims/all-sets";
import { readClaimFiles } from "./src/claim-files.ts";

const isListing = process.argv.includes("--list");
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const print = (line: string) => process.stdout.write(`${line}\n`);

const sets = folder ? readClaimFiles(folder) : claimSets.map((set) => ({ ...set, group: "all" }));
const languages = { en: "en", tr: "tr", "en-tr": "tr", "tr-en": "en", all: undefined } as const;
const languageOf = (group: string) => Object.entries(languages).find(([name]) => name === group)?.[1];

type Tally = Record<"supported" | "blocked" | "accused" | "unsupported" | "passed" | "refuted", number>;
const tallies = new Map<string, Tally>();
for (const { name, group, profile, today, claims } of sets) {
  const guard = createGuard(profile, "enhanced", today, languageOf(group));
  const tally = tallies.get(group) ?? {
    supported: 0,
    blocked: 0,
    accused: 0,
    unsupported: 0,
    passed: 0,
    refuted: 0,
  };
  tallies.set(group, tally);
  for (const { at, text, lie } of claims) {
    const scope: Scope = at ? { kind: "entry", place: at } : { kind: "profile" };
    const checks = guard.check(text, scope);
    const isProven = guard.proves(text, scope);
    const isContradicted = checks.some(({ verdict }) => verdict === "contradicted");
    if (lie === null) tally.supported++;
    else tally.unsupported++;
    if (lie === null && !isProven) tally.blocked++;
    if (lie === null && isContradicted) tally.accused++;
    if (lie !== null && isProven) tally.passed++;
    if (lie !== null && isContradicted) tally.refuted++;
    const isWrong = isProven === (lie !== null);
    if (!isListing || !isWrong) continue;
    const reasons = checks.flatMap(({ gaps, conflicts }) => [
      ...conflicts.map(({ kind, said, known }) => `${kind}: ${said} / ${known}`),
      ...gaps.map(({ reason, word }) => `${reason}: ${word}`),
    ]);
    const why = isProven ? lie : reasons.join(", ");
    print(
      `${isProven ? "PASSED " : isContradicted ? "REFUSED" : "blocked"}  ${name} ${at}: ${text} (${why})`,
    );
  }
}

const CVS_AT_MOST = 30;
/** What else the machine does at that moment isn't the guard's: of three checks, each with a guard of its own, the quickest. */
const TRIES = 3;
const checkMs = ({ profile, today }: (typeof sets)[number]): number => {
  const base = buildBaseContent(profile, () => 0);
  return Math.min(
    ...Array.from({ length: TRIES }, () => {
      const start = performance.now();
      verifyContent(base, profile, { mode: "enhanced", today });
      return performance.now() - start;
    }),
  );
};
const milliseconds = sets
  .slice(0, CVS_AT_MOST)
  .map(checkMs)
  .toSorted((a, b) => a - b);

for (const [group, { passed, unsupported, blocked, supported, accused, refuted }] of tallies) {
  print(`${group}: unsupported let through  ${passed} of ${unsupported}, ${refuted} contradicted`);
  print(
    `${group}: true ones blocked        ${blocked} of ${supported} (${((100 * blocked) / supported).toFixed(1)} %), ${accused} contradicted`,
  );
}
print(
  `${milliseconds.length} CVs, checked          ${milliseconds[milliseconds.length >> 1]?.toFixed(1)} ms in the middle, ${milliseconds.at(-1)?.toFixed(1)} ms at most`,
);
