import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import type { OrderWords } from "../languages/order-words.ts";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import { longWordsIn, respell } from "./spelling.ts";

type Field = Exclude<
  keyof OrderWords,
  "alone" | "applicant" | "keywords" | "expected" | "answered" | "spelt"
>;

/** Which fields together make a sentence no reader's. Each is common alone: "software", "candidates", "add", "100 %". */
const TELLING: readonly (readonly Field[])[] = [
  ["claim"],
  ["order", "verdict", "candidate"],
  ["order", "verdict", "machine"],
  ["order", "verdict", "record"],
  ["order", "verdict", "rules"],
  ["order", "record", "person"],
  ["machine", "candidate"],
  ["reader", "order"],
  ["reader", "verdict"],
  ["reader", "candidate"],
  ["reader", "record"],
  ["machine", "rules"],
  ["machine", "record"],
  ["record", "verdict"],
  ["person", "verdict"],
];

/** In letters. In a longer text that nothing divides the fields meet by chance. */
const LONGEST = 330;

const WORDS: readonly OrderWords[] = POSTING_LANGUAGES.map(({ orders }) => orders);

/** Whether a sentence is for a program. Such a sentence asks nothing of a candidate and proves nothing. */
export const isMachineOrder = (sentence: string): boolean =>
  sentence.length > LONGEST ? readsAsOrder(sentence) : isShortOrder(sentence);

function readsAsOrder(sentence: string): boolean {
  const folded = foldAscii(sentence.replace(/\u00AD/g, ""));
  if (isOrder(folded)) return true;
  const long = longWordsIn(folded);
  return WORDS.some(({ spelt }) => {
    const respelt = respell(folded, { long, words: spelt });
    return respelt !== undefined && isOrder(respelt);
  });
}

/** In lines: the same posting and profile come again with every change of either. */
const MOST_REMEMBERED = 2_000;
const isShortOrder = remembered(readsAsOrder, MOST_REMEMBERED);

function isOrder(folded: string): boolean {
  if (WORDS.some(({ alone }) => alone.test(folded))) return true;
  if (folded.length > LONGEST) return false;
  return WORDS.some((words) => {
    const told = new Map<Field, boolean>();
    // Most fields are asked for by several of the rules.
    const isTold = (field: Field): boolean => {
      const before = told.get(field);
      if (before !== undefined) return before;
      const isFound = words[field].test(folded);
      told.set(field, isFound);
      return isFound;
    };
    if (words.applicant.test(folded) && !isTold("machine") && !isTold("reader")) return false;
    if (isTold("person") && !words.expected.test(folded)) return true;
    return TELLING.some((fields) => fields.every(isTold));
  });
}

/** "(tools reading along: Python, SQL)": what only a program is told needs no verb. */
export const isAddressed = (aside: string): boolean => {
  const address = /^\S+ [^:]{2,40}:/u.exec(foldAscii(aside))?.[0];
  return address !== undefined && WORDS.some(({ reader }) => reader.test(address));
};

/** Goes on with an order that stands beside it. */
const BESIDE: readonly Field[] = ["order", "verdict", "candidate", "rules"];
export const goesOn = (sentence: string): boolean => {
  const folded = foldAscii(sentence);
  return WORDS.some(
    (words) =>
      words.reader.test(folded) ||
      (!words.applicant.test(folded) && BESIDE.filter((field) => words[field].test(folded)).length > 1),
  );
};

/** "Classroom management: passed": tells of a result, or of what counts for it. */
export const isAboutResult = (line: string): boolean => {
  const folded = foldAscii(line);
  return WORDS.some((words) =>
    [words.record, words.verdict, words.rules].some((field) => field.test(folded)),
  );
};
