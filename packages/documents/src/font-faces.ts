import type { FontPair } from "@terzi/contracts/design";

/** One font file: `fonts/<name>.woff2` of this package. */
export type FontFace = { name: string; family: string; weight: number; style: "normal" | "italic" };

const face = (
  file: string,
  family: string,
  weight: number,
  style: FontFace["style"] = "normal",
): FontFace => ({
  name: `${file}-${weight}${style === "italic" ? "-italic" : ""}`,
  family,
  weight,
  style,
});

/** The fonts of each pair. */
export const FONT_FACES: Record<FontPair, FontFace[]> = {
  inter: [400, 500, 600, 700].map((weight) => face("inter", "Inter", weight)),
  "source-serif": [
    face("source-serif", "Source Serif 4", 400),
    face("source-serif", "Source Serif 4", 400, "italic"),
    face("source-serif", "Source Serif 4", 600),
  ],
  plex: [
    face("plex", "IBM Plex Sans", 400),
    face("plex", "IBM Plex Sans", 400, "italic"),
    face("plex", "IBM Plex Sans", 600),
  ],
  lora: [
    face("lora", "Lora", 600),
    face("source-sans", "Source Sans 3", 400),
    face("source-sans", "Source Sans 3", 400, "italic"),
    face("source-sans", "Source Sans 3", 600),
  ],
};

/** The @font-face rule of one face with the font inside, as a data: URL: the page needs nothing from elsewhere. */
export const fontFaceRule = ({ family, weight, style }: FontFace, base64: string): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url("data:font/woff2;base64,${base64}") format("woff2")}`;
