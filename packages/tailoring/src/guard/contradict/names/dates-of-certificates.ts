import type { Conflict } from "@terzi/contracts/cv";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { isSameDate } from "../../retell/retold-numbers.ts";
import { verbsOf } from "../../retell/stretches.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const SHARED_AT_LEAST = 2;
/** "ADR certificate, 2021": as certificates are listed; what stands in brackets may be another one's. */
const ENDS_IN_YEAR = /^[^;()]*[\s,](?:19|20)\d\d\W*$/;

function sharedCount(sentence: Line, { heading }: FactEntry): number {
  const words = toldWordsIn(sentence).filter(({ isEmpty }) => !isEmpty);
  return new Set(heading.flatMap(({ line }) => sharedWords(words, sentence, toldWordsIn(line), line))).size;
}

/** A certificate with the year of another one: a sentence that names one of them, and a date that it hasn't. */
export function dateOfCertificateConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const certificates = entries.filter(({ kind }) => kind === "certifications");
  const dates = sentence.words.numbers.filter(({ unit }) => unit === "date");
  if (dates.length !== 1 || !ENDS_IN_YEAR.test(sentence.text) || verbsOf(sentence).length) return [];
  const [first, second] = certificates
    .map((entry) => ({ entry, shared: sharedCount(sentence, entry) }))
    .toSorted((a, b) => b.shared - a.shared);
  if (!first || first.shared < SHARED_AT_LEAST || first.shared === second?.shared) return [];
  const { entry } = first;
  const told = entry.texts.flatMap(({ line }) => line.words.numbers);
  const other = dates.find((said) => ![...entry.dates, ...told].some((known) => isSameDate(said, known)));
  return other && entry.dates.length
    ? [
        {
          kind: "number",
          said: sentence.text.slice(other.start, other.end),
          known: entry.heading[0]?.line.text ?? "",
        },
      ]
    : [];
}
