import type { Template } from "@terzi/contracts/design";

/** One font file of a template: `fonts/<name>.woff2` of this package. */
export type FontFace = { name: string; family: string; weight: number; style: "normal" | "italic" };

const inter = (weight: number): FontFace => ({
  name: `inter-${weight}`,
  family: "Inter",
  weight,
  style: "normal",
});

const sourceSerif = (weight: number, style: FontFace["style"] = "normal"): FontFace => ({
  name: `source-serif-${weight}${style === "italic" ? "-italic" : ""}`,
  family: "Source Serif 4",
  weight,
  style,
});

/** The fonts that each template is set in. */
export const FONT_FACES: Record<Template, FontFace[]> = {
  modern: [inter(400), inter(500), inter(600), inter(700)],
  professional: [sourceSerif(400), sourceSerif(400, "italic"), sourceSerif(600)],
};

/** The @font-face rule of one face with the font inside, as a data: URL: the page needs nothing from elsewhere. */
export const fontFaceRule = ({ family, weight, style }: FontFace, base64: string): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url("data:font/woff2;base64,${base64}") format("woff2")}`;
