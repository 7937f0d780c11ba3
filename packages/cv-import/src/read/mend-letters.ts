const LOOKALIKE: Record<string, string> = { ș: "ş", Ș: "Ş" };

/**
 * Letters that documents have in place of others that look alike: the Romanian s with a comma below stands for the
 * Turkish one with a cedilla, in older fonts and keyboards. The text is as long as before.
 */
export const mendLetters = (text: string): string =>
  text.replace(/[șȘ]/g, (letter) => LOOKALIKE[letter] ?? letter);
