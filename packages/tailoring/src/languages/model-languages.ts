import type { Language } from "@terzi/contracts/language";
import { englishModel } from "./en/model.ts";
import type { ModelLanguage } from "./model-language.ts";
import { turkishModel } from "./tr/model.ts";

const LANGUAGES: Record<Language, ModelLanguage> = { en: englishModel, tr: turkishModel };

export const modelLanguage = (id: Language): ModelLanguage => LANGUAGES[id];
