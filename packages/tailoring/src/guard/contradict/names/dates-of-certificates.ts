import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
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

/** The certificate of which a sentence says most; undefined where two are as likely, or none is. */
function certificateNamed(sentence: Line, entries: FactEntry[]): FactEntry | undefined {
  const [first, second] = entries
    .filter(({ kind }) => kind === "certifications")
    .map((entry) => ({ entry, shared: sharedCount(sentence, entry) }))
    .toSorted((a, b) => b.shared - a.shared);
  return first && first.shared >= SHARED_AT_LEAST && first.shared !== second?.shared
    ? first.entry
    : undefined;
}

/** "Issued in October 2027", of one that runs out then. */
export function endToldAsStartConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const [date, ...others] = sentence.words.numbers.filter(({ unit }) => unit === "date");
  const entry =
    date &&
    !others.length &&
    GOT.test(sentence.text) &&
    !VALID.test(sentence.text) &&
    certificateNamed(sentence, entries);
  if (!entry) return [];
  const isAt = (side: "start" | "end") =>
    entry.dates.some((known) => known.side === side && isSameDate(date, known));
  return isAt("end") && !isAt("start")
    ? [{ kind: "period", said: sentence.text, known: entry.heading[0]?.line.text ?? "" }]
    : [];
}
const GOT = new RegExp(claimCue("gotCertificate"), "iu");
const VALID = new RegExp(claimCue("stillValid"), "iu");

/** A certificate with the year of another one: a sentence that names one of them, and a date that it hasn't. */
export function dateOfCertificateConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const dates = sentence.words.numbers.filter(({ unit }) => unit === "date");
  if (dates.length !== 1 || !ENDS_IN_YEAR.test(sentence.text) || verbsOf(sentence).length) return [];
  const entry = certificateNamed(sentence, entries);
  if (!entry) return [];
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
