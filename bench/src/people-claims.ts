import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import type { Verdict } from "@terzi/contracts/cv";
import { Language } from "@terzi/contracts/language";
import { itemPlace, readPlace } from "@terzi/contracts/place";
import type { Checked } from "@terzi/tailoring/guard/guard";
import { createGuard, type Guard } from "@terzi/tailoring/guard/guard";
import type { Scope } from "@terzi/tailoring/guard/scope";
import { z } from "zod";

/** The durations of the data were counted for this month; a fixed day makes the figures the same on every day. */
export const TODAY = "2026-11-22";

export const ClaimInput = z.object({
  kind: z.literal("claim"),
  id: z.string(),
  profile: z.int(),
  lang: Language,
  place: z.string(),
  text: z.string(),
});
export type ClaimInput = z.infer<typeof ClaimInput>;

/** A claim of a set, and whether it is true; one with a `fact` is false in something that can be checked. */
const KnownClaim = ClaimInput.omit({ kind: true }).extend({
  /** What was reworded, or what is wrong. */
  kind: z.string(),
  supported: z.boolean(),
  fact: z.unknown().optional(),
});
export type KnownClaim = z.infer<typeof KnownClaim>;

export const readClaims = (data: string): KnownClaim[] =>
  readFileSync(join(data, "F_people", "claims.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => KnownClaim.parse(JSON.parse(line)));

export function readPeople(data: string): (position: number) => CareerProfile {
  const file = join(data, "F_people", "profiles.json");
  const people = CareerProfile.array().parse(JSON.parse(readFileSync(file, "utf8")));
  return (position) => {
    const found = people[position];
    if (!found) throw new Error(`There is no profile ${position}`);
    return found;
  };
}

/** What the guard says to each sentence of a claim; the data says "experience:0" and, of a whole section, "skills". */
export function checkClaim(
  { place: written, text, lang }: Pick<ClaimInput, "place" | "text" | "lang">,
  profile: CareerProfile,
): Checked[] {
  const [section = "", entry] = written.split(":");
  const at = readPlace(section === "experience" ? "experiences" : section) ?? "";
  const scope: Scope =
    entry === undefined ? { kind: "profile" } : { kind: "entry", place: itemPlace(at, Number(entry)) };
  return guardFor(profile, lang).check(text, scope);
}

/** Many claims are about one person, and to read a profile takes longer than to check a sentence. */
const guards = new WeakMap<CareerProfile, Map<Language, Guard>>();
function guardFor(profile: CareerProfile, language: Language): Guard {
  const known = guards.get(profile) ?? new Map<Language, Guard>();
  guards.set(profile, known);
  const guard = known.get(language) ?? createGuard(profile, "enhanced", TODAY, language);
  known.set(language, guard);
  return guard;
}

/** A claim is as true as the worst of its sentences. */
export function verdictOf(checks: Checked[]): Verdict {
  if (checks.some(({ verdict }) => verdict === "contradicted")) return "contradicted";
  return checks.length && checks.every(({ verdict }) => verdict === "proven") ? "proven" : "unproven";
}
