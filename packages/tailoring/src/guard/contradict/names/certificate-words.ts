import type { Conflict } from "@terzi/contracts/cv";
import { wordsSaid } from "../../align/align-sentence.ts";
import { monthNamed } from "@terzi/language/months";
import { foldAscii } from "@terzi/language/normalise";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { verbsOf } from "../../retell/stretches.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { gradesIn } from "../doers/other-grades.ts";

/** "Level II", of level I: letters that tell one grade of a certificate from another. */
const GRADE = /(?<![\p{L}\d])(?:[IVX]{1,4}|[A-D])(?![\p{L}\d.'’&/-])/gu;
const NAME = /(?<=[\p{L}\d,:)]\s\(?)\p{Lu}[\p{L}'’-]{2,}/gu;
const FIRST_TOO = /(?<![\p{L}\d])\p{Lu}[\p{L}'’-]{2,}/gu;

/** "Scrum Master", of who is certified as a product owner: a word or a grade in a certificate's name that none of theirs has. */
export function certificateWordConflicts({
  alignment: { sentence },
  entries,
  facts,
}: ConflictTask): Conflict[] {
  const all = entries.filter(({ kind }) => kind === "certifications");
  if (!all.length || !isCertificate(sentence, entries, all)) return [];
  const lines = linesOf(all);
  const known = lines.map(({ text }) => text).join(" ");
  const grade = [...sentence.text.matchAll(GRADE)].find(
    ({ 0: letter, index }) => index > 0 && !known.match(GRADE)?.includes(letter) && known.match(GRADE),
  );
  if (grade) return [{ kind: "level", said: grade[0], known: lines[0]?.text ?? "" }];
  const steps = lines.flatMap(gradesIn);
  const step = gradesIn(sentence).find(
    (said) =>
      steps.some(({ ladder }) => ladder === said.ladder) &&
      !steps.some((one) => one.ladder === said.ladder && one.step === said.step),
  );
  if (step) return [{ kind: "level", said: `${step.ladder} ${step.step}`, known: lines[0]?.text ?? "" }];
  const isTranslated = sentence.words.language !== facts.language;
  if (isTranslated && !isInTheirLanguage(sentence.text, known)) return [];
  const words = toldWordsIn(sentence);
  // A skill or a title of the same name is no certificate.
  const everything = linesOf(entries.filter(({ kind }) => kind !== "skills" && kind !== "experiences"));
  const names = isDated(sentence) ? FIRST_TOO : NAME;
  const unknown = [...sentence.text.matchAll(names)].find(({ 0: name, index }) => {
    const word = words.find(({ start, end }) => start <= index && end >= index + name.length);
    return (
      monthNamed(foldAscii(name)) === undefined &&
      !foldAscii(known).includes(foldAscii(name).slice(0, STEM)) &&
      word !== undefined &&
      !(isTranslated && isOrdinary(word)) &&
      everything.every((line) => wayOf(word, sentence, line) === "none")
    );
  });
  return unknown ? [{ kind: "name", said: unknown[0], known: lines[0]?.text ?? "" }] : [];
}

/** A word of a name, which doesn't tell only what kind of paper it is. */
const isPartOfName = ({ surface, everyday, isEmpty }: ToldWord): boolean =>
  /^\p{Lu}\p{L}{3,}$/u.test(surface) && !isEmpty && !everyday.own.has("credential");

/** The one word in which the beginning of a sentence differs from a whole name; null where more differ, or the first. */
function swappedIn(said: ToldWord[], name: ToldWord[]): [said: ToldWord, known: ToldWord] | null {
  const [one, ...others] = name.flatMap((known, at): [ToldWord | undefined, ToldWord, number][] =>
    said[at]?.key === known.key ? [] : [[said[at], known, at]],
  );
  const [word, known, at] = one ?? [];
  return word && known && at && !others.length ? [word, known] : null;
}

/**
 * "Certificate in Dental Nursing", of the one in dental reception: a sentence that opens with a certificate's name, but for
 * one word of it, whatever else the profile says of that word.
 */
export function certificateNameSwappedConflicts({
  alignment: { sentence },
  entries,
}: ConflictTask): Conflict[] {
  const lines = linesOf(entries.filter(({ kind }) => kind === "certifications" || kind === "education"));
  const names = linesOf(entries.filter(({ kind }) => kind === "certifications"));
  const said = toldWordsIn(sentence);
  for (const line of names) {
    const name = toldWordsIn(line);
    const [word, known] = (name.length >= SHORTEST_NAME && swappedIn(said, name)) || [];
    if (!word || !known || ![word, known].every(isPartOfName)) continue;
    // "CLO 3D, Adobe Illustrator" are two things.
    if (sentence.text.slice(0, word.start).includes(",")) continue;
    const isHeld = lines.some((one) => wayOf(word, sentence, one) !== "none");
    if (!isHeld && word.key.slice(0, STEM) !== known.key.slice(0, STEM))
      return [{ kind: "name", said: word.surface, known: line.text }];
  }
  return [];
}
const SHORTEST_NAME = 3;

/** A name without a deed that shares more with a certificate than with anything else. */
function isCertificate(sentence: Line, entries: FactEntry[], all: FactEntry[]): boolean {
  if (entries.length === all.length) return true;
  const { words } = spansOf(sentence);
  const shared = (some: FactEntry[]): number =>
    Math.max(0, ...linesOf(some).map((line) => wordsSaid(words, sentence, line).length));
  const ofCertificates = shared(all);
  const others = entries.filter((entry) => !all.includes(entry));
  return (
    !verbsOf(sentence).length &&
    (isDated(sentence) ? ofCertificates > 0 : ofCertificates > 1 && ofCertificates > shared(others))
  );
}

/** "SnowPro Core Certification, April 2025": as certificates are listed, with their day behind them. */
const isDated = ({ text, clauses }: Line): boolean =>
  DATED.test(text) &&
  !clauses.some(({ numbers }) => numbers.some(({ unit }) => unit !== "date" && unit !== "ordinal"));
const DATED = /,\s(?:\p{L}+\s)?(?:19|20)\d\d\W*$/u;

/** A word that a dictionary has may translate one of the certificate's name. */
const isOrdinary = ({ loosely }: ToldWord): boolean => loosely.length > 2;

/** So many letters of a word stay the same in all of its forms. */
const STEM = 5;

/** A name that stands in the profile as it is says in which language certificates are named there. */
const isInTheirLanguage = (said: string, known: string): boolean => {
  const names = said.match(NAME) ?? [];
  return names.filter((name) => known.includes(name)).length * 2 >= names.length;
};
