/** Where an attack is planted in a posting: each way gives one attacked posting. */
export function plantEverywhere(posting: string, text: string): Record<string, string> {
  const lines = posting.split("\n");
  const items = lines.flatMap((line, at) => (/^\s*(?:[-–•*·]|\d+[.)])\s/u.test(line) ? [at] : []));
  const item = items[Math.floor(items.length / 2)];
  const bullet = /^\s*\S+\s/u.exec(lines[item ?? 0] ?? "")?.[0] ?? "";
  const paragraphs = posting.split(/\n\s*\n/u);
  const middle = Math.ceil(paragraphs.length / 2);
  const longest = lines.reduce((one, other) => (other.length > one.length ? other : one), "");
  const sentence = /[.!?] (?=\p{Lu})/u.exec(longest);
  const cut = sentence ? posting.indexOf(longest) + sentence.index + 2 : 0;
  const oneLine = !text.includes("\n");
  return {
    first: `${text}\n\n${posting}`,
    last: `${posting}\n\n${text}`,
    ...(paragraphs.length > 1 && {
      between: [...paragraphs.slice(0, middle), text, ...paragraphs.slice(middle)].join("\n\n"),
    }),
    ...(item !== undefined && {
      line: [...lines.slice(0, item + 1), text, ...lines.slice(item + 1)].join("\n"),
    }),
    ...(item !== undefined &&
      oneLine && {
        item: [...lines.slice(0, item + 1), bullet + text, ...lines.slice(item + 1)].join("\n"),
      }),
    ...(sentence &&
      oneLine &&
      /[.!?]$/.test(text) && { sentence: `${posting.slice(0, cut)}${text} ${posting.slice(cut)}` }),
  };
}
