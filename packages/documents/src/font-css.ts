import { readFileSync } from "node:fs";
import type { Design, FontPair, Template } from "@terzi/contracts/design";
import { fontPairOf } from "./chosen-design.ts";
import { FONT_FACES, fontFaceRule } from "./font-faces.ts";

const loaded = new Map<FontPair, string>();

/** The @font-face rules of a template, or of its design, with the fonts inside. For the server; read once. */
export function loadFontCss(template: Template, design?: Design | null): string {
  const pair = fontPairOf({ template, design });
  const known = loaded.get(pair);
  if (known) return known;
  const css = FONT_FACES[pair]
    .map((face) =>
      fontFaceRule(face, readFileSync(new URL(`../fonts/${face.name}.woff2`, import.meta.url), "base64")),
    )
    .join("\n");
  loaded.set(pair, css);
  return css;
}
