/**
 * An e-mail address, also with spaces around the @ as some PDFs have them. It is looked for from the start of a word
 * alone: from each letter of a long one would take a long time. "900377 @ ada.lovelace@example.org" has a sign before it.
 */
export const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+ ?@ ?[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}(?![\p{L}\p{N}._%+'-]*@)/u;

/** What may be a phone number: digits and what is set between them; dates and numbers of other kinds match too. */
export const PHONE = /(?<![\p{L}\d.@/])(?:\+|00|\()?\d[\d\s().\-–/]{5,22}\d(?![\d@\p{L}])/gu;
