import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import type { Requirement } from "@terzi/contracts/posting";
import { detectLanguage } from "@terzi/language/detect-language";
import { z } from "zod";
import { judgeByRules } from "../../src/matching/judge-all.ts";
import type { Judgement } from "../../src/matching/judgement.ts";
import { isInWords } from "../../src/matching/learned-verdict.ts";
import { collectEvidence } from "../../src/matching/profile-evidence.ts";
import { relatedJobs, titleLikeness } from "../../src/matching/titles.ts";
import { type VerdictFeatures, verdictFeatures } from "../../src/matching/verdict-features.ts";
import { readPosting } from "../../src/read-posting.ts";
import { PROJECT, textOf } from "../counted-texts.ts";
import { HELD_BACK } from "../held-back.ts";

/** What is asked of somebody, and whether they have it. `weight`: how surely that is known. */
export type Example = { features: VerdictFeatures; isHad: boolean; weight: number };

const FOLDER = join(PROJECT, "bench/people");

const TODAY = { year: 2026, month: 11 };

/** Who is perfect for a posting has nearly all of it, whatever else the reader took for asked, and a stranger nothing. */
const BY_FIT = { perfect: { isHad: true, weight: 0.3 }, unrelated: { isHad: false, weight: 0.15 } };

const Row = z.object({
  profile: z.int(),
  posting: z.string(),
  expected: z.string(),
  must_cover: z.array(z.string()).default([]),
  must_miss: z.array(z.string()).default([]),
});
type Row = z.infer<typeof Row>;

/** In lower case by the rules of Turkish, with one i: as the scorer compares. */
const fold = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("tr").replace(/i̇|ı/g, "i");

const pathOf = (set: string, file: string): string =>
  join(FOLDER, set === "F_people" ? "" : set, "F_people", file);

/** The known sets of people with postings, and what each teaches. */
export const readExamples = (): [set: string, Example[]][] =>
  ["F_people", ...readdirSync(FOLDER)]
    .filter(
      (set, at, all) =>
        !HELD_BACK.has(set) && existsSync(pathOf(set, "postings.jsonl")) && all.indexOf(set) === at,
    )
    .map((set) => {
      const people = CareerProfile.array().parse(
        JSON.parse(readFileSync(pathOf(set, "profiles.json"), "utf8")),
      );
      const rows = readFileSync(pathOf(set, "postings.jsonl"), "utf8").trim().split("\n");
      return [
        set,
        rows.flatMap((row) => {
          const read = Row.parse(JSON.parse(row));
          const profile = people[read.profile];
          return profile ? readRow(read, profile) : [];
        }),
      ];
    });

function readRow(row: Row, profile: CareerProfile): Example[] {
  const { language, requirements } = readPosting(row.posting);
  const read = collectEvidence(profile, detectLanguage(textOf(profile)), TODAY);
  const job = requirements.find(({ isJob }) => isJob);
  const evidence = job ? { ...read, related: relatedJobs(read, job.term, language) } : read;
  const likeness = job ? titleLikeness(evidence, job.term, language) : 0;
  const others = requirements.filter(({ isJob }) => !isJob);
  const { first, ruled, shown } = judgeByRules(evidence, others, language);
  return first.flatMap(({ requirement, judgement }, place) => {
    const inLight = thingsOf(requirement, ruled[place]?.judgement ?? judgement);
    return thingsOf(requirement, judgement).flatMap((thing, at) => {
      const label = labelOf(thing.requirement.text, row);
      if (!label || !isInWords(thing.requirement.kind, thing.judgement)) return [];
      const seen = {
        evidence,
        shown,
        likeness,
        requirement: thing.requirement,
        ofLine: judgement.ofLine?.credit,
        ruled: (inLight[at] ?? thing).judgement.credit,
      };
      return [{ ...label, features: verdictFeatures(thing.judgement, seen) }];
    });
  });
}

const thingsOf = (
  requirement: Requirement,
  judgement: Judgement,
): { requirement: Requirement; judgement: Judgement }[] =>
  judgement.terms?.map(({ text, kind, judgement: own }) => ({
    requirement: { ...requirement, text, kind },
    judgement: own,
  })) ?? [{ requirement, judgement }];

/** What is known of one thing; undefined where nothing is, or where it is had and absent at once. */
function labelOf(text: string, row: Row): Pick<Example, "isHad" | "weight"> | undefined {
  const says = (terms: string[]) => terms.some((term) => fold(text).includes(fold(term)));
  const [isHad, isAbsent] = [says(row.must_cover), says(row.must_miss)];
  if (isHad !== isAbsent) return { isHad, weight: 1 };
  if (isHad) return undefined;
  return row.expected === "perfect" || row.expected === "unrelated" ? BY_FIT[row.expected] : undefined;
}
