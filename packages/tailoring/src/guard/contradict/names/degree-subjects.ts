import type { Conflict } from "@terzi/contracts/cv";
import { monthNamed } from "@terzi/language/months";
import { foldAscii } from "@terzi/language/normalise";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const SUBJECT = new RegExp(claimCue("subjectOfDegree"), "du");

/** Whether a degree's letters end in those of a subject. */
const isShortened = (initials: string, lines: Line[]): boolean =>
  initials.length > 1 &&
  lines.some(({ text }) =>
    (text.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).some((letters) =>
      letters.endsWith(initials.toUpperCase()),
    ),
  );

/** "BA in Psychology", of who studied sociology: no line of the school knows a word of the subject. */
export function degreeSubjectConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const [entry, ...others] = entries;
  const [from, to] = SUBJECT.exec(sentence.text)?.indices?.groups?.subject ?? [0, 0];
  if (entry?.kind !== "education" || others.length || !to) return [];
  const words = toldWordsIn(sentence).filter(
    ({ start, end, isEmpty }) => !isEmpty && start >= from && end <= to,
  );
  const lines = linesOf(entries);
  // "Graduated in June"; "Business Administration", of an MBA.
  if (monthNamed(foldAscii(sentence.text.slice(from, to))) !== undefined) return [];
  if (isShortened(words.map(({ surface }) => surface.charAt(0)).join(""), lines)) return [];
  const isUnknown = words.every(
    (word) =>
      lines.every((line) => wayOf(word, sentence, line) === "none") &&
      // What another language calls it must be known, too.
      (word.translations.length > 0 ||
        lines.some(({ words: own }) => own.language === sentence.words.language)),
  );
  const lost = entry.heading.flatMap(({ line }) =>
    line.words.language === sentence.words.language
      ? toldWordsIn(line).filter((word) => wayOf(word, line, sentence) === "none")
      : [],
  );
  // "Mechanical Engineering", of thermal engineering.
  const isOther =
    lost.length > 0 && words.some((word) => lines.every((line) => wayOf(word, sentence, line) === "none"));
  return words.length && (isUnknown || isOther)
    ? [{ kind: "name", said: sentence.text.slice(from, to), known: entry.heading[0]?.line.text ?? "" }]
    : [];
}
