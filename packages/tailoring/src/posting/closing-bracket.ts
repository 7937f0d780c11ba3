/** "Cooking: 10 years (Required)": the distance from a part to the closing bracket of one it opened. */
export function closingBracket(text: string, start: number, end: number): number {
  const inside = text.slice(start, end);
  const isOpen = inside.lastIndexOf("(") > inside.lastIndexOf(")");
  return isOpen ? (/^\.?\s*\)/.exec(text.slice(end, end + 4))?.[0].length ?? 0) : 0;
}
