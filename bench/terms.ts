/**
 * Whether what a posting asks in one language is found in a profile in the other: `node bench/terms.ts [--list]`. The
 * terms (`terms/`, 6,000 pairs of 150 trades) were written by strangers to the engine, who hadn't seen its vocabulary;
 * since 2026-12-01 it is mended by them. `--list` names the pairs that aren't met.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { readPeople, TODAY } from "./src/people-claims.ts";

const { values } = parseArgs({ options: { list: { type: "boolean", default: false } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Somebody with one skill, whose other words only tell the language. */
const person = readPeople(join(import.meta.dirname, "people"));
const NOBODY = { experiences: [], education: [], projects: [], certifications: [] };
const SPEAKERS: Record<Language, CareerProfile> = {
  en: { ...person(0), ...NOBODY, summary: "I am tidy, get on well with my colleagues and keep my word." },
  tr: { ...person(1), ...NOBODY, summary: "Düzenli çalışan, ekibiyle iyi anlaşan ve sözünü tutan biriyim." },
};
const whoCan = (skill: string, language: Language): CareerProfile => ({
  ...SPEAKERS[language],
  skills: { technical: [skill], soft: [], languages: [] },
});

const POSTINGS: Record<Language, (asked: string) => string> = {
  en: (asked) =>
    `We are looking for a colleague\n\nRequirements:\n- Punctuality\n- ${asked}\n- Driving licence\n`,
  tr: (asked) =>
    `Çalışma arkadaşı arıyoruz\n\nAranan nitelikler:\n- Dakiklik\n- ${asked}\n- Sürücü belgesi\n`,
};

type Verdict = "met" | "partly" | "missing";

/** What the panel says of a line that asks for a term, to somebody who has it under its name in the other language. */
function judge(asked: string, language: Language, had: string): Verdict {
  const posting = POSTINGS[language](asked);
  const profile = whoCan(had, language === "en" ? "tr" : "en");
  const { matches } = scorePosting(posting, profile, { language: "en", today: TODAY }).match;
  const at = posting.indexOf(asked);
  const match = matches.find(
    ({ requirement: { span } }) => span !== undefined && span.start < at + asked.length && span.end > at,
  );
  return match?.verdict ?? "missing";
}

const folder = join(import.meta.dirname, "terms");
const pairs = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t")),
);
const tally: Record<Language, Record<Verdict, number>> = {
  en: { met: 0, partly: 0, missing: 0 },
  tr: { met: 0, partly: 0, missing: 0 },
};
for (const [trade = "", english = "", turkish = ""] of pairs) {
  const verdicts = { en: judge(english, "en", turkish), tr: judge(turkish, "tr", english) };
  for (const language of ["en", "tr"] as const) tally[language][verdicts[language]]++;
  if (values.list && (verdicts.en !== "met" || verdicts.tr !== "met"))
    print(`${trade}: ${english} / ${turkish}: ${verdicts.en}, ${verdicts.tr}`);
}
for (const [language, { met, partly, missing }] of Object.entries(tally))
  print(`asked in ${language}: met ${met}, partly ${partly}, missing ${missing} of ${pairs.length}`);
