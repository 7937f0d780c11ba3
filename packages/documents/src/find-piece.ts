/** Where a piece of a document stands in its text: `start` is its first letter, `end` is behind its last. */
export type Stretch = { start: number; end: number };

/** A text without its spaces, and where each of its letters stands in it. */
export type Letters = { text: string; letters: string; places: number[] };

export function lettersOf(text: string): Letters {
  const kept: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isSpace(letter)) continue;
    kept.push(letter);
    places.push(at);
  }
  return { text, letters: kept.join(""), places };
}

/**
 * The first place from `from` on, at most `maxGap` letters farther, where the text says the piece: spaces where there
 * are spaces; a line may also end within a word, as a long address does at the margin. Takes time in proportion to the
 * length of the piece, however the text is made: only `maxGap` places are looked at.
 */
export function findPiece(within: Letters, piece: Letters, from: number, maxGap: number): Stretch | null {
  const { letters, places } = within;
  const length = piece.letters.length;
  if (!length) return { start: from, end: from };
  const first = firstAtOrBehind(places, from);
  const stretch = letters.slice(first, first + maxGap + length);
  for (let at = stretch.indexOf(piece.letters); at >= 0; at = stretch.indexOf(piece.letters, at + 1)) {
    const start = places[first + at] ?? 0;
    if (start - from > maxGap) return null;
    if (isSpacedAlike(within, piece, first + at))
      return { start, end: (places[first + at + length - 1] ?? 0) + 1 };
  }
  return null;
}

/** Whether the text has spaces between the letters from `first` on wherever the piece has, and nowhere else. */
function isSpacedAlike(within: Letters, piece: Letters, first: number): boolean {
  for (let at = 1; at < piece.letters.length; at++) {
    const gap = (within.places[first + at] ?? 0) - (within.places[first + at - 1] ?? 0) - 1;
    const isParted = (piece.places[at] ?? 0) - (piece.places[at - 1] ?? 0) > 1;
    if (
      isParted
        ? gap === 0
        : gap > 1 || (gap === 1 && within.text[(within.places[first + at] ?? 0) - 1] !== "\n")
    )
      return false;
  }
  return true;
}

function firstAtOrBehind(places: number[], wanted: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isSpace = (letter: string): boolean => /\s/.test(letter);
