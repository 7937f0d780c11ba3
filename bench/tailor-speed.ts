/**
 * How long it takes to read a posting of 10,000 characters, to match a profile of five pages against it, and with that
 * to write and check the CV without a key: `node bench/tailor-speed.ts [--data folder]`. Printing isn't in it. The
 * persons and postings that are measured come once, so that nothing counts that is remembered of them; half of all come
 * before them, as on a server that has run for a while. Some come again at the end, as from somebody who tries the modes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { tailor } from "@terzi/tailoring/tailor";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import { z } from "zod";
import { readClaimFiles } from "./src/claim-files.ts";
import { JsonResume, profileOfJsonResume } from "./src/json-resume.ts";
import { openScorer } from "./src/measured.ts";

const WARM_UP = 5;
const AGAIN = 7;
const GOAL_MS = 100;
const POSTING_LETTERS = 10_000;
/** Five printed pages hold about 2,500 letters each; the names of the fields come on top. */
const PROFILE_LETTERS = 15_000;
const TODAY = "2026-11-21";

const { data } = openScorer("match.mjs");

const readLines = <T>(file: string, line: z.ZodType<T>): T[] =>
  readFileSync(join(data, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((one) => line.parse(JSON.parse(one)));

async function readEnglishCvs(): Promise<CareerProfile[]> {
  const index = readLines("A_cv/livecareer_pdf/index.jsonl", z.object({ file: z.string() }));
  const profiles: CareerProfile[] = [];
  for (const { file } of index)
    profiles.push((await readCvFile(new Uint8Array(readFileSync(join(data, file))))).profile);
  return profiles;
}

/** Few Turkish CVs are long: the persons of the guard's claims are among them. */
function readTurkishCvs(): CareerProfile[] {
  const folder = join(data, "A_cv/jsonresume_fictional");
  const cvs = readdirSync(folder)
    .filter((file) => file.startsWith("tr-"))
    .map((file) =>
      profileOfJsonResume(JsonResume.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))),
    );
  const claimed = ["known", "unseen"]
    .flatMap((set) => readClaimFiles(join(import.meta.dirname, "claims", set)))
    .filter(({ group }) => group.startsWith("tr"));
  return [...cvs, ...claimed.map(({ profile }) => profile)];
}

/** Persons of five pages, each with the jobs and schools of several CVs; what is left at the end fills none. */
function joinCvs(cvs: CareerProfile[]): CareerProfile[] {
  const persons: CareerProfile[] = [];
  let person: CareerProfile | undefined;
  for (const { experiences, education, ...cv } of cvs) {
    person ??= { ...cv, experiences: [], education: [] };
    person.education.push(...education);
    for (const job of experiences) {
      person.experiences.push(job);
      if (JSON.stringify(person).length < PROFILE_LETTERS) continue;
      persons.push(person);
      person = { ...cv, experiences: [], education: [] };
    }
  }
  return persons;
}

/** Texts of as many letters as asked, with whole postings behind each other. */
function readPostings(language: Language): string[] {
  const file = `B_jobs/${language}/postings_${language}.jsonl`;
  const all = readLines(file, z.object({ text: z.string() }))
    .map(({ text }) => text)
    .join("\n");
  return Array.from({ length: Math.floor(all.length / POSTING_LETTERS) }, (_, index) =>
    all.slice(index * POSTING_LETTERS, (index + 1) * POSTING_LETTERS),
  );
}

/** How long it took to read and match, and all in all, in ms. */
type Times = { match: number; whole: number };

async function measure(profile: CareerProfile, jobPosting: string, language: Language): Promise<Times> {
  const started = performance.now();
  let matched = started;
  await tailor({
    order: CvOrder.parse({ jobPosting, jobTitle: "Operations Manager", language }),
    profile,
    writer: localWriter,
    countPages: async () => 1,
    today: TODAY,
    readerLanguage: language,
    onStep: (step) => {
      if (step === "writing") matched = performance.now();
    },
  });
  return { match: matched - started, whole: performance.now() - started };
}

function show(name: string, all: Times[]): void {
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]?.toFixed(1);
  const most = (times: number[]) => Math.max(...times).toFixed(1);
  const [match, whole] = [all.map((times) => times.match), all.map((times) => times.whole)];
  process.stdout.write(
    `${name.padEnd(34)} read + match: median ${median(match)} ms, slowest ${most(match)};` +
      ` + write + verify: median ${median(whole)} ms, slowest ${most(whole)} (goal: under ${GOAL_MS})\n`,
  );
}

const CVS = { en: await readEnglishCvs(), tr: readTurkishCvs() };
const CASES = (["en", "tr"] as const).map((language) => {
  const postings = readPostings(language);
  const cases = joinCvs(CVS[language])
    .slice(0, postings.length)
    .map((profile, at) => ({ profile, posting: postings[at] ?? "" }));
  return {
    language,
    known: cases.filter((_, at) => at % 2 === 1),
    fresh: cases.filter((_, at) => at % 2 === 0),
  };
});
for (const { language, known } of CASES) {
  const first: Times[] = [];
  for (const { profile, posting } of known) first.push(await measure(profile, posting, language));
  show(`${language}, ${first.length} right after the start`, first);
}
for (let round = 0; round < WARM_UP; round++)
  for (const { language, known } of CASES)
    for (const { profile, posting } of known) await measure(profile, posting, language);
for (const { language, fresh } of CASES) {
  const times: Times[] = [];
  for (const { profile, posting } of fresh) times.push(await measure(profile, posting, language));
  show(`${language}, ${times.length} others, once it runs`, times);
}
for (const { language, fresh } of CASES) {
  const times: Times[] = [];
  for (let round = 0; round < AGAIN; round++)
    for (const { profile, posting } of fresh.slice(0, 3))
      times.push(await measure(profile, posting, language));
  show(`${language}, three of them ${AGAIN} times`, times);
}
