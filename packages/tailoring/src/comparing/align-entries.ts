import { type AnyEntry, textOf } from "@terzi/contracts/entry-fields";
import { SECTIONS, sectionNamed } from "@terzi/contracts/sections";
import { fold } from "@terzi/language/normalise";

export type EntryPair = { before: AnyEntry | null; after: AnyEntry | null };

const leveled = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

/** The fields by which an entry of this section is known; of an unknown section all its texts. */
const namesOf = (section: string, entry: AnyEntry): string[] => {
  const known = sectionNamed(section);
  return known
    ? [...SECTIONS[known].toldApartBy]
    : Object.keys(entry).filter((name) => name !== "source" && typeof entry[name] === "string");
};

/** How two versions of an entry are recognised as one, surest sign first. */
const keysOf = (section: string, entry: AnyEntry): string[] => {
  const names = namesOf(section, entry);
  const said = names.map((name) => leveled(textOf(entry, name)));
  const first = said.find(Boolean) ?? "";
  return [
    `whole:${said.join("|")}`,
    ...(textOf(entry, "source") ? [`source:${textOf(entry, "source")}`] : []),
    ...(first ? [`first:${first}`] : []),
  ];
};

/** Which entry of the list became which, and whether those in both are in another order. */
export function alignEntries(
  section: string,
  before: AnyEntry[],
  after: AnyEntry[],
): { pairs: EntryPair[]; isMoved: boolean } {
  const met = new Map<number, number>();
  const used = new Set<number>();
  const [left, right] = [before, after].map((list) => list.map((entry) => keysOf(section, entry)));
  for (const kind of ["whole:", "source:", "first:"]) {
    const open = new Map<string, number[]>();
    left?.forEach((keys, at) => {
      const key = keys.find((known) => known.startsWith(kind));
      if (key && !used.has(at)) open.set(key, [...(open.get(key) ?? []), at]);
    });
    right?.forEach((keys, at) => {
      const key = keys.find((known) => known.startsWith(kind));
      const same = key && !met.has(at) ? open.get(key)?.shift() : undefined;
      if (same === undefined) return;
      met.set(at, same);
      used.add(same);
    });
  }
  const kept = after.flatMap((_, at) => met.get(at) ?? []);
  return {
    pairs: [
      ...after.map((entry, at) => ({ before: before[met.get(at) ?? -1] ?? null, after: entry })),
      ...before.filter((_, at) => !used.has(at)).map((entry) => ({ before: entry, after: null })),
    ],
    isMoved: kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? -1)),
  };
}

/** What an entry is called: "Senior Engineer, Acme". */
export const entryName = (section: string, entry: AnyEntry): string => {
  const known = sectionNamed(section);
  const names = known ? [...SECTIONS[known].toldApartBy] : Object.keys(entry);
  return names
    .filter((name) => name !== "source" && name !== "startDate")
    .map((name) => textOf(entry, name).trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(", ");
};
