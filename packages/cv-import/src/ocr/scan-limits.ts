/** More pages of a scan are not read: nobody's CV is longer, and each takes seconds. */
export const MAX_SCANNED_PAGES = 8;
