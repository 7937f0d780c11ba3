/** These keep their full stop anywhere. */
const ABBREVIATION =
  /(?:^|[\s(,])(?:etc|inc|ltd|co|corp|jr|sr|dept|approx|no|vb|vs|vd|bkz|şti|san|tic|\p{L}(?:\.\p{L})+)$/iu;

/** Normal spaces, no bullet of its own, no full stop after a single phrase. */
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
