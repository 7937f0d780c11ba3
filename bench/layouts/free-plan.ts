import type { Random } from "./random.ts";

/** What may stand in the head of a job. */
export type Field = "title" | "employer" | "place" | "period" | "department";

/** How a row is set. */
export type Look = "bold" | "plain" | "italic" | "capitals" | "small";

/** One row of a head: its fields from left to right, what is between them, and what stands at the right edge. */
export type Row = { fields: Field[]; joint: string; looks: Look[]; right: Field[] };

/** How a CV sets all its jobs: rows of names, dates and places in any order, and what stands around the points. */
export type FreePlan = {
  rows: Row[];
  /** The fields that stand in brackets. */
  bracketed: Field[];
  /** A line about the employer, below the names. */
  told: Look | null;
  /** A sentence about the work before its points. */
  lead: boolean;
  /** "Key achievements:" above the points. */
  label: "bold" | "italic" | "colon" | null;
  /** "Reason for leaving: …": before the points or behind them. */
  aside: "before" | "behind" | null;
  /** Several titles under one employer: the employer once. */
  isGrouped: boolean;
  mark: (typeof MARKS)[number];
  isHanging: boolean;
  /** Full stops behind points. */
  ends: "." | ";" | "";
  /** Every third point has points of its own. */
  isNested: boolean;
  /** What is said of the house right below its name, above the titles; with a full stop or without. */
  house: { look: Look; end: "." | "" } | null;
  /** How somebody is employed, as networks write it behind the employer or the title: the sign before it, and which. */
  kind: { at: "employer" | "title"; joint: string; number: number } | null;
  /** How long it took, behind the dates: "(2 yrs 3 mos)". */
  duration: { before: string; behind: string } | null;
};

/** "": set in without a mark; "flush": at the edge of the names, each on its line; "text": sentences of one paragraph. */
export const MARKS = [
  "disc",
  "disc",
  "disc",
  "–",
  "-",
  "•",
  "➢",
  "✓",
  "o",
  "*",
  "»",
  "▸",
  "1)",
  "",
  "flush",
  "text",
] as const;
const JOINTS = [
  ", ",
  ", ",
  " | ",
  " | ",
  " – ",
  " - ",
  " · ",
  " / ",
  " at ",
  "\u00a0\u00a0\u00a0\u00a0",
] as const;
const LOOKS = ["bold", "plain", "italic", "capitals", "small"] as const;

export function drawFreePlan(random: Random): FreePlan {
  const names: Field[] = random.isLikely(0.55) ? ["title", "employer"] : ["employer", "title"];
  const rows: Row[] = random.isLikely(0.4)
    ? [rowOf(names, random)]
    : names.map((name) => rowOf([name], random));
  const department = random.isLikely(0.15);
  if (department) addDepartment(rows, random);
  // The names differ in look where they stand alone, mostly.
  const [first] = rows;
  if (first && random.isLikely(0.75)) first.looks[0] = random.pick(["bold", "bold", "capitals"]);
  const bracketed: Field[] = [];
  addPlace(rows, bracketed, random);
  addPeriod(rows, bracketed, random);
  return {
    rows,
    bracketed,
    told: random.isLikely(0.18) ? random.pick(["italic", "italic", "plain", "small"]) : null,
    lead: random.isLikely(0.2),
    label: random.isLikely(0.22) ? random.pick(["bold", "italic", "colon"]) : null,
    aside: random.isLikely(0.16) ? random.pick(["before", "behind"]) : null,
    isGrouped: random.isLikely(0.35) && rows.length > 1 && names[0] === "employer",
    mark: random.pick(MARKS),
    isHanging: random.isLikely(0.6),
    ends: random.pick(["", "", ".", ".", ";"]),
    isNested: random.isLikely(0.08),
    house: null,
    kind: null,
    duration: null,
  };
}

/** What is drawn after everything else, so that a seed's other values stay what they were. */
export function drawMore(plan: FreePlan, random: Random): FreePlan {
  const [first] = plan.rows.filter(({ fields }) => fields.includes("employer") || fields.includes("title"));
  const isHouse = first?.fields.includes("employer") && !first.fields.includes("title");
  const house: FreePlan["house"] = random.isLikely(0.3)
    ? { look: random.pick(["italic", "plain", "small"]), end: random.pick([".", ""]) }
    : null;
  const kind: FreePlan["kind"] = random.isLikely(0.12)
    ? {
        at: random.pick(["employer", "employer", "title"]),
        joint: random.pick([" · ", " · ", " | "]),
        number: random.whole(0, 999),
      }
    : null;
  const duration = random.pick([
    { before: " (", behind: ")" },
    { before: " · ", behind: "" },
  ]);
  return {
    ...plan,
    house: isHouse ? house : null,
    kind,
    duration: random.isLikely(0.08) ? duration : null,
  };
}

const rowOf = (fields: Field[], random: Random): Row => ({
  fields: [...fields],
  joint: random.pick(JOINTS),
  looks: fields.map((_, at) => (at ? random.pick(["plain", "plain", "italic", "bold"]) : random.pick(LOOKS))),
  right: [],
});

function addDepartment(rows: Row[], random: Random): void {
  const at = random.whole(0, rows.length - 1);
  if (random.isLikely(0.5)) rows.splice(at + 1, 0, rowOf(["department"], random));
  else {
    rows[at]?.fields.push("department");
    rows[at]?.looks.push("plain");
  }
}

/** A town: behind the employer, in its brackets, at the right, in a row of its own, or nowhere. */
function addPlace(rows: Row[], bracketed: Field[], random: Random): void {
  const own = rows.findIndex(({ fields }) => fields.includes("employer"));
  const row = rows[own];
  if (!row) return;
  const shape = random.pick([
    "none",
    "behind",
    "behind",
    "brackets",
    "right",
    "right",
    "row",
    "first",
    "title",
  ]);
  if (shape === "none") return;
  if (shape === "right") row.right.push("place");
  else if (shape === "row") rows.splice(own + 1, 0, rowOf(["place"], random));
  else if (shape === "first") rows[0]?.right.push("place");
  else {
    const target = shape === "title" ? (rows.find(({ fields }) => fields.includes("title")) ?? row) : row;
    const after = shape === "title" ? target.fields.length : target.fields.indexOf("employer") + 1;
    target.fields.splice(after, 0, "place");
    target.looks.splice(after, 0, "plain");
    if (shape === "brackets") bracketed.push("place");
  }
}

function addPeriod(rows: Row[], bracketed: Field[], random: Random): void {
  const shape = random.pick([
    "right of first",
    "right of first",
    "right of last",
    "above",
    "below",
    "below",
    "first in row",
    "behind",
    "brackets",
    "with place",
    "left of right",
  ]);
  const last = rows.at(-1);
  const [first] = rows;
  if (!first || !last) return;
  if (shape === "right of first" || shape === "left of right") {
    if (shape === "left of right") first.right.unshift("period");
    else first.right.push("period");
  } else if (shape === "right of last") last.right.push("period");
  else if (shape === "above") rows.unshift(rowOf(["period"], random));
  else if (shape === "below") rows.push(rowOf(["period"], random));
  else if (shape === "first in row") {
    first.fields.unshift("period");
    first.looks.unshift("plain");
  } else if (shape === "with place" && rows.some(({ fields }) => fields[0] === "place")) {
    const row = rows.find(({ fields }) => fields[0] === "place");
    const isAhead = random.isLikely(0.5);
    row?.fields.splice(isAhead ? 0 : 1, 0, "period");
    row?.looks.splice(isAhead ? 0 : 1, 0, "plain");
  } else {
    last.fields.push("period");
    last.looks.push("plain");
    if (shape === "brackets") bracketed.push("period");
  }
}
