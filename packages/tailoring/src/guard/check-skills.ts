import type { Claim, CvContent, GenerationMode, Rejection } from "@terzi/contracts/cv";
import { type Place, printPlace } from "@terzi/contracts/place";
import { fold } from "@terzi/language/normalise";
import { translateTerm } from "../translation/translate-term.ts";
import { verifyProse } from "./check-prose.ts";
import type { Guard } from "./guard.ts";
import { refusedName } from "./rejection.ts";

type SkillsTask = { guard: Guard; mode: GenerationMode; skills: CvContent["skills"] };

/**
 * Skills are the profile's own or mentioned in one of its texts; a language keeps the level that the person gave it.
 */
export function verifySkills({ guard, mode, skills }: SkillsTask): {
  skills: CvContent["skills"];
  claims: Claim[];
  rejections: Rejection[];
} {
  if (typeof skills === "string") {
    const { text, ...checked } = verifyProse({ guard, mode, text: skills, at: "skills", fallback: "" });
    return { skills: text, ...checked };
  }
  const claims: Claim[] = [];
  const rejections: Rejection[] = [];
  const { translatedTo } = guard;
  const { profile } = guard.facts;
  const isSameLanguage = (own: string, shown: string): boolean =>
    fold(own) === fold(shown) ||
    (translatedTo !== null && translateTerm("languageName", own, translatedTo) === shown);
  const admit = (at: Place, text: string, restsOn: Place[] | null): boolean => {
    if (!restsOn && mode !== "extensive") {
      rejections.push(refusedName({ at, proposed: text, instead: "" }, "words"));
      return false;
    }
    claims.push({ at, text, restsOn: restsOn ?? [], added: !restsOn, confirmed: false });
    return true;
  };

  const list = (field: "technical" | "soft"): string[] => {
    const kept: string[] = [];
    for (const skill of skills[field]) {
      const own = findSkill(skill, guard);
      if (admit(printPlace({ section: `skills.${field}`, entry: kept.length }), skill, own)) kept.push(skill);
    }
    return kept;
  };

  const technical = list("technical");
  const soft = list("soft");
  const languages: typeof skills.languages = [];
  const place = (entry: number): Place => printPlace({ section: "skills.languages", entry });
  for (const entry of skills.languages) {
    const position = profile.skills.languages.findIndex(
      ({ language, proficiency }) =>
        isSameLanguage(language, entry.language) && proficiency === entry.proficiency,
    );
    const restsOn = position < 0 ? null : [place(position)];
    if (admit(place(languages.length), `${entry.language}: ${entry.proficiency}`, restsOn))
      languages.push(entry);
  }
  return { skills: { technical, soft, languages }, claims, rejections };
}

function findSkill(skill: string, guard: Guard): Place[] | null {
  const checks = guard.check(skill, { kind: "profile" });
  const isOwn = checks.length > 0 && checks.every(({ verdict }) => verdict === "proven");
  return isOwn ? checks.flatMap(({ evidence }) => evidence) : null;
}
