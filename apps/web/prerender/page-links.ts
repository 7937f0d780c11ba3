import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@terzi/contracts/language";
import { languageModule } from "@terzi/language/languages";

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * The shell with its styles inside, so that a page is drawn from its first answer, and with its code asked for
 * after what is seen. Addresses in the styles are relative to the files that they came from: all lie in `/assets`.
 */
export async function quickenShell(shell: string, dist: string): Promise<string> {
  const files = [...shell.matchAll(STYLESHEET)].map(([, file]) => file ?? "");
  const styles = await readStyles(dist, files);
  return shell
    .replace(STYLESHEET, "")
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace("</head>", () => `  ${styles}\n  </head>`);
}

/** Beyond this size a style sheet is worth a request of its own, and being kept: that of all Mantine parts is ten times it. */
const MAX_INLINE_BYTES = 24 * 1024;

/** The styles of a page: what is small stands in it, what is large is linked. */
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

export const preloadLinks = (scripts: string[]): string =>
  scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join("\n    ");

/** The fonts of a page's first lines, asked for with its first answer; a language with letters of its own needs a second file of each. */
export async function fontLinks(dist: string, language: Language): Promise<string> {
  const subsets = languageModule(language).ownLetters ? "latin|latin-ext" : "latin";
  const wanted = new RegExp(`^(inter-(${subsets})-400|source-serif-4-(${subsets})-600)-normal-.*\\.woff2$`);
  const files = (await readdir(join(dist, "assets"))).filter((file) => wanted.test(file));
  return files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
    .join("\n    ");
}
