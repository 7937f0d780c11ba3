import type { Experience } from "@terzi/contracts/career";
import { assignNames, isDepartmentOnly, type Names } from "./assign-names.ts";
import { partBracketedTitles } from "./bracketed-titles.ts";
import type { Entry } from "./entry.ts";
import { isOnlyDates } from "./find-dates.ts";
import { foldText } from "./fold-text.ts";
import { type HeadParts, type Part, readHead } from "./head-parts.ts";
import { cutTownsLikeOthers, learnLocations, placeLikeOthers } from "./learn-locations.ts";
import { type Line, styleOf } from "./line.ts";
import { weighEntries } from "./lines/weigh-lines.ts";
import type { Notes } from "./notes.ts";
import { jobTexts, toldInParagraphs, withUnmarkedPoints } from "./paragraph-points.ts";
import { holdTwoNames, preferCommas } from "./prefer-commas.ts";
import { isProse } from "./prose.ts";
import { weighRoles } from "./roles/weigh-roles.ts";
import { setPartsAside } from "./set-parts-aside.ts";
import { splitEntries } from "./split-entries.ts";
import { splitNames } from "./split-job-names.ts";
import { titlesBelow } from "./titles-below.ts";
import { isHalfName } from "./unwrap-lines.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation, splitLongLocation, splitNamedLocation, trailingLocation } from "./words/locations.ts";
import { companyScore, isDepartment, splitDepartment, splitFaculty } from "./words/organisations.ts";

const SEPARATORS = /\s+[|•·–—]\s+|\s+-\s+|\s+@\s+|\s*\t\s*/u;

type Draft = { entry: Entry; head: HeadParts } & Names;

/** The jobs of a section. Which name is the employer and which the title is decided for all its entries together. */
export function readJobs(lines: Line[], notes: Notes): Experience[] {
  const entries = weighEntries(lines, splitEntries(lines)).map((entry) => ({
    entry: withUnmarkedPoints(entry),
    head: readHead(entry.head, SEPARATORS),
  }));
  const heads = entries.map(({ head }) => head);
  partBracketedTitles(heads);
  learnLocations(heads);
  const below = titlesBelow(entries.map(({ entry }) => entry));
  const areTwo = holdTwoNames(heads);
  const cut = entries.map(({ entry, head }) =>
    draftJob({ entry, head, areTwo, isOneName: below.has(entry) }),
  );
  const names = assignNames(cut.map(({ head }) => head));
  const ruled = nameFromLocations(cut.map((draft, at) => separateLocation({ ...draft, ...names[at] })));
  const drafts = setPartsAside(cutTownsLikeOthers(placeLikeOthers(weighRoles(ruled))));
  const jobs: Experience[] = [];
  const told = toldInParagraphs(drafts.map(({ entry }) => entry));
  // The employer's line alone, with the span of all titles below it.
  let span: Draft | null = null;
  // The town beside the employer's name above several titles, which is that of each.
  let placeOfAll = "";
  for (const draft of drafts) {
    const before = jobs.at(-1);
    if (!isJob(draft)) {
      if (before) tellMore(before, draft.entry);
      else notes.leaveOver(draft.entry);
      continue;
    }
    if (!draft.company && before && draft.entry.period && isRoleOfSameEmployer(draft, drafts)) {
      draft.company = { text: before.company, row: 0, slot: "", bold: false, size: 0 };
      draft.head.location ||= placeOfAll;
      if (span && isWithin(draft, span)) {
        draft.head.location ||= span.head.location || (span.position?.text ?? "");
        jobs.pop();
      }
    } else placeOfAll = isSpan(draft) || isPlacedAbove(draft) ? draft.head.location : "";
    span = isSpan(draft) ? draft : null;
    jobs.push(toExperience(draft, { notes, isTold: told.has(draft.entry) }));
  }
  return jobs;
}

const isPlacedAbove = ({ head, position, company }: Draft): boolean =>
  position !== null && company !== null && company.row < position.row && head.locationRow < position.row;

/** An employer and a range of years, and nothing that says what was done there. */
const isSpan = ({ entry, position, company }: Draft): boolean =>
  company !== null &&
  entry.body.length === 0 &&
  entry.period?.isRange === true &&
  (position === null || titleScore(position.text) === 0);

const isWithin = ({ entry }: Draft, span: Draft): boolean =>
  (entry.period?.until ?? 0) <= (span.entry.period?.until ?? 0);

/** "Mersey Hospital, Oslo, Norway" on one line with the title: only where the employer is known is its town too. */
function separateLocation(read: Draft): Draft {
  const faculty = read.company
    ? (splitFaculty(read.company.text) ?? splitDepartment(read.company.text))
    : null;
  const draft =
    read.company && faculty
      ? {
          ...read,
          company: { ...read.company, text: faculty.school },
          extra: [{ ...read.company, text: faculty.part }, ...read.extra],
        }
      : read;
  const { company, head } = draft;
  const trailing = company && !head.location ? trailingLocation(company.text) : null;
  if (!company || !trailing) return draft;
  return {
    ...draft,
    company: { ...company, text: trailing.rest },
    head: { ...head, location: trailing.location, locationRow: company.row },
  };
}

/** "Lantern Hall, Leeds" is an employer in its town where the section's other jobs have an employer each. */
function nameFromLocations(drafts: Draft[]): Draft[] {
  const named = drafts.filter(({ company }) => company).length;
  // Or where no job has one, and each has what could be one.
  const isEachNamed = drafts.length > 1 && drafts.every(({ head }) => splitNamedLocation(head.location));
  if (named < drafts.length / 2 && (named || !isEachNamed)) return drafts;
  return drafts.map((draft) => {
    const { company, position, head } = draft;
    const named =
      company || !position ? null : (splitNamedLocation(head.location) ?? splitLongLocation(head.location));
    if (!named) return draft;
    const part = { text: named.name, row: head.locationRow, slot: "", bold: false, size: 0 };
    return { ...draft, company: part, head: { ...head, location: named.location } };
  });
}

/** A job has a name, and a date or a word that titles or employers have. */
function isJob({ entry, position, company }: Draft): boolean {
  const names = [position, company].filter((part) => part !== null);
  // "Ten years in mills, most of them as a foreman." is told of all.
  if (!names.length || (!entry.period && entry.head.every(isProse))) return false;
  const isRange = entry.period?.isRange === true;
  // One name that says nothing, beside one date, is too little.
  return (
    isRange ||
    (entry.period !== null && names.length > 1) ||
    names.some(({ text }) => titleScore(text) > 0 || companyScore(text) > 0)
  );
}

/** What turned out to be no job of its own tells about the one before it. */
function tellMore(job: Experience, { head, body }: Entry): void {
  const texts = [...head, ...body].map((line) => line.text.replaceAll("\t", " "));
  job.description = [job.description, ...texts].filter(Boolean).join("\n");
}

type Reading = { entry: Entry; head: HeadParts; areTwo: boolean; isOneName: boolean };

/** `isOneName`: it holds a title alone; `areTwo`: commas part titles from employers. */
function draftJob({ entry, head, areTwo, isOneName }: Reading): Draft {
  if (isOneName) return { entry, head, position: null, company: null, extra: [] };
  if (!entry.head.every(({ isWhole }) => isWhole)) joinHalfNames(head);
  const [first, second, third] = head.parts;
  // "Wireless Analyst - Support and Administrator" over the employer's line is one title.
  if (
    first &&
    second &&
    third &&
    first.row === second.row &&
    third.row > first.row &&
    !titleScore(third.text) &&
    !/ \p{Ll}{4,}/u.test(third.text)
  )
    if (titleScore(first.text) && titleScore(second.text) && !isDepartment(second.text))
      head.parts.splice(0, 2, { ...first, text: `${first.text} - ${second.text}` });
  const [name, ...others] = head.parts.filter((part) => !isDepartmentOnly(part));
  if (name && !others.length)
    head.parts = head.parts.flatMap((part) => (part === name ? splitNames(name) : [part]));
  else if (areTwo) preferCommas(head);
  return { entry, head, position: null, company: null, extra: [] };
}

/** "Tarım İl" above "Müdürlüğü", "Distribution Centre" above "Manager": where more names stand than two, one has wrapped. */
function joinHalfNames(head: HeadParts): void {
  for (let at = 1; at < head.parts.length && head.parts.length > 2; at++) {
    const [whole, half] = [head.parts[at - 1], head.parts[at]];
    if (!whole || !half || half.row !== whole.row + 1) continue;
    if (!isHalfName(half.text) && !isLegalHalf(whole, half, head.parts)) continue;
    const isAlike = whole.bold === half.bold && Math.abs(whole.size - half.size) < 0.6;
    if (
      !isAlike ||
      isDepartment(whole.text) ||
      titleScore(whole.text) === 2 ||
      companyScore(whole.text) === 2
    )
      continue;
    head.parts.splice(at - 1, 2, { ...whole, text: `${whole.text} ${half.text}` });
    return;
  }
}

/** "Güvenlik Görevlisi – Çetin Koruma" above "Hizmetleri Ltd. Şti.": the title stands before the first half. */
const isLegalHalf = (whole: Part, half: Part, parts: readonly Part[]): boolean =>
  companyScore(half.text) === 2 &&
  companyScore(whole.text) < 2 &&
  titleScore(whole.text) === 0 &&
  parts.some((part) => part !== whole && part.row === whole.row && titleScore(part.text) === 2);

/** Several roles under one employer: the employer stands above the first of them only. */
function isRoleOfSameEmployer(draft: Draft, drafts: Draft[]): boolean {
  const [first] = drafts;
  const [line, lead] = [draft.entry.head[0], first?.entry.head[0]];
  const isSetBelow = line && lead && (styleOf(line) !== styleOf(lead) || line.left > lead.left + 4);
  const isBelow = isSetBelow === true || isBareRole(draft, drafts);
  const isNamed = first !== undefined && (first.head.parts.length >= 2 || isSpan(first));
  return draft.head.parts.length === 1 && isNamed && isBelow;
}

/** "Sales Manager, 2015 – 2019" alone, where the section's other titles stand below the names of their employers. */
function isBareRole({ entry, head }: Draft, drafts: Draft[]): boolean {
  const [name] = head.parts;
  const named = drafts.filter(({ position, company }) => position && company?.slot);
  const isBelow = ({ position, company }: Draft) => (position?.row ?? 0) > (company?.row ?? 0);
  return (
    entry.head.filter(({ text }) => !isOnlyDates(text) && !isLocation(text)).length === 1 &&
    name !== undefined &&
    titleScore(name.text) > 0 &&
    named.length > 0 &&
    named.every(isBelow)
  );
}

function toExperience(
  { entry, head, position, company, extra }: Draft,
  { notes, isTold }: { notes: Notes; isTold: boolean },
): Experience {
  const { items, paragraphs, links } = jobTexts(entry, isTold);
  const texts = [...extra.map((part) => part.text), ...paragraphs];
  notes.leaveTexts([...head.links, ...links]);
  notes.explain(entry.head, "experience", [
    position ? { code: "title", words: position.text } : { code: "noTitle" },
    company ? { code: "employer", words: company.text } : { code: "noEmployer" },
  ]);
  return {
    company: company?.text ?? "",
    position: position?.text ?? "",
    location: head.location || head.remote,
    startDate: entry.period?.from || (entry.period?.isRange ? "" : (entry.period?.to ?? "")),
    endDate: entry.period?.isRange ? entry.period.to || ongoing(entry) : "",
    description: texts.join("\n"),
    responsibilities: items,
    achievements: [],
  };
}

/** "Since 2019" and "2019 –" go on. */
const ongoing = (entry: Entry): string =>
  entry.head.some((line) => /'?(?:den|dan)\b.*(?:beri|itibaren)/.test(foldText(line.text)))
    ? "Halen"
    : "Present";
