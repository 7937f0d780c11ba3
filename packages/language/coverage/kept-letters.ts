/**
 * Files outside of the languages' folders that may have letters of one language in their code, and why. A test holds
 * this list: it only ever gets shorter.
 */
export const KEPT_LETTERS: Readonly<Record<string, string>> = {
  "packages/cv-import/src/ocr/scanned-lines.ts": "letters by their shape: which of them reach below the line",
  "packages/cv-import/src/read/dehyphenate.ts":
    "tells by a letter that a text is in Turkish, which divides words at any line's end",
  "packages/cv-import/src/read/mend-letters.ts": "letters that documents confuse, in any language",
  "packages/cv-import/src/read/pdf/repair-letters.ts": "accents that documents draw apart, in any language",
  "packages/cv-import/src/read/pdf/tex-letters.ts":
    "the order of the letters of all languages in TeX's own fonts",
  "packages/cv-import/src/read/school-entries.ts": "names of grades, to go to languages/*/reading-cues.ts",
  "packages/cv-import/src/read/words/locations.ts": "the id of a list of the lexicon",
  "packages/tailoring/src/guard/parse/letter-marks.ts":
    "what Turkish marks sound like without them; a language whose marks can be left out needs its own",
  "packages/tailoring/src/guard/parse/neutral-words.ts": "two Turkish words that are one without their marks",
};
