import { NEVER } from "../never.ts";
import type { TurnedCues } from "../turned-cues.ts";

export const englishTurnedCues: TurnedCues = {
  thenBehind: String.raw`\b(?:then|later|afterwards?|subsequently|finally|lastly|followed by|before (?=\p{L}+ing)|led to|leading to|leads to|resulted in|resulting in|caused|prompted|forced|so that|(?<=, )so|(?<=; )so|which meant|moved on to|moving on to|progress(?:ed|ing) to|went on to|going on to|stepp(?:ed|ing) up to|mov(?:ed|ing) up to)\b`,
  firstBehind: String.raw`\b(?:because(?: of)?|due to|owing to|as a result of|after|following|caused by|prompted by)\b`,
  outcomeBefore: NEVER,
  betweenSides: "while|whilst|whereas|but|and|then|with",
  mine: String.raw`(?<!\p{L})(?:i|my|mine|me|myself)(?!\p{L})`,
};
