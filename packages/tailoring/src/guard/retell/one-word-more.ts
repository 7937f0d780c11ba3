import { isPeople } from "../entail/people-terms.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, meets } from "./words-lost.ts";

/** Of so many words and numbers that a line meets, one more hardly changes the claim. */
const MET_AT_LEAST = 5;

/** "In order to", "which led to", "-arak": behind these a purpose or an outcome begins, and one word is enough for it. */
const PURPOSE =
  /\b(?:to \p{L}+ (?:the|a|an|our)|in order|so that|which|thereby|thus|so|hence|because|thanks|resulting|leading|by \p{L}+ing|ensuring|helping|enabling|improving|boosting|driving|saving)\b|için|amacıyla|üzere|böylece|sayesinde|sonucu/iu;
/** "İyileştirerek …": the deed behind it may be its outcome. */
const CONVERB = /\p{L}[ae]r[ae]k(?!\p{L})/iu;
const isLast = ({ end }: ToldWord, { words: { tokens } }: Line): boolean => tokens.at(-1)?.end === end;

/** Deeds that claim more than having done it, and changes of a value. */
const STRONG = new Set(
  `lead head command manage run direct supervise oversee found establish launch create design develop decide approve
  sign own negotiate improve increase reduce grow ensure initiate introduce invent represent chair coordinate implement
  win exceed achieve train mentor hire sell save prevent`.split(/\s+/),
);
const STRONG_EVERYDAY = new Set(
  `run supervise create design decide approve negotiate win exceed bring-up hire save achieve`.split(/\s+/),
);

/** Rank, reach, number, praise and time: what makes more of a thing. */
const SWELLING = new RegExp(
  `^(?:${[
    "all|every|entire|whole|full|fully|global\\w*|international\\w*|national\\w*|regional|nationwide|worldwide|company|companywide",
    "new|newly|senior|junior|chief|principal|key|major|main|critical|strategic|complex|advanced|expert|leading|lead|top|best|high|highest|large|largest|great",
    "multiple|several|many|various|numerous|more|most|most|half|double|triple|first|only|sole|single|award|successful\\w*|independent\\w*|alone|own|personal\\w*|direct\\w*",
    "regular\\w*|daily|weekly|monthly|yearly|annual\\w*|always|never|ever|often|consistent\\w*|continuous\\w*|complete\\w*|significant\\w*|substantial\\w*|dramatic\\w*|time|early|ahead|budget",
    "tum|butun|genel|ulusal|uluslararasi|global|kuresel|bolgesel|buyuk|kritik|onemli|stratejik|karmasik|ust|bas|kidemli|lider|oncu|en|ilk|tek|yeni|cok|bircok|cesitli|sayisiz|basari\\w*|bagimsiz\\w*|kendi\\w*|bizzat|dogrudan|duzenli\\w*|surekli|ileri|uzman\\w*|tamam\\w*|her|gunluk|haftalik|aylik|yillik|zamaninda|erken|yogun|yuksek|hizli",
  ].join("|")})$`,
);

const isDeed = ({ start, end }: ToldWord, { clauses }: Line) =>
  clauses.flatMap(({ actions }) =>
    actions.filter((action) => !action.isNominal && action.start < end && action.end > start),
  );

export const isDeedAt = (word: ToldWord, line: Line): boolean => isDeed(word, line).length > 0;

const isStrong = (word: ToldWord, line: Line): boolean =>
  meets(word.everyday.own, STRONG_EVERYDAY) ||
  word.ids.some((id) => id.startsWith("n:") && STRONG.has(id.slice(2))) ||
  isDeed(word, line).some(({ ids }) => ids.some((id) => STRONG.has(id)));

/** People and bodies: for whom, with whom, by whom. */
const BODIES =
  /^c:(?:people|team|department|unit|company|association|council|headquarters|office|board|supplier|contractor|ministry|laboratory|agency|municipality|bank|factory|school|hospital|branch|customer|client|role-)/;

export const isWho = (word: ToldWord, { clauses }: Line): boolean =>
  word.ids.some((id) => BODIES.test(id)) ||
  clauses.some(({ terms }) =>
    terms.some(
      (term) =>
        term.start <= word.start &&
        term.end >= word.end &&
        (isPeople(term) || term.wider.some((id) => BODIES.test(id))),
    ),
  );

/**
 * Whether a sentence may have one word that its line hasn't, when everything else of both matches: a word that says
 * nothing of who, for whom, how much, how well or why.
 */
export function mayAdd(word: ToldWord, sentence: Line, { met }: { met: number; entry: FactEntry }): boolean {
  if (met < MET_AT_LEAST || word.isName || /\d/.test(word.surface)) return false;
  if (
    /[.@/]/.test(
      sentence.text.slice(word.start - 1, word.start) +
        sentence.text.slice(word.end, word.end + 2).replace(/\.\s*$/, ""),
    )
  )
    return false;
  if (SWELLING.test(word.key) || isStrong(word, sentence)) return false;
  if (PURPOSE.test(sentence.text)) return false;
  if (CONVERB.test(sentence.text) && isLast(word, sentence)) return false;
  return true;
}

/** Whether these lines may be told with that word: no body or person that isn't in the entry. */
export function isOpenTo(
  word: ToldWord,
  sentence: Line,
  { lines, entry }: { lines: Line[]; entry: FactEntry },
): boolean {
  if (lines.every(({ words }) => words.language !== sentence.words.language) && !isWho(word, sentence))
    return true;
  const around = [...entry.texts, ...entry.heading].filter(({ line: other }) => !lines.includes(other));
  const isAround = around.some(({ line: other }) => isMet(word, knownBy(toldWordsIn(other))));
  if (isAround) return true;
  if (isWho(word, sentence)) return false;
  return (process.env.ZD ?? "1") === "1";
}
