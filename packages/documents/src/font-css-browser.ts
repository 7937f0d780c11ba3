import inter400 from "@fontsource/inter/files/inter-latin-400-normal.woff2?url";
import inter500 from "@fontsource/inter/files/inter-latin-500-normal.woff2?url";
import inter600 from "@fontsource/inter/files/inter-latin-600-normal.woff2?url";
import inter700 from "@fontsource/inter/files/inter-latin-700-normal.woff2?url";
import interExt400 from "@fontsource/inter/files/inter-latin-ext-400-normal.woff2?url";
import interExt500 from "@fontsource/inter/files/inter-latin-ext-500-normal.woff2?url";
import interExt600 from "@fontsource/inter/files/inter-latin-ext-600-normal.woff2?url";
import interExt700 from "@fontsource/inter/files/inter-latin-ext-700-normal.woff2?url";
import sourceSerif4400Italic from "@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?url";
import sourceSerif4400 from "@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url";
import sourceSerif4600 from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import sourceSerif4Ext400Italic from "@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff2?url";
import sourceSerif4Ext400 from "@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2?url";
import sourceSerif4Ext600 from "@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2?url";
import type { Template } from "@terzi/contracts/cv";
import { FONT_FACES, fontDataUrl, fontFaceRule } from "./font-faces.ts";

/** Where the bundler put each file of `FONT_FACES`. */
const URLS: Record<string, string> = {
  "@fontsource/inter/files/inter-latin-400-normal.woff2": inter400,
  "@fontsource/inter/files/inter-latin-ext-400-normal.woff2": interExt400,
  "@fontsource/inter/files/inter-latin-500-normal.woff2": inter500,
  "@fontsource/inter/files/inter-latin-ext-500-normal.woff2": interExt500,
  "@fontsource/inter/files/inter-latin-600-normal.woff2": inter600,
  "@fontsource/inter/files/inter-latin-ext-600-normal.woff2": interExt600,
  "@fontsource/inter/files/inter-latin-700-normal.woff2": inter700,
  "@fontsource/inter/files/inter-latin-ext-700-normal.woff2": interExt700,
  "@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2": sourceSerif4400,
  "@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2": sourceSerif4Ext400,
  "@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2": sourceSerif4400Italic,
  "@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff2": sourceSerif4Ext400Italic,
  "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2": sourceSerif4600,
  "@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2": sourceSerif4Ext600,
};

const fetched = new Map<Template, Promise<string>>();

/**
 * The @font-face rules of a template with the fonts inside as data: URLs, for a browser app built with Vite.
 * Fetched once. Data URLs, because a sandboxed frame has no origin that a font server would answer.
 */
export function fetchFontCss(template: Template): Promise<string> {
  const css = fetched.get(template) ?? fetchFaces(template);
  fetched.set(template, css);
  // A failed fetch is not kept: the next call tries again.
  css.catch(() => fetched.delete(template));
  return css;
}

async function fetchFaces(template: Template): Promise<string> {
  const rules = await Promise.all(
    FONT_FACES[template].map(async (face) => {
      const url = URLS[face.file];
      if (!url) throw new Error(`No URL for ${face.file}`);
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return fontFaceRule(face, fontDataUrl(toBase64(await answer.arrayBuffer())));
    }),
  );
  return rules.join("\n");
}

const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
