type Scored = { matchScore: number; isScored: boolean };

/** The rounded mean of the match scores of the CVs that have one; null when none has. */
export function averageScore(cvs: Scored[]): number | null {
  const scored = cvs.filter(({ isScored }) => isScored);
  return scored.length
    ? Math.round(scored.reduce((sum, { matchScore }) => sum + matchScore, 0) / scored.length)
    : null;
}
