const NAMES = [
  "january jan ocak oca janvier janv",
  "february feb subat sub fevrier fevr",
  "march mar mart mars",
  "april apr nisan nis avril avr",
  "may mayis mai",
  "june jun haziran haz juin",
  "july jul temmuz tem juillet juil",
  "august aug agustos agu aout",
  "september sep sept eylul eyl septembre",
  "october oct ekim eki octobre",
  "november nov kasim kas novembre",
  "december dec aralik ara decembre",
];

const MONTHS = new Map(NAMES.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1])));

/** 1 to 12 for a month's (folded) name or its short form, in English, Turkish or French. */
export const monthNumber = (folded: string): number | undefined => MONTHS.get(folded);

/** All names, the longest first, for a pattern. */
export const MONTH_PATTERN = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|");
