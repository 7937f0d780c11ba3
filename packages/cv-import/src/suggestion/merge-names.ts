import type { Skills } from "@terzi/contracts/career";
import { foldText } from "../read/fold-text.ts";

const key = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();

/** Both lists, each name once. */
export function mergeNames(ruled: string[], named: string[]): string[] {
  const seen = new Set<string>();
  return [...ruled, ...named].filter((name) => {
    const isNew = !seen.has(key(name));
    seen.add(key(name));
    return isNew;
  });
}

/** Skills of both sides, each in one list; where the two disagree about the list, the suggestion wins. */
export function mergeSkills(ruled: Skills, named: Skills, elsewhere: string[]): Skills {
  const without = (list: string[], others: string[]) => {
    const known = new Set(others.map(key));
    return list.filter((name) => !known.has(key(name)));
  };
  const languages = named.languages.map(({ language }) => language);
  const notSkills = [...languages, ...elsewhere];
  const known = new Set(ruled.languages.map(({ language }) => key(language)));
  return {
    technical: mergeNames(without(ruled.technical, [...named.soft, ...notSkills]), named.technical),
    soft: mergeNames(without(ruled.soft, [...named.technical, ...notSkills]), named.soft),
    languages: [...ruled.languages, ...named.languages.filter(({ language }) => !known.has(key(language)))],
  };
}
