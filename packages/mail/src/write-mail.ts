import { render } from "@react-email/render";
import type { Language } from "@terzi/contracts/languages";

import { letterView } from "./letter-view.ts";
import type { Letter, MailContent } from "./mail-content.ts";
import { writeEnglish } from "./texts/english.ts";
import { writeTurkish } from "./texts/turkish.ts";

const LETTERS: Record<Language, (content: MailContent) => Letter> = { en: writeEnglish, tr: writeTurkish };

/** Headings keep their case: the converter's upper case doesn't know Turkish. */
const AS_WRITTEN = ["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } }));

/**
 * A mail in the recipient's language, as HTML and as text from one tree, which escapes what people wrote. `origin`:
 * where links lead, "https://terzi.example".
 */
export async function writeMail(
  content: MailContent,
  options: { language: Language; origin: string },
): Promise<{ subject: string; html: string; text: string }> {
  const letter = LETTERS[options.language](content);
  const view = letterView(letter, options.language, options.origin);
  const [html, text] = await Promise.all([
    render(view),
    render(view, { plainText: true, htmlToTextOptions: { selectors: AS_WRITTEN, wordwrap: false } }),
  ]);
  return { subject: letter.subject, html, text };
}
