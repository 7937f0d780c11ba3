import type { Language } from "@terzi/contracts/languages";
import { englishPosting } from "./en/posting.ts";
import type { PostingLanguage } from "./posting-language.ts";
import { turkishPosting } from "./tr/posting.ts";

const LANGUAGES: Record<Language, PostingLanguage> = { en: englishPosting, tr: turkishPosting };

export const postingLanguage = (id: Language): PostingLanguage => LANGUAGES[id];

/** Orders to programs are mostly in it, whatever the posting's language. */
export const LINGUA_FRANCA: PostingLanguage = englishPosting;

export const POSTING_LANGUAGES: readonly PostingLanguage[] = Object.values(LANGUAGES);
