import type { Page } from "puppeteer-core";

/** Where words stand that no element's text holds: names for screen readers, titles, hints in empty fields. */
const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt"];

/** What is rightly the same in both languages: names, codes, and what the people of a filled account wrote. */
const OWN_WORDS = new Set([
  ...["Terzi", "EN", "Bonus", "# MB"],
  ...["cv_cost", "model_tokens_per_cv", "previews_per_day", "previews_per_hour"],
  ...[
    "admin_passkey",
    "application_cost",
    "gap_cost",
    "interview_cost",
    "letter_cost",
    "share_cost",
    "twin_cost",
  ],
  ...["Starter", "Professional", "Career", "Ada", "Boss", "Işıl Güneş"],
  ...["Backend Engineer", "Göztepe Bilişim A.Ş.", "Analytical Engines Ltd"],
  ...["Universities", "Do you have prices for universities?"],
  ...["No page numbers", "The PDF of my CV has no page numbers.", "It has two pages."],
]);

/**
 * Every text of the page in its own piece, spoken or shown, and the document's title; digits as `#`, so that time
 * passing makes no difference. Left out: what is marked as being in another language, the values of fields, and
 * addresses and ids, which have none.
 */
export const readWords = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest("[lang]") !== document.documentElement) continue;
      if (element.closest("script, style, noscript, textarea[aria-hidden]")) continue;
      if (node instanceof Element) for (const name of attributes) found.push(node.getAttribute(name) ?? "");
      else found.push(node.nodeValue ?? "");
    }
    const words = found.map((text) => text.trim().replace(/\d+/g, "#"));
    return [...new Set(words)].filter((text) => /\p{L}/u.test(text) && !/@|^[#a-f-]+$/.test(text));
  }, ATTRIBUTES);

/** Texts of a Turkish page that its English twin has too, though they are nobody's own words. */
export const listUntranslated = (english: string[], turkish: string[]): string[] =>
  turkish.filter((text) => english.includes(text) && !OWN_WORDS.has(text));
