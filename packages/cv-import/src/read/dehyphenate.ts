import { foldText } from "./fold-text.ts";
import type { Line } from "./line.ts";
import { wordPattern } from "./words/word-pattern.ts";

/** Puts two lines of one text together. */
export type JoinTexts = (before: string, after: string) => string;

const LAST = /(\p{L}+)[-‐]$/u;
const FIRST = /^\p{Ll}+/u;
const BREAK = /(?<!\p{L})(\p{L}+)[-‐\u00ad]\n(\p{Ll}+)/gu;

/** What is left of a divided word and is none itself. */
const REMAINDER =
  /^(?:(?:op|age)?ments?|[aeit]*tions?|[cz]ations?|sions?|[bdglnrstv]ings?|ings?|(?:[bdgnstv])?ers?|ors?|tors?|[cdgnrst]?ed|[cgst]es|ly|al(?:ly)?|ness|ous|ity|[tr]ies|tures?|[aeo]ls?|[aei]n[ct]es?|[ae]ncy|[ai]bles?|[st]?ives?|[ct]?ial(?:ly)?|t?ics?|cal(?:ly)?|[ts]ional(?:ly)?|at(?:ed|ing|es?|ors?)|i[sz](?:ed|ing|es?)|sis)$/;

/** An address of mail at a line's end, unless its domain is one that everybody knows as whole. */
const OPEN_MAIL =
  /\S@[\p{Ll}\d.-]+(?<!\.(?:com|net|org|edu|gov|info|io|dev|app|me|eu|tr|uk|ie|us|ca|au|de|at|ch|fr|be|nl|es|it|pl|se))$/u;

/** Words that are written with a hyphen before or behind another, whatever that is. */
const BEFORE = new RegExp(`^${wordPattern("word before a hyphen")}$`, "u");
const BEHIND = new RegExp(`^${wordPattern("word behind a hyphen")}$`, "u");

/**
 * How the texts of a document's lines are joined. A hyphen at a line's end may be the word's own ("cloud-" + "native")
 * or only there to fill the line ("manage-" + "ment"): the document's other words tell, then its habit.
 */
export function learnHyphenation(lines: Line[]): JoinTexts {
  const text = lines.map((line) => line.text).join("\n");
  const inner = foldText(text.replace(BREAK, " "));
  const words = new Set(inner.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []);
  const isOwn = (left: string, right: string): boolean | null => {
    const [one, other] = [foldText(left), foldText(right)];
    if (words.has(`${one}-${other}`)) return true;
    if (words.has(one + other) || REMAINDER.test(other)) return false;
    if (BEHIND.test(other) || BEFORE.test(one)) return true;
    return null;
  };
  const breaks = [...text.matchAll(BREAK)];
  // Whoever divides one word divides others; Turkish has hardly any compounds with hyphens.
  const divides =
    /[ğış]/u.test(text) || breaks.some(([, left = "", right = ""]) => isOwn(left, right) === false);
  return (before, after) => {
    // "ada@lanternpost.exampl" above "e": an address has no space, wherever it breaks.
    if (OPEN_MAIL.test(before) && /^[\p{Ll}\d.-]+$/u.test(after)) return before + after;
    if (before.endsWith("\u00ad")) return before.slice(0, -1) + after;
    const isOfTwo = /^(?:and|or|to|ve|veya|ya)(?!\p{L})/u.test(after);
    // "2021-" above "Mar": a date, or a range, that broke behind its hyphen.
    if (/\d[-‐–]$/u.test(before) && /^[\p{L}\d]/u.test(after) && !isOfTwo) return before + after;
    const left = LAST.exec(before)?.[1];
    if (!left || isOfTwo) return `${before} ${after}`;
    const right = FIRST.exec(after)?.[0];
    if (!right) return /^\p{Lu}/u.test(after) ? before + after : `${before} ${after}`;
    return (isOwn(left, right) ?? !divides) ? before + after : before.slice(0, -1) + after;
  };
}
