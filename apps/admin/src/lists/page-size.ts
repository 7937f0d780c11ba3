/** So many entries of a list are asked for at a time. */
export const PAGE_SIZE = 25;
