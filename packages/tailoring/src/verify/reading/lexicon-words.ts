import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { ACTIONS } from "../lexicon/actions.ts";
import { ROLES } from "../lexicon/roles.ts";
import { THINGS } from "../lexicon/things.ts";

type Words = Record<Language, string[]>;

/** "hazırla-" as people say it. */
const infinitive = (stem: string): string =>
  stem.replace(/-$/, /[aıou][^aeıioöuü]*-$/.test(stem) ? "mak" : "mek");

const listOf = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "" && !one.endsWith("!"));

/** An English name that tells senses apart ("reception-thing") is no word. */
const isWord = (word: string, at: number): boolean =>
  at > 0 || !/-(?:thing|body|state|kind|word)$/.test(word);

function readWords(lines: string, prefix: string, hasIds: boolean): [id: string, words: Words][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const columns = (line.split(">")[0] ?? "").split("|");
      const [english = "", turkish = ""] = hasIds ? columns.slice(1) : columns;
      const en = listOf(english);
      const id = hasIds ? (columns[0] ?? "").trim() : prefix + foldAscii(en[0] ?? "");
      return [id, { en: en.filter(isWord), tr: listOf(turkish).map(infinitive) }];
    });
}

let known: ReadonlyMap<string, Words> | null = null;

/** The words of a concept as they are written in a language, commonest first; read when first asked for. */
export function wordsNamed(id: string, language: Language): readonly string[] {
  known ??= new Map([
    ...readWords(THINGS, "", false),
    ...readWords(ROLES, "role-", false),
    ...readWords(ACTIONS, "", true),
  ]);
  return known.get(id)?.[language] ?? [];
}
