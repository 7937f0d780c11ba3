import type { Entry } from "../entry.ts";
import type { Part } from "../head-parts.ts";
import { isKindOfWork } from "../words/kinds-of-work.ts";
import { isToldOfSchool } from "../school-names.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { type Atom, cutAtoms, joinAtoms } from "./head-atoms.ts";
import { knownOfSchool, roleFeatures } from "./role-features.ts";
import { bestRoles, OTHER, ROLES, scoreRoles } from "./role-model.ts";
import { SCHOOL_ROLES } from "./role-weights.ts";
import { findRun, keyOf, partFrom, withoutPlace } from "./weigh-roles.ts";

/** Of a school the first two are its degree, with what was studied, and its name. */
const [DEGREE, SCHOOL, PLACE] = [ROLES.indexOf("title"), ROLES.indexOf("employer"), ROLES.indexOf("place")];

/** Nobody went to more schools, and longer heads are none. */
const MOST_HEADS = 40;
const MOST = 8;

type Draft = { entry: Entry; institution: Part | null; degree: string; location: string; extra: Part[] };

/** How much likelier another reading must be than that of the rules to stand instead: e to the power of this. */
const MARGIN = 6;

/** The same for schools as `weighRoles` does for jobs: which piece of a head is the school, the degree and the town. */
export function weighSchoolRoles<D extends Draft>(drafts: readonly D[]): D[] {
  if (drafts.length > MOST_HEADS) return [...drafts];
  const heads = drafts.map(({ entry }) => cutAtoms(entry.head, "education"));
  const features = roleFeatures(heads.map((atoms) => ({ atoms, known: atoms.map(knownOfSchool) })));
  return drafts.map((draft, at) => {
    const atoms = heads[at] ?? [];
    const ruled = rolesOf(draft, atoms);
    if (!ruled || atoms.length < 2 || atoms.length > MOST) return draft;
    const scores = (features[at] ?? []).map((seen, order) =>
      withoutDegree(withoutPlace(SCHOOL_ROLES.scoresOf(seen), atoms[order]), atoms[order]),
    );
    const sequence = { scores, steps: atoms.map(({ step }) => step) };
    const best = bestRoles(sequence, SCHOOL_ROLES.links);
    const gain =
      scoreRoles(best, sequence, SCHOOL_ROLES.links) - scoreRoles(ruled, sequence, SCHOOL_ROLES.links);
    const isLikelier =
      gain >= MARGIN &&
      keepsNames(best, ruled) &&
      isNamedAsWell(atoms, best, ruled) &&
      !isRegionAlone(atoms, best);
    return isLikelier ? { ...draft, ...withRoles(atoms, best) } : draft;
  });
}

/** What is named like a whole school, and like no degree, is none; nor what tells how it went there. */
function withoutDegree(scores: readonly number[], atom: Atom | undefined): number[] {
  const known = atom && knownOfSchool(atom);
  const isSchool = known !== undefined && known.company === 2 && known.title < 2;
  const isNone = isSchool || isToldOfSchool(atom?.text ?? "");
  return scores.map((score, role) => (role === DEGREE && isNone ? Number.NEGATIVE_INFINITY : score));
}

/** No reading stands that finds no school, no degree or no town where the rules found one. */
const keepsNames = (best: readonly number[], ruled: readonly number[]): boolean =>
  [DEGREE, SCHOOL, PLACE].every((role) => best.includes(role) || !ruled.includes(role));

/** Nor one whose school is named less like a school than that of the rules, or that is quite another one named as well. */
function isNamedAsWell(atoms: readonly Atom[], best: readonly number[], ruled: readonly number[]): boolean {
  const known = atoms.map(knownOfSchool);
  const score = (roles: readonly number[]) =>
    Math.max(0, ...known.filter((_, at) => roles[at] === SCHOOL).map(({ company }) => company));
  const isDegreeLost = known.some(
    ({ title, company }, at) => title === 2 && company < 2 && ruled[at] === DEGREE && best[at] !== DEGREE,
  );
  if (isDegreeLost) return false;
  const isSame = best.some((role, at) => role === SCHOOL && ruled[at] === SCHOOL);
  return isSame ? score(best) >= score(ruled) : score(best) > Math.max(1, score(ruled));
}

/** The reading of the rules as roles of the atoms; null where they cut otherwise. */
function rolesOf({ institution, degree, location }: Draft, atoms: readonly Atom[]): number[] | null {
  const keys = atoms.map(({ text }) => keyOf(text));
  const roles = atoms.map(() => OTHER);
  const isFree = (at: number) => roles[at] === OTHER;
  const take = (text: string, role: number): boolean => {
    const run = findRun(keys, keyOf(text), isFree);
    if (run) roles.fill(role, ...run);
    return run !== null;
  };
  if (institution && !take(institution.text, SCHOOL)) return null;
  if (location && !take(location, PLACE)) return null;
  if (!degree || take(degree, DEGREE)) return roles;
  // It may be told in two stretches.
  return degree.split(/,\s+/).every((piece) => take(piece, DEGREE)) ? roles : null;
}

/** "Ruston, LA" behind a school's name: what no sign parts from the name leaves its region alone. */
function isRegionAlone(atoms: readonly Atom[], roles: readonly number[]): boolean {
  const [place, ...more] = atoms.filter((_, at) => roles[at] === PLACE);
  return place?.step === "comma" && !more.length && /^\p{Lu}{2}(?: \d{5})?$/u.test(place.text);
}

function withRoles(atoms: readonly Atom[], roles: readonly number[]): Omit<Draft, "entry"> {
  const own = (role: number) => atoms.filter((_, at) => roles[at] === role);
  const stretches = atoms.reduce<Atom[][]>((all, atom, at) => {
    if (roles[at] !== DEGREE) return all;
    if (roles[at - 1] === DEGREE) all.at(-1)?.push(atom);
    else all.push([atom]);
    return all;
  }, []);
  return {
    institution: partFrom(own(SCHOOL), atoms),
    degree: stretches.map(joinDegree).join(", "),
    location: joinAtoms(own(PLACE)),
    extra: own(OTHER)
      .filter(({ text }) => !isKindOfWork(text) && !fieldOfLabel(text, "education"))
      .flatMap((atom) => partFrom([atom], atoms) ?? []),
  };
}

/** Rows and cells part a degree from its subject as a comma does. */
const joinDegree = (atoms: readonly Atom[]): string =>
  joinAtoms(
    atoms.map((atom, at) =>
      at && (atom.step === "row" || atom.step === "cell") ? { ...atom, joint: ", " } : atom,
    ),
  );
