import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { type Pole, polesOf, sharedWords } from "../scope/opposed-words.ts";

/** What tells one certificate of a subject from another: lead auditor, basic level. */
const GRADES = ["auditor", "depth"];
const gradesIn = (line: Line): Pole[] => GRADES.flatMap((field) => polesOf(line, field));

/** How many words of a sentence a line has, but for those that grade it. */
function sharedCount(sentence: Line, line: Line): number {
  const grades = gradesIn(sentence);
  const rest = toldWordsIn(sentence).filter(
    ({ start, end, isEmpty }) => !isEmpty && !grades.some((pole) => pole.start < end && pole.end > start),
  );
  return sharedWords(rest, sentence, toldWordsIn(line), line).length;
}

const TIER = new RegExp(String.raw`(?<!\p{L})(?:${claimCue("tierOfCertificate")})(?!\p{L})`, "giu");
/** The capital tells it from what somebody is. */
const tiersIn = ({ text }: Line): string[] =>
  (text.match(TIER) ?? []).filter((tier) => /^\p{Lu}/u.test(tier)).map((tier) => tier.toLowerCase());

/** "Excel Expert", of the certificate as an associate: a name of it stands in one of theirs that has another tier. */
export function certificateTierConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const [said, ...others] = tiersIn(sentence);
  const lines = linesOf(entries.filter(({ kind }) => kind === "certifications"));
  if (!said || others.length || lines.some((line) => tiersIn(line).includes(said))) return [];
  const names = toldWordsIn(sentence).filter(
    ({ isName, surface }) => isName && !/^\d+$/.test(surface) && surface.toLowerCase() !== said,
  );
  const shared = (line: Line): number => sharedWords(names, sentence, toldWordsIn(line), line).length;
  const [nearest] = lines.toSorted((a, b) => shared(b) - shared(a));
  const known = nearest && tiersIn(nearest).length ? nearest : undefined;
  return known && shared(known) > 0 ? [{ kind: "level", said, known: known.text }] : [];
}

/** "ISO 9001 Lead Auditor", of who is an internal one: another grade of the certificate that comes nearest. */
export function certificateGradeConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const certificates = linesOf(entries.filter(({ kind }) => kind === "certifications"));
  return gradesIn(sentence).flatMap((said) => {
    const graded = certificates.filter((line) => gradesIn(line).some(({ field }) => field === said.field));
    const [nearest] = graded.toSorted((a, b) => sharedCount(sentence, b) - sharedCount(sentence, a));
    if (!nearest || sharedCount(sentence, nearest) === 0) return [];
    const isHeld = linesOf(entries).some((line) =>
      gradesIn(line).some(({ field, pole }) => field === said.field && pole === said.pole),
    );
    return isHeld ? [] : [{ kind: "level" as const, said: said.surface, known: nearest.text }];
  });
}
