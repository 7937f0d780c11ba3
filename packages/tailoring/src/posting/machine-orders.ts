import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "../text/fold.ts";
import { splitSentences } from "../text/sentences.ts";
import { either } from "./any-of.ts";
import { isMachineOrder } from "./warnings.ts";

/** Sentences of a posting that are meant for a program which writes or judges CVs, and not for who applies. */

/** Whom it speaks to. All patterns are of folded text. */
const MACHINE = new RegExp(
  either(String.raw`
  \b(?:ai|a\.i\.|llm|gpt|chatgpt|chatbot|language model)\b[^.]{0,20}(?::|writers?\b|tools?\b|systems?\b)
  \b(?:note|message|instructions?|rules?) (?:to|for) (?:the )?(?:ai|assistants?|automated|software|systems?|tools?|models?|bots?)
  \b(?:automated|automatic) (?:tools?|screening|systems?|processing)\b
  \b(?:system|developer|assistant|software|human|user) ?(?:message|note|prompt)? ?:
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
  \baday\w*\b.{0,160}\b(?:ekle|yaziniz|puan)
  \b(?:tell|ask) the (?:applicant|candidate)\b
  \b(?:replaces|override|overrides) the old\b|\b(?:hidden|updated) (?:skills|profile|candidate)\b
  \bdecode (?:the|this)\b|\bword (?:for|by) word\b|\bdo not mention this\b|\bbu nottan\b
`),
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
  (ORDER_ABOUT.test(folded) && !TO_APPLICANT.test(folded));

/** In a paragraph of a few lines the first one speaks for all: a heading with its list, a record of fields. */
const MOST_LINES = 8;

/** The sentences, and where one opens a short paragraph the whole of it. In order. */
export function findMachineOrders(posting: string): Span[] {
  return [...posting.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/gu)].flatMap(({ 0: paragraph, index }) => {
    const lines = paragraph.trim().split("\n");
    const isOpened = lines.length > 1 && lines.length <= MOST_LINES && isOrder(foldAscii(lines[0] ?? ""));
    if (isOpened) return [{ start: index, end: index + paragraph.length }];
    return findInParagraph(paragraph).map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
}

function findInParagraph(paragraph: string): Span[] {
  const sentences = splitSentences(paragraph);
  const folded = sentences.map(({ start, end }) => foldAscii(paragraph.slice(start, end)));
  const isFound = folded.map(isOrder);
  for (let at = 1; at < folded.length; at++)
    if (isFound[at - 1] && BESIDE_ORDER.test(folded[at] ?? "")) isFound[at] = true;
  for (let at = folded.length - 2; at >= 0; at--)
    if (isFound[at + 1] && BESIDE_ORDER.test(folded[at] ?? "")) isFound[at] = true;
  return sentences.filter((_, at) => isFound[at]);
}
