import type { Span } from "@terzi/contracts/posting";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { findElements } from "./elements.ts";

/** Markup that a page or program reads and nobody sees, with its contents. */

const SPEAKER = postingPattern("programSpeaker");

const MARK_UP: readonly RegExp[] = [
  // An unclosed one ends with its line: what follows is the posting.
  /<!--[^\n]*?-->[^\n]*<!--[^\n]*?-->/gu,
  /<!--(?:[\s\S]*?-->|[^\n]*)/gu,
  /<!\[CDATA\[(?:[\s\S]*?\]\]>|[^\n]*)/gu,
  /\/\*[^\n]{0,400}?\*\//gu,
  /```(?:[\s\S]*?```|[^\n]*)/gu,
  /^\[[^\]\n]*\]:\s*#.*$/gmu,
  /!\[[^\]\n]*\]\([^)\n]*\)/gu,
  /^@@ [^\n]*(?:\n[+-][^\n]*)*/gmu,
  /^--- ?\S[^\n]*\n\+\+\+ [^\n]*(?:\n[-+@ ][^\n]*)*/gmu,
  // "level": "lead", "years": 9, …: pairs of an object whose beginning or end is lacking.
  /(?:["'][\w -]{1,40}["']\s?:\s?(?:"[^"\n]*"|'[^'\n]*'|\d+|true|false|null)(?:[,}\]{[]|[^\S\n])*){2,}/gu,
  // "Senior Buyer" = Chief Procurement Officer; …: what words shall stand for, with the label above or before them.
  /(?:(?<=^|\n)[^\n.;:"“]{1,80}:\s?)?(?:["“][^"”\n]{1,60}["”]\s?=\s?[^;\n"“]{1,80}(?:;\s?|$)){2,}/gmu,
  // What chat markers enclose, and the markers of turns.
  /<\|[^|\n]*\|>[\s\S]*<\|[^|\n]*\|>/gu,
  /<\|[^|\n]*\|>/gu,
  /\[INST\](?:[\s\S]*?\[\/INST\]|[^\n]*)/giu,
  /<<SYS>>(?:[\s\S]*?<<\/SYS>>|[^\n]*)/giu,
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gu,
  /&lt;\/?[a-z](?:[^&]|&(?!gt;|lt;))*&gt;/giu,
  // What somebody said of a product or a person.
  /^[^\p{L}\n]*[★⭐]{4,}[^\n]*["“«][^\n]*$/gmu,
  // Settings between lines of dashes.
  /^---\s*\n(?:[\w .-]+:.*\n)+---\s*$/gmu,
  // What is between two decorated lines, the first of which mentions orders.
  /^[#=-]{2,}[^\n#=]*\b(?:instructions?|override|system|prompt|agents?|ai|candidate profile|end of (?:ad|posting|job)|talimat\p{L}*|sistem|aday profil\p{L}*|ilan sonu)(?!\p{L})[^\n#=]*[#=-]{2,}(?:[^\n]*\S[^\n]*|[^\S\n]*(?:(?:\n(?![#=-]{2,})[^\n]+){1,9}\n[#=-]{2,}[^\n]*|(?:\n(?![#=-]{2,})[^\n]+){0,4}))/gimu,
  // "### SYSTEM: …" behind an item, up to the end of its line.
  new RegExp(
    String.raw`(?:#{2,}|>{2,}|<{2,}|\*{3,}|={3,})\s*(?:${SPEAKER})(?: (?:${postingPattern("programNote")}))?\s*[:>\]*=][^\n]*`,
    "gu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${SPEAKER})> [^\n]*`, "gu"),
  // "[image: a smiling nurse]": what a page says where a picture stood.
  new RegExp(String.raw`\[\s*(?:${postingPattern("picture")})\s*[:–—-][^\]\n]*\]`, "giu"),
  // Objects as programs write them, and templates.
  /[[{]\s*[[{]?\s*["'][\w -]+["']\s*:[\s\S]*?\}(?:\s*[\]}])*(?:\s*,\s*["'{[][^\n}]*\}(?:\s*[\]}])*)*/gu,
  /(?:[\p{L}_][\p{L}\d_]{0,40}\s?[:=] ?)?\{\s*[\p{L}_][\p{L}\d_]{0,40} ?: ?[^{}\n]{0,300}(?:\{[^{}\n]{0,300}\}[^{}\n]{0,300}){0,8}\}/gu,
  /\{\{[^\n]*?\}\}|\{%[^\n]*?%\}|\[\[[^\n]*?\]\]/gu,
];

/** "<CONTACT>", "<COMPANY>": placeholders for personal data that was removed. */
const PLACEHOLDER = /^<\/?[A-Z][A-Z_]*>$/;

/** All such parts, unordered; they may overlap. */
export const findMarkUp = (posting: string): Span[] => [
  ...findElements(posting),
  ...MARK_UP.flatMap((pattern) =>
    [...posting.matchAll(pattern)].flatMap(({ 0: text, index }) =>
      PLACEHOLDER.test(text) ? [] : [{ start: index, end: index + text.length }],
    ),
  ),
];
