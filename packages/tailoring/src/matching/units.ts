import type { CareerProfile } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOf, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { type Place, printPlace } from "@terzi/contracts/place";
import type { EvidenceKind } from "@terzi/contracts/section-fields";
import { OWN_SECTIONS, type Section } from "@terzi/contracts/sections";
import { readDate } from "@terzi/language/dates";
import { splitSentences } from "@terzi/language/sentences";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import { trickOf } from "../posting/warnings.ts";
import { blankDenied, isNarrated } from "./denied.ts";
import { withSharedHead } from "./shared-head.ts";
import type { Today } from "./years.ts";

/**
 * told: what was done, in sentences. listed: a name in a list. title: a job held. studied: a degree, a field.
 * certified and spoken: certificates, languages.
 */
export type UnitKind = EvidenceKind | "spoken";

/** A sentence or an entry of the profile: the verbatim `quote` at `place`, annotated. */
export type Unit = {
  kind: UnitKind;
  place: Place;
  quote: string;
  annotated: Annotated;
  /** Said of oneself, not shown by something done: an entry of a list, "expert in …". */
  isClaim: boolean;
  /** Keywords strung together within a text, or what one enjoys or has "picked up": names things and tells little. */
  isVague: boolean;
  /** Of these, the keywords that are strung together: what they name is met by tools alone. */
  isStrung: boolean;
  /** Which of the profile's experiences it belongs to. */
  experience?: number;
};

/** `says`: what a text stands for that doesn't say so itself, as an address of a portfolio. */
type Source = { place: Place; text: string; kind: UnitKind; experience?: number; says?: string };

const ADDRESSES = ["portfolio", "github", "linkedin"] as const;

function listSources(profile: CareerProfile): Source[] {
  const sources: Source[] = [{ place: "summary", text: profile.summary, kind: "told" }];
  for (const section of OWN_SECTIONS) sources.push(...sectionSources(profile, section));
  for (const section of ["technical", "soft"] as const)
    for (const [entry, text] of profile.skills[section].entries())
      sources.push({ place: printPlace({ section: `skills.${section}`, entry }), text, kind: "listed" });
  for (const [entry, { language: text }] of profile.skills.languages.entries()) {
    const place = printPlace({ section: "skills.languages", entry, field: "language" });
    sources.push({ place, text, kind: "spoken" });
  }
  for (const [entry, text] of profile.hobbies.entries())
    sources.push({ place: printPlace({ section: "hobbies", entry }), text, kind: "listed" });
  for (const field of ADDRESSES)
    sources.push({
      place: printPlace({ section: "personalInfo", field }),
      text: profile.personalInfo[field],
      kind: "listed",
      says: field,
    });
  return [...sources, { place: "additionalInfo", text: profile.additionalInfo, kind: "told" }];
}

/** The fields that count as evidence, of each entry of a section. */
function sectionSources(profile: CareerProfile, section: Section): Source[] {
  const entries: AnyEntry[] = profile[section];
  return entries.flatMap((item, entry) =>
    fieldsOf(section).flatMap(([field, { evidence: kind }]): Source[] => {
      if (!kind) return [];
      const at = { section, entry, field };
      const experience = section === "experiences" ? { experience: entry } : {};
      return [
        { place: printPlace(at), text: textOf(item, field), kind, ...experience },
        ...textsOf(item, field).map((text, index) => ({
          place: printPlace({ ...at, index }),
          text,
          kind,
          ...experience,
        })),
      ];
    }),
  );
}

const LEAST_ENTRIES = 3;

/** Many short entries between commas are a list, wherever they stand and whatever heading stands before them. */
function isEnumeration(text: string): boolean {
  const entries = text.replace(/^[^:]{0,40}:/, "").split(/[,;•|·/]/);
  const words = text.trim().split(/\s+/).length;
  return entries.length > LEAST_ENTRIES && words / entries.length <= 3;
}

/** "A budget of CAD 11,000": dollars, and no drawing program. */
const CANADIAN_DOLLARS = /\bCAD(?= ?[\d$])|(?<=\d ?)CAD\b/gu;
const blankMoney = (quote: string): string => quote.replace(CANADIAN_DOLLARS, "   ");

/** Something done: a verb in the past ("Designed …", "geliştirdim", "yürütüldü"), or at work on it ("leading …"). */
const DEED = new RegExp(matchingCue("deed"), "iu");

/** Self-descriptions use the same forms without telling of anything done: "experienced in", "skilled at". */
const NO_DEED =
  /\b(?:experienced|skilled|based|motivated|dedicated|oriented|driven|detailed|advanced|certified|interested|focused|proven|need|needed|speed|varied|limited|related|picked up|distributed|embedded)\b/giu;

/** What one likes, wants or is like, and what one has "picked up", is said of oneself, whatever verbs follow. */
const ATTITUDE = new RegExp(matchingCue("attitude"), "iu");

const tellsDeed = (quote: string): boolean => !ATTITUDE.test(quote) && DEED.test(quote.replace(NO_DEED, " "));

/** Without what was written of certificates that have expired; the others keep their places. */
const withoutExpired = (profile: CareerProfile, today: Today): CareerProfile => ({
  ...profile,
  certifications: profile.certifications.map((certificate) =>
    isOver(certificate.expiryDate, today) ? { ...certificate, name: "", issuer: "" } : certificate,
  ),
});

function isOver(date: string, today: Today): boolean {
  const end = readDate(date);
  return (
    end !== null && (end.year < today.year || (end.year === today.year && (end.month ?? 12) < today.month))
  );
}

/** The profile in quotable units. Text that gives orders to a machine, or repeats keywords, proves nothing: left out. */
export function readUnits(written: CareerProfile, language: Language, today?: Today): Unit[] {
  const profile = today ? withoutExpired(written, today) : written;
  const units: Unit[] = [];
  const sources = listSources(profile);
  const told = sources.filter(({ kind }) => kind === "told").flatMap(({ text }) => text.split(/[.!?\n]/));
  const narrated = isNarrated(told.filter((sentence) => sentence.trim()));
  for (const { place, text, kind, experience, says } of sources) {
    if (!text.trim()) continue;
    const spans = kind === "told" ? splitSentences(text) : [{ start: 0, end: text.length }];
    for (const { start, end } of spans) {
      const quote = text.slice(start, end);
      if (trickOf(quote)) continue;
      const isList = kind === "told" && experience === undefined && isEnumeration(quote);
      const actual = isList ? "listed" : kind;
      const isOwnWord = actual === "told" && (place === "summary" || place === "additionalInfo");
      units.push({
        kind: actual,
        isStrung: isList,
        isVague: isList || (isOwnWord && ATTITUDE.test(quote)),
        isClaim: actual === "listed" || (isOwnWord && !tellsDeed(quote)),
        place,
        quote,
        annotated: annotate(
          says ?? (kind === "studied" ? withSharedHead(quote) : blankMoney(blankDenied(quote, { narrated }))),
          language,
        ),
        ...(experience === undefined ? {} : { experience }),
      });
    }
  }
  return units;
}
