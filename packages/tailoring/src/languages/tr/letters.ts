/** A letter that only Turkish words have, of the words that are read here. */
export const TURKISH_LETTER = /[ışğüöç]/u;

/** Letters that stand in no Turkish word, or in hardly any. */
export const NOT_TURKISH = /[wxq]|sh|oo|ee|ck/iu;

/** Whether a word is written with letters of its own, circumflexes too; who writes without them means any. */
export const hasMarks = (word: string): boolean => /[ışâîûçğöü]/iu.test(word);
