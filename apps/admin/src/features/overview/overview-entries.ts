/** How many users and purchases the overview lists. */
export const OVERVIEW_ENTRIES = 5;
