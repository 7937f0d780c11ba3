import type { Span } from "@terzi/contracts/posting";
import { splitSentences } from "@terzi/language/sentences";
import { isMadeOfHeadingWords } from "./heading-words.ts";

/** Lines and sentences that a program writes or reads: code, logs, settings, lists of results. */

/** Lines of programs, and what goes with them on the line. */
const CODE_LINE = new RegExp(
  [
    // "aday": {"CATIA": true
    String.raw`["']\p{L}[\w\p{L}]*["']\s*:\s*[[{"'\d]`,
    // stage=screening result=PASS; candidate.score = 100; set_fit(100)
    String.raw`\b[\w.]+=\S+.*\s[\w.]+=\S+`,
    String.raw`\b[a-z]+(?:[._][a-z_]+)+(?: ?\+?= ?|\()`,
    String.raw`^\s*(?:def|function|const|let|var|if|for|while|rule|return)\b.*(?:[{;:)\]]\s*$|[=!]=|=>|\(.*[(["'])`,
    String.raw`^\s*[a-z_][\w.]*\s*=\s*(?:true|false|null|["'\d[{])`,
    String.raw`^\s*return -?[\w.]+;?\s*$`,
    String.raw`\b(?:UPDATE|INSERT INTO|DELETE FROM|SELECT)\b.*\b(?:SET|VALUES|WHERE|FROM)\b`,
    // addSkill([…]); a comment of code.
    String.raw`\b[a-z]+[A-Z]\w*\(`,
    String.raw`^\s*(?:\/\/|#) ?[a-z][\w ()-]{2,30}: \S`,
    String.raw`^\s*(?:PASS|OK)\s+\S`,
    // What a patch adds and takes away.
    String.raw`^\s*[+-] ?(?:skills|years|score|match|certificates|certifications|titles?) ?: \S`,
    // =IF(A1="x";"write …";""), a formula with what it is given
    String.raw`^\W{0,4}[=@]\p{Lu}[\p{Lu}.]+\(.*[^()\s].*[),;]`,
    String.raw`^\W*(?:assert\b.*(?:["'[(]|\bin\b|==).*\w\.\w|assert\b.*==|(?:assert|expect|require|test|describe)\([^()]*["'.])`,
    String.raw`^\W*(?:git|curl|wget|sudo|echo|npm|pip)\b.* (?:--?\w+|["'])`,
    // export SKILLS="…"; "assistant" = "manager"
    String.raw`(?:^\s*export |\b[A-Z]+_)[A-Z_]+=\S|["”] ?[=→] ?["“]`,
    String.raw`\w \|= ?\S|\{ ?return\b|^\W*@[A-Z]\w+ (?:public|private|protected)\b`,
    String.raw`(?<![\w/])s/[^/\s]+/[^/\s]*/g\b`,
    // "- if (cv.has("…")) { fit.score = 3; }"; missing: opera_makeup, mandarin_c1
    String.raw`\b(?:if|for|while|switch) ?\([^\n]*[.=!<>"'][^\n]*\) ?\{`,
    String.raw`\b[a-z]{3,}_[a-z_]{2,}\b.*\b[a-z]{3,}_[a-z\d_]{2,}\b`,
    // Metadata | visibility: low | audience: engines | threshold: none
    String.raw`(?:\|\s*\p{Ll}[\p{L} ]{1,20}: [^|\n]{1,60}){3}`,
    // 00:12 she plans forty lorries 00:19 she speaks German 00:31 hire her
    String.raw`(?:\b\d\d:\d\d \p{Ll}[^\d\n]{5,80}){3}`,
    // What a program was told at its prompt, and said.
    String.raw`^\s*(?:>>>|\$ [a-z]+ |C:\\>)\s*\S`,
    // A Dockerfile's ENTRYPOINT ["…"]
    String.raw`^\s*[A-Z]{3,} ?\[["']`,
    // LaTeX
    String.raw`\\[a-z]+\*?\{`,
    // X-Match: 100
    String.raw`^\W*X-[A-Z][A-Za-z-]+: \S`,
    // A time and what happened then.
    String.raw`^\W*\d{4}-\d\d-\d\d[T ]\d\d:\d\d`,
    // A comment of code by itself: /* ats.config */
    String.raw`^\s*\/\*.*\*\/\s*$`,
    // A line of a CV: years first.
    String.raw`^\W*(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|\p{L}+) ?\|`,
  ].join("|"),
  "u",
);

/** Something is checked off behind its name: in lists of what is asked the mark stands before it. */
const CHECKED_OFF = /\p{L}[^✔✓☑✅\n]*[✔✓☑✅][^✔✓☑✅\n]*[✔✓☑✅]\s*(?:$|[(.;|]|\p{Lu}\p{Ll}+:)/mu;

const CHECK = /[✔✓☑✅]/u;

/** In words: names are checked off; what is asked in phrases may have its marks behind it too. */
const LONGEST_CHECKED = 4;
const areNames = (text: string): boolean => {
  const pieces = text.split(/[✔✓☑✅]/u).filter((piece) => /\p{L}/u.test(piece));
  // "You bring ✅ Excel ✅ SAP": the first mark stands behind a heading, the others before what is asked.
  if (pieces[0] && isMadeOfHeadingWords(pieces[0])) return false;
  return (text.match(/[^\s✔✓☑✅]+/gu)?.length ?? 0) <= LONGEST_CHECKED * pieces.length;
};

const FULL_MARKS = /(?<!\d)(?!7\/7|24\/24)(\d{1,3}) ?\/ ?\1(?!\d)/gu;

/** "ACCA: exempt. Payroll: exempt. VAT: exempt." */
const SAME_RESULT = /(?:[:=|]|\s[—–]\s) ?(\p{L}+)\b(?:[^\n]*(?:[:=|]|\s[—–]\s) ?\1\b){2}/u;

/** "Azure ok | AKS ok | C# ok": answers, where a list of what is asked has none. */
const ANSWER =
  /\b(?:ok|yes|true|met|pass(?:ed)?|done|held|shown|proven|satisfied|expert|covered|evet|var|tamam|uygun|mevcut|uzman)\b\s*(?:[|;,)/.]|$)/giu;
const LEAST_ANSWERS = 3;
const AFFIRMED = /[,:–-] (?:yes|evet|done|tamam|held|var|shown|mevcut)[.;!]/giu;

/** "Google Ads = 5, SEO = 5, overall = A+": marks, one after the other. */
const MARKS = /(?:\p{L}[^=,;\n]{1,40}= ?(?:\d{1,3}|[A-F][+-]?)\s*(?:[,;.|]\s*|$)){3}/u;

/** Boxes that somebody ticked already. */
const TICKED = /(?:\[x\][^\n]{0,80}){3}/iu;

/** "w r i t e", "s·a·y": words spelt letter by letter, so that only a program that joins them reads them. */
const SPELT_OUT = new RegExp(
  [
    String.raw`(?:(?<![\p{L}\p{N}.·_-])\p{Ll}(?:[ ·_.-]\p{Ll}){2,}(?![\p{L}\p{N}]).*){2}`,
    String.raw`(?<![\p{L}\p{N}])\p{Ll}(?:[ ·_.-]+\p{Ll}){7,}(?![\p{L}\p{N}])`,
  ].join("|"),
  "u",
);

/** "7, 9, 22, 5, 8, 21": numbers that stand for letters. */
const CIPHER = /^\W*\d{1,3}(?:[\s,;.-]+\d{1,3}){5,}\W*$/u;

const isProgram = (text: string): boolean =>
  SPELT_OUT.test(text) ||
  CIPHER.test(text) ||
  TICKED.test(text) ||
  (text.includes("=") && MARKS.test(text)) ||
  (!/https?:|www\./i.test(text) && (CODE_LINE.test(text) || SAME_RESULT.test(text))) ||
  (CHECK.test(text) && /^[^•\-–*✔✓☑✅]*\p{L}/u.test(text) && CHECKED_OFF.test(text) && areNames(text)) ||
  (text.match(ANSWER)?.length ?? 0) >= LEAST_ANSWERS ||
  (text.match(FULL_MARKS)?.length ?? 0) > 1;

/** In letters. Of more than such a sentence only what looks like a program is taken. */
const LONG = 280;
/** So far on, code stands behind what is none. */
const LATE = 100;

/** "Knows GVP, yes. Speaks French, yes.": a sheet that somebody answered, a sentence for each question. */
const findAnswered = (posting: string): Span[] =>
  [...posting.matchAll(/[^\n]+/gu)]
    .filter(([line]) => line.length <= LONG && (line.match(AFFIRMED)?.length ?? 0) >= LEAST_ANSWERS)
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));

/** Sentences and lines that are a program's, unordered. */
export const findProgramLines = (posting: string): Span[] => [
  ...findAnswered(posting),
  ...findSentences(posting),
];

const findSentences = (posting: string): Span[] =>
  splitSentences(posting).flatMap(({ start, end }) => {
    const sentence = posting.slice(start, end);
    if (sentence.length <= LONG) {
      const code = CODE_LINE.exec(sentence)?.index ?? 0;
      return isProgram(sentence) ? [{ start: code > LATE ? start + code : start, end }] : [];
    }
    return [...sentence.matchAll(WINDOW)].flatMap(({ 0: window, index }) => {
      const code = CODE_LINE.exec(window);
      const from = start + index + (code?.index ?? 0);
      return code ? [{ start: from, end: from + code[0].length }] : [];
    });
  });

/** A part of a long sentence, so that its length costs no more than its parts. */
const WINDOW = /[^\n]{1,280}/gu;
