import type { Length } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/match";
import { detectLanguage } from "../text/detect-language.ts";
import { foldAscii } from "../text/fold.ts";
import { splitSentences } from "../text/sentences.ts";
import { phraseEnglish } from "./phrase-english.ts";
import { phraseTurkish } from "./phrase-turkish.ts";
import { type Relevance, relevanceTo } from "./relevance.ts";
import { collectSummaryFacts } from "./summary-facts.ts";
import type { Edit, WritingTask } from "./writer.ts";

const SENTENCES: Record<Length, number> = { short: 2, standard: 4, long: 12 };

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** The most helpful sentences, in the order in which the person wrote them. */
function chooseSentences(sentences: string[], count: number, relevance: Relevance): string[] {
  const chosen = new Set(sentences.toSorted((a, b) => relevance(b) - relevance(a)).slice(0, count));
  return sentences.filter((sentence) => chosen.has(sentence));
}

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * The summary as an edit; none where the person's own words are best left alone. strict: their most helpful
 * sentences. Else: what their summary doesn't say yet (title and years, skills, degree) is phrased from facts around
 * it, and where it is in another language than the CV, facts are all that is said.
 */
export function writeSummary({ order, profile, reading, match, today, guard }: WritingTask): Edit[] {
  const { language, tone, length, generationMode } = order;
  const relevance = relevanceTo(reading, match);
  const own = sentencesOf(profile.summary);
  const count = SENTENCES[length];
  const at: Place = "summary";
  if (generationMode === "strict") {
    const chosen = chooseSentences(own, count, relevance);
    return chosen.length < own.length ? [{ at, text: chosen.join(" "), restsOn: ["summary"] }] : [];
  }

  const facts = collectSummaryFacts(profile, { relevance, today, length });
  const isOtherLanguage = own.length > 0 && detectLanguage(profile.summary) !== language;
  const isForeignProfile = detectLanguage(JSON.stringify(profile)) !== language;
  const phrases =
    language === "tr" ? phraseTurkish(facts, tone) : phraseEnglish(facts, tone, isForeignProfile);
  const isSupported = (text: string): boolean =>
    guard.check(text, { kind: "profile" }).every(({ check }) => check.supported);
  const kept = isOtherLanguage ? [] : chooseSentences(own, count, relevance);
  const said = foldAscii(kept.join(" "));
  const isUnsaid = (restsOn: Place[]): boolean =>
    !restsOn.some((place) => saysPlace(said, place, facts.skills));
  const room = Math.max(0, count - kept.length);
  const lead = kept.length ? [] : phrases.filter(({ text }) => isSupported(text));
  const tail =
    kept.length && room
      ? phrases
          .slice(1)
          .filter(({ text, restsOn }) => isUnsaid(restsOn) && isSupported(text))
          .slice(0, room)
      : [];
  const chosen = kept.length ? tail : lead.slice(0, count);
  const texts = [...kept.map(ended), ...chosen.map(({ text }) => text)];
  if (!texts.length) return [];
  const restsOn = [...(kept.length ? ["summary"] : []), ...chosen.flatMap((phrase) => phrase.restsOn)];
  const text = texts.join(" ");
  return text === profile.summary.trim() ? [] : [{ at, text, restsOn }];
}

/** Whether what was kept already names one of the skills of a phrase, or it speaks of schooling. */
const saysPlace = (said: string, place: Place, skills: { text: string; place: Place }[]): boolean => {
  const skill = skills.find((one) => one.place === place);
  if (skill) return said.includes(foldAscii(skill.text));
  if (place.startsWith("education"))
    return /graduat|degree|bsc|msc|bachelor|master|mezun|lisans|universit/.test(said);
  return place.startsWith("skills.languages") && /english|ingilizce|german|almanca|fluent|akici/.test(said);
};
