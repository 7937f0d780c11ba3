import type { Language } from "@terzi/contracts/languages";
import { parsePlace } from "@terzi/contracts/place";
import type { Requirement } from "@terzi/contracts/posting";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import type { Component } from "./component.ts";
import { type Coverage, coverWords } from "./coverage.ts";
import { letteredNames, saysLetters } from "./initials.ts";
import { type Judgement, NO_EVIDENCE } from "./judgement.ts";
import { indexUnits, type ProfileEvidence } from "./profile-evidence.ts";
import { SAYS_CERTIFICATE, saysHeld, withoutKind } from "./says-certificate.ts";
import type { Unit } from "./units.ts";

/** Work that a certificate is for is no certificate. */
const ONLY_WORK = 0.6;

/** So little less than certain that the word for which one is asked may not be lacking. */
const NEVER_SURE = 0.99;

/** What is said of any certificate: that it is valid, and that somebody approved of it. */
const OF_CERTIFICATES = new RegExp(matchingCue("ofCertificates"), "giu");

const DEADLINE = new RegExp(matchingCue("deadline"), "giu");

const LISTED = /[,;&/]|\s(?:and|or|ve|veya|ya da)\s/iu;

/** An apprenticeship is shown by having been an apprentice in a trade like the one asked. */
const APPRENTICE = new RegExp(matchingCue("apprentice"), "iu");

/** Where a certificate stands, or somebody says to have one: anywhere but in what a job was about. */
const mayCertify = (unit: Unit, isTrade: (unit: Unit) => boolean): boolean =>
  unit.kind === "title" ? APPRENTICE.test(unit.quote) && isTrade(unit) : unit.experience === undefined;

/** Which trade is asked, the words say; where they don't ("ustalık belgesi olan"), it is the posting's. */
const namesTrade = ({ text, words, named }: Annotated): boolean =>
  words.some(
    ({ start, end, key, telling }, at) =>
      telling > 0 &&
      !SAYS_CERTIFICATE.test(key) &&
      !APPRENTICE.test(text.slice(start, end)) &&
      !named.some(({ concept, from, to }) => concept.kind === "certificate" && at >= from && at < to),
  );

const saysCertificate = ({ annotated }: Unit): boolean => annotated.words.some(({ key }) => saysHeld(key));

/** "Driver CPC" is the "Certificate of Professional Competence". */
const spells = (units: Unit[], part: Annotated): boolean =>
  letteredNames(part).some(({ letters }) => units.some((unit) => saysLetters(unit, letters)));

/** "CISSP", "PMP", "RN": who has it has no need to say that it is a certificate. */
const namesIt = ({ text, named }: Annotated): boolean =>
  /\p{Lu}\p{L}*\p{Lu}|\d/u.test(text) || named.some(({ concept }) => concept.kind === "certificate");

/** "Patent vekilliği belgesi": where two words are all that is asked and the first, its field, isn't shown, it is another. */
function isOfAnotherField(telling: Component[]): boolean {
  const [first, second] = telling.toSorted((one, other) => one.start - other.start);
  return (
    telling.length === 2 && first?.concept === "knowledge" && first.credit === 0 && second?.concept !== "tool"
  );
}

/** So much a word says at least that tells of which trade a certificate is. */
const TELLS_TRADE = 0.25;

/** "MYK Pastacı Seviye 4" beside "MYK Aşçı Seviye 4": issuer and level are the same, and each names a trade of its own. */
function isOfAnotherTrade(telling: Component[], [unit, ...others]: readonly Unit[]): boolean {
  const trade = telling.filter(
    ({ isName, weight, text }) => !isName && weight >= TELLS_TRADE && !/\d/.test(text),
  );
  const shared = telling.filter(({ isName, credit }) => isName && credit === 1);
  if (!unit || others.length || shared.length < 2 || !trade.length) return false;
  return trade.every(({ credit }) => credit === 0) && namesTrade(withoutKind(unit.annotated));
}

function isOfAnother({ covered }: Coverage, held: readonly Unit[]): boolean {
  const telling = covered?.components.filter(({ isSide }) => !isSide) ?? [];
  return isOfAnotherField(telling) || isOfAnotherTrade(telling, held);
}

/** Covers words by certificates and by who issued them, which a posting may ask for and a profile says apart. */
function coverIssued(evidence: ProfileEvidence, held: Unit[], part: Annotated): Coverage {
  const { certifications } = evidence.profile;
  const issued = held.flatMap((unit): [Unit, Unit][] => {
    const { section, entry = -1 } = parsePlace(unit.place);
    const issuer = section === "certifications" ? certifications[entry]?.issuer : undefined;
    return issuer ? [[{ ...unit, annotated: annotate(issuer, evidence.language) }, unit]] : [];
  });
  const unitOf = new Map(issued);
  const covered = coverWords({ ...evidence, ...indexUnits([...held, ...unitOf.keys()]) }, part);
  // Who issued it is no certificate by itself, unless nothing more is asked: "NALA certification".
  const asked = covered.covered?.components.filter(({ isSide }) => !isSide) ?? [];
  const isIssuerAsked =
    asked.length === part.words.filter(({ telling }) => telling > 0).length &&
    asked.every(({ isName, credit }) => isName && credit === 1);
  if (!isIssuerAsked && !covered.units.some((unit) => !unitOf.has(unit)))
    return coverWords({ ...evidence, ...indexUnits(held) }, part);
  return { ...covered, units: [...new Set(covered.units.map((unit) => unitOf.get(unit) ?? unit))] };
}

/** A certificate is one that is held, not the words of several put together. */
export function judgeCertificate(
  evidence: ProfileEvidence,
  requirement: Requirement,
  language: Language,
): Judgement {
  const asked = requirement.term.replace(DEADLINE, " ").replace(OF_CERTIFICATES, " ");
  const text = asked.trim() || requirement.term;
  const part = withoutKind(annotate(text, language));
  const held = evidence.units.filter((unit) =>
    mayCertify(
      unit,
      ({ experience }) =>
        namesTrade(part) || (experience !== undefined && evidence.related?.has(experience) === true),
    ),
  );
  const groups = LISTED.test(text) ? [held] : held.map((unit) => [unit]);
  const [best] = groups
    .map((units) => {
      // However much else of a posting is shown, which certificate it is must be.
      const confidence = Math.min(NEVER_SURE, evidence.confidence);
      const covered = coverIssued({ ...evidence, confidence }, units, part);
      const isHeld =
        units.some((unit) => unit.kind === "certified" || saysCertificate(unit)) ||
        (APPRENTICE.test(text) && units.some(({ quote }) => APPRENTICE.test(quote))) ||
        namesIt(part) ||
        spells(units, part);
      // "Patent vekilliği belgesi": whatever else is shown, one for trade marks is another.
      return isHeld && !isOfAnother(covered, units)
        ? covered
        : { ...covered, credit: Math.min(ONLY_WORK, covered.credit) };
    })
    .sort((a, b) => b.credit - a.credit);
  // "Licensed": of what, the posting's job says, and of another trade nobody's licence is that one.
  const isOfTrade = (evidence.related?.size ?? 0) > 0 || evidence.confidence > 0;
  if (!isOfTrade && !part.named.length && !part.words.some(({ telling }) => telling > 0)) return NO_EVIDENCE;
  if (best && best.credit >= ONLY_WORK) return best;
  const anywhere = coverWords(evidence, part);
  return { ...anywhere, credit: Math.max(best?.credit ?? 0, Math.min(ONLY_WORK, anywhere.credit)) };
}
