import { CareerProfile } from "@terzi/contracts/career";
import { CvContent } from "@terzi/contracts/cv";
import { type Place, parsePlace, printPlace } from "@terzi/contracts/place";
import { CV_SECTIONS, cvNameOf, sectionNamed } from "@terzi/contracts/sections";
import type { TwinOffer } from "@terzi/contracts/twin";
import { createGuard, type Guard } from "../guard/guard.ts";
import { modelLanguage } from "../languages/model-languages.ts";
import { createContactCheck } from "../llm/contact-lines.ts";
import type { LineCheck, Translator } from "../llm/model-translator.ts";
import { isIn } from "./alike-texts.ts";
import { pairUp, type TwinSide } from "./pair-up.ts";
import { withWords } from "./with-words.ts";

export type TwinTask = {
  original: TwinSide;
  twin: TwinSide;
  /** "2026-11-21" */
  today: string;
  /** Only the person's own words may appear: every translation is theirs to take. */
  isStrict: boolean;
  /** What is offered already, and isn't asked again. */
  offers: TwinOffer[];
};

/** `isAnswered`: whether a model gave a usable answer. */
export type WordedTwin = { content: CvContent; offers: TwinOffer[]; isAnswered: boolean };

/**
 * A twin in which a model words what is still in the first language. A line that the original's own line proves
 * stands; one that nothing contradicts is offered; one that differs in a fact is dropped.
 */
export async function wordTwin(
  { original, twin, today, isStrict, offers }: TwinTask,
  translator: Translator,
  signal: AbortSignal,
): Promise<WordedTwin> {
  const isPrivate = createContactCheck(original.content.personalInfo);
  const open = pairUp({ original, twin }).pairs.filter(
    ({ state, twin: text }) =>
      state === "asWritten" && !isPrivate(text) && !offers.some(({ own }) => own === text),
  );
  const lines = open.map(({ at, twin: text }, id) => ({ id, is: nameOf(at), text }));
  if (!lines.length) return { content: twin.content, offers, isAnswered: true };
  const guard = createGuard(asProfile(original.content), "enhanced", today, twin.language);
  const sides = { from: original.language, to: twin.language };
  const check = (id: number, text: string): LineCheck => {
    const [line] = open.slice(id, id + 1);
    return line
      ? checkLine({ guard, sides, at: placeInProfile(line.at), own: line.twin, text })
      : { verdict: "refused", wrong: [] };
  };
  const worded = await translator.translate({ lines, ...sides, check }, signal);
  if (!worded) return { content: twin.content, offers, isAnswered: false };
  const found = worded.flatMap(({ id, text, verdict }) => {
    const own = open[id]?.twin;
    return own === undefined ? [] : [{ own, proposed: text, stands: verdict === "proven" && !isStrict }];
  });
  const content = found
    .filter(({ stands }) => stands)
    .reduce((now, { own, proposed }) => withWords(now, own, proposed), twin.content);
  const offered = found.filter(({ stands }) => !stands).map(({ own, proposed }) => ({ own, proposed }));
  return { content, offers: [...offers, ...offered], isAnswered: true };
}

type Line = {
  guard: Guard;
  sides: { from: TwinSide["language"]; to: TwinSide["language"] };
  at: Place;
  own: string;
  text: string;
};

/** Compares a translation with the line it was made from, and with its numbers and names. */
function checkLine({ guard, sides, at, own, text }: Line): LineCheck {
  const tell = modelLanguage(sides.to);
  if (isIn(text, sides.from)) return { verdict: "refused", wrong: [tell.reasons.words] };
  const [difference] = differencesOf(own, text, sides);
  const checks = guard.check(text, { kind: "lines", places: [at] });
  const conflicts = checks.flatMap((one) => one.conflicts);
  const wrong = [
    ...conflicts.map(({ kind, said, known }) => tell.conflicts(kind, said, known)),
    ...(difference ? [difference] : []),
  ];
  if (wrong.length) return { verdict: "refused", wrong };
  const isProven = checks.length > 0 && checks.every(({ verdict }) => verdict === "proven");
  return { verdict: isProven ? "proven" : "unproven", wrong: [] };
}

/** In which facts a line and its translation differ, in a word each. */
function differencesOf(own: string, text: string, { from, to }: Line["sides"]): string[] {
  const side = (summary: string, language: TwinSide["language"]): TwinSide => ({
    content: { ...EMPTY, summary },
    jobTitle: "",
    language,
  });
  return pairUp({ original: side(own, from), twin: side(text, to) }).differences.map(({ kind, names }) =>
    [kind, ...names].join(" "),
  );
}

const EMPTY = CvContent.parse({});

/** What a CV says, as the profile that its translation is compared with; a section that is edited as text has none. */
function asProfile(content: CvContent): CareerProfile {
  const { personalInfo, summary, skills, hobbies, additionalInfo } = content;
  const sections = CV_SECTIONS.map((section) => {
    const list: unknown = content[cvNameOf(section)];
    return [section, Array.isArray(list) ? list : []];
  });
  return CareerProfile.parse({
    ...Object.fromEntries(sections),
    ...{ personalInfo, summary, hobbies, additionalInfo },
    skills: typeof skills === "string" ? {} : skills,
  });
}

function placeInProfile(at: Place): Place {
  const parts = parsePlace(at);
  return printPlace({ ...parts, section: sectionNamed(parts.section) ?? parts.section });
}

/** "workExperience.0.responsibilities.2" → "workExperience responsibilities" */
function nameOf(at: Place): string {
  const { section, field = "" } = parsePlace(at);
  return `${section} ${field}`.trim();
}
