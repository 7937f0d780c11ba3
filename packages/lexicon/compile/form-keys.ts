import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { turkish } from "@terzi/language/tr/turkish";

/** The words of a name as matching meets them in English. */
export const englishKeys = (form: string): string[] => wordKeys(form).map(rootOf);
/** The same in Turkish. */
export const turkishKeys = (form: string): string[] => wordKeys(form).map((key) => turkish.stem(key));
