import type { EntryKind, FactEntry } from "../../facts/fact.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** Entries whose names and details tell what somebody scored, without calling it a score. */
const EXAMINED = new Set<EntryKind>(["certifications", "education", "languages"]);

/** Where such a score stands: "TOEIC (845)", "IELTS 7.5", "GPA: 3.4/4". */
const BEHIND_NAME = /(?:[\p{L}\d)][:,]?\s|\()$/u;

/** "845 points", of a certificate called "TOEIC Listening and Reading (845)". */
export const isScoreOfName = ({ number }: PlacedNumber, entries: FactEntry[]): boolean =>
  number.unit === "points" &&
  number.relation !== "by" &&
  entries
    .filter(({ kind }) => EXAMINED.has(kind))
    .flatMap(({ heading, texts }) => [...heading, ...texts].flatMap(({ line }) => numbersIn(line)))
    .some(
      ({ number: known, line: { text } }) =>
        known.unit === "" && known.value === number.value && BEHIND_NAME.test(text.slice(0, known.start)),
    );
