import { readFileSync } from "node:fs";
import type { Design, FontPair, Template } from "@terzi/contracts/design";
import { fontPairOf } from "./chosen-design.ts";
import { FONT_FACES, type FontFace, fontFaceRule } from "./font-faces.ts";

/** A face with its file, in base64. */
export type LoadedFace = FontFace & { base64: string };

const loaded = new Map<FontPair, LoadedFace[]>();

/** The fonts of a pair with their files. For the server; read once. */
export function loadFontFaces(pair: FontPair): LoadedFace[] {
  const known = loaded.get(pair);
  if (known) return known;
  const faces = FONT_FACES[pair].map((face) => {
    const file = new URL(`../fonts/${face.name}.woff2`, import.meta.url);
    return { ...face, base64: readFileSync(file, "base64") };
  });
  loaded.set(pair, faces);
  return faces;
}

/** The @font-face rules of a template, or of its design, with the fonts inside. For the server. */
export const loadFontCss = (template: Template, design?: Design | null): string =>
  loadFontFaces(fontPairOf({ template, design }))
    .map((face) => fontFaceRule(face, face.base64))
    .join("\n");
