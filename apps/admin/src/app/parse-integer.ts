/** What was typed, as an integer; 0 when it isn't one. */
export const parseInteger = (typed: string): number => {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? 0 : value;
};
