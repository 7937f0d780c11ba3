import type { Language } from "@terzi/contracts/languages";
import type { Verdict } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import { degreeName, tellReason } from "@terzi/i18n/match-account";
import { isProficiency, showProficiency } from "@terzi/i18n/proficiency";
import type { Judgement } from "./judgement.ts";

const showLevel = (level: string, language: Language): string =>
  // Asked of the texts, which are loaded anyway: the profile's schemas would bring their library into the browser.
  isProficiency(level)
    ? showProficiency(level, language).toLocaleLowerCase(language)
    : degreeName(level, language);

/** Why the verdict is what it is, in one sentence for the reader. */
export function wordReason(
  requirement: Requirement,
  judgement: Judgement,
  verdict: Verdict,
  language: Language,
): string {
  const { link } = judgement;
  if (link?.isConfirmed) return tellReason(language, "confirmed", {});
  if (link && verdict === "partly" && link.quote === judgement.units[0]?.quote)
    return tellReason(language, "linked", {});
  if (judgement.years !== undefined && requirement.years !== undefined && verdict !== "missing") {
    const { years: have } = judgement;
    const [lacking] = judgement.missing;
    return verdict === "partly" && lacking && judgement.years >= requirement.years
      ? tellReason(language, "yearsInOther", { have, need: requirement.years, name: lacking })
      : tellReason(language, "years", { have, need: requirement.years });
  }
  if (judgement.isByTheRest && verdict !== "missing") return tellReason(language, "byTheRest", {});
  if (verdict === "met") return tellReason(language, "met", {});
  if (verdict === "missing") return tellReason(language, judgement.credence ? "unseen" : "missing", {});
  if (
    judgement.heldLevel &&
    (requirement.kind === "language" || requirement.kind === "education") &&
    judgement.missing.length
  )
    return tellReason(language, "lower", { name: showLevel(judgement.heldLevel, language) });
  if (judgement.terms)
    return tellReason(language, "someOf", {
      have: judgement.terms.length - judgement.missing.length,
      need: judgement.terms.length,
      name: shorten(judgement.missing.join("”, “")),
    });
  const [near] = judgement.near;
  const quote = judgement.units[0]?.quote;
  // When something is named exactly as well, a near match isn't the reason.
  const isAllNear = judgement.units.every((unit) => judgement.near.some(({ units }) => units.includes(unit)));
  if (near && quote && isAllNear)
    return tellReason(language, "near", { name: shorten(near.units[0]?.quote ?? quote) });
  const [lacking] = judgement.missing;
  if (!lacking && judgement.units.length && judgement.units.every((unit) => unit.isClaim))
    return tellReason(language, "claimed", {});
  return lacking
    ? tellReason(language, "partly", { name: showLevel(lacking, language) })
    : tellReason(language, "part", {});
}

const MOST_LETTERS = 120;
/** At most 120 letters of a text. */
export const shorten = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).toWellFormed()}…` : text;
