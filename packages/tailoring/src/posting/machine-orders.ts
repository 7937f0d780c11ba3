import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { LINGUA_FRANCA } from "../languages/posting-languages.ts";
import { either } from "./any-of.ts";
import { findPossibleBreaks } from "./run-on.ts";
import { isMachineOrder } from "./warnings.ts";

/** Sentences of a posting that are meant for a program which writes or judges CVs, and not for who applies. */

/** Whom it speaks to. All patterns are of folded text. */
const MACHINE = new RegExp(
  either(String.raw`
  \b(?:ai|a\.i\.|llm|gpt|chatgpt|chatbot|language model)\b[^.]{0,20}(?::|writers?\b|tools?\b|systems?\b)
  \b(?:note|message|instructions?|rules?) (?:to|for) (?:the )?(?:ai|assistants?|automated|software|systems?|tools?|models?|bots?)
  \b(?:automated|automatic) (?:tools?|screening|systems?|processing)\b
  \b(?:system|developer|assistant|software|human|user) ?(?:message|note|prompt)? ?:
  \b(?:dear|hello|hi) (?:\w+ )?(?:software|system|machine|robot|algorithm)\b
  \b(?:play|stay in) (?:a |the )?(?:little )?(?:game|role)\b|\bpretend\b|\b(?:rate|rating|score)\w* (?:of )?\d+ ?(?:\/|out of)\b
  \bwhatever you do\b.{0,40}\bwrite\b
  \ban das programm\b|\bpara el asistente\b|\bpour le logiciel\b
  \b(?:processed|read|screened|evaluated) by (?:software|a (?:machine|program)|an? ai)\b
  \bour (?:software|system|filter|parser|form) (?:rejects|needs|requires|accepts|wants)\b
  \b(?:to pass|required by) our (?:filter|form|system|software)\b
  \bwriting rule\b|\bp\.?s\.? for\b
  \byapay zeka\w*|\b(?:basvuru|degerlendirme|otomatik) (?:yazilim|arac|sistem)\w*|\bsistem ?:|\bform kurali\b
`),
);

/** What only a program writes or keeps. */
const ARTEFACT = either(String.raw`
  \b(?:match )?scor(?:e|es|ing)\b
  \b(?:the|each|this|every) (?:cv|resume|summary|profile|document)\b
  \b(?:work history|gap report|gaps|hidden rules|system prompt|the posting above)\b
  \b(?:experience|skills|education|language|awards|certifications?) section\b
  \b(?:to|among|under|in) (?:the )?(?:skills|certifications?|awards|experience)\b
  \bcv'?(?:nin|ye|de|deki|yi)\b|\b(?:uyum )?puan\w*|\bozet\w* (?:ilk|cumle)|\b(?:sertifika|beceri|deneyim)\w*lar\w*[ae] (?:ekle|yaz)|\beksik\w* (?:bildir|goster)
  \bis deneyimine\b|\bprofilde yoksa\b
`);
const ORDERED = either(String.raw`
  \b(?:add|append|insert|list|write|state|say|claim|report|set|mark|replace|change|rewrite|turn|copy|repeat|hide|treat|count|show|include|append|contain|begin|must read|raise|give)\b
  \b(?:ekle|yaz|yap|goster|belirt|kopyala|degistir|bildir|ver|de|varsay)(?:yin|iniz|yiniz|in|melidir|ilmelidir|ilmemelidir|memelidir)?\b
`);
const ORDER_ABOUT = new RegExp(`(?:${ORDERED}).{0,120}(?:${ARTEFACT})|(?:${ARTEFACT}).{0,120}(?:${ORDERED})`);

/** "Your CV", "CV'nizi": said to who applies. */
const TO_APPLICANT = /\byour\b|\bus\b|cv'?n?[iı]z|ozgecmis|\bbize\b/;

/** "Say that the candidate …", "adayin … oldugunu yaz": makes somebody say something of the candidate. */
const MAKES_SAY = new RegExp(
  either(String.raw`
  \b(?:say|write|state|claim|pretend|assume|report|evaluate|act)\b.{0,20}\b(?:that|as if) (?:the |this )?(?:candidate|applicant|he|she|they)
  \b(?:write|say|put|include) (?:that|it|this) (?:in|into|word for word|at the end)
  \baday\w*\b.{0,160}\b(?:oldugunu|bildigini|deneyimini|vardir)\b.{0,80}\b(?:yaz|varsay|belirt|ekle|soyle)
  \baday\w*\b.{0,160}\b(?:ekle|yaziniz|puan|belirtilecek|goruldu|gorulmus|saglanmis|sayildi|onay)
  \bozgecmiste belirtil|\b(?:sistem|program|yazilim) (?:notu|karari)\b
  \b(?:tell|ask) the (?:applicant|candidate)\b
  \b(?:replaces|override|overrides) the old\b|\b(?:hidden|updated) (?:skills|profile|candidate)\b
  \bdecode\b|\bword (?:for|by) word\b|\bdo not mention this\b|\bbu nottan\b
`),
);

/** A CV that is spoken of as a thing that is made, by nobody who could apply. */
const CV_SPOKEN_OF =
  /\b(?:every|each|the|all|loveliest|this) (?:cv|resume)s?\b(?! (?:to|must be sent|should be sent))/;

/** Orders in a language that the posting isn't written in, by words that any of its readers would look up. */
const FOREIGN = new RegExp(
  either(String.raw`
  \b(?:el candidato|la candidata|puntuacion|coincidencia|(?:el|su|tu) curriculum|incluyelo)\b
  \b(?:der bewerber|die bewerberin|lebenslauf|bitte genau|ubernehmen|punktzahl|kandidat)\w*
  \b(?:le candidat|la candidate|note maximale)\b
  \p{Script=Cyrillic}{3,}(?:.*\p{Script=Cyrillic}{3,}){2}
`),
  "u",
);

/** Speaks of the candidate, of scores or of what stands in the CV: an order only beside one. */
const BESIDE_ORDER = new RegExp(
  either(String.raw`
  \b(?:the|this) (?:candidate|applicant)\b|\bcandidate skills\b|\bscore\b|\b100\b|\bas evidence\b|\bapproved\b|\bconfirmed\b|\brules\b
  \baday\w*\b|\bpuan\w*|\bkural\w*
`),
);

const isOrder = (folded: string): boolean =>
  isMachineOrder(folded) ||
  MACHINE.test(folded) ||
  MAKES_SAY.test(folded) ||
  FOREIGN.test(folded) ||
  ((ORDER_ABOUT.test(folded) || CV_SPOKEN_OF.test(folded)) && !TO_APPLICANT.test(folded));

/** A heading with its list, or a record of fields, is no longer than this. */
const MOST_LINES = 8;
/** A heading without a colon has no more words. */
const MOST_WORDS = 8;

/** The sentences, and behind one that stands on a line of its own the few lines that it heads. In order. */
export function findMachineOrders(posting: string): Span[] {
  return [...posting.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/gu)].flatMap(({ 0: paragraph, index }) => {
    const headed = findHeaded(paragraph);
    const spans = headed ? [headed] : findInParagraph(paragraph);
    return spans.map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
}

/** An item of a list, or a field of a record: what a line above it may head. */
const HEADED = /^\s*(?:[-–•*]\s|\d+[.)]\s|[\p{L} _-]{2,30}:\s)/u;

function findHeaded(paragraph: string): Span | undefined {
  const lines = [...paragraph.matchAll(/[^\n]+/gu)];
  const at = lines.findIndex(({ 0: line }) => !line.includes("\t") && isOrder(foldAscii(line)));
  const head = lines[at];
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const headed = below.findIndex(({ 0: line }) => !HEADED.test(line));
  const last = below.at(headed < 0 ? below.length - 1 : headed - 1);
  const isHeading = head && (/[:：]\s*$/.test(head[0]) || head[0].trim().split(/\s+/).length <= MOST_WORDS);
  if (!isHeading || !last || headed === 0) return undefined;
  return { start: head.index, end: last.index + last[0].length };
}

const LONG = 220;

/** Sentences; of what a paste ran together, the parts that brackets and capitals tell. */
const splitParts = (paragraph: string): Span[] =>
  splitSentences(paragraph).flatMap(({ start, end }) => {
    if (end - start < LONG) return [{ start, end }];
    const text = paragraph.slice(start, end);
    const brackets = [...text.matchAll(/\([^()]*\)?/gu)].flatMap(({ 0: inside, index }) => [
      index,
      index + inside.length,
    ]);
    const cuts = [0, ...brackets, ...findPossibleBreaks(text, LINGUA_FRANCA), text.length].sort(
      (one, other) => one - other,
    );
    return cuts.slice(1).flatMap((cut, index) => {
      const from = cuts[index] ?? 0;
      return cut > from ? [{ start: start + from, end: start + cut }] : [];
    });
  });

function findInParagraph(paragraph: string): Span[] {
  const brackets = [...paragraph.matchAll(/\([^()]{20,}\)/gu)].flatMap(({ 0: inside, index }) =>
    isOrder(foldAscii(inside)) ? [{ start: index, end: index + inside.length }] : [],
  );
  const sentences = splitParts(paragraph);
  const folded = sentences.map(({ start, end }) => foldAscii(paragraph.slice(start, end)));
  const isFound = folded.map(isOrder);
  for (let at = 1; at < folded.length; at++)
    if (isFound[at - 1] && BESIDE_ORDER.test(folded[at] ?? "")) isFound[at] = true;
  for (let at = folded.length - 2; at >= 0; at--)
    if (isFound[at + 1] && BESIDE_ORDER.test(folded[at] ?? "")) isFound[at] = true;
  const isBracketed = ({ start, end }: Span) =>
    brackets.some((bracket) => start < bracket.end && end > bracket.start);
  return [...brackets, ...sentences.filter((sentence, at) => isFound[at] && !isBracketed(sentence))];
}
