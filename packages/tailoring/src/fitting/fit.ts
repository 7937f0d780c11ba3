import type { CvContent, Length } from "@terzi/contracts/cv";
import type { Drop } from "./fit-drops.ts";
import { withoutDrops } from "./without-drops.ts";

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
 * Keeps a promised length by measuring real pages and dropping as little as possible, least helpful first. Measures
 * about log2(number of things) times. Where it can't fit, it comes as near as it can with the least loss, and `fits`
 * is false. Contact, employers, titles, schools and dates are never dropped. `fewestDrops`: how many things must go
 * whatever the pages (`fewest-drops.ts`).
 */
export async function fitContent(
  content: CvContent,
  { length, drops, fewestDrops = 0 }: { length: Length; drops: Drop[]; fewestDrops?: number },
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

  const whole = await pagesAfter(fewestDrops);
  if (promised === null || whole <= promised) return result(fewestDrops, whole);
  const target = Math.max(promised, await pagesAfter(drops.length));
  if (whole <= target) return result(fewestDrops, whole);
  let tooFew = fewestDrops;
  let enough = drops.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if ((await pagesAfter(middle)) <= target) enough = middle;
    else tooFew = middle;
  }
  return result(enough, await pagesAfter(enough));
}
