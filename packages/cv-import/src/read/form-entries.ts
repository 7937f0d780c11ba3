import type { Certification, Education, Experience } from "@terzi/contracts/career";
import { bodyTexts } from "./entry-body.ts";
import { type FoundPeriod, findPeriods, withoutPeriods } from "./find-dates.ts";
import { markedInCell, type Placed, partLocation, partLocations } from "./form-cells.ts";
import { tidy } from "./head-parts.ts";
import { type Line, withoutBullet } from "./line.ts";
import type { Notes } from "./notes.ts";
import { countWords } from "./prose.ts";
import { type FormRecord, readForm } from "./read-form.ts";
import { splitNames } from "./school-names.ts";
import { splitDegree } from "./words/degrees.ts";
import { isKindOfWork } from "./words/kinds-of-work.ts";
import { schoolScore } from "./words/organisations.ts";
import { readingCue } from "./languages/all-reading-cues.ts";

/** The jobs of a work section that is a form or a table; null where it is none. */
export function readJobForm(lines: Line[], notes: Notes): Experience[] | null {
  const records = readForm(lines, "work");
  // "Görevi: Şoför" below each employer's own line: labels that name no job make no form.
  if (!records?.some(isJob)) return null;
  const areListed = records.some(({ about }) => about.length > 1 || about.some(({ isBullet }) => isBullet));
  const named = recordsWithNames(records, ["title", "company"], notes);
  for (const record of named) if (!isJob(record)) notes.leaveOver(record.lines);
  const jobs = named.filter(isJob);
  const places = partLocations(
    jobs.map(({ fields, asksAddress = false }) => ({
      name: tidy(fields.company ?? ""),
      place: fields.place,
      asksAddress,
    })),
  );
  return jobs.map((record, at) =>
    toJob(record, { notes, areListed, placed: places[at] ?? { name: "", location: "" } }),
  );
}

/** The schools of an education section that is a form or a table; null where it is none. */
export function readSchoolForm(lines: Line[], notes: Notes): Education[] | null {
  const records = readForm(lines, "education");
  return (
    records &&
    recordsWithNames(records, ["school", "degree", "field"], notes).map((record) => toSchool(record, notes))
  );
}

/** The certificates of a section that is a form or a table; null where it is none. */
export function readCertificateForm(lines: Line[], notes: Notes): Certification[] | null {
  const records = readForm(lines, "certifications");
  return records && recordsWithNames(records, ["name"], notes).map((record) => toCertificate(record, notes));
}

/** A record without a name is described elsewhere, if anywhere. */
function recordsWithNames(
  records: FormRecord[],
  names: (keyof FormRecord["fields"])[],
  notes: Notes,
): FormRecord[] {
  return records.filter((record) => {
    const isNamed = names.some((name) => /\p{L}/u.test(record.fields[name] ?? ""));
    if (!isNamed) notes.leaveOver(record.lines);
    return isNamed;
  });
}

/** "Undergraduate | Field Methods" in a table of jobs: neither two names nor a date say that it is one. */
const isJob = ({ fields }: FormRecord): boolean =>
  Boolean(fields.company && fields.title) ||
  [fields.date, fields.start, fields.end].some((text) => text && findPeriods(text).length > 0);

/** `areListed`: the duties of some job of the section are a list, and so are those of each. */
function toJob(
  { fields, lines, about: duties }: FormRecord,
  { notes, areListed, placed }: { notes: Notes; areListed: boolean; placed: Placed },
): Experience {
  const period = periodOf(fields);
  const { name: company, location } = placed;
  const about = joinWrapped(duties);
  const only = fields.description ?? "";
  const numbered = /^1[.)]\s+(?=\S)/.exec(only);
  const points = about.length > 0 && (areListed || numbered !== null || isUnstopped(only));
  const inCell = markedInCell(only);
  // Without a mark each line is a point.
  const told = !points
    ? { items: inCell.items, paragraphs: [] }
    : about.some((line) => line.isBullet)
      ? bodyTexts({ head: [], body: about })
      : { items: about.map((line) => withoutNumber(line.text.replaceAll("\t", " "))), paragraphs: [] };
  notes.explain(lines, "experience", [
    { code: "labelled" },
    fields.title ? { code: "title", words: fields.title } : { code: "noTitle" },
    fields.company ? { code: "employer", words: fields.company } : { code: "noEmployer" },
  ]);
  return {
    company,
    position: tidy((fields.title ?? "").replace(KIND_OF_WORK, "")),
    location,
    startDate: period.from,
    endDate: period.to,
    description: [
      points && told.items.length
        ? told.paragraphs.join("\n")
        : points || inCell.items.length
          ? inCell.told
          : (fields.description ?? ""),
      fields.aside,
    ]
      .filter(Boolean)
      .join("\n"),
    responsibilities: told.items.length ? told.items : told.paragraphs,
    achievements: [],
  };
}

/** In a form's narrow cell a line that begins small goes on with the one above, however much room that had. */
function joinWrapped(duties: Line[]): Line[] {
  if (!duties.some(({ text }) => /^\p{Lu}|^\d{1,2}[.)]\s/u.test(withoutBullet(text)))) return duties;
  return duties.reduce<Line[]>((joined, line) => {
    const last = joined.at(-1);
    const isMore =
      last !== undefined &&
      !line.isBullet &&
      !line.isWhole &&
      line.gap < 0.3 &&
      /^[\p{Ll}(]/u.test(line.text) &&
      !/[.!?:;]$/.test(last.text);
    if (isMore) joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else joined.push(line);
    return joined;
  }, []);
}

const withoutNumber = (text: string): string => text.replace(/^\d{1,2}[.)]\s+(?=\S)/, "");

/** One line of some words without a full stop is a point, not a description. */
const isUnstopped = (text: string): boolean =>
  text.length > 0 && !text.includes("\n") && !/[.!?:;]/.test(text) && countWords(text) > 3;

const KIND_OF_WORK = new RegExp(String.raw`\s*\(${readingCue("kindOfWork")}\)\s*$`, "i");

function toSchool({ fields, lines }: FormRecord, notes: Notes): Education {
  const { from, to } = periodOf(
    fields.date || fields.start || fields.end ? fields : { date: fields.school ?? "" },
  );
  const written = [fields.degree, fields.field].filter(Boolean).join(", ");
  notes.explain(lines, "education", [
    { code: "labelled" },
    fields.school ? { code: "school", words: fields.school } : { code: "noSchool" },
    written ? { code: "degree", words: written } : { code: "noDegree" },
  ]);
  // "Lise: Erzincan Lisesi (2008-2012)": one line says it all.
  const [named, ...told] = partSchool(withoutPeriods(fields.school ?? ""), written);
  const cut = fields.field
    ? { degree: tidy(fields.degree ?? ""), field: tidy(fields.field) }
    : splitDegree(tidy([fields.degree, ...told].filter(Boolean).join(", ")));
  const school = partLocation(tidy(named ?? ""), fields.place);
  return {
    institution: school.name,
    ...cut,
    location: school.location,
    graduationDate: to || from,
    gpa: fields.grade ?? "",
    achievements: [fields.description ?? "", fields.aside ?? ""]
      .flatMap((text) => text.split("\n"))
      .filter((text) => text && !isKindOfWork(text)),
  };
}

/** The school first, then what its line tells besides, where no other line tells it. */
function partSchool(text: string, written: string): string[] {
  if (written || !text) return [text];
  const parts = text
    .split(/\s+[|•·–—-]\s+/u)
    .flatMap((piece) => splitNames({ text: piece, row: 0, slot: "0:0", bold: false, size: 0 }))
    .map((part) => part.text);
  const at = parts.findIndex((part) => schoolScore(part) >= 2);
  return at < 0 ? [text] : [parts[at] ?? "", ...parts.filter((_, order) => order !== at)];
}

function toCertificate({ fields, lines }: FormRecord, notes: Notes): Certification {
  const { from, to } = periodOf(fields);
  notes.explain(lines, "certification", [{ code: "inTable" }]);
  const description = (fields.description ?? "").replaceAll("\n", " ");
  return {
    name: [tidy(fields.name ?? ""), description].filter(Boolean).join(", "),
    issuer: tidy(fields.issuer ?? ""),
    date: to || from,
    // "Unlimited" says that there is no such day.
    expiryDate: findPeriods(fields.expiry ?? "").length > 0 ? (fields.expiry ?? "") : "",
    credentialId: tidy(fields.number ?? ""),
  };
}

/** Both ends of a record's time: in fields of their own, or written as one range. */
function periodOf(fields: FormRecord["fields"]): { from: string; to: string } {
  if (fields.start || fields.end) return { from: fields.start ?? "", to: fields.end ?? "" };
  const [period]: FoundPeriod[] = findPeriods(fields.date ?? "");
  if (!period) return { from: fields.date ?? "", to: "" };
  return period.isRange ? { from: period.from, to: period.to || "Present" } : { from: period.to, to: "" };
}
