import type { HeadParts } from "./head-parts.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation } from "./words/locations.ts";

const BRACKET = /^([^()]{2,}\S)\s*\(([^()]+)\)$/u;

/**
 * "Wensum Zoo (Keeper, Primates)" holds an employer and, in brackets, what somebody was there: where each head of a section
 * is of that form, and what is in the brackets is a title somewhere and a place nowhere.
 */
export function partBracketedTitles(heads: readonly HeadParts[]): void {
  const found = heads.map(({ parts: [first, ...more] }) =>
    more.length ? null : BRACKET.exec(first?.text ?? ""),
  );
  const names = found.map((match) => ({ house: match?.[1] ?? "", title: match?.[2] ?? "" }));
  const isEach = names.every(({ house, title }) => house && !titleScore(house) && !isLocation(title));
  if (!isEach || !names.some(({ title }) => titleScore(title) > 0)) return;
  for (const [at, head] of heads.entries()) {
    const [part] = head.parts;
    const name = names[at];
    if (part && name)
      head.parts = [
        { ...part, text: name.house },
        { ...part, slot: `${part.slot}.5`, text: name.title },
      ];
  }
}
