export const yearsOf = (years: number): string => (years === 1 ? "1 year" : `${years} years`);

/** By how it is said: "an MBA", "an NVQ", "a BSc", "a University degree". */
export const withArticle = (noun: string): string => {
  const isSpelled = /^[A-Z](?:\.|[a-z]?[A-Z])/.test(noun);
  const isVowel = isSpelled ? /^[AEFHILMNORSX]/.test(noun) : /^(?!uni)[aeiou]/i.test(noun);
  return `${isVowel ? "an" : "a"} ${noun}`;
};

/** "University of Leeds" has an article in a sentence, "Ankara University" has none. */
export const namedSchool = (name: string): string =>
  /^(?:university|college) of /i.test(name) ? `the ${name}` : name;
