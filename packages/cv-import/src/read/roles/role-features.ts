import { foldText } from "../fold-text.ts";
import { isKindOfWork } from "../words/kinds-of-work.ts";
import { isAllCaps } from "../line.ts";
import { degreeScore } from "../words/degrees.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { titleScore } from "../words/job-titles.ts";
import { isAwayFromOffice, isLocation } from "../words/locations.ts";
import {
  companyScore,
  isBareLegalForm,
  isDepartment,
  isPartOfSchool,
  schoolScore,
} from "../words/organisations.ts";
import type { Atom } from "./head-atoms.ts";

/** What the lists of words know of an atom. */
export type Known = {
  title: number;
  company: number;
  place: number;
  part: boolean;
  away: boolean;
  form: boolean;
  kind: boolean;
};

export const UNKNOWN: Known = {
  title: 0,
  company: 0,
  place: 0,
  part: false,
  away: false,
  form: false,
  kind: false,
};

export function knownOf({ text }: Atom): Known {
  return {
    title: degreeScore(text) > 1 && titleScore(text) < 2 ? 0.5 : titleScore(text),
    company: Math.max(companyScore(text), schoolScore(text) >= 2 && !isPartOfSchool(text) ? 1.5 : 0),
    place: isLocation(text) ? 2 : isLocation(`Town, ${text}`) ? 1 : 0,
    part: isDepartment(text) || isPartOfSchool(text),
    away: isAwayFromOffice(text),
    form: isBareLegalForm(text),
    kind: isKindOfWork(text),
  };
}

/** The same of an atom of a school's head: its degree is what somebody was there, the school the house. */
export function knownOfSchool({ text }: Atom): Known {
  const isPart = isPartOfSchool(text);
  return {
    title: degreeScore(text),
    company:
      schoolScore(text) >= 2 ? (isPart ? 1.5 : 2) : Math.max(schoolScore(text), companyScore(text) / 4),
    place: isLocation(text) ? 2 : isLocation(`Town, ${text}`) ? 1 : 0,
    part: isPart,
    away: isAwayFromOffice(text),
    form: false,
    kind: isKindOfWork(text),
  };
}

/** The atoms of an entry, and what is known of each; `known` may say less than the lists do, to teach what form tells. */
export type SeenHead = { atoms: readonly Atom[]; known: readonly Known[] };

/** What is seen of each atom of each head of a section, as names of features: words, form, place, and the other heads. */
export function roleFeatures(heads: readonly SeenHead[]): string[][][] {
  const slots = countSlots(heads);
  return heads.map((head, at) =>
    head.atoms.map((atom, order) => {
      const own = head.known[order] ?? UNKNOWN;
      const place = placeFeatures(head, order);
      const known = knownFeatures(own);
      const others = otherFeatures(head, { at, order, slots, heads: heads.length });
      const among = amongFeatures(head, order);
      const step = `st:${atom.step}`;
      const next = `nx:${head.atoms[order + 1]?.step ?? "end"}`;
      return [
        ...new Set([
          "bias",
          ...known,
          ...place,
          ...others,
          ...among,
          ...formFeatures(atom),
          ...wordFeatures(atom, own),
          ...cross(known, [step, next, ...among, ...others]),
          ...cross(others, [step, ...among]),
          ...cross(place, among),
          ...cross([step], [next]),
        ]),
      ];
    }),
  );
}

const cross = (ones: readonly string[], others: readonly string[]): string[] =>
  ones.flatMap((one) => others.map((other) => `${one} ${other}`));

const knownFeatures = ({ title, company, place, part, away, form, kind }: Known): string[] => [
  `t${title} c${company} p${place}${part ? " d" : ""}`,
  `t${title}`,
  `c${company}`,
  `p${place}`,
  ...(part ? ["part"] : []),
  ...(away ? ["away"] : []),
  ...(form ? ["legal"] : []),
  ...(kind ? ["kind"] : []),
];

function placeFeatures({ atoms }: SeenHead, order: number): string[] {
  const atom = atoms[order];
  if (!atom) return [];
  const inRow = atoms.filter(({ row }) => row === atom.row);
  const fromStart = Math.min(3, inRow.indexOf(atom));
  const fromEnd = Math.min(2, inRow.length - 1 - inRow.indexOf(atom));
  const boldest = atoms.some(({ bold }) => bold !== atom.bold) ? (atom.bold ? "bold" : "plain") : "same";
  const largest = Math.max(...atoms.map(({ size }) => size)) - atom.size > 0.6 ? "small" : "large";
  return [
    `r:${Math.min(3, atom.row)} ${fromStart}`,
    `r:${Math.min(3, atom.row)} -${fromEnd}`,
    `n:${Math.min(6, atoms.length)} ${Math.min(6, order)}`,
    `b:${boldest}`,
    `b:${boldest} r${Math.min(2, atom.row)} ${fromStart}`,
    `z:${largest}`,
    ...(atom.isBesideDate ? ["dated"] : []),
  ];
}

function formFeatures({ text }: Atom): string[] {
  const words = text.split(" ");
  return [
    `w:${Math.min(5, words.length)}`,
    ...(isAllCaps(text) ? [`caps${words.length > 1 ? "" : "1"}`] : []),
    ...(/^\p{Ll}/u.test(text) ? ["lower"] : []),
    ...(/\d/.test(text) ? ["digit"] : []),
    ...(text.includes("&") ? ["and"] : []),
    ...(words.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word)) ? ["phrase"] : []),
  ];
}

/** Words that no list knows still end as such words do. */
function wordFeatures({ text }: Atom, own: Known): string[] {
  if (own === UNKNOWN) return [];
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const label = fieldOfLabel(text, "work");
  return [
    ...words.slice(0, 8).map((word) => `o:${word}`),
    `l:${last}`,
    `f:${first}`,
    ...[3, 4, 5].filter((length) => last.length > length).map((length) => `e:${last.slice(-length)}`),
    ...(label ? [`label:${label}`] : []),
  ];
}

/** What else the same head has. */
function amongFeatures({ atoms, known }: SeenHead, order: number): string[] {
  const rest = known.filter((_, at) => at !== order);
  const most = (of: (one: Known) => number, all: readonly Known[] = rest) => Math.max(0, ...all.map(of));
  const [before, after] = [known[order - 1], known[order + 1]];
  const label = atoms[order]?.label;
  const isCampus = atoms[order]?.step === "comma" && OF_STATE.test(atoms[order - 1]?.text ?? "");
  return [
    `xt${most(({ title }) => title)}`,
    `xc${most(({ company }) => company)}`,
    `xp${most(({ place }) => place)}`,
    `bt${before ? before.title : "-"} bc${before ? before.company : "-"} bp${before ? before.place : "-"}`,
    `at${after ? after.title : "-"} ac${after ? after.company : "-"} ap${after ? after.place : "-"}`,
    ...(label ? [`labelled:${label}`] : []),
    ...(isCampus ? ["campus"] : []),
  ];
}

/** Behind the university of a state and a comma, the campus is part of the name. */
const OF_STATE = /(?:University|College) of \p{Lu}\p{L}+(?: \p{L}+)?$/u;

type Tally = { head: number; key: string; known: Known };

/** By which places heads are compared: counted in the row from both sides, and by sign and style. */
function slotsOf({ atoms }: SeenHead, order: number): string[] {
  const atom = atoms[order];
  if (!atom) return [];
  const inRow = atoms.filter(({ row }) => row === atom.row);
  return [
    `a${atom.row}:${inRow.indexOf(atom)}`,
    `z${atom.row}:${inRow.length - inRow.indexOf(atom)}`,
    `s${atom.row}:${atom.step} ${atom.bold}`,
  ];
}

function countSlots(heads: readonly SeenHead[]): Map<string, Tally[]> {
  const slots = new Map<string, Tally[]>();
  for (const [head, seen] of heads.entries())
    for (const [order, atom] of seen.atoms.entries())
      for (const slot of slotsOf(seen, order))
        slots.set(slot, [
          ...(slots.get(slot) ?? []),
          { head, key: foldText(atom.text), known: seen.known[order] ?? UNKNOWN },
        ]);
  return slots;
}

/** What the section's other heads have in the same place, and whether they have the same there. */
function otherFeatures(
  head: SeenHead,
  { at, order, slots, heads }: { at: number; order: number; slots: Map<string, Tally[]>; heads: number },
): string[] {
  const key = foldText(head.atoms[order]?.text ?? "");
  const alike = slotsOf(head, order).map((slot) =>
    (slots.get(slot) ?? []).filter((tally) => tally.head !== at),
  );
  const share = (values: readonly Tally[], is: (known: Known) => boolean): string => {
    if (!values.length) return "-";
    const part = values.filter(({ known }) => is(known)).length / values.length;
    return part === 0 ? "0" : part < 0.5 ? "1" : part < 1 ? "2" : "3";
  };
  return [
    ...(heads === 1 ? ["alone"] : []),
    ...alike.flatMap((values, kind) => [
      `ot${kind}:${share(values, ({ title }) => title > 0)}`,
      `oc${kind}:${share(values, ({ company }) => company > 0)}`,
      `op${kind}:${share(values, ({ place }) => place > 0)}`,
    ]),
    ...(alike.flat().some((tally) => tally.key === key) ? ["again"] : []),
  ];
}
