import { NEVER } from "../never.ts";
import type { TurnedCues } from "../turned-cues.ts";

export const englishTurnedCues: TurnedCues = {
  thenBehind: String.raw`\b(?:then|later|afterwards?|subsequently|finally|lastly|followed by|after which|before (?=\p{L}+ing)|led to|leading to|leads to|resulted in|resulting in|caused|prompted|forced|so that|(?<=, )so|(?<=; )so|which meant|moved on to|moving on to|progress(?:ed|ing) to|went on to|going on to|stepp(?:ed|ing) up to|mov(?:ed|ing) up to)\b`,
  firstBehind: String.raw`\b(?:because(?: of)?|due to|owing to|as a result of|after(?! (?:which|that)\b)|following|caused by|prompted by)\b`,
  outcomeBefore: NEVER,
  betweenSides: "while|whilst|whereas|although|though|but|both|and|then|with",
  mine: String.raw`(?<!\p{L})(?:i|my|mine|me|myself)(?!\p{L})`,
  doneByDoer: NEVER,
  wasBefore: String.raw`\b(?:was|were|previously|formerly|originally|used to be|had been|down from|up from)`,
  wasBehind: String.raw`(?:before|previously|originally)\b`,
  by: String.raw`\bby`,
  noneOf: String.raw`\b(?:no|zero|without (?:an?|any|a single)|not (?:an?|any|a single|one)|never had (?:an?|any))\s(?!(?:more|longer|fewer|less|later|one|second|other|further|additional)\b)`,
  someOf: String.raw`(?<!\b(?:not|without|no|never|nor|than|zero|even) )(?<!n['’]t )\b(?:(?:only |just )?(?:a single|one|two|three|a few|a couple of|several|a handful of|minor|occasional))\s(?!of\b)`,
  champion: String.raw`\b(?:(?:won|winning|win|took|take) the (?:\p{L}+ )?(?:league|title|cup|championship|tournament|contest|competition)|champions?(?!hip))\b`,
  placedLater: String.raw`\b(?:runners?-?up|(?:came|finish(?:ed|ing)|plac(?:ed|ing)|rank(?:ed|ing)) (?:in )?(?:second|third|fourth|fifth|2nd|3rd|\d+th)|(?:second|third|fourth|fifth|2nd|3rd|\d+th) (?:place|prize))\b`,
};
