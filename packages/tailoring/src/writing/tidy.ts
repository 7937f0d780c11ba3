/** These have their full stop wherever they stand. */
const ABBREVIATION =
  /(?:^|[\s(,])(?:etc|inc|ltd|co|corp|jr|sr|dept|approx|no|vb|vs|vd|bkz|şti|san|tic|\p{L}(?:\.\p{L})+)$/iu;

/** Spaces in order, no bullet sign of its own, no full stop behind a single phrase. */
export const tidy = (text: string): string =>
  text
    .replace(/^[\s•*·▪–-]+(?=\S)/, "")
    .replace(/[ \t\u00a0]{2,}/g, " ")
    .replace(/\s+([,;:.!?])(?=\s|$)/g, "$1")
    .replace(/([,;])\1+/g, "$1")
    .replace(/(?<![.\d])\.\s*$/, (stop, at: number, whole: string) =>
      /[.!?]\s/.test(text.slice(0, at)) || ABBREVIATION.test(whole.slice(0, at)) ? stop.trim() : "",
    )
    .trim();
