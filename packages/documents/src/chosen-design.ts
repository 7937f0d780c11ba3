import type { CvContent } from "@terzi/contracts/cv";
import {
  type ContactLine,
  type Design,
  type FontPair,
  plainDesign,
  type SectionKey,
  type Template,
} from "@terzi/contracts/design";
import { readableAccent } from "./accent.ts";
import type { PageSettings } from "./css-shared.ts";
import { guessPaper } from "./guess-paper.ts";
import type { TemplateLook } from "./template-look.ts";
import { TEMPLATES } from "./templates.ts";

/** A template, or settings that name one, which then wins. */
export type DesignChoice = { template: Template; design?: Design | null | undefined };

export type ChosenDesign = Omit<Design, keyof PageSettings> & PageSettings & { look: TemplateLook };

/** What a CV is printed in: the settings, the template's own where there are none, the paper of its address. */
export function chosenDesign(choice: DesignChoice & { content: CvContent }): ChosenDesign {
  const design = choice.design ?? plainDesign(choice.template);
  const look = TEMPLATES[design.template];
  return {
    ...design,
    look,
    accent: readableAccent(design.accent ?? look.accent),
    font: design.font ?? look.font,
    paper: design.paper ?? guessPaper(choice.content.personalInfo.location),
  };
}

export const fontPairOf = ({ template, design }: DesignChoice): FontPair =>
  design?.font ?? TEMPLATES[design?.template ?? template].font;

/** A CV names these only where a market wants them. */
const FACTS: readonly string[] = ["birthDate", "militaryService"];

export const printsContact = ({ look, hiddenContacts }: ChosenDesign, field: string): boolean =>
  !hiddenContacts.includes(field as ContactLine) && // safe: one that is no contact line is just not in the list
  (look.printsFacts === true || !FACTS.includes(field));

export const printsSection = ({ hiddenSections }: ChosenDesign, key: SectionKey): boolean =>
  !hiddenSections.includes(key) && !hiddenSections.includes(allOf(key));

/** The name that stands for all sections with the person's own titles; for any other section, its key. */
export const allOf = (key: SectionKey): SectionKey => key.split(":")[0] ?? key;

/** The key of a section that goes by a title of the person's own. */
export const customKey = (heading: string): SectionKey => `customSections:${heading}`;
