import { rootOf } from "@terzi/language/en/word-families";
import type { LanguageModule } from "@terzi/language/language-module";
import { wordKeys } from "@terzi/language/tokens";

/** The words of a name as matching meets them in the default language. */
export const englishKeys = (form: string): string[] => wordKeys(form).map(rootOf);
/** The same in another language. */
export const keysIn =
  ({ stem }: LanguageModule) =>
  (form: string): string[] =>
    wordKeys(form).map((key) => stem(key));
