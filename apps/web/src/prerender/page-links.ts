import { readFile } from "node:fs/promises";
import { join } from "node:path";

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

export async function readStyles(dist: string, files: string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), "utf8")));
  return `<style>${sheets.join("").replaceAll("</", "<\\/").replaceAll("url(./", "url(/assets/")}</style>`;
}

export const preloadLinks = (scripts: string[]): string =>
  scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join("\n    ");
