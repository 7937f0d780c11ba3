/** How well the match score orders labelled pairs: `node bench/match.ts [--data folder] [--measure folder]`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CareerProfile, emptyProfile, isProfileEmpty } from "@terzi/contracts/career";
import { readCvFile, readCvText } from "@terzi/cv-import/read-cv";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { matchProfile } from "@terzi/tailoring/match-profile";
import { readPosting } from "@terzi/tailoring/read-posting";
import { z } from "zod";
import { JsonResume, profileOfJsonResume } from "./src/json-resume.ts";
import { openScorer } from "./src/measured.ts";

const Pair = z.object({
  set: z.string(),
  id: z.string(),
  posting: z.string(),
  cvText: z.string().optional(),
  cvFile: z.string().optional(),
  cv: JsonResume.optional(),
});
type Pair = z.infer<typeof Pair>;

/** The data is of 2024 and 2025; a fixed day makes the figure the same on every day. */
const TODAY = { year: 2025, month: 12 };

const profiles = new Map<string, CareerProfile>();

async function readProfile(pair: Pair, data: string): Promise<CareerProfile> {
  if (pair.cv) return profileOfJsonResume(pair.cv);
  const key = pair.cvFile ?? pair.cvText ?? "";
  const known = profiles.get(key);
  if (known) return known;
  const profile = await readSource(pair, data);
  profiles.set(key, profile);
  return profile;
}

async function readSource(pair: Pair, data: string): Promise<CareerProfile> {
  if (!pair.cvFile) return readText(pair.cvText ?? "");
  const bytes = readFileSync(join(data, pair.cvFile));
  if (/\.(pdf|docx)$/i.test(pair.cvFile)) return (await readCvFile(new Uint8Array(bytes))).profile;
  return readText(bytes.toString("utf8"));
}

/** A few sentences without any heading are no CV to the reader, but a person's own words all the same. */
function readText(text: string): CareerProfile {
  const profile = readCvText(text);
  return isProfileEmpty(profile) ? { ...profile, additionalInfo: text } : profile;
}

const scorer = openScorer("match.mjs");
const predictions: object[] = [];
let unread = 0;
for (const line of scorer.list()) {
  const pair = Pair.parse(line);
  const profile = await readProfile(pair, scorer.data).catch((problem: unknown) => {
    if (!(problem instanceof UnreadableCv)) throw problem;
    unread++;
    return emptyProfile();
  });
  const { score } = matchProfile(readPosting(pair.posting), profile, { language: "en", today: TODAY });
  predictions.push({ set: pair.set, id: pair.id, score });
}
if (unread) process.stdout.write(`${unread} pairs with a CV that could not be read\n`);
scorer.score(predictions);
