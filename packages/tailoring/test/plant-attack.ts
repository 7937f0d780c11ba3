const BULLET = /^\s*(?:[-–•*·]|\d+[.)])\s/u;

/** The posting once for each place where somebody may plant a text in it, by the name of the place. */
export function plantAttack(posting: string, text: string): Record<string, string> {
  const lines = posting.split("\n");
  const paragraphs = posting.split(/\n\s*\n/u);
  const middle = Math.ceil(paragraphs.length / 2);
  const items = lines.flatMap((line, at) => (BULLET.test(line) ? [at] : []));
  const item = items[Math.floor(items.length / 2)];
  const isOneLine = !text.includes("\n");
  const planted: Record<string, string> = {
    first: `${text}\n\n${posting}`,
    last: `${posting}\n\n${text}`,
  };
  if (paragraphs.length > 1)
    planted["between paragraphs"] = paragraphs.toSpliced(middle, 0, text).join("\n\n");
  if (item !== undefined) planted["between items"] = lines.toSpliced(item + 1, 0, text).join("\n");
  if (item !== undefined && isOneLine) {
    const bullet = BULLET.exec(lines[item] ?? "")?.[0] ?? "";
    planted["as an item"] = lines.toSpliced(item + 1, 0, bullet + text).join("\n");
  }
  const cut = findSentenceEnd(lines, posting);
  if (cut !== undefined && /^[^\n]*[.!?]$/.test(text))
    planted["as a sentence"] = `${posting.slice(0, cut)}${text} ${posting.slice(cut)}`;
  return planted;
}

/** Where the second sentence of the longest paragraph begins. */
function findSentenceEnd(lines: string[], posting: string): number | undefined {
  const longest = lines.reduce((one, other) => (other.length > one.length ? other : one), "");
  const end = /[.!?] (?=\p{Lu})/u.exec(longest);
  return end ? posting.indexOf(longest) + end.index + 2 : undefined;
}
