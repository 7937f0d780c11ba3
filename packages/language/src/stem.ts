import type { Language } from "@terzi/contracts/languages";
import { languageModule } from "./languages.ts";

/**
 * A light stem of a folded word (a token's key), by the rules of one language: endings go, the word's meaning stays.
 * Numbers and names with signs (c++, node.js) stay whole. Only stems of the same language may be compared.
 */
export const stem = (key: string, language: Language): string => languageModule(language).stem(key);
