import type { PhraseMatch } from "./fit-phrase.ts";
import { wordsOf } from "./word-list.ts";

/** English forms that are nouns as often as verbs when bare. */
const BARE_NOUNS =
  wordsOf(`design test report review plan repair order audit control visit research market sale sales
  process increase decrease drop cut growth help support model forecast answer reply code program record document
  service fix migration stock triage interview host contact source schedule lead head answer response advice`);
const NOUN_FORM = /(?:ment|tion|sion|sis|ance|ence|age|ship|al|ure|ery)s?$/;
/** "azaldı!": listed in its past form. */
const isPastForm = ({ stemLength }: PhraseMatch, key: string): boolean =>
  stemLength === key.length && /[dt][iu]$/.test(key);

/** Whether an action is said as a noun: "management", "yönetimi". */
export const isNominal = (met: PhraseMatch[], key: string): boolean =>
  BARE_NOUNS.has(key.replace(/s$/, "")) ||
  BARE_NOUNS.has(key) ||
  NOUN_FORM.test(key) ||
  (met.length > 0 &&
    met.every((one) => one.language.isAgglutinative && !one.isVerb && !isPastForm(one, key))) ||
  met.some(({ language }) => language.isNounForm(key));

const ARTICLES = wordsOf("a an the its their his her my our each every any");
const SUBJECTS = wordsOf("who which that and or he she it also to");

/** "the move", "stock counts": a noun by what precedes it, if a verb by itself. Not participles. */
export const isNounBehind = (before: string, key: string): boolean =>
  ARTICLES.has(before) ? !/ed$/.test(key) : /[^us]s$/.test(key) && before !== "" && !SUBJECTS.has(before);
