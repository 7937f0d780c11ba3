import type { Career } from "./careers.ts";
import { cvDocument } from "./docx-file.ts";
import { cvPage } from "./html-page.ts";
import { drawLayout, type Layout } from "./layout.ts";
import { makePerson, type Person } from "./person.ts";
import { openRandom } from "./random.ts";
import { sectionName, writeCv } from "./write-cv.ts";

/** A CV that is drawn: whose, how it is set, and how its file is made (a PDF by the printer that is given). */
export type MadeCv = {
  person: Person;
  layout: Layout;
  toFile: (print: (html: string) => Promise<Uint8Array>) => Promise<Uint8Array>;
};

/** The CV of a seed and a number: always the same one. */
export function makeCv(careers: readonly Career[], seed: number, number: number): MadeCv {
  const random = openRandom(seed * 1_000_003 + number);
  const career = careers[random.whole(0, careers.length - 1)];
  if (!career) throw new Error("there are no careers to make CVs of");
  const person = makePerson(career, random);
  const layout = drawLayout(random);
  const cv = writeCv(person, layout);
  const contactHeading = sectionName("contact", person.language, layout);
  return {
    person,
    layout,
    toFile: (print) =>
      layout.format === "docx"
        ? cvDocument(cv, layout, { language: person.language, contactHeading })
        : print(cvPage(cv, layout, { language: person.language, contactHeading })),
  };
}
