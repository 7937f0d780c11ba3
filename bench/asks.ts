/**
 * Whether lines of postings are met by those who show them, and by nobody who only comes near: `node bench/asks.ts
 * [--wrong]`. The lines and the people stand in `asks` (see its README).
 */
import { parseArgs } from "node:util";
import type { Language } from "@terzi/contracts/languages";
import type { RequirementMatch } from "@terzi/contracts/match";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { type AskedPosting, readAsks } from "./asks/read-asks.ts";
import { TODAY } from "./src/people-claims.ts";

const { values } = parseArgs({ options: { wrong: { type: "boolean" } } });

/** In lower case by the rules of Turkish, with one i. */
const fold = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("tr").replace(/i̇|ı/g, "i");

type Count = Record<"shown" | "absent", { right: number; all: number }>;
const counts = new Map<string, Count>();

function judge({ person, language, posting, shown, absent }: AskedPosting, file: string): void {
  const { matches } = scorePosting(posting, person, { language: "en", today: TODAY }).match;
  const key = `${file} ${language satisfies Language}`;
  const count = counts.get(key) ?? { shown: { right: 0, all: 0 }, absent: { right: 0, all: 0 } };
  counts.set(key, count);
  for (const [kind, asks] of [
    ["shown", shown],
    ["absent", absent],
  ] as const)
    for (const ask of asks) {
      const read = matches.filter(({ requirement: { text, isJob } }) => !isJob && isOneOf(text, ask));
      const isMet = read.length > 0 && read.every(({ verdict }) => verdict === "met");
      count[kind].all++;
      if (isMet === (kind === "shown")) count[kind].right++;
      else if (values.wrong) tell({ kind, ask, read, person: person.personalInfo.name });
    }
}

const isOneOf = (text: string, ask: string): boolean =>
  fold(text).includes(fold(ask)) || fold(ask).includes(fold(text));

type Wrong = { kind: string; ask: string; read: RequirementMatch[]; person: string };

function tell({ kind, ask, read, person }: Wrong): void {
  const said = read.map(({ verdict, evidence }) =>
    [verdict, ...evidence.map(({ quote }) => `“${quote}”`)].join(" "),
  );
  process.stdout.write(`  ${kind}, ${person}: ${ask} (${said.join("; ") || "not read"})\n`);
}

for (const [file, postings] of readAsks()) for (const posting of postings) judge(posting, file);

const share = ({ right, all }: { right: number; all: number }): string =>
  `${right} of ${all} (${((100 * right) / all).toFixed(0)} %)`;
const sum = (kind: keyof Count) =>
  [...counts.values()].reduce(
    (all, count) => ({ right: all.right + count[kind].right, all: all.all + count[kind].all }),
    { right: 0, all: 0 },
  );
for (const [key, { shown, absent }] of counts)
  process.stdout.write(`${key}: shown and met ${share(shown)}, absent and not met ${share(absent)}\n`);
process.stdout.write(`shown and met ${share(sum("shown"))}, absent and not met ${share(sum("absent"))}\n`);
