import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";

/** What a posting's reader never saw as its text: mark-up, programs, records and logs that a program writes or reads. */

const MARK_UP: readonly RegExp[] = [
  /<!--[^\n]*?-->[^\n]*<!--[^\n]*?-->/gu,
  /<!--[\s\S]*?(?:-->|$)/gu,
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/gu,
  /```[\s\S]*?(?:```|$)/gu,
  /^\[[^\]\n]*\]:\s*#.*$/gmu,
  /!\[[^\]\n]*\]\([^)\n]*\)/gu,
  // What a chat's markers enclose, and the markers of its turns.
  /<\|[^|\n]*\|>[\s\S]*<\|[^|\n]*\|>/gu,
  /<\|[^|\n]*\|>/gu,
  /\[INST\][\s\S]*?(?:\[\/INST\]|$)/giu,
  /<<SYS>>[\s\S]*?(?:<<\/SYS>>|$)/giu,
  // An element with whatever is in it: a page's own text comes without its tags when it is copied.
  /<([a-z][\w-]*)\b[^<>]*>[\s\S]*?<\/\1\s*>/giu,
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gu,
  /&lt;\/?([a-z][\w-]*)\b[\s\S]*?&gt;(?:[\s\S]*?&lt;\/\1&gt;)?/giu,
  // What somebody said of a product or a person.
  /^[^\p{L}\n]*[★⭐]{4,}[^\n]*["“«][^\n]*$/gmu,
  // Settings between lines of dashes.
  /^---\s*\n(?:[\w .-]+:.*\n)+---\s*$/gmu,
  // What stands between two loud lines, the first of which speaks of orders.
  /^[#=]{2,}[^\n#=]*\b(?:instructions?|override|system|prompt|agents?|ai|talimat\p{L}*|sistem)\b[^\n#=]*[#=]{2,}[^\n]*(?:\n(?![#=]{2,})[^\n]+)*(?:\n[#=]{2,}[^\n]*)?/gimu,
  // Objects as programs write them, and templates.
  /[[{]\s*[[{]?\s*["'][\w -]+["']\s*:[\s\S]*?\}(?:\s*[\]}])*/gu,
  /([[{])(\w+)[\]}][\s\S]*?\1\/\2[\]}]/gu,
  /\{\{[^\n]*?\}\}|\{%[^\n]*?%\}|\[\[[^\n]*?\]\]/gu,
];

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
    // LaTeX
    String.raw`\\[a-z]+\*?\{`,
    // A time and what happened then.
    String.raw`^\W*\d{4}-\d\d-\d\d[T ]\d\d:\d\d`,
    // A line of a CV: years first.
    String.raw`^\W*(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|\p{L}+) ?\|`,
  ].join("|"),
  "u",
);

/** Something is checked off behind its name: in lists of what is asked the mark stands before it. */
const CHECKED_OFF = /\p{L}[^✔✓☑✅\n]*[✔✓☑✅][^✔✓☑✅\n]*[✔✓☑✅]\s*(?:$|[(.;|]|\p{Lu}\p{Ll}+:)/mu;

const FULL_MARKS = /(?<!\d)(?!7\/7|24\/24)(\d{1,3}) ?\/ ?\1(?!\d)/gu;

/** "ACCA: exempt. Payroll: exempt. VAT: exempt." */
const SAME_RESULT = /[:=|] ?(\p{L}+)\b(?:[^\n]*[:=|] ?\1\b){2}/u;

/** "Azure ok | AKS ok | C# ok": answers, where a list of what is asked has none. */
const ANSWER =
  /\b(?:ok|yes|true|met|pass(?:ed)?|done|held|expert|covered|evet|var|tamam|uygun|uzman)\b\s*(?:[|;,)/]|$)/giu;
const LEAST_ANSWERS = 3;

const isProgramLine = (line: string): boolean =>
  (!/https?:|www\./i.test(line) && (CODE_LINE.test(line) || SAME_RESULT.test(line))) ||
  (/^[^•\-–*✔✓☑✅]*\p{L}/u.test(line) && CHECKED_OFF.test(line)) ||
  (line.match(ANSWER)?.length ?? 0) >= LEAST_ANSWERS ||
  (line.match(FULL_MARKS)?.length ?? 0) > 1;

/** In letters. Of more than such a sentence only what looks like a program is taken. */
const LONG = 280;

const findProgram = (line: string): Span[] =>
  splitSentences(line).flatMap(({ start, end }) => {
    const sentence = line.slice(start, end);
    if (!isProgramLine(sentence)) return [];
    if (sentence.length < LONG) return [{ start, end }];
    const code = CODE_LINE.exec(sentence);
    return code ? [{ start: start + code.index, end: start + code.index + code[0].length }] : [];
  });

/** Turns of a conversation with a program. */
const TURN = /^\s*(?:human|user|assistant|system|ai|bot|kullanıcı|asistan|sistem|yapay zekâ)\s*:/iu;

const FIELD = /^[ \t]*[-*]?[ \t]*["']?([\p{L}_][\p{L}\d_ .&'-]{0,40})["']?[ \t]*:/u;
/** Values without a space behind their commas. */
const VALUES = /^[^,\n]*(?:,(?! )[^,\n]*){2,}$/u;

const isRecordField = (line: string): boolean =>
  FIELD.test(line) && POSTING_LANGUAGES.some(({ orders }) => orders.field.test(foldAscii(line)));

const hasRecordCell = (row: string): boolean =>
  row.split("|").some((cell) => isRecordField(`${cell.trim()}:`));

const isIndented = (line: string | undefined): boolean => /^[ \t]+\S/.test(line ?? "");

/** Where a table of values or a record ends that begins at a line; undefined where none does. */
function recordEnd(lines: string[], from: number): number | undefined {
  const endOf = (isIn: (line: string) => boolean) => {
    const end = lines.findIndex((line, at) => at >= from && !isIn(line));
    return end < 0 ? lines.length : end;
  };
  const values = endOf((line) => VALUES.test(line));
  if (values - from > 2) return values;
  const settings = endOf((line) => /^\[[\w.]+\]\s*$|^\w+ ?= ?\S/.test(line));
  if (settings - from > 1) return settings;
  const rows = endOf((line) => /^\s*\|.*\|\s*$/.test(line));
  if (rows - from > 2 && lines.slice(from, rows).some(hasRecordCell)) return rows;
  const turns = endOf((line) => TURN.test(line));
  if (turns - from > 1) return turns;
  const opensBlock = FIELD.test(lines[from] ?? "") && !isIndented(lines[from]) && isIndented(lines[from + 1]);
  if (!opensBlock && !isRecordField(lines[from] ?? "")) return undefined;
  const fields = endOf((line) => FIELD.test(line) || isIndented(line));
  const last = lines.slice(0, fields).findLastIndex((line, at) => at >= from && isRecordField(line));
  if (last < 0 || (last === from && fields === from + 1)) return undefined;
  const behind = lines.findIndex((line, at) => at > last && !isIndented(line));
  return behind < 0 ? lines.length : behind;
}

function findLines(posting: string): Span[] {
  const lines = posting.split("\n");
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < lines.length; ) {
    const end = recordEnd(lines, at) ?? at + 1;
    const length = lines.slice(at, end).join("\n").length;
    if (end > at + 1) spans.push({ start, end: start + length });
    else
      for (const span of findProgram(lines[at] ?? ""))
        spans.push({ start: start + span.start, end: start + span.end });
    start += length + 1;
    at = end;
  }
  return spans;
}

/** "<CONTACT>", "<COMPANY>": where data of people were left out of a posting. */
const PLACEHOLDER = /^<\/?[A-Z][A-Z_]*>$/;

/** All such parts, in no order; they may overlap. */
export function findMarkUp(posting: string): Span[] {
  const marked = MARK_UP.flatMap((pattern) =>
    [...posting.matchAll(pattern)].flatMap(({ 0: text, index }) =>
      PLACEHOLDER.test(text) ? [] : [{ start: index, end: index + text.length }],
    ),
  );
  return [...marked, ...findLines(posting)];
}
