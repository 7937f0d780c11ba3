import { findPeriods, isOnlyDates } from "./find-dates.ts";
import { foldText } from "./fold-text.ts";
import { fieldAnswered } from "./form-cells.ts";
import { hasBullet, type Line } from "./line.ts";
import { isLabel } from "./prose.ts";
import { findRecordHeads } from "./record-heads.ts";
import {
  isItemBelow,
  isRowNumber,
  isToldBelow,
  isTownBelow,
  partByStyle,
  partLettered,
  toldAcross,
} from "./rows-below.ts";
import { columnOf } from "./table-columns.ts";
import {
  type Field,
  type FormKind,
  fieldOfLabel,
  isHeadOfTable,
  NAMING_FIELDS as NAMING,
  TELLING_FIELDS as TELLING,
} from "./words/field-labels.ts";

/** One filled-in record of a form: its fields' texts, and the lines it stood in. */
export type FormRecord = {
  fields: Partial<Record<Field, string>>;
  lines: Line[];
  /** The lines of its description. */
  about: Line[];
  /** Whether its label asked for the employer's address too. */
  asksAddress?: boolean;
};

/**
 * Reads a section that is a form: a table whose first row names its columns, or lines that each say what they hold
 * ("Position: Waiter"). Null where it is none.
 */
export function readForm(lines: Line[], kind: FormKind): FormRecord[] | null {
  // Above its head a table may have a note, or what the page's margin says.
  const [first, ...rest] = lines;
  const isNote = first?.cells.length === 1 && rest.length > 1;
  const table = readTable(lines, kind) ?? (isNote ? readTable(rest, kind) : null);
  return (
    table ??
    readLabelled(
      lines.flatMap((line) => partFormPairs(line, kind)),
      kind,
    )
  );
}

/** "Job title | Porter | Grade / salary | Band 2": two rows of a form side by side, each a label and its answer. */
function partFormPairs(line: Line, kind: FormKind): Line[] {
  const [label, answer, other, ...more] = line.cells;
  if (!label || !answer || !other || more.length !== 1 || !fieldOfLabel(label.text, kind)) return [line];
  const isLabel =
    fieldOfLabel(other.text, kind) !== undefined ||
    (label.bold && other.bold && !answer.bold && !more[0]?.bold);
  if (!isLabel || fieldOfLabel(answer.text, kind)) return [line];
  return [line.cells.slice(0, 2), line.cells.slice(2)].map((cells) => ({
    ...line,
    cells,
    text: cells.map(({ text }) => text).join("\t"),
    left: cells[0]?.left ?? line.left,
    right: cells[1]?.right ?? line.right,
  }));
}

/** "Görev | Kurum | Yıl" above rows of as many cells. */
function readTable(lines: Line[], kind: FormKind): FormRecord[] | null {
  const [head, ...rows] = lines;
  if (!head || head.cells.length < 2 || !rows.length) return null;
  const fields = head.cells.map((cell) => fieldOfLabel(cell.text, kind));
  if (areLabelled(rows, kind)) return null;
  const isCounter = (at: number) =>
    (at === 0 || fields[at] === undefined) && isRowNumber(head.cells[at]?.text ?? "");
  if (!isHeadOfTable(fields.filter((_, at) => !isCounter(at)))) return null;
  const records: FormRecord[] = [];
  const told = toldAcross(head, rows);
  for (const line of rows) {
    const above = records.at(-1);
    if (above && told.has(line)) {
      above.lines.push(line);
      if (isLabel(line)) continue;
      above.about.push(line);
      above.fields.description = join(above.fields.description, line.text, "\n");
      continue;
    }
    const found: Partial<Record<Field, string>> = {};
    for (const [at, cell] of line.cells.entries()) {
      const column = line.cells.length === head.cells.length ? at : columnOf(cell, head.cells);
      // Before the first column stands what its rows are: "Lise", "Lisans".
      const isRowName = column < 0;
      // "Institution" and "Board / University" ask for one thing twice: the first column has the name.
      const isSecond = fields.indexOf(fields[column]) < column;
      if (isCounter(column)) continue;
      const asked = isRowName && kind === "education" ? "degree" : isSecond ? undefined : fields[column];
      const field = asked === "degree" && IS_GRADE.test(cell.text) ? "grade" : (asked ?? "description");
      const { name, more } = field === "company" ? partByStyle(cell) : { name: cell.text, more: "" };
      const { house, items } = field === "company" ? partLettered(name) : { house: name, items: "" };
      found[field] = join(found[field], house, " ");
      if (items) found.description = join(found.description, items, " ");
      if (more) found.aside = join(found.aside, more, " ");
    }
    // The form's own name of a row, to which nobody wrote anything.
    if (line.cells.length === 1 && line.cells.every((cell) => columnOf(cell, head.cells) < 0)) continue;
    const last = records.at(-1);
    if (last && (isItemBelow(line) || isToldBelow(line, found))) {
      // What was done stands below the row, across its columns or in its own.
      last.about.push(line);
      last.lines.push(line);
      last.fields.description = join(last.fields.description, line.text, "\n");
    } else if (last && isTownBelow(line, found, last.fields)) {
      last.lines.push(line);
      last.fields.place = line.text;
    } else if (last && isWrappedRow(line, head, found)) {
      for (const [field, text] of entriesOf(found)) last.fields[field] = join(last.fields[field], text, " ");
      last.lines.push(line);
    } else records.push({ fields: found, lines: [line], about: [] });
  }
  return records;
}

/** "Level | University", "School | Ege", "Date | 2011": below the first row, which looks like a head, each row has its label. */
const areLabelled = (rows: Line[], kind: FormKind): boolean => {
  const labelled = rows.filter(
    ({ cells: [label, , more] }) => !more && fieldOfLabel(label?.text ?? "", kind),
  );
  return labelled.length > 1 && labelled.length > rows.length / 2;
};

/** "91,20": a column that asks for the degree may mean the mark. */
const IS_GRADE = /^\d[\d.,/ %]*$/;

const entriesOf = (fields: Partial<Record<Field, string>>): [Field, string][] =>
  // A record's keys are the fields that were put into it.
  Object.entries(fields) as [Field, string][];

/** The second line of a row whose cells wrapped: closely below, in few of the columns, without a date. */
const isWrappedRow = (line: Line, head: Line, found: Partial<Record<Field, string>>): boolean =>
  !line.isWhole &&
  line.cells.length <= head.cells.length / 2 &&
  line.gap < 0.4 &&
  !entriesOf(found).some(([field, text]) => DATED.has(field) && findPeriods(text).length > 0);

const DATED = new Set<Field>(["date", "start", "end"]);

/** "Pozisyon | Garson", "Company: Acme": each line says what it holds; a field that comes again begins the next record. */
function readLabelled(lines: Line[], kind: FormKind): FormRecord[] | null {
  const parts = lines.map((line) => labelledPart(line, kind));
  const named = parts.filter((part) => part?.isLabelled && NAMING.has(part.field));
  const labelled = parts.filter((part) => part?.isLabelled);
  if (!named.length || labelled.length < 2 || labelled.length < 0.3 * lines.length) return null;
  const labels = parts.map((part) => (part?.isLabelled ? part.field : undefined));
  const heads = findRecordHeads(lines, labels, kind);
  const records: FormRecord[] = [];
  for (const [at, line] of lines.entries()) {
    const head = heads.get(line);
    const part: Part | null | undefined = head
      ? { field: head, text: line.text, isLabelled: true }
      : parts[at];
    const last = records.at(-1);
    const field = part?.field ?? (isAddressBelow(lines, at, kind) ? "place" : "description");
    const isNext = !last || (!TELLING.has(field) && field in last.fields);
    const record = isNext ? { fields: {}, lines: [], about: [] } : last;
    if (isNext) records.push(record);
    record.lines.push(line);
    if (field === "description") record.about.push(part?.isLabelled ? withoutLabel(line, part.text) : line);
    const text = part?.text ?? line.text.replaceAll("\t", " ");
    record.fields[field] = join(record.fields[field], part || field !== "place" ? text : townOf(text), "\n");
    if (part?.beside) record.fields[part.beside.field] = part.beside.text;
    if (field === "company" && asksAddress(line)) record.asksAddress = true;
  }
  return records;
}

/** Right below the answer to "Name and address of employer" stands the address. */
function isAddressBelow(lines: Line[], at: number, kind: FormKind): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  const [label, name, ...more] = above?.cells ?? [];
  const [cell, ...others] = line?.cells ?? [];
  return (
    cell !== undefined &&
    !others.length &&
    !line?.isBullet &&
    above !== undefined &&
    label !== undefined &&
    name !== undefined &&
    !more.length &&
    HOUSES.has(fieldOfLabel(label.text, kind)) &&
    asksAddress(above) &&
    Math.abs(cell.left - name.left) < 3
  );
}

const asksAddress = ({ cells: [label] }: Line): boolean => ASKS_ADDRESS.test(foldText(label?.text ?? ""));

const HOUSES = new Set<Field | undefined>(["company", "school"]);

const ASKS_ADDRESS = /\baddress|\badres/;

/** "Harbour Road 4, 9037 Tromsø (Norway)": the town, without street and postcode. */
const townOf = (address: string): string =>
  address
    .split(/,\s+/)
    .at(-1)
    ?.replace(/^(?:[A-Z]{1,2}-)?\d[\d -]{2,8}(?:\s?[A-Z]{2}(?=\s))?\s+(?=\p{Lu})/u, "") ?? address;

/** The line as if only what stands behind its label were on it. */
function withoutLabel(line: Line, text: string): Line {
  const cells = line.cells.slice(-1).map((cell) => ({ ...cell, text }));
  return { ...line, text, cells, left: cells[0]?.left ?? line.left, isBullet: hasBullet(text) };
}

/**
 * Where a form's cell holds several lines, the first stands beside its label ("Duties | • Wrote …"). It becomes a line
 * of its own, so that what wrapped can be joined and points are told from one another.
 */
export function partDuties(lines: Line[], kind: FormKind): Line[] {
  return lines.map((line, at) => {
    const [label, value, ...more] = line.cells;
    const next = lines[at + 1];
    const isBeside = label && value && !more.length && fieldOfLabel(label.text, kind) === "description";
    const goesOn = next && value && next.cells.length === 1 && Math.abs(next.left - value.left) < 20;
    if (!isBeside || !goesOn) return line;
    return {
      ...withoutLabel(line, value.text),
      right: value.right,
      size: value.size,
      bold: value.bold,
      isWhole: line.isWhole,
    };
  });
}

type Part = { field: Field; text: string; isLabelled: boolean; beside?: { field: Field; text: string } };

/** What a line holds, by its own label; a date beside a name begins a record too. */
function labelledPart(line: Line, kind: FormKind): Part | null {
  const [first, ...rest] = line.cells;
  if (!first) return null;
  const value = rest
    .map((cell) => cell.text)
    .join(" ")
    .replace(/^[\s:]+/, "");
  const field = fieldAnswered(first.text, value, kind);
  if (field && value && !(NAMING.has(field) && isOnlyDates(value)))
    return { field, text: value, isLabelled: true };
  const inline = /^([^:]{2,40}):\s*(\S.*)$/u.exec(line.text.replaceAll("\t", " "));
  const label = inline?.[1] ? fieldAnswered(inline[1], inline[2] ?? "", kind) : undefined;
  if (label && inline?.[2]) return { field: label, text: inline[2], isLabelled: true };
  // "Responsibilities • Planned the works": in a narrow cell the list begins right behind its label.
  const [, name = "", item] = /^(.{2,40}?)\s+([•▪●■◦]\s+\S.*)$/u.exec(line.text) ?? [];
  if (item && fieldOfLabel(name, kind) === "description")
    return { field: "description", text: item, isLabelled: true };
  if (isOnlyDates(first.text) && value)
    return {
      field: "date",
      text: first.text,
      isLabelled: false,
      beside: { field: kind === "work" ? "company" : kind === "education" ? "school" : "name", text: value },
    };
  return null;
}

const join = (before: string | undefined, text: string, joint: string): string =>
  [before, text].filter(Boolean).join(joint);
