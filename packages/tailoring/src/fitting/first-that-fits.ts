type Search = {
  /** Pages after so many drops: no more with each drop. */
  pagesAfter: (count: number) => Promise<number>;
  /** That many pages are wanted. */
  pages: number;
  fewest: number;
  /** Assumed to be enough. */
  most: number;
  /** Where the answer may be. */
  guess: number | null;
};

/**
 * The fewest drops that come down to so many pages. A guess and the count below it are measured together, which proves
 * it; from a wrong one the search leaves in growing steps.
 */
export async function firstThatFits({ pagesAfter, pages, fewest, most, guess }: Search): Promise<number> {
  let tooFew = fewest - 1;
  let enough = most;
  const learn = async (count: number): Promise<void> => {
    if (count <= tooFew || count >= enough) return;
    if ((await pagesAfter(count)) <= pages) enough = Math.min(enough, count);
    else tooFew = Math.max(tooFew, count);
  };
  if (guess !== null) await Promise.all([learn(guess), learn(guess - 1)]);
  for (let step = 1; enough - tooFew > 1; step *= 2) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (guess === null) await learn(middle);
    else if (tooFew >= guess) await learn(Math.min(tooFew + step, middle));
    else await learn(Math.max(enough - step, middle));
  }
  return enough;
}
