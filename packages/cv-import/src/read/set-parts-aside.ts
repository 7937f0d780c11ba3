import { isDepartmentOnly, type Names } from "./assign-names.ts";
import type { Entry } from "./entry.ts";
import type { HeadParts, Part } from "./head-parts.ts";
import { companyScore, isAreaOfWork } from "./words/organisations.ts";

type Draft = { entry: Entry; head: HeadParts } & Names;
type IsPart = (text: string) => boolean;

/**
 * "Paralegal, Wholesale" above "Curator, Early Years": where each job of a section tells in which part of its house it was,
 * that part belongs neither to the title nor to the employer.
 */
export function setPartsAside<D extends Draft>(read: readonly D[]): D[] {
  const drafts = cutToKnownHouses(read);
  const aside = new Set(drafts.flatMap(({ extra }) => extra.map(({ text }) => text)));
  const isPart = (text: string) => aside.has(text) || isDepartmentOnly({ text });
  const set = drafts.map((draft, at) => withoutPart(at ? withoutHouse(draft, isPart) : draft, isPart));
  const tellPart = set.filter(({ extra }) => extra.some(({ text }) => isPart(text)));
  return drafts.length > 1 && tellPart.length === drafts.length ? set : [...drafts];
}

/**
 * "Head Nurse, Wards and Theatre" above "Harrow Animal Hospital", where another job of the section was at Harrow Animal
 * Hospital: what stands before a house that begins a line of its own is a part of it.
 */
function cutToKnownHouses<D extends Draft>(drafts: readonly D[]): D[] {
  const houses = new Set(drafts.flatMap(({ company }) => (company ? [company.text] : [])));
  return drafts.map((draft) => {
    const { entry, company, extra } = draft;
    const house = [...houses].find(
      (name) =>
        name.includes(" ") &&
        company?.text.endsWith(` ${name}`) &&
        entry.head.some(({ text }) => text.startsWith(name)),
    );
    if (!company || !house) return draft;
    const part = { ...company, text: company.text.slice(0, -house.length).trim() };
    return { ...draft, company: { ...company, text: house }, extra: [part, ...extra] };
  });
}

/** A part of a house beside a title alone: the house stands above the job before. */
function withoutHouse<D extends Draft>(draft: D, isPart: IsPart): D {
  const { position, company, extra, head } = draft;
  const isHouse =
    !company || (companyScore(company.text) > 0 && !isAreaOfWork(company.text)) || !isPart(company.text);
  if (isHouse || !position || extra.some(({ text }) => isPart(text))) return draft;
  const parts = head.parts.filter(({ slot }) => slot !== company.slot);
  return { ...draft, company: null, extra: [company, ...extra], head: { ...head, parts } };
}

function withoutPart<D extends Draft>(draft: D, isPart: IsPart): D {
  const [title, house] = [cutPart(draft.position, isPart), cutPart(draft.company, isPart)];
  return {
    ...draft,
    position: title.name,
    company: house.name,
    extra: [...title.part, ...house.part, ...draft.extra],
  };
}

function cutPart(name: Part | null, isPart: IsPart): { name: Part | null; part: Part[] } {
  const at = name?.text.lastIndexOf(", ") ?? -1;
  const text = name?.text.slice(at + 2) ?? "";
  if (!name || at <= 0 || !isPart(text)) return { name, part: [] };
  return { name: { ...name, text: name.text.slice(0, at) }, part: [{ ...name, text }] };
}
