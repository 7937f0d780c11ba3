import type { Span } from "@terzi/contracts/posting";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";

/**
 * Text in a language without a module, about a judgement or a program: readers of a posting are addressed in its own
 * language.
 */

/** Words of supported languages that other languages share: they tell nothing. */
const SHARED = new Set("in an am is as do on so or a be to for we at by are de en den da ne o".split(" "));

/** Small words of some languages, without marks. */
const SMALL_WORDS = new Set(
  `der die das und von bei uns schon ein genau hier ist sie ihr bitte mit fur alle als diese diesen dieser den dem eine wir
  nicht sind zu im auf
  le la les des du de et est vous que qui cette ce pour avec une un dans sur tous toutes aux au
  el los las y es en usted por favor para una este esta todos todas del al
  il lo gli che di questo questa tutti tutte dei delle alla
  um uma que para com este esta todos ao seu sua nao pessoa voce
  het een deze dit niet met voor aan alstublieft
  prosze oraz jest sie na wszystkie tego
  och att det som till denna og til av ikke er
  tama joka pentru ze ktery hogy yang untuk`.split(/\s+/),
);
/** Words that in nearly all of them show that a person or their papers are judged. */
const JUDGES =
  /\b(?:systemy?|systeme|software|logiciel|program\w*|computer|sistema|asisten\w*|assisten\w*|maschine|ki|ia|intelligen\w*|candidat\w*|kandidat\w*|kandydat\w*|bewerb\w*|punkte?n?|puntos|punti|pontos|points?|note|score|evalu\w*|bewert\w*|valuta\w*|curr[iy]cul\w*|lebenslauf|cv|instruc\w*|instruk\w*|anweis\w*|consigne|exigenc\w*|ignor\w*|100)\b|auswahl|anforderung|system(?:et|em|u)|merit|namiz.d|intellekt|elan/;
const LEAST_SMALL_WORDS = 3;
/** In a posting that is itself in another language, more words do. */
const MOST_FOREIGN = 3;
/** In words: names and nouns between function words. */
const MOST_WORDS_BETWEEN = 4;

const OWN = new Set(
  LANGUAGE_MODULES.flatMap(({ detection }) => detection.commonWords).filter(
    (word) => !SMALL_WORDS.has(word) && !SHARED.has(word),
  ),
);

const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;
const LEAST_LETTERS = 10;
/** Words with letters that no supported language has. */
const MARKED = /\p{L}*[əłøåąęěřůœßñãõőűșț]\p{L}*/giu;

/** A line without any letter of others: plain signs, and those of the supported languages. */
const OWN_SIGNS = new RegExp(
  `^[\\x00-\\x7f’‘“”–—…•${LANGUAGE_MODULES.map(({ ownLetters }) => ownLetters).join("")}]*$`,
);

/** The text between two marks, capitals or line ends, and how many function words show its language. */
type Piece = Span & { text: string; words: number; foreign: number; own: number };

const PIECE = /(?:(?!\s[-–—]\s|\p{Ll} \p{Lu})[^\n.;:,!?()])+(?:\p{Ll}(?= \p{Lu})|[.;:,!?)]+)?/gu;

function readPieces(line: string, from: number): Piece[] {
  const mayBeMarked = !OWN_SIGNS.test(line);
  return [...line.matchAll(PIECE)].map(({ 0: text, index }) => {
    const words = foldAscii(text).match(/[a-z]+/g) ?? [];
    const isOther = mayBeMarked && (text.match(OTHER_SCRIPT)?.length ?? 0) >= LEAST_LETTERS;
    const marked = mayBeMarked ? (text.match(MARKED)?.length ?? 0) : 0;
    const foreign = isOther
      ? LEAST_SMALL_WORDS
      : marked + words.filter((word) => SMALL_WORDS.has(word)).length;
    const own = words.filter((word) => OWN.has(word)).length;
    const start = from + index;
    return { start, end: start + text.length, text, words: words.length, foreign, own };
  });
}

const mayBelong = ({ foreign, own, words }: Piece): boolean =>
  foreign > 0 ? own <= foreign : own === 0 && words <= MOST_WORDS_BETWEEN;

/** Pieces in another language, with the names between them, from the beginning of their sentence to its end. */
function findRuns(pieces: Piece[]): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isAddress = /:$/.test(piece.text) && next && next.foreign > 1 && mayBelong(next);
    if (mayBelong(piece) || isAddress) runs.at(-1)?.push(piece);
    else runs.push([]);
  }
  return runs.map((run) => {
    const first = run.findIndex(({ foreign, text }) => foreign > 0 || /:$/.test(text));
    const last = run.findLastIndex(({ foreign }) => foreign > 0);
    const before = run.findLastIndex(({ text }, at) => at < first && (endsSentence(text) || endsItem(text)));
    const end = run.findIndex(({ text }, at) => at >= last && endsSentence(text));
    return run.slice(before + 1, end < 0 ? run.length : end + 1);
  });
}

/** "… Very good English An die Software: …": before a capital, where the paste lost its breaks. */
const endsItem = (text: string): boolean => /\p{L}$/u.test(text);
const endsSentence = (text: string): boolean => /[.!?]$/.test(text);

const isForeign = (run: Piece[]): boolean =>
  run.reduce((sum, { foreign }) => sum + foreign, 0) >= LEAST_SMALL_WORDS;

const isAboutJudging = (run: Piece[]): boolean => {
  const text = run.map((piece) => piece.text).join("");
  return JUDGES.test(foldAscii(text)) || (text.match(OTHER_SCRIPT)?.length ?? 0) >= LEAST_LETTERS;
};

export function findForeignOrders(posting: string): Span[] {
  const foreign = [...posting.matchAll(/[^\n]+/gu)]
    .flatMap(({ 0: line, index }) => findRuns(readPieces(line, index)))
    .filter(isForeign);
  if (foreign.length > MOST_FOREIGN) return [];
  return foreign
    .filter(isAboutJudging)
    .map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
}
