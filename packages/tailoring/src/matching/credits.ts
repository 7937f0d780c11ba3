/** The credit, 0 to 1, from which a requirement counts as met. */
export const MET = 0.7;
/** The credit from which it counts as met in part. */
export const PARTLY = 0.2;
