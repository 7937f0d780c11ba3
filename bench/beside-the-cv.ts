/**
 * How long what stands beside a CV takes to be worked out (its letter, interview, gap questions with the weighing of one
 * answer, and twin with its pairs), and how many of a letter's sentences about the person are proven:
 * `node bench/beside-the-cv.ts`. Each person of `bench/people` with each of their postings.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import { GapFact } from "@terzi/contracts/gaps";
import { Language } from "@terzi/contracts/language";
import { addFact } from "@terzi/tailoring/gaps/add-fact";
import { listGaps } from "@terzi/tailoring/gaps/list-gaps";
import { prepareInterview } from "@terzi/tailoring/interview/prepare-interview";
import { writeLetter } from "@terzi/tailoring/letter/write-letter";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { pairUp } from "@terzi/tailoring/translation/pair-up";
import { twinContent } from "@terzi/tailoring/translation/twin-content";
import { twinLanguage } from "@terzi/tailoring/translation/twin-language";
import { buildBaseContent } from "@terzi/tailoring/writing/base-content";
import { z } from "zod";

const FOLDER = join(import.meta.dirname, "people", "F_people");
const Pair = z.object({ profile: z.int(), posting: z.string(), lang: Language });
const TODAY = "2026-11-23";

const people = CareerProfile.array().parse(JSON.parse(readFileSync(join(FOLDER, "profiles.json"), "utf8")));
const pairs = readFileSync(join(FOLDER, "postings.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => Pair.parse(JSON.parse(line)));

const times: Record<"letters" | "interviews" | "gaps" | "twins", number[]> = {
  letters: [],
  interviews: [],
  gaps: [],
  twins: [],
};
let told = 0;

function measure<T>(what: keyof typeof times, work: () => T): T {
  const begun = performance.now();
  const made = work();
  times[what].push(performance.now() - begun);
  return made;
}

/** What is asked, and what a first answer would win. */
function closeGaps(profile: CareerProfile, posting: string, language: Language): void {
  const options = { language, today: TODAY };
  const { match } = scorePosting(posting, profile, options);
  const { questions, jobs } = listGaps(match, profile, language);
  const [question, job] = [questions[0], jobs[0]];
  if (!question || !job) return;
  const fact = GapFact.parse({ form: "deed", job: job.place, text: `Worked with ${question.name}` });
  const answered = addFact(profile, fact);
  if (answered) scorePosting(posting, answered, options);
}

for (const { profile: place, posting, lang } of pairs) {
  const profile = people[place];
  if (!profile) throw new Error(`There is no profile ${place}`);
  const cv = {
    jobPosting: posting,
    jobTitle: "",
    company: "",
    language: lang,
    tone: "professional",
  } as const;
  const task = { order: { ...cv, length: "medium" as const }, profile, today: TODAY };
  told += measure("letters", () => writeLetter(task)).proofs.length;
  measure("interviews", () => prepareInterview(task));
  measure("gaps", () => closeGaps(profile, posting, lang));
  const original = { content: buildBaseContent(profile, () => 0), jobTitle: "", language: lang };
  measure("twins", () => {
    const language = twinLanguage(lang);
    pairUp({ original, twin: { ...twinContent(original, language), language } });
  });
}

for (const [name, all] of Object.entries(times)) {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  process.stdout.write(`${name}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms\n`);
}
process.stdout.write(
  `sentences of a medium letter that rest on a line of the profile: ${(told / pairs.length).toFixed(1)}\n`,
);
