import type { Template } from "@terzi/contracts/cv";

/** The two subsets that Turkish needs: ğ, ş, İ are in latin-ext, ı, ç, ö, ü in latin. */
export type FontSubset = "latin" | "latin-ext";

/** One font file of a template. `file` is its path below node_modules. */
export type FontFace = {
  family: string;
  weight: number;
  style: "normal" | "italic";
  subset: FontSubset;
  file: string;
};

type Cut = [weight: number, style: FontFace["style"]];

const SUBSETS: FontSubset[] = ["latin", "latin-ext"];

const facesOf = (family: string, name: string, cuts: Cut[]): FontFace[] =>
  cuts.flatMap(([weight, style]) =>
    SUBSETS.map((subset) => ({
      family,
      weight,
      style,
      subset,
      file: `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`,
    })),
  );

/** The fonts that each template is set in. */
export const FONT_FACES: Record<Template, FontFace[]> = {
  modern: facesOf("Inter", "inter", [
    [400, "normal"],
    [500, "normal"],
    [600, "normal"],
    [700, "normal"],
  ]),
  professional: facesOf("Source Serif 4", "source-serif-4", [
    [400, "normal"],
    [400, "italic"],
    [600, "normal"],
  ]),
};

/** Which characters a subset's files hold (both font families are cut alike). */
const UNICODE_RANGE: Record<FontSubset, string> = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};

/** The @font-face rule of one face. `url`: where its file is, usually a data: URL. */
export const fontFaceRule = ({ family, weight, style, subset }: FontFace, url: string): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url("${url}") format("woff2");unicode-range:${UNICODE_RANGE[subset]}}`;

export const fontDataUrl = (base64: string): string => `data:font/woff2;base64,${base64}`;
