import type { Language } from "@terzi/contracts/languages";
import { englishTitles } from "./en/title-words.ts";
import type { TitleWords } from "./title-words.ts";
import { turkishTitles } from "./tr/title-words.ts";

const TITLES: Record<Language, TitleWords> = { en: englishTitles, tr: turkishTitles };

export const titleWords = (id: Language): TitleWords => TITLES[id];
