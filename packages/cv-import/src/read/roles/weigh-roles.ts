import type { Names } from "../assign-names.ts";
import type { Entry } from "../entry.ts";
import { foldText } from "../fold-text.ts";
import type { HeadParts, Part } from "../head-parts.ts";
import { isKindOfWork } from "../words/kinds-of-work.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { type Atom, cutAtoms, joinAtoms } from "./head-atoms.ts";
import { knownOf, roleFeatures } from "./role-features.ts";
import { bestRoles, OTHER, ROLES, type Role, scoreRoles } from "./role-model.ts";
import { JOB_ROLES } from "./role-weights.ts";

const [TITLE, EMPLOYER, PLACE] = [ROLES.indexOf("title"), ROLES.indexOf("employer"), ROLES.indexOf("place")];

/** Nobody had more jobs; each head is compared with each. */
const MOST_HEADS = 80;

/** Longer heads are mostly none: what stands in them was cut wrongly before. */
const MOST = 8;

type Draft = { entry: Entry; head: HeadParts } & Names;

/** How much likelier another reading must be than that of the rules to stand instead: e to the power of this. */
const MARGIN = 5;

/**
 * What the rules made of the heads of a section, weighed against the reading that learned roles give: where that is far
 * likelier by all that is seen of the section, it stands.
 */
export function weighRoles<D extends Draft>(drafts: readonly D[]): D[] {
  if (drafts.length > MOST_HEADS) return [...drafts];
  const heads = drafts.map(({ entry }) => cutAtoms(entry.head));
  const features = roleFeatures(heads.map((atoms) => ({ atoms, known: atoms.map(knownOf) })));
  return drafts.map((draft, at) => {
    const atoms = heads[at] ?? [];
    const ruled = rolesOf(draft, atoms);
    if (!ruled || atoms.length < 2 || atoms.length > MOST) return draft;
    const scores = (features[at] ?? []).map((seen, order) =>
      withoutPlace(JOB_ROLES.scoresOf(seen), atoms[order]),
    );
    const sequence = { scores, steps: atoms.map(({ step }) => step) };
    const best = bestRoles(sequence, JOB_ROLES.links);
    const gain = scoreRoles(best, sequence, JOB_ROLES.links) - scoreRoles(ruled, sequence, JOB_ROLES.links);
    return gain < MARGIN || !keepsNames(best, ruled) ? draft : { ...draft, ...withRoles(draft, atoms, best) };
  });
}

const TOWN = /^\p{Lu}[\p{L}.'’-]*(?:[ /]\p{L}[\p{L}.'’-]*){0,3}$/u;

/** What is written like no town ("ViralCo", "Designed drainage systems") isn't taken for one. */
export function withoutPlace(scores: readonly number[], atom: Atom | undefined): number[] {
  const isTown =
    atom !== undefined &&
    (knownOf(atom).place > 0 || (TOWN.test(atom.text) && !/\p{Ll}\p{Lu}| \p{Ll}{4}/u.test(atom.text)));
  return scores.map((score, role) => (role !== PLACE || isTown ? score : Number.NEGATIVE_INFINITY));
}

/** No reading stands that finds no title, or no employer, where the rules found one. */
const keepsNames = (best: readonly number[], ruled: readonly number[]): boolean =>
  [TITLE, EMPLOYER].every((role) => best.includes(role) || !ruled.includes(role));

export const keyOf = (text: string): string =>
  foldText(text.replace(/^\d{1,2}[.)]\s+/, "")).replace(/[^\p{L}\p{N}]+/gu, "");

/** The reading of the rules as roles of the atoms; null where they cut otherwise. */
function rolesOf({ position, company, head }: Draft, atoms: readonly Atom[]): number[] | null {
  const keys = atoms.map(({ text }) => keyOf(text));
  const roles = atoms.map(() => OTHER);
  const told: [Role, string][] = [
    ["title", position?.text ?? ""],
    ["employer", company?.text ?? ""],
    ["place", head.location],
  ];
  for (const [role, text] of told) {
    if (!text) continue;
    const run = findRun(keys, keyOf(text), (at) => roles[at] === OTHER);
    if (!run) return null;
    roles.fill(ROLES.indexOf(role), ...run);
  }
  return roles;
}

/** Where a text stands among atoms: from the first of them to the one behind the last. */
export function findRun(
  keys: readonly string[],
  wanted: string,
  isFree: (at: number) => boolean,
): [number, number] | null {
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

function withRoles({ head }: Draft, atoms: readonly Atom[], roles: readonly number[]): Omit<Draft, "entry"> {
  const partOf = (role: Role): Part | null => {
    const own = atoms.filter((_, at) => roles[at] === ROLES.indexOf(role));
    const [first] = own;
    return first ? partFrom(own, atoms) : null;
  };
  const [position, company, place] = [partOf("title"), partOf("employer"), partOf("place")];
  const extra = atoms
    .filter((atom, at) => roles[at] === OTHER && !isKindOfWork(atom.text) && !fieldOfLabel(atom.text, "work"))
    .flatMap((atom) => partFrom([atom], atoms) ?? []);
  return {
    ...{ position, company, extra },
    head: {
      ...head,
      location: place?.text ?? "",
      locationRow: place?.row ?? -1,
    },
  };
}

export function partFrom(own: readonly Atom[], all: readonly Atom[]): Part | null {
  const [first] = own;
  if (!first) return null;
  const order = all.filter(({ row }) => row === first.row).indexOf(first);
  return {
    text: joinAtoms(own),
    row: first.row,
    slot: `${first.row}:${order}`,
    bold: first.bold,
    size: first.size,
  };
}
