import type { Span } from "@terzi/contracts/posting";
import { LANGUAGE_MODULES } from "./languages.ts";

const anyOf = (
  pick: (sentences: (typeof LANGUAGE_MODULES)[number]["sentences"]) => readonly string[],
): string => LANGUAGE_MODULES.flatMap(({ sentences }) => pick(sentences)).join("|");
const OWN_LETTERS = LANGUAGE_MODULES.map(({ ownLetters }) => ownLetters).join("");

/** A full stop after one of these ends no sentence. */
const ABBREVIATED = new RegExp(
  `(?:^|[\\s(])(?:${anyOf(({ abbreviations }) => abbreviations)}|[A-Z${OWN_LETTERS}])$`,
  "i",
);

/** "J.P. Morgan", "T.C. Sağlık Bakanlığı"; after "U.S.", "B.S.", "D.C." or "A.S." a sentence may well be over. */
const INITIALS = /(?:^|[\s(])(?![ABDLMU]\.)\p{Lu}\.\p{Lu}$/u;

/** "… at Voltix Ltd. Skilled in …" are two sentences, "Voltix Ltd. Şti." and "GmbH & Co. KG" are names. */
const COMPANY_FORM = new RegExp(`\\s(?:${anyOf(({ companyForms }) => companyForms)})$`, "iu");
const NEXT_SENTENCE = new RegExp(
  `^\\s+(?!(?:${anyOf(({ companyWords }) => companyWords)})\\b)\\p{Lu}\\p{Ll}`,
  "u",
);

const END = /[.!?…]+["'”’)\]]*(?=\s|$)|[\r\n]+/g;

/** The sentences of a text as trimmed, non-empty spans; a line break always ends one. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  const push = (from: number, to: number) => {
    const raw = text.slice(from, to);
    const start = from + (raw.length - raw.trimStart().length);
    const end = from + raw.trimEnd().length;
    if (end > start) spans.push({ start, end });
  };
  let from = 0;
  for (const match of text.matchAll(END)) {
    const isDot = match[0].startsWith(".");
    const next = text.slice(match.index + match[0].length).match(/^\s*(\S)/)?.[1] ?? "";
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const isCompanyEnd =
      COMPANY_FORM.test(before) && NEXT_SENTENCE.test(text.slice(match.index + match[0].length));
    if (
      isDot &&
      ((ABBREVIATED.test(before) && !isCompanyEnd) || INITIALS.test(before) || /\p{Ll}/u.test(next))
    )
      continue;
    push(from, match.index + match[0].length);
    from = match.index + match[0].length;
  }
  push(from, text.length);
  return spans;
}
