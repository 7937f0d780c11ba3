/** The product's constants (specification, sections 5 and 9). */

export const SIGNUP_CREDITS = 10;
/** What holds when the `cv_cost` row is missing or not a positive integer. */
export const CV_COST_FALLBACK = 5;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 255;

/** How long the link that confirms an address works. */
export const CONFIRMATION_HOURS = 72;

export const POSTING_MAX = 50_000;
/** Of a profile's and of a CV's content, as JSON. A hundred pages hold less. */
export const PROFILE_MAX_BYTES = 300_000;
export const CV_MAX_BYTES = 200_000;
/** The share of a limit at which a person is told that it is near. */
export const NEAR_LIMIT = 0.8;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/** How many calls one batch of the typed API holds. */
export const BATCH_MAX = 10;
/** What its calls after the first are answered together, as JSON. */
export const BATCH_MAX_BYTES = 2_000_000;

export const MATCH_EXCELLENT = 80;
export const MATCH_GOOD = 60;

export const RECENT_CVS = 5;
export const CV_COUNT_START = 10_822;
/** How long a deleted CV can be brought back. */
export const CV_BIN_DAYS = 30;
