import { MAY_CLOSE } from "./closing-sections.ts";
import { EMAIL } from "./contact-patterns.ts";
import type { Section } from "./find-sections.ts";
import type { Line } from "./line.ts";
import { countWords } from "./prose.ts";

const LONGEST = 5;

/** "Leeds | 01632 960118 | ada@example.org" at the page's foot says where somebody is found, whatever section it closes. */
export function liftContactsFromFoot(sections: Section[]): Section[] {
  const [intro, ...rest] = sections;
  if (!intro || intro.lines.some(({ text }) => EMAIL.test(text))) return sections;
  const feet = new Set(
    rest.flatMap(({ kind, lines }) => {
      const last = lines.at(-1);
      return last && MAY_CLOSE.has(kind) && isRowOfContacts(last) ? [last] : [];
    }),
  );
  if (feet.size !== 1) return sections;
  const kept = rest.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !feet.has(line)),
  }));
  return [{ ...intro, lines: [...intro.lines, ...feet] }, ...kept];
}

function isRowOfContacts({ text }: Line): boolean {
  const pieces = text.split(/\s*[|•·\t]\s*/);
  return EMAIL.test(text) && pieces.length > 1 && pieces.every((piece) => countWords(piece) <= LONGEST);
}
