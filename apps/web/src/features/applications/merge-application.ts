import type { ApplicationFields } from "@terzi/contracts/applications";

type Names = (keyof ApplicationFields)[];

// Object.keys forgets that the keys are the fields'.
export const fieldNames = (fields: ApplicationFields): Names => Object.keys(fields) as Names;

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Two edits of one text: an unchanged side gives way; if both changed it, both are kept, one below the other. */
export function mergeTexts(base: string, ours: string, theirs: string): string {
  if (ours === base) return theirs;
  if (theirs === base || ours.includes(theirs)) return ours;
  if (theirs.includes(ours)) return theirs;
  return `${theirs.trimEnd()}\n\n${ours.trimStart()}`;
}

type Three = { base: ApplicationFields; ours: ApplicationFields; theirs: ApplicationFields };

/** Edits made here and elsewhere since a common state. Where both changed a field, ours wins; notes keep both. */
export function mergeApplications({ base, ours, theirs }: Three): ApplicationFields {
  const changed = fieldNames(base).filter((name) => !isSame(ours[name], base[name]));
  const own = Object.fromEntries(changed.map((name) => [name, ours[name]]));
  return { ...theirs, ...own, notes: mergeTexts(base.notes, ours.notes, theirs.notes) };
}
