import type { Language } from "@terzi/contracts/language";
import { englishWriting } from "./en/writing.ts";
import { turkishWriting } from "./tr/writing.ts";
import type { WritingLanguage } from "./writing-language.ts";

const LANGUAGES: Record<Language, WritingLanguage> = { en: englishWriting, tr: turkishWriting };

export const writingLanguage = (id: Language): WritingLanguage => LANGUAGES[id];
