import type { CvContent, Length } from "@terzi/contracts/cv";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import { type Drop, withoutDrops } from "./fit-drops.ts";

/** The pages that a length promises; null promises nothing. */
export const PROMISED_PAGES: Record<Length, number | null> = { short: 1, standard: 2, long: null };

export type CountPages = (content: CvContent) => Promise<number>;

export type Fitted = {
  content: CvContent;
  pageCount: number;
  promised: number | null;
  /** How many things went: points, sentences, skills, whole projects. */
  dropped: number;
  fits: boolean;
};

/**
 * Keeps the promise of a length by measuring real pages and letting go of what helps the posting least, as little as
 * possible. Measures about log2(number of things) times. Where it can't fit, it comes as near as it can with the
 * least loss, and `fits` is false. Contact, employers, titles, schools and dates are never dropped. What is larger than
 * a CV may be to be saved loses as much before any page is measured.
 */
export async function fitContent(
  content: CvContent,
  { length, drops }: { length: Length; drops: Drop[] },
  countPages: CountPages,
  signal?: AbortSignal,
): Promise<Fitted> {
  const promised = PROMISED_PAGES[length];
  const measured = new Map<number, number>();
  const after = (count: number) =>
    withoutDrops(content, new Set(drops.slice(0, count).map(({ place }) => place)));
  const pagesAfter = async (count: number): Promise<number> => {
    signal?.throwIfAborted();
    const before = measured.get(count);
    if (before !== undefined) return before;
    const pages = await countPages(after(count));
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

  const fewest = fewestDropsToSave(drops.length, after);
  const whole = await pagesAfter(fewest);
  if (promised === null || whole <= promised) return result(fewest, whole);
  const target = Math.max(promised, await pagesAfter(drops.length));
  if (whole <= target) return result(fewest, whole);
  let tooFew = fewest;
  let enough = drops.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if ((await pagesAfter(middle)) <= target) enough = middle;
    else tooFew = middle;
  }
  return result(enough, await pagesAfter(enough));
}

/** How many things must go at least for the content to be small enough to be saved. */
function fewestDropsToSave(all: number, after: (count: number) => CvContent): number {
  const canBeSaved = (count: number) => jsonBytes(after(count)) <= CV_MAX_BYTES;
  if (canBeSaved(0)) return 0;
  let tooFew = 0;
  let enough = all;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (canBeSaved(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
