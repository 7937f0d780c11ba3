/** Markers of an action spread to what the same verb governs; the others stay with the words beside them. */
export const SPREADING = new Set([
  "assist",
  "substitute",
  "accompany",
  "observe",
  "study",
  "attempt",
  "intend",
  "propose",
  "possible",
  "guided",
  "jointly",
  "refuse",
  "learner",
  "unpaid",
  "seldom",
  "other",
]);
