import { readFileSync } from "node:fs";
import type { Template } from "@terzi/contracts/design";
import { FONT_FACES, fontFaceRule } from "./font-faces.ts";

const loaded = new Map<Template, string>();

/** The @font-face rules of a template, with the fonts inside. For the server; read once. */
export function loadFontCss(template: Template): string {
  const known = loaded.get(template);
  if (known) return known;
  const css = FONT_FACES[template]
    .map((face) =>
      fontFaceRule(face, readFileSync(new URL(`../fonts/${face.name}.woff2`, import.meta.url), "base64")),
    )
    .join("\n");
  loaded.set(template, css);
  return css;
}
