import { isLanguage, type Language } from "@terzi/contracts/languages";
import { preferredLanguage } from "@terzi/contracts/preferred-language";

/** A cookie, so that the server too can answer a visitor in the language chosen. */
const COOKIE = "terzi_language";
const YEAR_S = 365 * 24 * 60 * 60;

/** The language for somebody who is not signed in: the address's, else the one chosen here before, else the browser's. */
export function visitorLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get("lang");
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  if (isLanguage(asked)) keepVisitorLanguage(asked);
  for (const language of [asked, kept]) if (isLanguage(language)) return language;
  return preferredLanguage(navigator.language);
}

export function keepVisitorLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and CookieStore is not everywhere
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
