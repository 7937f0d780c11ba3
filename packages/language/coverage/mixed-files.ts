import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LANGUAGE_MODULES } from "../src/languages.ts";
import { PACKAGES_DIR } from "./copied-packages.ts";

/** The packages that read or write texts of people. Their folders of languages, and generated files, aside. */
const READERS = ["cv-import", "tailoring"];
const AT_HOME = /\/languages\/[a-z]{2}\/|\.gen\.ts$/;

export const withoutComments = (source: string): string =>
  source.replace(/\/\*.*?\*\/|(?<![:"'`\\])\/\/[^\n]*/gs, "");

/** The sources of the readers outside of the languages' folders. */
export const sourcesOutside = (): string[] =>
  READERS.flatMap((name) => {
    const folder = join(PACKAGES_DIR, name, "src");
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path))
      .filter((path) => path.endsWith(".ts") && !AT_HOME.test(path))
      .map((path) => join("packages", relative(PACKAGES_DIR, path)));
  });

/**
 * Files outside of the languages' folders whose code has letters of one language alone: what they look for in it, no
 * other language has yet, and the compiler can't tell.
 */
export function mixedFiles(): string[] {
  const letters = new RegExp(`[${LANGUAGE_MODULES.map(({ ownLetters }) => ownLetters).join("")}]`);
  return sourcesOutside().filter((path) =>
    letters.test(withoutComments(readFileSync(join(PACKAGES_DIR, "..", path), "utf8"))),
  );
}
