// How the truth guard fares on the adversarial set, and how long a whole CV takes.
//   node bench/guard.ts [--list]

import { claimSets } from "@terzi/tailoring/testing/guard-claims/all-sets";
import { checkSentence, type Scope } from "@terzi/tailoring/verify/check-sentence";
import { readFacts } from "@terzi/tailoring/verify/profile-facts";
import { verifyContent } from "@terzi/tailoring/verify/verify-content";
import { buildBaseContent } from "@terzi/tailoring/write/base-content";

const isListing = process.argv.includes("--list");
const print = (line: string) => process.stdout.write(`${line}\n`);

let supported = 0;
let blocked = 0;
let unsupported = 0;
let passed = 0;
for (const { name, profile, today, claims } of claimSets) {
  const facts = readFacts(profile, today);
  for (const { at, text, lie } of claims) {
    const scope: Scope = at ? { kind: "entry", place: at } : { kind: "profile" };
    const check = checkSentence(text, facts, scope);
    if (lie === null) supported++;
    else unsupported++;
    if (lie === null && !check.supported) blocked++;
    if (lie !== null && check.supported) passed++;
    const isWrong = check.supported === (lie !== null);
    if (isListing && isWrong)
      print(`${lie === null ? "blocked" : "PASSED "}  ${name}: ${text}${lie ? ` (${lie})` : ""}`);
  }
}

const milliseconds = claimSets.map(({ profile, today }) => {
  const base = buildBaseContent(profile, () => 0);
  const start = performance.now();
  verifyContent(base, profile, { mode: "enhanced", today });
  return performance.now() - start;
});

print(`unsupported let through  ${passed} of ${unsupported}`);
print(`true ones blocked        ${blocked} of ${supported} (${((100 * blocked) / supported).toFixed(1)} %)`);
print(
  `a CV, checked            ${Math.max(...milliseconds.slice(1)).toFixed(1)} ms at most, ${milliseconds[0]?.toFixed(1)} ms the first`,
);
