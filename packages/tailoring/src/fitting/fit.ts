import type { CvContent, Length } from "@terzi/contracts/cv";
import { type Place, parsePlace, textPlace } from "@terzi/contracts/place";
import { splitSentences } from "@terzi/language/sentences";
import { firstThatFits } from "./first-that-fits.ts";
import type { Drop } from "./fit-drops.ts";
import { follow } from "./follow.ts";
import { withoutDrops } from "./without-drops.ts";

/** The pages that a length promises; null promises nothing. */
export const PROMISED_PAGES: Record<Length, number | null> = { short: 1, standard: 2, long: null };

/** `expected`: so many at least are likely. */
export type CountPages = (content: CvContent, expected?: number) => Promise<number>;

/** A text, a list's item or an entry that may go; with `letters`, a sentence of so many of a text. */
export type Droppable = { at: Place; letters?: number };

/** How many of the parts must go, in order, and the pages that this comes down to. */
export type Guessed = { drops: number; pages: number };

/**
 * About how many of the parts must go for a content to fill so many pages, or as many as all of them leave; null where
 * nothing tells. What it says is proven by counting, so it may be wrong.
 */
export type GuessDrops = (
  content: CvContent,
  squeeze: { pages: number; parts: Droppable[] },
) => Promise<Guessed | null>;

export type Fitted = {
  content: CvContent;
  pageCount: number;
  promised: number | null;
  /** How many things went: points, sentences, skills, whole projects. */
  dropped: number;
  fits: boolean;
};

/** In letters of JSON: a content with more for each page that is promised hardly fits. */
const LETTERS_OF_A_PAGE = 4_000;

type FitOptions = {
  length: Length;
  drops: Drop[];
  fewestDrops?: number;
  guessDrops?: GuessDrops | undefined;
};

/**
 * Keeps a promised length by measuring real pages and dropping as little as possible, least helpful first. Measures
 * about log2(number of things) times, and with a good guess twice. Where it can't fit, it comes as near as it can with
 * the least loss, and `fits` is false. Contact, employers, titles, schools and dates are never dropped. `fewestDrops`:
 * how many things must go whatever the pages (`fewest-drops.ts`).
 */
export async function fitContent(
  content: CvContent,
  { length, drops, fewestDrops = 0, guessDrops }: FitOptions,
  countPages: CountPages,
  signal?: AbortSignal,
): Promise<Fitted> {
  const promised = PROMISED_PAGES[length];
  const measured = new Map<number, Promise<number>>();
  const after = (count: number) =>
    withoutDrops(content, new Set(drops.slice(0, count).map(({ place }) => place)));
  const pagesAfter = async (count: number, expected = promised ?? 1): Promise<number> => {
    signal?.throwIfAborted();
    const pages = measured.get(count) ?? countPages(after(count), expected);
    measured.set(count, pages);
    return pages;
  };
  const result = (count: number, pageCount: number): Fitted => ({
    content: count ? after(count) : content,
    pageCount,
    promised,
    dropped: count,
    fits: promised === null || pageCount <= promised,
  });

  // Of a content that can't fit, the whole needn't be counted.
  if (promised === null || !guessDrops || JSON.stringify(content).length < LETTERS_OF_A_PAGE * promised) {
    const whole = await pagesAfter(fewestDrops, 1);
    if (promised === null || whole <= promised) return result(fewestDrops, whole);
  }
  const most = Math.max(fewestDrops, drops.length);
  const find = (pages: number, guess: number | null) =>
    firstThatFits({
      pagesAfter: (count) => pagesAfter(count, pages),
      pages,
      fewest: fewestDrops,
      most,
      guess,
    });
  const guess = await guessDrops?.(content, { pages: promised, parts: partsOf(content, drops) });
  if (guess) {
    const aim = Math.max(promised, guess.pages);
    const [floor, found] = await Promise.all([
      aim > promised ? pagesAfter(most) : aim,
      find(aim, guess.drops),
    ]);
    const pages = await pagesAfter(found);
    if (floor === aim && pages <= aim) return result(found, pages);
  }
  const target = Math.max(promised, await pagesAfter(most));
  const found = await find(target, null);
  return result(found, await pagesAfter(found));
}

const partsOf = (content: CvContent, drops: Drop[]): Droppable[] =>
  drops.map(({ place }) => {
    const { sentence } = parsePlace(place);
    if (sentence === undefined) return { at: place };
    const text = follow(content, place);
    const span = typeof text === "string" ? splitSentences(text)[sentence] : undefined;
    return { at: textPlace(place), letters: span ? span.end - span.start + 1 : 0 };
  });
