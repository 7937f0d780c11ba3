/** A letter that only Turkish words have, of the words that are read here. */
export const TURKISH_LETTER = /[ışğüöç]/u;

/** Whether a word is written with letters of its own, circumflexes too; who writes without them means any. */
export const hasMarks = (word: string): boolean => /[ışâîûçğöü]/iu.test(word);
