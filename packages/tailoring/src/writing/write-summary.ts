import type { Place } from "@terzi/contracts/place";
import { detectLanguage } from "@terzi/language/detect-language";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { writingLanguage } from "../languages/writing-languages.ts";
import { languageOfProfile } from "../translation/translation-target.ts";
import { chooseSentences, keepOwn, SENTENCES, saysYears, sentencesOf } from "./own-summary.ts";
import { ended, type Phrase, type Wording } from "./phrase.ts";
import type { SummaryFacts } from "./summary-content.ts";
import { collectSummaryFacts } from "./summary-facts.ts";
import type { Edit, WritingTask } from "./writer.ts";

/**
 * The summary as an edit; none where the person's own words are best left alone. strict: their most helpful
 * sentences. Otherwise: what their summary doesn't say yet (title and years, skills, certificates, degree, languages)
 * is phrased from facts around it, what the posting asks for first; in another language than the CV's, only facts are
 * used.
 */
export function writeSummary(task: WritingTask): Edit[] {
  const { order, profile, reading, relevance } = task;
  const { length, generationMode, language } = order;
  const own = sentencesOf(profile.summary);
  const count = SENTENCES[length];
  if (generationMode === "strict") {
    const chosen = chooseSentences(own, count, relevance);
    return chosen.length < own.length
      ? [{ at: "summary", text: chosen.join(" "), restsOn: ["summary"] }]
      : [];
  }
  const asked = foldAscii(reading.requirements.map(({ text }) => text).join("\n"));
  // A few words don't show their language; then it is the profile's.
  const isShort = wordKeys(profile.summary).length < TELLING_WORDS;
  const isOtherLanguage =
    own.length > 0 && (isShort ? languageOfProfile(profile) : detectLanguage(profile.summary)) !== language;
  const kept = isOtherLanguage ? [] : keepOwn(own, { count, language, relevance, asked });
  const [lead, ...tail] = phrasesBeside(kept, task);
  const isLead = lead?.phrase.topic === "job";
  const before = isLead && lead ? [lead.wording] : [];
  const ownLeft = isLead ? kept.filter((sentence) => !repeats(sentence, lead.wording.text)) : kept;
  const after = (isLead ? tail : lead ? [lead, ...tail] : [])
    .toSorted((a, b) => Number(b.phrase.isAsked) - Number(a.phrase.isAsked))
    .slice(0, Math.max(0, count - before.length - ownLeft.length));
  const said = after.toSorted((a, b) => a.order - b.order).map(({ wording }) => wording);
  const opening = before.map(({ text }) => text);
  const [first, others] = lead?.phrase.isBehindFirst
    ? [ownLeft.slice(0, 1), ownLeft.slice(1)]
    : [[], ownLeft];
  const texts = [...first.map(ended), ...opening, ...others.map(ended), ...said.map(({ text }) => text)];
  const text = texts.slice(0, count).join(" ");
  if (!text || text === profile.summary.trim()) return [];
  const ofOwn: Place[] = ownLeft.length ? ["summary"] : [];
  const restsOn = [...before, ...said].flatMap((wording) => wording.restsOn);
  return [{ at: "summary", text, restsOn: [...ofOwn, ...restsOn] }];
}

const TELLING_WORDS = 8;
const YEARS_THAT_TELL = 2;

type Said = { phrase: Phrase; wording: Wording; order: number };

/** What facts can add to the person's own sentences, in wordings that the guard accepts, in reading order. */
function phrasesBeside(kept: string[], task: WritingTask): Said[] {
  const { order, profile, match, relevance, today, guard } = task;
  const { language, tone, length } = order;
  const { translatedTo } = guard;
  const all = collectSummaryFacts(profile, { relevance, match, today, length, language, translatedTo });
  const facts = withoutSaid(all, kept);
  const isOtherLanguage = languageOfProfile(profile) !== language;
  const phrases = writingLanguage(language).phraseSummary(facts, { tone, kept, isOtherLanguage });
  const isSupported = ({ text }: Wording): boolean => guard.proves(text, { kind: "profile" });
  // A recent graduate isn't a barista: a short past job unrelated to this one doesn't lead.
  const isJobTelling =
    facts.job?.when !== "past" ||
    facts.years >= YEARS_THAT_TELL ||
    relevance(facts.job.title) > 0 ||
    !facts.school?.isAsked;
  const ordered = isJobTelling
    ? phrases
    : phrases.toSorted((a, b) => Number(b.topic === "school") - Number(a.topic === "school"));
  return ordered.flatMap((phrase, order) => {
    // Next to own sentences, the title alone would be said twice; the years are new.
    const isNew = ({ text }: Wording): boolean =>
      phrase.topic !== "job" || !kept.length || text.includes(`${facts.years} `);
    if (phrase.topic === "job" && (!isJobTelling || (kept.length && !tellsYears(facts, kept)))) return [];
    const wording = phrase.wordings.find(
      (one) => isNew(one) && !opensLike(one.text, kept) && isSupported(one),
    );
    return wording ? [{ phrase, wording, order }] : [];
  });
}

/** Two sentences with "Experienced in …" would read like one. */
const opensLike = (text: string, sentences: string[]): boolean => {
  const opening = text.split(" ").slice(0, 2).join(" ");
  return sentences.some((sentence) => sentence.startsWith(opening));
};

/** Next to own sentences, the job is mentioned for its years, which they don't state. */
const tellsYears = (facts: SummaryFacts, kept: string[]): boolean =>
  facts.years >= 1 && !saysYears(kept.join(" "));

const SCHOOLING = /graduat|degree|bsc|msc|bachelor|master|mezun|lisans|universit/;

/** "HTML5" beside "HTML" would be the same twice. */
const VERSION = /^([a-z]{3,})\d$/;

const LONG_ENOUGH = 6;

/** Whether a first sentence says what its author is, and more. */
function saysTitle([first = ""]: string[], title = ""): boolean {
  const head = wordKeys(title.split(/[,(/|]|\s[-–]\s/)[0] ?? "").at(-1);
  const words = wordKeys(first);
  return head !== undefined && words.length >= LONG_ENOUGH && words.includes(head);
}

/** The facts that the person's own sentences don't contain yet. */
function withoutSaid(facts: SummaryFacts, own: string[]): SummaryFacts {
  const said = foldAscii(own.join(" "));
  const isUnsaid = (name: string): boolean => !said.includes(foldAscii(name).replace(VERSION, "$1"));
  return {
    ...facts,
    isTitleSaid: saysTitle(own, facts.job?.title),
    isExperienceSaid: /konu(?:sunda|larinda) deneyimli/.test(said),
    skills: facts.skills.filter((skill) => isUnsaid(skill.text)),
    certificates: facts.certificates.filter(({ name }) => isUnsaid(name)),
    languages: facts.languages.filter(({ name }) => isUnsaid(name)),
    school: SCHOOLING.test(said) ? null : facts.school,
  };
}

/** "I am" behind a Turkish noun, folded. */
const MYSELF = new Set(["im", "um", "yim", "yum"]);

/** Whether a sentence only repeats another: "Electrician." next to "Electrician with 9 years …". */
function repeats(sentence: string, other: string): boolean {
  const words = wordKeys(other);
  // "Kabin memuru." beside "… kabin memuruyum"
  return wordKeys(sentence).every((word) =>
    words.some(
      (one) =>
        one === word || (word.length > 3 && MYSELF.has(one.slice(word.length)) && one.startsWith(word)),
    ),
  );
}
