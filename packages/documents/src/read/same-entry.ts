import type {
  Award,
  Certification,
  Education,
  Experience,
  Membership,
  Project,
  Publication,
  Reference,
  Volunteering,
} from "@terzi/contracts/career";
import { isOngoing, readDate } from "@terzi/contracts/dates";
import { foldedWords } from "./fold-text.ts";

const FILLERS = new Set("the a an of and in at for ve ile inc llc ltd co corp as a.s sti".split(" "));

const plain = (text: string): string => foldedWords(text).join("");

/** The same but for case, accents, spaces and punctuation. */
export const isSameText = (a: string, b: string): boolean => plain(a) === plain(b) && plain(a) !== "";

/** The same name, perhaps written longer or shorter: "Acme" and "Acme Inc.", "University of X" and "X University". */
function isSameName(a: string, b: string): boolean {
  if (isSameText(a, b)) return true;
  const [one, other] = [a, b].map((text) => new Set(foldedWords(text).filter((word) => !FILLERS.has(word))));
  if (!one?.size || !other?.size) return false;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (
    (2 * shared) / (one.size + other.size) >= 0.75 ||
    (shared === Math.min(one.size, other.size) && shared > 0)
  );
}

/** Equal as far as both say: a missing month or a missing date contradicts nothing. */
function isSameDate(a: string, b: string): boolean {
  if (!a.trim() || !b.trim()) return true;
  if (isOngoing(a) || isOngoing(b)) return isOngoing(a) === isOngoing(b);
  const [one, other] = [readDate(a), readDate(b)];
  if (!one || !other) return isSameText(a, b);
  return one.year === other.year && (!one.month || !other.month || one.month === other.month);
}

const agrees = (a: string, b: string): boolean => !a.trim() || !b.trim() || isSameName(a, b);

/** Two entries are one when their names agree, one of them outright, and their dates don't contradict. */
const isSameNamed = (pairs: [string, string][], dates: [string, string][]): boolean =>
  pairs.every(([a, b]) => agrees(a, b)) &&
  pairs.some(([a, b]) => isSameName(a, b)) &&
  dates.every(([a, b]) => isSameDate(a, b));

export const isSameJob = (a: Experience, b: Experience): boolean =>
  isSameNamed(
    [
      [a.company, b.company],
      [a.position, b.position],
    ],
    [
      [a.startDate, b.startDate],
      [a.endDate, b.endDate],
    ],
  );

export const isSameSchool = (a: Education, b: Education): boolean =>
  isSameNamed(
    [
      [a.institution, b.institution],
      [`${a.degree} ${a.field}`, `${b.degree} ${b.field}`],
    ],
    [[a.graduationDate, b.graduationDate]],
  );

export const isSameCertification = (a: Certification, b: Certification): boolean =>
  isSameNamed([[a.name, b.name]], [[a.date, b.date]]);

export const isSameProject = (a: Project, b: Project): boolean =>
  isSameNamed([[a.name, b.name]], [[a.date, b.date]]);

export const isSamePublication = (a: Publication, b: Publication): boolean => isSameName(a.title, b.title);

export const isSameAward = (a: Award, b: Award): boolean =>
  isSameNamed([[a.title, b.title]], [[a.date, b.date]]);

export const isSameVolunteering = (a: Volunteering, b: Volunteering): boolean =>
  isSameNamed(
    [
      [a.organization, b.organization],
      [a.role, b.role],
    ],
    [
      [a.startDate, b.startDate],
      [a.endDate, b.endDate],
    ],
  );

export const isSameMembership = (a: Membership, b: Membership): boolean =>
  isSameNamed(
    [
      [a.organization, b.organization],
      [a.role, b.role],
    ],
    [[a.startDate, b.startDate]],
  );

export const isSameReference = (a: Reference, b: Reference): boolean => isSameName(a.name, b.name);
