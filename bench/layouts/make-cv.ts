import type { Career } from "./careers.ts";
import { cvDocument } from "./docx-file.ts";
import { freePerson } from "./free-person.ts";
import { cvPage } from "./html-page.ts";
import { drawFreeLayout, drawLayout, type Layout } from "./layout.ts";
import { makePerson, type Person } from "./person.ts";
import { plainText } from "./plain-text.ts";
import { openRandom } from "./random.ts";
import { sectionName, writeCv } from "./write-cv.ts";

/** A CV that is drawn: whose, how it is set, and how its file is made (a PDF by the printer that is given). */
export type MadeCv = {
  person: Person;
  layout: Layout;
  toFile: (print: (html: string) => Promise<Uint8Array>) => Promise<Uint8Array>;
};

/** Whose entries are set as one of a few shapes says, or by a plan of their own, with words that are made by chance too. */
export type Variety = "shapes" | "free";

/** The CV of a seed and a number: always the same one. */
export function makeCv(
  careers: readonly Career[],
  { seed, number, variety = "shapes" }: { seed: number; number: number; variety?: Variety },
): MadeCv {
  const random = openRandom(seed * 1_000_003 + number);
  const career = careers[random.whole(0, careers.length - 1)];
  if (!career) throw new Error("there are no careers to make CVs of");
  const made = makePerson(career, random);
  const person = variety === "free" ? freePerson(made, random) : made;
  const layout = variety === "free" ? drawFreeLayout(random) : drawLayout(random);
  const cv = writeCv(person, layout);
  const contactHeading = sectionName("contact", person.language, layout);
  return {
    person,
    layout,
    async toFile(print) {
      const words = { language: person.language, contactHeading };
      if (layout.format === "txt") return plainText(cv, layout);
      return layout.format === "docx" ? cvDocument(cv, layout, words) : print(cvPage(cv, layout, words));
    },
  };
}
