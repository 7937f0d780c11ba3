/** The rounded mean of the CVs' match scores; null without a CV. */
export const averageScore = (cvs: { matchScore: number }[]): number | null =>
  cvs.length ? Math.round(cvs.reduce((sum, cv) => sum + cv.matchScore, 0) / cvs.length) : null;
