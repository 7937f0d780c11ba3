import type { LanguageModule } from "./language-module.ts";
import { LANGUAGE_MODULES } from "./languages.ts";

const OWN = new Map(
  LANGUAGE_MODULES.map((module) => [module, module.ownLetters ? new RegExp(`[${module.ownLetters}]`) : null]),
);
const FOREIGN = new RegExp(`[${LANGUAGE_MODULES.map(({ ownLetters }) => ownLetters).join("")}]`);

/** Whether a text's letters show how its Turkish or similar words are typed: with marks or without. */
export const hasOwnLetter = (text: string, module: LanguageModule): boolean =>
  OWN.get(module)?.test(text) ?? false;

/** Whether a text has letters that no English word has. */
export const hasForeignLetter = (text: string): boolean => FOREIGN.test(text);
