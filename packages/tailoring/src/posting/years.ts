import { foldAscii } from "@terzi/language/normalise";

const UNIT = "(?:years?(?![a-z]|-old)|yrs?|yil(?!diz)|sene)(?! (?:old|of age)| yasin)";
/** "3 years", "3-5 yıl", "3 to 5 years", "5+ years", "5 or more years". */
const IN_DIGITS = new RegExp(
  String.raw`\b(\d{1,2})\s*(?:[-–]|to|ile|ila)?\s*(?:\d{1,2})?\s*\+?\s*(?:\+ )?(?:or more |plus |full |ve uzeri |ve ustu )?${UNIT}`,
);

const WORDS: ReadonlyMap<string, number> = new Map(
  "one bir|two iki|three uc|four dort|five bes|six alti|seven yedi|eight sekiz|nine dokuz|ten on"
    .split("|")
    .flatMap((names, index) => names.split(" ").map((name): [string, number] => [name, index + 1])),
);
/** "five years", "üç yıl", "five (5) years". */
const IN_WORDS = new RegExp(
  String.raw`\b(${[...WORDS.keys()].join("|")})(?:\s*\(\d+\))?\s*(?:or more |full )?(?:\+ ?)?${UNIT}`,
);

const MOST_YEARS = 30;

/** Years asked for, the lower of a range; undefined where none are. */
export function readYears(text: string): number | undefined {
  const folded = foldAscii(text);
  const digits = IN_DIGITS.exec(folded)?.[1];
  if (digits && Number(digits) <= MOST_YEARS) return Number(digits);
  return WORDS.get(IN_WORDS.exec(folded)?.[1] ?? "");
}
