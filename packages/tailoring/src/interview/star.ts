import type { CareerProfile } from "@terzi/contracts/career";
import type { StarPart, StarStep } from "@terzi/contracts/interview";
import type { RequirementMatch } from "@terzi/contracts/match";
import {
  entryPlace,
  fieldPlace,
  itemPlace,
  parsePlace,
  type Place,
  type PlaceParts,
} from "@terzi/contracts/place";
import { isOngoing, showPeriod } from "@terzi/language/dates";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { wordKeys } from "@terzi/language/tokens";
import type { LetterTask } from "../letter/letter-task.ts";
import { letterLanguage } from "../languages/letter-languages.ts";
import { listAt, textAt } from "../writing/content-places.ts";
import { ended, opened } from "../writing/phrase.ts";
import { sentencesOf } from "../writing/own-summary.ts";

type Line = { place: Place; text: string };

const step = (part: StarPart, line: Line | null): StarStep => ({
  part,
  text: line?.text ?? "",
  place: line?.place ?? null,
});

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordKeys(text)
      .filter((key) => key.length > SHORTEST)
      .flatMap((key) => LANGUAGE_MODULES.map((module) => module.stem(key))),
  );
const SHORTEST = 3;

const sharedWords = (one: string, other: string): number => {
  const known = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => known.has(stem)).length;
};

/** The number of common words that makes two lines one story. */
const ONE_STORY = 2;

/**
 * The outline of an answer: situation, task, action and result, each a line of the same job. What the job's lines
 * don't tell stays open. None where only a list names it.
 */
export function tellStar({ evidence, requirement }: RequirementMatch, task: LetterTask): StarStep[] {
  const { profile } = task;
  const deeds = evidence.filter(({ place }) => isDeed(parsePlace(place)));
  const proof = deeds.find(({ place }) => parsePlace(place).field !== "description") ?? deeds[0];
  if (!proof) return [];
  const entry = entryPlace(proof.place);
  const linesOf = (list: string): Line[] =>
    listAt(profile, fieldPlace(entry, list))
      .map((text, at) => ({ place: itemPlace(fieldPlace(entry, list), at), text: text.trim() }))
      .filter(({ place, text }) => place !== proof.place && text !== "");
  /** The other line that shares most with this one and with what is asked. */
  const nearest = (some: Line[]): Line | null => {
    const worth = ({ text }: Line): number => sharedWords(text, `${proof.quote} ${requirement.term}`);
    const [best] = some.toSorted((a, b) => worth(b) - worth(a));
    return best && worth(best) >= ONE_STORY ? best : null;
  };
  const isOver = isEntryOver(entry, profile);
  const own = (line: Line | null): Line | null => line && { ...line, text: tellOwn(line.text, isOver, task) };
  const deed = { place: proof.place, text: textAt(profile, proof.place)?.trim() ?? proof.quote };
  const duty = nearest(linesOf("responsibilities"));
  const isResult = parsePlace(proof.place).field === "achievements";
  return [
    step("situation", whereabouts(entry, task)),
    step("task", isResult ? null : own(duty)),
    step("action", own(isResult ? duty : deed)),
    step("result", own(isResult ? deed : nearest(linesOf("achievements")))),
  ];
}

/** Whether it has ended: a job without an end goes on, and a project is done, as letters have it. */
export function isEntryOver(entry: Place, profile: CareerProfile): boolean {
  const end = textAt(profile, fieldPlace(entry, "endDate"))?.trim() ?? "";
  return end === "" ? parsePlace(entry).section === "projects" : !isOngoing(end);
}

/** Lines of a job, a project or voluntary work: a title or a skill is no deed. */
const isDeed = ({ section, field = "" }: PlaceParts): boolean =>
  ["experiences", "projects", "volunteerExperience"].includes(section) &&
  ["responsibilities", "achievements", "description"].includes(field);

/** As the profile says that a job goes on, in any language. */
const GOING_ON = "present";

/** The job with its dates, and what the profile says of the place. */
function whereabouts(entry: Place, { profile, order }: LetterTask): Line | null {
  const field = (name: string): string => textAt(profile, fieldPlace(entry, name))?.trim() ?? "";
  const [start, end] = [field("startDate"), field("endDate")];
  const dates = showPeriod(start || field("date"), start && !end ? GOING_ON : end, order.language);
  const heading = [field("position") || field("name"), field("company"), dates].filter(Boolean).join(", ");
  const [about = ""] = sentencesOf(field("description"));
  const text = [heading && ended(heading), about && ended(about)].filter(Boolean).join(" ");
  return text ? { place: entry, text } : null;
}

/** A line in the first person, where it can be turned; otherwise as it is. */
function tellOwn(text: string, isPast: boolean, { order }: LetterTask): string {
  const told = letterLanguage(order.language).tellPoint(text, isPast) ?? text.trim();
  return ended(opened(told, order.language));
}
