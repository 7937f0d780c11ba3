import type { Line } from "./line.ts";
import { countWords } from "./prose.ts";
import type { Field, FormKind } from "./words/field-labels.ts";

/** What a record is named by, the likeliest to stand without a label first. */
const NAMES: Record<FormKind, Field[]> = {
  work: ["title", "company"],
  education: ["school", "degree"],
  certifications: ["name"],
};

const LONGEST = 10;

/**
 * "Porter" above "Company: Acme", "Period: 2019 - 2021": what stands above the first label of each record is the name
 * that no label asks for. Empty where some record has none.
 */
export function findRecordHeads(
  lines: readonly Line[],
  fields: readonly (Field | undefined)[],
  kind: FormKind,
): ReadonlyMap<Line, Field> {
  const asked = fields.find((field) => field !== undefined);
  const name = NAMES[kind].find((field) => !fields.includes(field));
  const heads = lines.filter((_, at) => asked !== undefined && fields[at + 1] === asked);
  const isHead = (line: Line) =>
    !fields[lines.indexOf(line)] &&
    line.cells.length === 1 &&
    !line.isBullet &&
    !/[.:;]$/.test(line.text) &&
    countWords(line.text) <= LONGEST;
  const isEach = heads.length === fields.filter((field) => field === asked).length;
  return new Map(name && isEach && heads.every(isHead) ? heads.map((line) => [line, name]) : []);
}
