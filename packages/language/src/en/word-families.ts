import { byWord } from "../by-word.ts";
import { remembered } from "../remembered.ts";

/**
 * Word families of English: "manage", "manager", "managing" and "management" have one root, "organise" and "organize"
 * too. The suffix rules are those of M. F. Porter, "An algorithm for suffix stripping" (1980), with agents in -er and
 * -or, and British spelling, added.
 */

const IRREGULAR = byWord<string>(
  Object.fromEntries(
    `taught teach|led lead|leadership lead|built build|sold sell|sale sell|sales sell|wrote write|written write|ran run|bought buy|made make|kept keep
  |held hold|drove drive|driven drive|spoke speak|spoken speak|grew grow|grown grow|oversaw oversee|overseen oversee
  |people person|children child|men man|women woman|analysis analys|analyses analys|analytics analys|analytical analys
  |analyst analys|analyze analys|thought think|knew know|known know|took take|taken take|gave give|given give|began begin
  |chosen choose|chose choose|drawn draw|drew draw|dealt deal|went go|met meet|spent spend|strategic strategi|strategy strategi
  |strategies strategi|strategically strategi|maintenance maintain|assistant assist|accountant account|accounting account
  |consultant consult|negotiation negoti|nursing nurs|nurse nurs|cook cook|cooking cook|cookery cook|delivery deliver
  |deliveries deliver|recruitment recruit|repaired repair|statistical statist|statistics statist|mathematical mathemat
  |maths mathemat|math mathemat|mathematics mathemat|responsibility respons|responsible respons|proficiency profici
  |fluency fluent|laboratories laboratori|lab laboratori|labs laboratori|responsibilities respons|wage wage|news news
  |lens lens|physics physic|business busi|businesses busi|university univers|universities univers|universe universe
  |deployment deploi|payment pai|employment emploi|scalable scal|scalability scal|coder cod|diagnostic diagnos|diagnosis diagnos
  |electrician electr|electronics electron|administer administr|collaborate collabor|excellent excell|excellence excell|selling sell|seller sell|operating oper|operative oper|operational oper|supervise supervis|supervised supervis|supervises supervis|supervising supervis|species species|series series|data data|media media|hygiene hygien|hygienic hygien|machining machining|reconciliation reconcil|reconciliations reconcil|dishes dish`
      .split("|")
      .map((pair) => pair.trim().split(" ")),
  ),
);

const VOWEL = "[aeiouy]";
/** Porter's measure: how many vowel-consonant sequences a stem has. */
const measure = (stem: string): number =>
  stem.replace(/^[^aeiouy]+/, "").match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;
const hasVowel = (stem: string): boolean => new RegExp(VOWEL).test(stem);
const endsShort = (stem: string): boolean => /[^aeiou][aeiouy][^aeiouwxy]$/.test(stem);

/** American and older spellings become one; only then are suffixes taken off. */
const respell = (word: string): string =>
  word
    .replace(/yz(?=e|ing)/, "ys")
    .replace(/iz(?=e|ing|ation|er$)/, "is")
    .replace(/our(?=$|s$|al|ful|ed|ing)/, "or")
    .replace(/^program(me)?s?$/, "program")
    .replace(/(?<=[a-z]{3}(?<!^speci|^regi|^abdo|^acu))men$/, "man")
    .replace(/^(cent|theat|met|fib|lit)re(s?)$/, "$1er$2")
    .replace(/logue(s?)$/, "log$1")
    .replace(/([aeiou][^aeiou]+[aeiou])ll(?=ed$|ing$)/, "$1l");

function takeOffInflection(word: string): string {
  const singular = word
    .replace(/sses$/, "ss")
    .replace(/ies$/, "i")
    .replace(/(?<=[^s])s$/, "");
  const past = singular.replace(/eed$/, "ee");
  const bare = past === singular ? singular.replace(/(?:ed|ing)$/, "") : past;
  if (bare === singular || bare === past || !hasVowel(bare) || bare.length < 2) return singular;
  if (/(at|bl|is)$/.test(bare)) return `${bare}e`;
  if (/([^aeiouylsz])\1$/.test(bare)) return bare.slice(0, -1);
  return measure(bare) === 1 && endsShort(bare) ? `${bare}e` : bare;
}

type Rule = [suffix: string, replacement: string];
const rules = (text: string): Rule[] =>
  text.split(" ").map((pair): Rule => {
    const [suffix = "", replacement = ""] = pair.split(":");
    return [suffix, replacement];
  });

const DOUBLE = rules(
  "ational:ate tional:tion enci:ence anci:ance iser:ise abli:able alli:al entli:ent eli:e ousli:ous isation:ise ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble",
);
const DERIVED = rules("icate:ic ative: alise:al iciti:ic ical:ic ful: ness:");
const LAST = rules(
  "ement: ance: ence: able: ible: ment: ation: ant: ent: sion:s tion:t ism: ate: iti: ous: ive: ise: al: er: or: ic: ou:",
);

/** Applies the first rule whose suffix fits, when what stays measures more than `least`. */
function apply(word: string, list: Rule[], least: number): string {
  const rule = list.find(([suffix]) => word.endsWith(suffix));
  if (!rule) return word;
  const stem = word.slice(0, -rule[0].length);
  return measure(stem) > least ? stem + rule[1] : word;
}

function computeRoot(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = takeOffInflection(respell(word));
  if (/y$/.test(stem) && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = apply(apply(stem, DOUBLE, 0), DERIVED, 0);
  const agent = /^(.{3,}[^aeiou])(?:er|or)$/.exec(stem);
  stem = agent?.[1] && agent[1].length >= 4 ? agent[1].replace(/([nmpgt])\1$/, "$1") : apply(stem, LAST, 1);
  stem = stem
    .replace(/e$/, "")
    .replace(/ll$/, "l")
    .replace(/(?<=..(?:log|graph|metr|nom|scop|path))i(?:st)?$/, "");
  return stem.length >= 3 ? stem : word;
}

/** The root of a folded English word; numbers and names with signs (c++, node.js) stay whole. */
export const rootOf = remembered((key) => IRREGULAR[key] ?? computeRoot(key));
