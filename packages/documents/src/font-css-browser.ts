import type { Design, FontPair, Template } from "@terzi/contracts/design";
import inter400 from "../fonts/inter-400.woff2?url";
import inter500 from "../fonts/inter-500.woff2?url";
import inter600 from "../fonts/inter-600.woff2?url";
import inter700 from "../fonts/inter-700.woff2?url";
import lora600 from "../fonts/lora-600.woff2?url";
import plex400 from "../fonts/plex-400.woff2?url";
import plex400Italic from "../fonts/plex-400-italic.woff2?url";
import plex600 from "../fonts/plex-600.woff2?url";
import sourceSans400 from "../fonts/source-sans-400.woff2?url";
import sourceSans400Italic from "../fonts/source-sans-400-italic.woff2?url";
import sourceSans600 from "../fonts/source-sans-600.woff2?url";
import sourceSerif400 from "../fonts/source-serif-400.woff2?url";
import sourceSerif400Italic from "../fonts/source-serif-400-italic.woff2?url";
import sourceSerif600 from "../fonts/source-serif-600.woff2?url";
import { fontPairOf } from "./chosen-design.ts";
import { FONT_FACES, fontFaceRule } from "./font-faces.ts";

/** Where the bundler put each font file. */
const URLS: Record<string, string> = {
  "inter-400": inter400,
  "inter-500": inter500,
  "inter-600": inter600,
  "inter-700": inter700,
  "lora-600": lora600,
  "plex-400": plex400,
  "plex-400-italic": plex400Italic,
  "plex-600": plex600,
  "source-sans-400": sourceSans400,
  "source-sans-400-italic": sourceSans400Italic,
  "source-sans-600": sourceSans600,
  "source-serif-400": sourceSerif400,
  "source-serif-400-italic": sourceSerif400Italic,
  "source-serif-600": sourceSerif600,
};

const fetched = new Map<FontPair, Promise<string>>();

/**
 * The @font-face rules of a template, or of its design, with the fonts embedded. For an app built with Vite; fetched
 * once. Embedded because a sandboxed frame has no origin to which the server would serve a font.
 */
export function fetchFontCss(template: Template, design?: Design | null): Promise<string> {
  const pair = fontPairOf({ template, design });
  const known = fetched.get(pair);
  if (known) return known;
  const css = Promise.all(
    FONT_FACES[pair].map(async (face) => fontFaceRule(face, await fetchBase64(URLS[face.name]))),
  ).then((rules) => rules.join("\n"));
  fetched.set(pair, css);
  // A failed fetch is not kept: the next call tries again.
  css.catch(() => fetched.delete(pair));
  return css;
}

async function fetchBase64(url: string | undefined): Promise<string> {
  if (!url) throw new Error("A font of this template has no URL");
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
