import type { HeadParts, Part } from "./head-parts.ts";
import { titleScore } from "./words/job-titles.ts";
import {
  companyScore,
  isAreaOfWork,
  isDepartment,
  schoolScore,
  withoutDepartment,
} from "./words/organisations.ts";

/** Which part of an entry's head is the title, and which the employer. */
export type Names = { position: Part | null; company: Part | null; extra: Part[] };

/** The places of the title and of the employer in a head: "row:order". */
type Shape = { title: string; company: string };

/** Evidence for one shape from one entry counts no more than this, so that no entry decides for all. */
const LIMIT = 2.5;
/** How much better an entry's own reading must be to be read otherwise than the others of its section. */
const CONTRARY = 2.2;

const isTitleEnough = (part: Part): number => titleScore(part.text);

/** What speaks for a part being the employer rather than the title; below 0 for the title. */
const employerEvidence = ({ text }: Part): number =>
  (titleScore(text) === 2 ? 0.5 : 1.2) * companyScore(text) +
  (schoolScore(text) >= 2 ? 0.8 : 0) -
  titleScore(text);

/**
 * The names of a section's jobs. All readings of a head are weighed by the words of its parts; the shape that explains
 * all heads of the section best is taken for each of them, unless a head's own words speak clearly against it.
 */
export function assignNames(heads: HeadParts[]): Names[] {
  const locationSlots = new Set(heads.map(({ locationSlot }) => locationSlot).filter(Boolean));
  const shape = bestShape(heads, locationSlots);
  const isTitleFirst = shape ? comesFirst(shape.title, shape.company) : null;
  return heads.map((head) => namesOf(head, { shape, isTitleFirst, locationSlots }));
}

const comesFirst = (one: string, other: string): boolean => {
  const [row = 0, order = 0] = one.split(":").map(Number);
  const [otherRow = 0, otherOrder = 0] = other.split(":").map(Number);
  return row < otherRow || (row === otherRow && order < otherOrder);
};

const partAt = ({ parts }: HeadParts, slot: string): Part | undefined =>
  parts.find((part) => part.slot === slot);

/** The pair of places whose words are the likeliest over all heads. */
function bestShape(heads: HeadParts[], locationSlots: ReadonlySet<string>): Shape | null {
  const slots = [...new Set(heads.flatMap(({ parts }) => parts.slice(0, 5).map(({ slot }) => slot)))].slice(
    0,
    8,
  );
  let best: (Shape & { score: number }) | null = null;
  for (const title of slots)
    for (const company of slots) {
      if (title === company) continue;
      const score = heads.reduce((sum, head) => {
        const [own, other] = [partAt(head, title), partAt(head, company)];
        if (head.parts.length < 2) return sum;
        return own && other ? sum + clamp(weigh(own, other, head, locationSlots)) : sum - 0.6;
      }, 0);
      if (!best || score > best.score + 1e-9) best = { title, company, score };
    }
  return best;
}

const clamp = (score: number): number => Math.max(-LIMIT, Math.min(LIMIT, score));

/** How well a head reads with these two names. */
function weigh(title: Part, company: Part, { parts }: HeadParts, locationSlots: ReadonlySet<string>): number {
  const left = parts.filter((part) => part !== title && part !== company);
  const distance = Math.abs(parts.indexOf(title) - parts.indexOf(company)) - 1;
  const isOff = (part: Part) => (locationSlots.has(part.slot) ? 1.5 : 0) + (isDepartmentOnly(part) ? 1.6 : 0);
  return (
    employerEvidence(company) -
    employerEvidence(title) -
    left.reduce(
      (sum, part) =>
        sum + 0.8 * isTitleEnough(part) + 0.5 * (isDepartmentOnly(part) ? 0 : companyScore(part.text)),
      0,
    ) -
    isOff(title) -
    isOff(company) -
    0.25 * distance -
    0.15 * Math.min(parts.indexOf(title), parts.indexOf(company))
  );
}

/** A department beside one name leaves that name to be two. */
export const isDepartmentOnly = ({ text }: Pick<Part, "text">): boolean =>
  isAreaOfWork(text) || (isDepartment(text) && titleScore(withoutDepartment(text)) < 2);

type Section = { shape: Shape | null; isTitleFirst: boolean | null; locationSlots: ReadonlySet<string> };

function namesOf(head: HeadParts, { shape, isTitleFirst, locationSlots }: Section): Names {
  const [first, second] = head.parts;
  if (!first) return { position: null, company: null, extra: [] };
  if (!second) return loneName(first);
  const pairs = head.parts
    .slice(0, 5)
    .flatMap((title, at, all) => all.flatMap((company, other) => (at === other ? [] : [{ title, company }])))
    .map((pair) => {
      const isShape = pair.title.slot === shape?.title && pair.company.slot === shape.company;
      const isInOrder = isTitleFirst === head.parts.indexOf(pair.title) < head.parts.indexOf(pair.company);
      const habit = (isShape ? CONTRARY : 0) + (isInOrder ? CONTRARY / 2 : 0);
      return { ...pair, score: weigh(pair.title, pair.company, head, locationSlots) + habit };
    })
    .sort((one, other) => other.score - one.score);
  const best = pairs[0];
  if (!best) return loneName(first);
  return {
    position: best.title,
    company: best.company,
    extra: head.parts.filter((part) => part !== best.title && part !== best.company),
  };
}

function loneName(part: Part): Names {
  const isCompany = employerEvidence(part) > 0;
  return { position: isCompany ? null : part, company: isCompany ? part : null, extra: [] };
}
