import type { FontPair, SectionKey } from "@terzi/contracts/design";

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
  /** Prints date of birth and military service: only where a market expects them. */
  printsFacts?: true;
  hasPhoto?: true;
  /** The same in Word's means. */
  docx: {
    head: "left" | "center" | "band";
    /** What marks a section's heading beside its weight. */
    heading: "plain" | "ruled" | "bar";
    headingColor: "accent" | "ink";
    areDetailsItalic?: true;
    /** Size of the text in half points. */
    size: number;
  };
};
