import { openFile } from "@terzi/cv-import/formats/open-file";
import { cutSections } from "@terzi/cv-import/read/cut-sections";
import type { Entry } from "@terzi/cv-import/read/entry";
import type { Line } from "@terzi/cv-import/read/line";
import { type Atom, cutAtoms } from "@terzi/cv-import/read/roles/head-atoms";
import { type Known, knownOf, knownOfSchool } from "@terzi/cv-import/read/roles/role-features";
import { ROLES, type Role } from "@terzi/cv-import/read/roles/role-model";
import { cutSchools } from "@terzi/cv-import/read/school-entries";
import { splitEntries } from "@terzi/cv-import/read/split-entries";
import { foldAscii } from "@terzi/language/normalise";

/**
 * What a page tells of a job, or of a school: what somebody was there, or the degree, is its title, the school the employer.
 * `title` and `place` are null where the truth doesn't say.
 */
export type ToldEntry = {
  title: string | null;
  employer: string;
  place: string | null;
  /** When it was, what was done, and, where all of that is known, what else the page says of it: in its head, and elsewhere. */
  told?: { from: string; until: string; points: string[]; head?: string[]; texts?: string[] };
};

/** Whose heads they are. */
export const KINDS = ["work", "education"] as const;
export type Kind = (typeof KINDS)[number];
/** `items`: all texts that a page has as one, whatever they are. */
export type Told = Record<Kind, ToldEntry[]> & { items: string[] };

/**
 * The heads of one section's entries, and the roles that each of their atoms may have; null where the truth can't be
 * found in them.
 */
export type Example = { kind: Kind; heads: Atom[][]; roles: (number[][] | null)[] };

export const KNOWN_OF: Record<Kind, (atom: Atom) => Known> = { work: knownOf, education: knownOfSchool };

const CUT: Record<Kind, (lines: Line[]) => Entry[]> = {
  work: splitEntries,
  education: (lines) => cutSchools(lines).map(({ entry }) => entry),
};

/** What a file teaches: one example for each section of jobs or schools. */
export async function examplesOf(bytes: Uint8Array, told: Told): Promise<Example[]> {
  const file = await openFile(bytes);
  if (!("lines" in file)) return [];
  const sections = cutSections(file.lines);
  return KINDS.flatMap((kind) =>
    sections
      .filter((section) => section.kind === kind)
      .map(({ lines }) => {
        const heads = CUT[kind](lines).map(({ head }) => cutAtoms(head, kind));
        return { kind, heads, roles: heads.map((atoms) => rolesOf(atoms, told[kind], kind)) };
      })
      .filter(({ roles }) => roles.some((own) => own)),
  );
}

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Where a text stands in a head: the places of the first of its atoms and of the one behind the last. */
function findRun(
  keys: readonly string[],
  text: string,
  isFree: (at: number) => boolean,
): [number, number] | null {
  const wanted = keyOf(text);
  if (!wanted) return null;
  for (let from = 0; from < keys.length; from++) {
    let joined = "";
    for (let to = from; to < keys.length && isFree(to); to++) {
      joined += keys[to];
      if (joined === wanted) return [from, to + 1];
      if (!wanted.startsWith(joined)) break;
    }
  }
  return null;
}

const isJoined = (atom: Atom | undefined): boolean =>
  ["comma", "slash", "bracket"].includes(atom?.step ?? "");

/** One to three words that no list takes for anything else than a town. */
function isNameless(atom: Atom | undefined, kind: Kind): boolean {
  if (!atom || atom.text.split(" ").length > 3 || /\d/.test(atom.text)) return false;
  const { title, company, part, kind: isKind } = KNOWN_OF[kind](atom);
  return !title && !company && !part && !isKind;
}

const indexOf = (role: Role): number => ROLES.indexOf(role);

/** Pieces of a degree in another order than the truth has them: all the letters of each stand in it. */
function findPieces(keys: readonly string[], text: string, isFree: (at: number) => boolean): number[] {
  const wanted = keyOf(text);
  return keys.flatMap((key, at) => (key.length > 1 && wanted.includes(key) && isFree(at) ? [at] : []));
}

function rolesOf(atoms: readonly Atom[], entries: readonly ToldEntry[], kind: Kind): number[][] | null {
  const keys = atoms.map(({ text }) => keyOf(text));
  const whole = keys.join("");
  const any = () => true;
  const [best] = entries
    .map((own) => ({
      own,
      title: findRun(keys, own.title ?? "", any),
      employer: findRun(keys, own.employer, any),
    }))
    .map((found) => ({ ...found, score: (found.title ? 1 : 0) + (found.employer ? 1.5 : 0) }))
    .sort((one, other) => other.score - one.score);
  if (!best?.score) return null;
  const { own, title, employer } = best;
  const isGone = (text: string) => text !== "" && whole.includes(keyOf(text));
  // A name that stands there in pieces that don't fit teaches nothing.
  if ((!title && isGone(own.title ?? "")) || (!employer && isGone(own.employer))) return null;
  if (kind === "education" && !employer) return null;
  const roles = atoms.map(() => indexOf("other"));
  const set = (run: [number, number] | null, role: Role) => {
    if (run) roles.fill(indexOf(role), run[0], run[1]);
  };
  set(employer, "employer");
  const isFree = (at: number) => roles[at] === indexOf("other");
  if (title) set(title, "title");
  else if (kind === "education")
    for (const at of findPieces(keys, own.title ?? "", isFree)) roles[at] = indexOf("title");
  const told = own.place ?? "";
  set(findRun(keys, told, isFree) ?? findRun(keys, told.split(/[,/(]/)[0] ?? "", isFree), "place");
  const known = atoms.map(KNOWN_OF[kind]);
  if (own.place === null) {
    const at = known.findIndex(({ place, title: named }, order) => place > 0 && !named && isFree(order));
    // "Warner Robins, GA 31098": what stands before a region's sign is its town.
    const from = known[at]?.place === 1 && isJoined(atoms[at]) && isFree(at - 1) ? at - 1 : at;
    if (at >= 0) set([from, at + 1], "place");
  }
  // "Bursa, Türkiye", of which the truth names the town.
  for (let at = 1; at < atoms.length; at++) {
    const isMore = roles[at - 1] === indexOf("place") && isFree(at) && (known[at]?.place ?? 0) > 0;
    if (isMore && isJoined(atoms[at])) roles[at] = indexOf("place");
  }
  // What else could be the town, or the degree, only the truth could tell.
  const town = own.place === null ? [indexOf("place")] : [];
  const degree = own.title === null ? [indexOf("title")] : [];
  return roles.map((role, at) => {
    if (!isFree(at)) return [role];
    // "Lisans" above its subject is a degree, though the truth may name the subject alone.
    if (kind === "education" && known[at]?.title === 2) return [indexOf("title")];
    return [role, ...(isNameless(atoms[at], kind) ? town : []), ...degree];
  });
}
