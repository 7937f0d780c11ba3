/** How many entries of a list are requested at a time. */
export const PAGE_SIZE = 25;
