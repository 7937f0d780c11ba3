import { findPeriods, isDuration, isOngoing, isOnlyDates } from "../find-dates.ts";
import { cutCell, isLink, tidy } from "../head-parts.ts";
import type { Line } from "../line.ts";
import { degreeScore } from "../words/degrees.ts";
import { type Field, type FormKind, fieldOfLabel, NAMING_FIELDS } from "../words/field-labels.ts";
import { titleScore } from "../words/job-titles.ts";
import { isAddressLine, isLocation } from "../words/locations.ts";
import { companyScore, isBareLegalForm, schoolScore } from "../words/organisations.ts";

/** What stands before an atom: the entry's beginning, a new row or cell, another style, a sign, or the sign of a label. */
export const STEPS = ["entry", "row", "cell", "run", "comma", "slash", "bar", "bracket", "colon"] as const;
export type Step = (typeof STEPS)[number];

/** The smallest piece of an entry's head that may have a role of its own: what no comma, bar, slash or bracket parts. */
export type Atom = {
  text: string;
  step: Step;
  /** What parts it from the atom before, where both stand in one run: joins them again. */
  joint: string;
  row: number;
  bold: boolean;
  size: number;
  isBesideDate: boolean;
  /** What the label before it says that it is; "" where it has none. */
  label: Field | "";
};

/** More pieces than these are no head. */
const MOST_ATOMS = 10;
const NEVER = /(?!)/u;
const SIGN =
  /(\s*[,;]\s+(?![^(]*\))|\s+[|•·–—-]\s+|\s+\/\s+|\/(?=\p{Lu}\p{L}{2})|\s*\((?=\p{L})|\)\s*:?\s*(?=\S)|:\s+)/u;

const stepOfSign = (sign: string): Step => {
  const mark = sign.trim();
  if (mark === "," || mark === ";") return "comma";
  if (mark === "/") return "slash";
  if (mark === ":") return "colon";
  return mark === "(" || mark.startsWith(")") ? "bracket" : "bar";
};

/** Cuts the head of an entry into its atoms; dates, and the numbers that count entries, are left out. */
export function cutAtoms(head: readonly Line[], kind: FormKind = "work"): Atom[] {
  const atoms: Atom[] = [];
  let row = -1;
  for (const [at, line] of head.entries()) {
    if (at === 0 || !isOnlyDates(line.text)) row++;
    let step: Step = atoms.length ? "row" : "entry";
    const isBesideDate = findPeriods(line.text).length > 0;
    for (const cell of line.cells) {
      for (const { text, bold, size } of cutCell(cell, NEVER)) {
        let joint = "";
        for (const [order, piece] of withoutNumber(text).split(SIGN).entries()) {
          if (order % 2) {
            joint += piece;
            step = stepOfSign(piece);
            continue;
          }
          const tidied = tidy(piece);
          if (
            !/\p{L}/u.test(tidied) ||
            isDuration(tidied) ||
            isOngoing(tidied) ||
            isLink(tidied) ||
            isAddressLine(tidied) ||
            isJoint(tidied)
          )
            continue;
          const before = atoms.at(-1);
          // "Acme, Inc.", "Karoo Hosting (Pty) Ltd".
          if (before && (step === "comma" || step === "bracket") && isBareLegalForm(tidied)) {
            before.text += `${joint}${tidied}`;
            joint = "";
            continue;
          }
          atoms.push({ text: tidied, step, joint, row, bold, size, isBesideDate, label: "" });
          joint = "";
          step = "run";
        }
      }
      if (atoms.length) step = "cell";
    }
  }
  for (const [at, atom] of atoms.entries())
    if (atom.step === "colon") atom.label = fieldOfLabel(atoms[at - 1]?.text ?? "", kind) ?? "";
  const named = atoms.filter((_, at) => !isTold(atoms, at, kind));
  if (named[0]) named[0].step = "entry";
  return named.slice(0, MOST_ATOMS);
}

/** "Çalışma şekli: Stajyer": a label that names neither title, employer nor place, and what it tells. */
function isTold(atoms: readonly Atom[], at: number, kind: FormKind): boolean {
  const [own, next] = [atoms[at], atoms[at + 1]];
  const label = next?.step === "colon" ? own : own?.step === "colon" ? atoms[at - 1] : undefined;
  if (!label) return false;
  const field = fieldOfLabel(label.text, kind);
  const isNaming = field !== undefined && (NAMING_FIELDS.has(field) || field === "field");
  if (field) return field !== "place" && !(isNaming && own !== label);
  // "A Levels: Art, Maths" is a degree throughout.
  const isName = kind === "education" ? degreeScore(label.text) > 0 : titleScore(label.text) > 0;
  return !isLocation(label.text) && !isName && !companyScore(label.text) && !schoolScore(label.text);
}

const isJoint = (text: string): boolean => /^at$/i.test(text);

/** "1) Acme Ltd", "2. Bulancak Beton". */
const withoutNumber = (text: string): string => text.replace(/^\s*\d{1,2}[.)]\s+(?=\p{Lu})/u, "");

/** The text of atoms that stand beside each other, as it was written; brackets that were opened are closed. */
export function joinAtoms(atoms: readonly Atom[]): string {
  const text = atoms.map((atom, at) => (at ? `${atom.joint || " "}${atom.text}` : atom.text)).join("");
  const open = text.split("(").length - text.split(")").length;
  return (open > 0 ? `${text})` : text).replace(/\s+/g, " ").trim();
}
