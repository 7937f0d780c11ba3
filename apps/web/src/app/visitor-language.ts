import type { Language } from "@terzi/contracts/language";
import { preferredLanguage } from "@terzi/contracts/preferred-language";

const KEY = "terzi-language";

/** The language for somebody who is not signed in: the one chosen here before, else the browser's. */
export function visitorLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === "en" || kept === "tr") return kept;
  } catch {
    // Without storage the browser decides.
  }
  return preferredLanguage(navigator.language);
}

export function keepVisitorLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}
