/** The overview names so many users and purchases. */
export const OVERVIEW_ENTRIES = 5;
