import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@terzi/contracts/language";
import { languageModule } from "@terzi/language/languages";

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

const MODULE = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * The shell with its styles inlined, so that a page is drawn from its first answer, and without its code, whose
 * addresses come separately. Addresses in the styles are relative to the original files, which are all in `/assets`.
 */
export async function quickenShell(
  built: string,
  dist: string,
): Promise<{ shell: string; code: string; along: string[] }> {
  const addresses = (pattern: RegExp) => [...built.matchAll(pattern)].map(([, address]) => address ?? "");
  const [code = ""] = addresses(MODULE);
  const styles = await readStyles(dist, addresses(STYLESHEET));
  const shell = built
    .replace(STYLESHEET, "")
    .replace(MODULE, "")
    .replace(PRELOAD, "")
    .replace("</head>", () => `  ${styles}\n  </head>`);
  return { shell, code, along: addresses(PRELOAD) };
}

/** Beyond this size a style sheet is worth a request of its own, and being kept: that of all Mantine parts is ten times it. */
const MAX_INLINE_BYTES = 24 * 1024;

/** The styles of a page: small ones inlined, large ones linked. */
export async function styleLinks(dist: string, files: string[]): Promise<string> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  const isSmall = (_: string, index: number) => (sizes[index] ?? 0) <= MAX_INLINE_BYTES;
  const large = files.filter((file, index) => !isSmall(file, index));
  return [
    ...large.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    await readStyles(dist, files.filter(isSmall)),
  ].join("\n    ");
}

async function readStyles(dist: string, files: string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), "utf8")));
  return `<style>${sheets.join("").replaceAll("</", "<\\/").replaceAll("url(./", "url(/assets/")}</style>`;
}

/** Starts the page's code, and preloads what it needs, once everything visible is there. */
export const beginLink = (code: string, along: string[]): string =>
  `<script src="/begin.js" async data-code="${code}" data-along="${along.join(" ")}"></script>`;

/**
 * Fonts of a page's first lines, preloaded with its first answer; a language with its own letters needs a second file
 * of each.
 */
export async function fontLinks(dist: string, language: Language): Promise<string> {
  const subsets = languageModule(language).ownLetters ? "latin|latin-ext" : "latin";
  const wanted = new RegExp(`^(inter-(${subsets})-400|source-serif-4-(${subsets})-600)-normal-.*\\.woff2$`);
  const files = (await readdir(join(dist, "assets"))).filter((file) => wanted.test(file));
  return files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
    .join("\n    ");
}
