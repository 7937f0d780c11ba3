import {
  APPLICATION_CONTACTS_MAX,
  APPLICATION_NOTES_MAX,
  ApplicationContact,
  ApplicationFields,
  ApplicationStatus,
  isWebAddress,
  Outcome,
} from "@terzi/contracts/applications";
import { LANGUAGES } from "@terzi/contracts/languages";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { foldInvariant } from "@terzi/contracts/text";
import { alsoCalled, applicationWords } from "@terzi/i18n/application-words";
import Papa from "papaparse";
import { FORMULA_START } from "../../spreadsheet.ts";
import { CSV_COLUMN_NAMES, type CsvColumn } from "./csv-columns.ts";

/** What a line says about an application, as far as it can be read. */
export type ReadRow = ApplicationFields & { status: ApplicationStatus; matchScore: number | null };

/** Words as they are compared, on any keyboard: "Başvuru tarihi" equals "basvuru tarihi". */
const fold = (word: string): string =>
  foldInvariant(word.trim())
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replace(/[\s_-]+/g, " ");

/** Which column a heading names in any language, by our own word or a common other one. */
const HEADINGS: ReadonlyMap<string, CsvColumn> = new Map(
  CSV_COLUMN_NAMES.flatMap((column) =>
    [
      column,
      ...(alsoCalled[column] ?? []),
      ...LANGUAGES.map((of) => applicationWords[of].columns[column]),
    ].map((word): [string, CsvColumn] => [fold(word), column]),
  ),
);

const wordsFor = <V extends string>(values: readonly V[], labels: (value: V) => string[]) =>
  new Map(
    values.flatMap((value) => [value, ...labels(value)].map((word): [string, V] => [fold(word), value])),
  );
const STATUSES = wordsFor(ApplicationStatus.options, (value) =>
  LANGUAGES.map((of) => applicationWords[of].statuses[value]),
);
const OUTCOMES = wordsFor(Outcome.options, (value) =>
  LANGUAGES.map((of) => applicationWords[of].outcomes[value]),
);

/** A line by the number that a spreadsheet shows for it; `row` is null where it names no job. */
export type ReadLine = { number: number; row: ReadRow | null };

const isBlank = (cells: string[]): boolean => cells.every((cell) => !cell.trim());

/** The lines of a CSV file that aren't blank. Null when no column holds job titles. */
export function readCsv(csv: string): ReadLine[] | null {
  const text = csv.replace(/^\uFEFF/, "");
  // Guessed without blank lines: with them, lines of two cells have fewer than two on average.
  const { delimiter } = Papa.parse(text, { preview: 10, skipEmptyLines: true }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const [heading, ...lines] = data
    .map((cells, at) => ({ cells, number: at + 1 }))
    .filter(({ cells }) => !isBlank(cells));
  const columns = heading?.cells.map((name) => HEADINGS.get(fold(name))) ?? [];
  if (!columns.includes("jobTitle")) return null;
  return lines.map(({ cells, number }) => {
    const cellOf = (column: CsvColumn): string => unguard(cells[columns.indexOf(column)] ?? "");
    return { number, row: readRow(cellOf) };
  });
}

/** Undoes the prefix that keeps a cell from being a formula. */
const unguard = (cell: string): string =>
  (cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell)
    .replaceAll("\0", "")
    .toWellFormed()
    .trim();

function readRow(cellOf: (column: CsvColumn) => string): ReadRow | null {
  const jobTitle = cellOf("jobTitle").slice(0, 300);
  if (!jobTitle) return null;
  const appliedOn = readDay(cellOf("appliedOn"));
  const status = STATUSES.get(fold(cellOf("status"))) ?? (appliedOn ? "applied" : "saved");
  const outcome = OUTCOMES.get(fold(cellOf("outcome")));
  const url = cellOf("postingUrl");
  const score = cellOf("matchScore");
  return {
    jobTitle,
    company: cellOf("company").slice(0, 300),
    jobPosting: cellOf("jobPosting").slice(0, POSTING_MAX),
    postingUrl: url && url.length <= 2_000 && isWebAddress(url) ? url : "",
    contacts: readContacts(cellOf("contacts")),
    notes: cellOf("notes").slice(0, APPLICATION_NOTES_MAX),
    status,
    outcome: status === "closed" ? (outcome ?? null) : null,
    appliedOn,
    answeredOn: readDay(cellOf("answeredOn")),
    matchScore: /^\d{1,2}$|^100$/.test(score) ? Number(score) : null,
    nextStep: cellOf("nextStep").slice(0, 300),
    nextStepAt: readTime(cellOf("nextStepAt")),
    timeZone: "UTC",
    remindMinutesBefore: null,
  };
}

/** "2026-11-23", or day first as in Europe: "23.11.2026", "23/11/2026". Anything else isn't a date. */
function readDay(cell: string): string | null {
  if (!cell) return null;
  const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell);
  const [, day = "", month = "", year = ""] = dayFirst ?? [];
  const iso = dayFirst ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : cell.slice(0, 10);
  return ApplicationFields.shape.appliedOn.safeParse(iso).data ?? null;
}

const readTime = (cell: string): string | null =>
  cell ? (ApplicationFields.shape.nextStepAt.safeParse(cell).data ?? null) : null;

const readContacts = (cell: string): ApplicationContact[] =>
  cell
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, APPLICATION_CONTACTS_MAX)
    .flatMap((line) => {
      const [name, role, email, phone] = line.split(";").map((part) => part.trim());
      return ApplicationContact.safeParse({ name, role, email, phone }).data ?? [];
    });
