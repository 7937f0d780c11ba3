import type { Template } from "@terzi/contracts/design";
import inter400 from "../fonts/inter-400.woff2?url";
import inter500 from "../fonts/inter-500.woff2?url";
import inter600 from "../fonts/inter-600.woff2?url";
import inter700 from "../fonts/inter-700.woff2?url";
import sourceSerif400 from "../fonts/source-serif-400.woff2?url";
import sourceSerif400Italic from "../fonts/source-serif-400-italic.woff2?url";
import sourceSerif600 from "../fonts/source-serif-600.woff2?url";
import { FONT_FACES, fontFaceRule } from "./font-faces.ts";

/** Where the bundler put each font file. */
const URLS: Record<string, string> = {
  "inter-400": inter400,
  "inter-500": inter500,
  "inter-600": inter600,
  "inter-700": inter700,
  "source-serif-400": sourceSerif400,
  "source-serif-400-italic": sourceSerif400Italic,
  "source-serif-600": sourceSerif600,
};

const fetched = new Map<Template, Promise<string>>();

/**
 * The @font-face rules of a template, with the fonts inside. For an app built with Vite; fetched once. Inside,
 * because a sandboxed frame has no origin to which the server would give a font.
 */
export function fetchFontCss(template: Template): Promise<string> {
  const known = fetched.get(template);
  if (known) return known;
  const css = Promise.all(
    FONT_FACES[template].map(async (face) => fontFaceRule(face, await fetchBase64(URLS[face.name]))),
  ).then((rules) => rules.join("\n"));
  fetched.set(template, css);
  // A failed fetch is not kept: the next call tries again.
  css.catch(() => fetched.delete(template));
  return css;
}

async function fetchBase64(url: string | undefined): Promise<string> {
  if (!url) throw new Error("A font of this template has no URL");
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
