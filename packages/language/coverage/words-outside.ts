import { globSync, readFileSync } from "node:fs";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@terzi/contracts/languages";
import { join } from "node:path";
import { foldAscii } from "../src/normalise.ts";
import { PACKAGES_DIR } from "./copied-packages.ts";
import { sourcesOutside, withoutComments } from "./mixed-files.ts";

const LITERAL = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*/g;
const SHORTEST = 3;

const wordsIn = (text: string): string[] =>
  foldAscii(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST);

/** The words of a language's tables in the lexicon, whose second column has the forms. */
const wordsOf = (language: string): Set<string> =>
  new Set(
    globSync(`lexicon/${language}/*.tsv`, { cwd: PACKAGES_DIR })
      .flatMap((path) => readFileSync(join(PACKAGES_DIR, path), "utf8").split("\n").slice(1))
      .flatMap((line) => wordsIn(line.split("\t")[1] ?? "")),
  );

/**
 * Words of a language other than the default one in texts and patterns of code outside of the languages' folders, by
 * file: what the lexicon has in that language and not in the default one. Letters without marks hide them from
 * `mixedFiles`.
 */
export function wordsOutside(): Map<string, string[]> {
  const ofDefault = wordsOf(DEFAULT_LANGUAGE);
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(wordsOf);
  const isForeign = (word: string): boolean =>
    !ofDefault.has(word) && others.some((words) => words.has(word));
  const found = sourcesOutside().map((path): [string, string[]] => {
    const code = withoutComments(readFileSync(join(PACKAGES_DIR, "..", path), "utf8")).replace(
      /^import .*$/gm,
      "",
    );
    const literals = [...code.matchAll(LITERAL)].map(([text]) =>
      text.replace(/\$\{[^}]*\}|\\./g, " ").replace(/\p{Lu}\p{L}*/gu, " "),
    );
    return [path, [...new Set(literals.flatMap(wordsIn))].filter(isForeign)];
  });
  return new Map(found.filter(([, words]) => words.length > 0));
}
