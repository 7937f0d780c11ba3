import type { FontPair, SectionKey } from "@terzi/contracts/design";

export type DocxInk = "accent" | "ink";

/**
 * What a template is made of, beside what all share. Lengths in its CSS are in rem, which is ten points at normal
 * density; distances between parts are multiplied by var(--gap), so that density changes both. Colours of the accent
 * are var(--accent), fonts var(--head-font) and var(--body-font).
 */
export type TemplateLook = {
  accent: string;
  font: FontPair;
  css: string;
  /** How the page is divided: one flow, or some sections beside the others. */
  aside?: readonly SectionKey[];
  /** Its own order, where it isn't the usual one; what isn't named follows. */
  order?: readonly SectionKey[];
  /** Prints date of birth and military service, which only some markets expect. */
  printsFacts?: true;
  hasPhoto?: true;
  /** The same look, by Word's own means. */
  docx: {
    head: "left" | "center" | "band";
    /** Below the head; none where nothing is said. */
    headRule?: "thin" | "thick" | "double";
    isPhotoRound?: true;
    name: DocxInk;
    isNameLight?: true;
    job: DocxInk;
    isJobItalic?: true;
    /** What marks a section's heading beside its weight. */
    heading: "plain" | "ruled" | "bar";
    headingColor: DocxInk;
    /** "#c9b9bd", where its rule has another colour than the heading. */
    headingRule?: string;
    isHeadingCentered?: true;
    details?: DocxInk;
    areDetailsItalic?: true;
    period?: DocxInk;
    isPeriodItalic?: true;
    /** The text's colour, and a quieter one for details. */
    text: string;
    quiet: string;
    /** Sizes in half points. */
    size: number;
    nameSize: number;
    headingSize: number;
    /** Line height in percent of the font's own: the page is as airy as the printed one. */
    lineHeight: number;
  };
};
