import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Template } from "@terzi/contracts/cv";
import { FONT_FACES, fontDataUrl, fontFaceRule } from "./font-faces.ts";

const loaded = new Map<Template, string>();

/** The @font-face rules of a template with the fonts inside as data: URLs, read once. For the server. */
export function loadFontCss(template: Template): string {
  const known = loaded.get(template);
  if (known) return known;
  const css = FONT_FACES[template]
    .map((face) => {
      const path = fileURLToPath(import.meta.resolve(face.file));
      return fontFaceRule(face, fontDataUrl(readFileSync(path, "base64")));
    })
    .join("\n");
  loaded.set(template, css);
  return css;
}
