import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@terzi/contracts/languages";
import { loadTexts, type Namespace, type Texts } from "@terzi/i18n/load-texts";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "basics";
    resources: Texts;
  }
}

const asLanguage = (text: string): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE);

/** Starts i18next: each namespace is fetched when the first page needs it, in the language shown. */
export const startTexts = (language: Language): Promise<unknown> =>
  i18next
    .use({
      type: "backend",
      read: (language: string, namespace: string) => loadTexts(asLanguage(language), namespace as Namespace), // i18next asks for our namespaces only
    })
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: ["basics"],
      defaultNS: "basics",
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });

/** The language of the interface now. */
export const shownLanguage = (): Language => asLanguage(i18next.language);

/** Switches every text on the page, and what the page says of itself to screen readers. */
export async function showLanguage(language: Language): Promise<void> {
  if (typeof document !== "undefined") document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/** Fetches the texts that a page needs, so that it appears at once when its code has arrived. */
export const needTexts = async (...namespaces: Namespace[]): Promise<void> => {
  await i18next.loadNamespaces(namespaces);
};
