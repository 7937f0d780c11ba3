import { isCentredWith, isTelling, isToldByLabel, nameLeft } from "./cut-entry.ts";
import { isOnlyDates } from "./find-dates.ts";
import { isAllCaps, type Line, type Run } from "./line.ts";
import { countWords, isProse } from "./prose.ts";
import { isKindOfWork } from "./words/kinds-of-work.ts";
import { isLocation } from "./words/locations.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

/** "Marlow Road School, Leeds" is an employer in its town. */
const isTown = (text: string): boolean => isLocation(text) && !companyScore(text) && schoolScore(text) < 2;

/** "Part-time, 20 hours", "Technologies: Go, Kafka": it tells of a job, and names none. */
const isTold = (line: Line): boolean => isToldByLabel(line) || isTelling(line) || isKindOfWork(line.text);

/** Whether lines begin in one style: what follows the name may be longer and plain, and "TRT" is in capitals anywhere. */
export function looksLike(line: Line, other: Line): boolean {
  const [one, two] = [nameRun(line), nameRun(other)];
  if (!one || !two) return false;
  const isAcronym = [one, two].some(({ text }) => isAllCaps(text) && countWords(text) < 2);
  return (
    one.bold === two.bold &&
    one.italic === two.italic &&
    Math.round(one.size * 2) === Math.round(two.size * 2) &&
    (isAcronym || isAllCaps(one.text) === isAllCaps(two.text))
  );
}

const nameRun = ({ cells }: Line): Run | undefined =>
  cells.flatMap(({ runs }) => runs).find(({ text }) => /\p{L}/u.test(text));

/** Whether what stands below a point, or left of a text, cannot belong to it. */
const endsBody = (above: Line, line: Line): boolean =>
  above.isBullet || (isProse(above) && line.left < above.left - 3);

/** Where the entry begins whose dates stand at `anchor`: not before `after`, and as the first one and those like it do. */
export function findStart(
  lines: Line[],
  anchor: number,
  // `offsets`: how far above their dates those begin.
  known: { after: number; first: number; offsets: ReadonlySet<number> },
): number {
  const sample = lines[known.first];
  let best = anchor;
  let bestScore = Number.NEGATIVE_INFINITY;
  const told = lines[known.first + 1];
  // Where the first entry says something of its house below the name, the others may.
  const [offset = 0] = known.offsets;
  const toldAt = offset > 1 && told && isProse(told) && !told.isBullet ? anchor - offset + 1 : -1;
  for (let start = anchor; start > known.after && anchor - start <= 5; start--) {
    const line = lines[start];
    const above = lines[start - 1];
    if (!line || !sample) break;
    if (start === toldAt && isProse(line) && !line.isBullet) continue;
    if (start !== anchor && isTold(line) && !isTold(sample)) continue;
    if (isProse(line) && start !== anchor) break;
    const distance = Math.min(...[...known.offsets].map((usual) => Math.abs(anchor - start - usual)));
    const score =
      (looksLike(line, sample) ? 2 : 0) +
      (Math.abs(nameLeft(line) - nameLeft(sample)) < 6 || isCentredWith(line, sample) ? 1 : -1.5) +
      (distance === 0 ? 2 : -0.4 * distance) +
      Math.min(1.5, line.gap * 1.2) +
      (above && (isProse(above) || above.isBullet) ? 0.7 : 0) +
      (above && start !== anchor && endsBody(above, line) && looksLike(line, sample) ? 2 : 0) -
      (isOnlyDates(line.text) && offset > 0 ? 2 : 0) -
      // "Eskişehir, Türkiye" above a name ends the entry before.
      (start !== anchor && isTown(line.text) && !isTown(sample.text) ? 1.5 : 0);
    if (score > bestScore) {
      best = start;
      bestScore = score;
    }
  }
  return best;
}
