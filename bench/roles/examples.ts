import { openFile } from "@terzi/cv-import/formats/open-file";
import { cutSections } from "@terzi/cv-import/read/cut-sections";
import { type Atom, cutAtoms } from "@terzi/cv-import/read/roles/head-atoms";
import { knownOf } from "@terzi/cv-import/read/roles/role-features";
import { ROLES, type Role } from "@terzi/cv-import/read/roles/role-model";
import { splitEntries } from "@terzi/cv-import/read/split-entries";
import { foldAscii } from "@terzi/language/normalise";

/** What a page tells of a job; `place` is null where the truth doesn't say. */
export type ToldJob = { title: string; employer: string; place: string | null };

/**
 * The heads of one section's jobs, and the roles that each of their atoms may have; null where the truth can't be found
 * in them.
 */
export type Example = { heads: Atom[][]; roles: (number[][] | null)[] };

/** What a file teaches: one example for each section of jobs. */
export async function examplesOf(bytes: Uint8Array, jobs: readonly ToldJob[]): Promise<Example[]> {
  const file = await openFile(bytes);
  if (!("lines" in file)) return [];
  return cutSections(file.lines)
    .filter(({ kind }) => kind === "work")
    .map(({ lines }) => {
      const heads = splitEntries(lines).map(({ head }) => cutAtoms(head));
      return { heads, roles: heads.map((atoms) => rolesOf(atoms, jobs)) };
    })
    .filter(({ roles }) => roles.some((own) => own));
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
function isNameless(atom: Atom | undefined): boolean {
  if (!atom || atom.text.split(" ").length > 3 || /\d/.test(atom.text)) return false;
  const { title, company, part, kind } = knownOf(atom);
  return !title && !company && !part && !kind;
}

const indexOf = (role: Role): number => ROLES.indexOf(role);

function rolesOf(atoms: readonly Atom[], jobs: readonly ToldJob[]): number[][] | null {
  const keys = atoms.map(({ text }) => keyOf(text));
  const whole = keys.join("");
  const any = () => true;
  const [best] = jobs
    .map((job) => ({ job, title: findRun(keys, job.title, any), employer: findRun(keys, job.employer, any) }))
    .map((found) => ({ ...found, score: (found.title ? 1 : 0) + (found.employer ? 1 : 0) }))
    .sort((one, other) => other.score - one.score);
  if (!best?.score) return null;
  const { job, title, employer } = best;
  // A name that stands there in pieces that don't fit teaches nothing.
  if ((!title && whole.includes(keyOf(job.title))) || (!employer && whole.includes(keyOf(job.employer))))
    return null;
  const roles = atoms.map(() => indexOf("other"));
  const set = (run: [number, number] | null, role: Role) => {
    if (run) roles.fill(indexOf(role), run[0], run[1]);
  };
  set(employer, "employer");
  set(title, "title");
  const isFree = (at: number) => roles[at] === indexOf("other");
  const told = job.place ?? "";
  set(findRun(keys, told, isFree) ?? findRun(keys, told.split(/[,/(]/)[0] ?? "", isFree), "place");
  const known = atoms.map(knownOf);
  if (job.place === null) {
    const at = known.findIndex(({ place }, order) => place > 0 && isFree(order));
    // "Warner Robins, GA 31098": what stands before a region's sign is its town.
    const from = known[at]?.place === 1 && isJoined(atoms[at]) && isFree(at - 1) ? at - 1 : at;
    if (at >= 0) set([from, at + 1], "place");
  }
  // "Bursa, Türkiye", of which the truth names the town.
  for (let at = 1; at < atoms.length; at++) {
    const isMore = roles[at - 1] === indexOf("place") && isFree(at) && (known[at]?.place ?? 0) > 0;
    if (isMore && isJoined(atoms[at])) roles[at] = indexOf("place");
  }
  // What else could be the town, only the truth could tell.
  const open = job.place === null ? [indexOf("place")] : [];
  return roles.map((role, at) => (isFree(at) && isNameless(atoms[at]) ? [role, ...open] : [role]));
}
