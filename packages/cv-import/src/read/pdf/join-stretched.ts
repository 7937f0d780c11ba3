import type { PdfSpan } from "./pdf-span.ts";

type Piece = PdfSpan[];

/** Fewer pieces prove nothing: a title, a place and a date may be evenly spaced by chance. */
const MIN_PIECES = 4;

/**
 * Justified text stretches a line of long words until its spaces look like the gaps between cells. Such gaps are all
 * the same, and the line begins and ends exactly where the one above or below it does.
 */
export function joinStretched(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const end = endOfEven(pieces, at);
    const stretch = pieces.slice(at, end).flat();
    const others = end - at >= MIN_PIECES ? near(joined, pieces, end) : [];
    // No neighbour shares its indent. More words than a table has columns, ending where other lines end, are enough.
    const isSure = end - at > MIN_PIECES && others.filter((other) => endsAlike(stretch, other)).length > 1;
    if (isSure || areWords(pieces.slice(at, end)) || others.some((other) => isFlush(stretch, other))) {
      joined.push(stretch);
      at = end;
    } else {
      joined.push(pieces[at] ?? []);
      at++;
    }
  }
  return joined;
}

/** The pieces just above (already joined) and just below. */
const near = (above: Piece[], pieces: Piece[], from: number): Piece[] => [
  ...above.slice(-NEAR),
  ...pieces.slice(from, from + NEAR),
];

const NEAR = 60;

/** The end of the run of evenly spaced pieces on one line that begins here. */
function endOfEven(pieces: Piece[], from: number): number {
  let end = from + 1;
  const usual = gapBetween(pieces[from], pieces[end]);
  while (end < pieces.length && Math.abs(gapBetween(pieces[end - 1], pieces[end]) - usual) < 0.6) end++;
  return end;
}

function gapBetween(piece: Piece | undefined, next: Piece | undefined): number {
  const [last, first] = [piece?.at(-1), next?.[0]];
  if (!last || !first || last.baseline !== first.baseline || last.size !== first.size) return Number.NaN;
  return first.left - last.right;
}

/** "Reviewed   medicines   with   care": each word of a sentence is a piece. */
function areWords(pieces: Piece[]): boolean {
  const words = pieces.map((piece) =>
    piece
      .map(({ text }) => text)
      .join("")
      .trim(),
  );
  return (
    words.length > 2 &&
    words.every((word) => !/\s/.test(word)) &&
    words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length >= Math.max(2, 0.6 * (words.length - 1))
  );
}

/** Whether a longer piece ends at the same right edge. */
function endsAlike(stretch: Piece, other: Piece): boolean {
  const [last, otherFirst, otherLast] = [stretch.at(-1), other[0], other.at(-1)];
  return (
    last !== undefined &&
    otherFirst !== undefined &&
    otherLast !== undefined &&
    last.page === otherLast.page &&
    Math.abs(last.right - otherLast.right) < 0.8 &&
    otherLast.right - otherFirst.left > 12 * last.size
  );
}

/** Whether the line directly above or below has the same left and right edges. */
function isFlush(stretch: Piece, other: Piece): boolean {
  const [first, last, otherFirst, otherLast] = [stretch[0], stretch.at(-1), other[0], other.at(-1)];
  if (!first || !last || !otherFirst || !otherLast || first.page !== otherFirst.page) return false;
  const distance = Math.abs(first.baseline - otherFirst.baseline);
  return (
    distance > 0.5 * first.size &&
    distance < 2 * first.size &&
    Math.abs(first.size - otherFirst.size) < 0.3 &&
    Math.abs(first.left - otherFirst.left) < 1 &&
    Math.abs(last.right - otherLast.right) < 1
  );
}
