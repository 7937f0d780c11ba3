// How the truth guard fares on claims whose truth is known, and how long a whole CV takes. Without a folder: the
// project's own set. With one: its JSON files ({ id, profileLanguage, claimLanguage, profile, claims }).
//   node bench/guard.ts [folder] [--list]

import { verifyContent } from "@terzi/tailoring/guard/check-content";
import { checkSentence, type Scope } from "@terzi/tailoring/guard/entail/check-sentence";
import { readFacts } from "@terzi/tailoring/guard/facts/profile-facts";
import { buildBaseContent } from "@terzi/tailoring/writing/base-content";
import { claimSets } from "@terzi/testing/guard-claims/all-sets";
import { readClaimFiles } from "./src/claim-files.ts";

const isListing = process.argv.includes("--list");
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const print = (line: string) => process.stdout.write(`${line}\n`);

const sets = folder ? readClaimFiles(folder) : claimSets.map((set) => ({ ...set, group: "all" }));
const languages = { en: "en", tr: "tr", "en-tr": "tr", "tr-en": "en", all: undefined } as const;
const languageOf = (group: string) => Object.entries(languages).find(([name]) => name === group)?.[1];

type Tally = { supported: number; blocked: number; unsupported: number; passed: number };
const tallies = new Map<string, Tally>();
for (const { name, group, profile, today, claims } of sets) {
  const facts = readFacts(profile, today);
  const tally = tallies.get(group) ?? { supported: 0, blocked: 0, unsupported: 0, passed: 0 };
  tallies.set(group, tally);
  for (const { at, text, lie } of claims) {
    const scope: Scope = at ? { kind: "entry", place: at } : { kind: "profile" };
    const check = checkSentence(text, facts, scope, languageOf(group));
    if (lie === null) tally.supported++;
    else tally.unsupported++;
    if (lie === null && !check.supported) tally.blocked++;
    if (lie !== null && check.supported) tally.passed++;
    const isWrong = check.supported === (lie !== null);
    if (!isListing || !isWrong) continue;
    const why = check.supported ? lie : check.gaps.map(({ reason, word }) => `${reason}: ${word}`).join(", ");
    print(`${check.supported ? "PASSED " : "blocked"}  ${name} ${at}: ${text} (${why})`);
  }
}

const milliseconds = sets.map(({ profile, today }) => {
  const base = buildBaseContent(profile, () => 0);
  const start = performance.now();
  verifyContent(base, profile, { mode: "enhanced", today });
  return performance.now() - start;
});

for (const [group, { passed, unsupported, blocked, supported }] of tallies) {
  print(`${group}: unsupported let through  ${passed} of ${unsupported}`);
  print(
    `${group}: true ones blocked        ${blocked} of ${supported} (${((100 * blocked) / supported).toFixed(1)} %)`,
  );
}
print(
  `a CV, checked            ${Math.max(...milliseconds.slice(1)).toFixed(1)} ms at most, ${milliseconds[0]?.toFixed(1)} ms the first`,
);
