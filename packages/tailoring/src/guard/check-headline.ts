import type { CareerProfile } from "@terzi/contracts/career";
import type { Claim, CvContent, GenerationMode, Rejection } from "@terzi/contracts/cv";
import { wordKeys } from "@terzi/language/tokens";
import type { Checked, Guard } from "./guard.ts";
import { isRole } from "./entail/people-terms.ts";
import type { Line, Term } from "./parse/line.ts";
import { readingsOf } from "./parse/line-language.ts";
import { readSentence } from "./parse/read-sentence.ts";
import { refusedName, rejectedText } from "./rejection.ts";
import { guardCue } from "../languages/all-guard-cues.ts";

const CHARS_AT_MOST = 90;

/** The titles that a person has held, as named in the profile and in the CV. */
function titlesOf(profile: CareerProfile, { workExperience }: Pick<CvContent, "workExperience">): string[] {
  const shown = typeof workExperience === "string" ? [] : workExperience;
  return [...profile.experiences, ...shown].map(({ position }) => position).filter((title) => title.trim());
}

/** Whether all words of one of these names are among the words of a headline. */
function holdsOne(headline: string, names: string[]): boolean {
  const said = new Set(wordKeys(headline));
  return names.some((name) => {
    const words = wordKeys(name);
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

/** "Inventor", "buluşçu": a name for somebody, whether or not it is a title. */
const CALLING = new RegExp(`${guardCue("calling")}$`, "iu");

/** "Carpenter and inventor": each part has to be a name of theirs. */
function callsOnly(headline: string, names: string[]): boolean {
  const [head = "", ...beside] = headline.split(/\s*[,|:(–—]\s*/u);
  const called = head.split(/\s+(?:and|ve)\s+|\s*[&/+]\s*/iu);
  const isOneName = names.some((name) => holdsOne(name, [head]));
  return (
    (called.length === 1 || isOneName || called.every((one) => holdsOne(one, names))) &&
    beside
      .flatMap((part) => part.split(/\s+(?:and|ve)\s+/iu))
      .every((part) => !CALLING.test(part) || holdsOne(part, names))
  );
}

const rolesIn = ({ clauses }: Line): Term[] => clauses.flatMap(({ terms }) => terms.filter(isRole));

/** "Design engineer and inventor": each part has to be a title, not a line of a job. */
function namesOnlyTitles(headline: string, { facts, translatedTo }: Guard): boolean {
  const held = facts.entries
    .flatMap(({ heading }) => heading.filter(({ isTitle }) => isTitle))
    .flatMap(({ line }) => rolesIn(line));
  const known = new Set(held.flatMap(({ ids, wider }) => [...ids, ...wider]));
  return readingsOf(headline, facts.language, translatedTo ?? facts.language.module.id)
    .map((language) => readSentence(headline, { language, names: facts.names, isSummary: true }))
    .every((line) => rolesIn(line).every(({ ids }) => ids.some((id) => known.has(id))));
}

/**
 * The guard's objections to a headline; empty text where it can't be one: too long, or neither a title nor a field of
 * theirs.
 */
export function checkHeadline(
  headline: string,
  {
    guard,
    content,
    mode,
  }: { guard: Guard; content: Pick<CvContent, "workExperience">; mode: GenerationMode },
): Checked[] {
  const { profile } = guard.facts;
  const titles = titlesOf(profile, content);
  const fields = profile.education.map(({ field }) => field);
  const names = [...titles, ...fields];
  const isNamed =
    mode === "strict" ? titles.includes(headline) : holdsOne(headline, names) && callsOnly(headline, names);
  if (
    !isNamed ||
    !namesOnlyTitles(headline, guard) ||
    headline.length > CHARS_AT_MOST ||
    headline.includes("\n")
  )
    return [];
  return guard.check(headline, { kind: "profile" });
}

/** Whether a headline may stand: it names the person and says nothing unproven, in any mode. */
export const headlineStands = (checks: Checked[]): boolean =>
  checks.length > 0 && checks.every(({ verdict }) => verdict === "proven");

/** The headline of a content, or none where it isn't proven: the newest job's title is used then. */
export function verifyHeadline(
  content: CvContent,
  { guard, mode }: { guard: Guard; mode: GenerationMode },
): { headline: string; claims: Claim[]; rejections: Rejection[] } {
  const headline = content.headline?.trim() ?? "";
  if (!headline) return { headline, claims: [], rejections: [] };
  const checks = checkHeadline(headline, { guard, content, mode });
  if (headlineStands(checks)) {
    const restsOn = [...new Set(checks.flatMap(({ evidence }) => evidence))];
    const claim: Claim = { at: "headline", text: headline, restsOn, added: false, confirmed: false };
    return { headline, claims: [claim], rejections: [] };
  }
  const [instead = ""] = titlesOf(guard.facts.profile, content);
  const refusal = checks.length
    ? rejectedText("headline", headline, checks, instead)
    : refusedName({ at: "headline", proposed: headline, instead }, "role");
  return { headline: "", claims: [], rejections: [refusal] };
}
